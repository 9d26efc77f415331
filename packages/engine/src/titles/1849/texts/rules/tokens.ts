import type { Rule } from '../../../../core/rules.js'

export const tokensRules: Readonly<Record<string, Rule>> = {
  '1849-10.4-1': {
    section: '§10.4',
    text: {
      en: 'At most one station a turn, free, in a city joined by a route of any length to another own station.',
      ru: 'Не больше одной станции за ход, бесплатно, в городе, связанном маршрутом любой длины с другой своей станцией.',
      pl: 'Najwyżej jedna stacja na turę, za darmo, w mieście połączonym trasą dowolnej długości z inną własną stacją.',
    },
  },
  '1849-10.4-2': {
    section: '§10.4',
    text: {
      en: 'It needs an empty slot. A slot needed as the home of a corporation in the game that is not founded is kept; AFG and one removed at the start keep none.',
      ru: 'Нужно свободное место. Место, нужное под домашнюю станцию ещё не основанной корпорации, сохраняется за ней; за AFG и убранной в начале места нет.',
      pl: 'Potrzebne jest wolne miejsce. Miejsce macierzyste niezałożonej spółki będącej w grze jest zachowane; AFG i spółka usunięta na początku nie rezerwują nic.',
    },
  },
  '1849-10.4-3': {
    section: '§10.4',
    text: {
      en: 'Never two stations of one corporation in one hex.',
      ru: 'Двух станций одной корпорации в одном гексе не бывает.',
      pl: 'Nigdy dwie stacje jednej spółki w jednym heksie.',
    },
  },
  '1849-10.4-4': {
    section: '§10.4',
    text: {
      en: 'The home station is placed at the founding and does not use the step.',
      ru: 'Домашнюю станцию ставят при основании, шаг станции она не занимает.',
      pl: 'Stację macierzystą stawia się przy założeniu i nie zużywa ona kroku stacji.',
    },
  },
}
