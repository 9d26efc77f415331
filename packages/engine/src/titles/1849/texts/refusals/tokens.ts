import type { RefusalWording } from '../../../../core/rules.js'

export const tokensRefusals: Readonly<Record<string, RefusalWording>> = {
  'or.token.SECOND_TOKEN': {
    id: 'ST1',
    rule: '1849-10.4-1',
    text: {
      en: 'Only one station is placed a turn, and this turn’s is used.',
      ru: 'За ход ставят только одну станцию, и она уже использована.',
      pl: 'W turze stawia się tylko jedną stację i została ona już wykorzystana.',
    },
  },
  'or.token.WRONG_STEP': {
    id: 'ST1',
    rule: '1849-10.4-1',
    also: ['1849-10-2'],
    text: {
      en: 'A station is placed in its own step of the turn: after the tile, before the trains run.',
      ru: 'Станцию ставят на своём шаге хода: после тайла и до рейсов.',
      pl: 'Stację stawia się w jej kroku tury: po kafelku, przed przejazdami.',
    },
  },
  'or.token.POWER_INSTEAD': {
    id: 'ST1',
    rule: '1849-7.1-9',
    also: ['1849-10.4-1'],
    text: {
      en: '{company} stands in for the station of this turn: only {company} itself places one, in the city it serves.',
      ru: '{company} заменяет станцию этого хода: её ставит только сама {company}, в городе, где она действует.',
      pl: '{company} zastępuje stację tej tury: stawia ją tylko sama {company}, w mieście, w którym działa.',
    },
  },
  ST2: {
    rule: '1849-10.4-1',
    text: {
      en: '{company} has no station left.',
      ru: 'У корпорации {company} не осталось станций.',
      pl: 'Spółka {company} nie ma już stacji.',
    },
  },
  ST3: {
    rule: '1849-10.4-1',
    text: {
      en: 'No route connects the city in {hex} with a station of {company}.',
      ru: 'Город в гексе {hex} не соединён маршрутом со станцией корпорации {company}.',
      pl: 'Żadna trasa nie łączy miasta w heksie {hex} ze stacją spółki {company}.',
    },
  },
  ST4: {
    rule: '1849-10.4-2',
    text: {
      en: 'There is no free slot in {hex}.',
      ru: 'В гексе {hex} нет свободного места.',
      pl: 'W heksie {hex} nie ma wolnego miejsca.',
    },
  },
  ST5: {
    rule: '1849-10.4-2',
    text: {
      en: 'The last free slot in {hex} is kept for the home of a corporation that is not founded.',
      ru: 'Последнее свободное место в гексе {hex} оставлено под домашнюю станцию неоснованной корпорации.',
      pl: 'Ostatnie wolne miejsce w heksie {hex} jest zachowane na stację macierzystą niezałożonej spółki.',
    },
  },
  ST6: {
    rule: '1849-10.4-3',
    text: {
      en: '{company} already has a station in {hex}.',
      ru: 'У корпорации {company} уже есть станция в гексе {hex}.',
      pl: 'Spółka {company} ma już stację w heksie {hex}.',
    },
  },
  ST7: {
    rule: '1849-7.1-9',
    text: {
      en: '{company} works in one coastal city, tile and station in the same hex: not in {hex}.',
      ru: '{company} действует в одном приморском городе: тайл и станция в одном гексе, а не в {hex}.',
      pl: '{company} działa w jednym mieście nadmorskim, kafelek i stacja w tym samym heksie, a nie w {hex}.',
    },
  },
}
