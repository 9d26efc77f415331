import type { RefusalCode } from '../../../../core/refusals.js'
import type { RefusalWording } from '../../../../core/rules.js'

export const trackRefusals = {
  'or.tile.NO_ACTION_LEFT': {
    rule: '1846-TRK-1',
    text: {
      en: 'Both tile actions of this turn are used up.',
      ru: 'Оба действия с тайлами за этот ход израсходованы.',
      pl: 'Oba działania z kafelkami w tej turze są wykorzystane.',
    },
  },
  'or.tile.SECOND_UPGRADE': {
    rule: '1846-TRK-1',
    text: {
      en: 'Only one upgrade is allowed in a turn.',
      ru: 'За ход разрешено только одно улучшение.',
      pl: 'W turze dozwolone jest tylko jedno ulepszenie.',
    },
  },
  'or.tile.COLOUR_PHASE': {
    rule: '1846-TRK-2',
    text: {
      en: '{colour, select, yellow {Yellow} green {Green} brown {Brown} gray {Gray} other {Such}} tiles are not available in Phase {phase}.',
      ru: '{colour, select, yellow {Жёлтые} green {Зелёные} brown {Коричневые} gray {Серые} other {Такие}} тайлы в фазе {phase} недоступны.',
      pl: '{colour, select, yellow {Żółte} green {Zielone} brown {Brązowe} gray {Szare} other {Takie}} kafelki nie są dostępne w fazie {phase}.',
    },
  },
  'or.tile.COLOUR_STEP': {
    rule: '1846-TRK-2',
    text: {
      en: 'Tile {tile} is not the next colour for {hex}: yellow, green, brown, gray, one step at a time.',
      ru: 'Тайл {tile} — не следующий цвет для {hex}: жёлтый, зелёный, коричневый, серый, по одному шагу.',
      pl: 'Kafelek {tile} nie jest następnym kolorem dla {hex}: żółty, zielony, brązowy, szary, krok po kroku.',
    },
  },
  'or.tile.WRONG_KIND': {
    rule: '1846-TRK-3',
    text: {
      en: 'Tile {tile} does not suit {hex}: city tiles go on cities only, plain tiles elsewhere.',
      ru: 'Тайл {tile} не подходит для {hex}: тайлы с городом — только на города, простые — на остальные гексы.',
      pl: 'Kafelek {tile} nie pasuje do {hex}: kafelki z miastem tylko na miasta, zwykłe na inne heksy.',
    },
  },
  'or.tile.WRONG_LABEL': {
    rule: '1846-TRK-3',
    text: {
      en: 'Tile {tile} and {hex} do not bear the same mark.',
      ru: 'Метки тайла {tile} и гекса {hex} не совпадают.',
      pl: 'Oznaczenia kafelka {tile} i heksu {hex} nie są takie same.',
    },
  },
  'or.tile.TRACK_LOST': {
    rule: '1846-TRK-4',
    text: {
      en: 'Tile {tile} laid so would lose track that lies on {hex}.',
      ru: 'При такой укладке тайла {tile} на {hex} пропали бы существующие пути.',
      pl: 'Tak położony kafelek {tile} usunąłby tory istniejące na {hex}.',
    },
  },
  'or.tile.NO_TILE': {
    rule: '1846-TRK-5',
    text: {
      en: 'No tile {tile} is left in the supply.',
      ru: 'Тайлов {tile} в запасе не осталось.',
      pl: 'W zapasie nie ma już kafelków {tile}.',
    },
  },
  'or.tile.NOT_CONNECTED': {
    rule: '1846-TRK-6',
    text: {
      en: 'The tile on {hex} would not be joined to the track of {company}.',
      ru: 'Тайл на {hex} не был бы соединён с путями {company}.',
      pl: 'Kafelek na {hex} nie byłby połączony z torami {company}.',
    },
  },
  'or.tile.NO_NEW_TRACK': {
    rule: '1846-TRK-6',
    text: {
      en: 'The track of {company} reaches {hex}, but none of the new track on it.',
      ru: 'Пути {company} доходят до {hex}, но не до новых путей на нём.',
      pl: 'Tory {company} dochodzą do {hex}, ale nie do nowego toru na nim.',
    },
  },
  'or.tile.RESERVED_HEX': {
    rule: '1846-TRK-8',
    text: {
      en: '{hex} is reserved while a player owns {company}.',
      ru: '{hex} зарезервирован, пока {company} принадлежит игроку.',
      pl: '{hex} jest zarezerwowany, dopóki {company} należy do gracza.',
    },
  },
  'or.tile.BAD_EDGE': {
    rule: '1846-TRK-9',
    text: {
      en: 'Tile {tile} laid so leads track on {hex} to a side where none may go.',
      ru: 'При такой укладке тайла {tile} путь на {hex} ведёт в сторону, куда вести нельзя.',
      pl: 'Tak położony kafelek {tile} prowadzi na {hex} tor do krawędzi, gdzie nie wolno.',
    },
  },
  'or.tile.NO_CASH': {
    rule: '1846-TRK-10',
    text: {
      en: 'The tile costs {need}, the treasury has {have}.',
      ru: 'Тайл стоит {need}, а в кассе {have}.',
      pl: 'Kafelek kosztuje {need}, a w kasie jest {have}.',
    },
  },
  'or.tile.PRINTED_GRAY': {
    rule: '1846-TRK-2',
    text: {
      en: '{hex} takes no further tile: red, gray and blue hexes stay as they are.',
      ru: 'На {hex} тайлы больше не кладут: красные, серые и синие гексы не меняются.',
      pl: 'Na {hex} nie kładzie się już kafelka: czerwone, szare i niebieskie heksy zostają bez zmian.',
    },
  },
  'or.tile.WRONG_STEP': {
    rule: '1846-ORD-3',
    text: {
      en: 'Tiles are laid in an operating turn, before the trains run.',
      ru: 'Тайлы кладут в операционный ход, до рейсов поездов.',
      pl: 'Kafelki kładzie się w turze operacyjnej, przed przejazdami pociągów.',
    },
  },
} as const satisfies Partial<Record<RefusalCode, RefusalWording>>
