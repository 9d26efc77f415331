import type { Rule } from '../../../../core/rules.js'

export const tokensRules: Readonly<Record<string, Rule>> = {
  '1849-10.4-1': {
    section: '§10.4',
    text: {
      en: 'At most one marker a turn, free, in a city joined by a route of any length to another own marker.',
      ru: 'Не больше одного жетона за ход, бесплатно, в городе, связанном маршрутом любой длины с другим своим жетоном.',
      pl: 'Najwyżej jeden znacznik na turę, za darmo, w mieście połączonym trasą dowolnej długości z innym własnym znacznikiem.',
    },
  },
  '1849-10.4-2': {
    section: '§10.4',
    text: {
      en: 'It needs an empty slot. A slot needed as the home of a corporation in the game that is not founded is kept; AFG and one removed at the start keep none.',
      ru: 'Нужно свободное место. Место, нужное под дом неоснованной корпорации из игры, сохраняется; AFG и убранная в начале не держат ничего.',
      pl: 'Potrzebne jest wolne miejsce. Miejsce macierzyste niezałożonej spółki będącej w grze jest zachowane; AFG i spółka usunięta na początku nie rezerwują nic.',
    },
  },
  '1849-10.4-3': {
    section: '§10.4',
    text: {
      en: 'Never two markers of one corporation in one hex.',
      ru: 'Двух жетонов одной корпорации в одном гексе не бывает.',
      pl: 'Nigdy dwa znaczniki jednej spółki w jednym heksie.',
    },
  },
  '1849-10.4-4': {
    section: '§10.4',
    text: {
      en: 'The home marker is placed at the founding and does not use the step.',
      ru: 'Домашний жетон ставится при основании и шаг не тратит.',
      pl: 'Znacznik macierzysty stawia się przy założeniu i nie zużywa kroku.',
    },
  },
}
