import type { RefusalCode } from '../../../../core/refusals.js'
import type { RefusalWording } from '../../../../core/rules.js'

export const trackRefusals = {
  'or.tile.NO_ACTION_LEFT': {
    id: 'MAG-XTRK-1',
    rule: 'MAG-TRK-1',
    text: {
      en: 'Both tile actions of this turn are used up.',
      ru: 'Оба действия с тайлами за этот ход израсходованы.',
      pl: 'Oba działania z kafelkami w tej turze są wykorzystane.',
    },
  },
  'or.tile.SECOND_UPGRADE': {
    id: 'MAG-XTRK-1',
    rule: 'MAG-TRK-1',
    text: {
      en: 'Only one upgrade is allowed in a turn; the other tile must be yellow.',
      ru: 'За ход разрешено только одно улучшение; другой тайл должен быть жёлтым.',
      pl: 'W turze dozwolone jest tylko jedno ulepszenie; drugi kafelek musi być żółty.',
    },
  },
  'or.tile.HOME_FIRST': {
    id: 'MAG-XTRK-2',
    rule: 'MAG-TRK-3',
    text: {
      en: 'The home of {company}, {hex}, has no tile yet: the first tile goes there.',
      ru: 'В домашнем гексе компании {company}, {hex}, ещё нет тайла: первый кладут туда.',
      pl: 'W mieście macierzystym spółki {company}, {hex}, nie ma jeszcze kafelka: pierwszy trafia tam.',
    },
  },
  'or.tile.NOT_CONNECTED': {
    id: 'MAG-XTRK-3',
    rule: 'MAG-TRK-4',
    also: ['MAG-UPG-2'],
    text: {
      en: 'No station of {company} is joined to track on {hex}, or only through a filled city or a red hex.',
      ru: 'Пути на {hex} не связаны ни с одной станцией {company} или связаны только через заполненный город или красный гекс.',
      pl: 'Tor na {hex} nie jest połączony z żadną stacją {company} albo tylko przez zapełnione miasto lub czerwony heks.',
    },
  },
  'or.tile.NO_NEW_TRACK': {
    id: 'MAG-XTRK-3',
    rule: 'MAG-UPG-2',
    also: ['MAG-TRK-4'],
    text: {
      en: 'The track of {company} reaches {hex}, but not the track of the tile.',
      ru: 'Пути {company} доходят до {hex}, но не до путей этого тайла.',
      pl: 'Tory {company} dochodzą do {hex}, ale nie do toru tego kafelka.',
    },
  },
  'or.tile.WRONG_KIND': {
    id: 'MAG-XTRK-4',
    rule: 'MAG-TRK-5',
    also: ['MAG-UPG-4'],
    text: {
      en: 'Tile {tile} does not suit {hex}: town tiles go on towns, city tiles on cities, plain track elsewhere.',
      ru: 'Тайл {tile} не подходит для {hex}: тайлы городков — на городки, городов — на города, простые — на остальные гексы.',
      pl: 'Kafelek {tile} nie pasuje do {hex}: kafelki miasteczek na miasteczka, miast na miasta, zwykłe na inne heksy.',
    },
  },
  'or.tile.WRONG_LABEL': {
    id: 'MAG-XTRK-4',
    rule: 'MAG-TRK-5',
    also: ['MAG-TRK-6', 'MAG-UPG-4'],
    text: {
      en: 'The letters of tile {tile} and {hex} do not agree: OO, B and K tiles go on their hexes, and those hexes take no others.',
      ru: 'Буквы тайла {tile} и {hex} не совпадают: тайлы OO, B и K кладут на свои гексы, и других эти гексы не принимают.',
      pl: 'Litery kafelka {tile} i {hex} się nie zgadzają: kafelki OO, B i K trafiają na swoje heksy, a te nie przyjmują innych.',
    },
  },
  'or.tile.COLOUR_PHASE': {
    id: 'MAG-XTRK-5',
    rule: 'MAG-TRK-14',
    also: ['MAG-UPG-1'],
    text: {
      en: '{colour, select, yellow {Yellow} green {Green} brown {Brown} gray {Gray} other {Such}} tiles are not open in the {phase, select, Yellow {yellow} Green {green} Brown {brown} Gray {gray} other {{phase}}} phase.',
      ru: '{colour, select, yellow {Жёлтые} green {Зелёные} brown {Коричневые} gray {Серые} other {Такие}} тайлы в {phase, select, Yellow {жёлтой} Green {зелёной} Brown {коричневой} Gray {серой} other {{phase}}} фазе ещё недоступны.',
      pl: '{colour, select, yellow {Żółte} green {Zielone} brown {Brązowe} gray {Szare} other {Takie}} kafelki nie są jeszcze dostępne w {phase, select, Yellow {żółtej} Green {zielonej} Brown {brązowej} Gray {szarej} other {{phase}}} fazie.',
    },
  },
  'or.tile.COLOUR_STEP': {
    id: 'MAG-XTRK-5',
    rule: 'MAG-UPG-1',
    also: ['MAG-TRK-14'],
    text: {
      en: 'Tile {tile} is not the next colour for {hex}: yellow, green, brown, gray, one step at a time.',
      ru: 'Тайл {tile} — не следующий цвет для {hex}: жёлтый, зелёный, коричневый, серый, по одному шагу.',
      pl: 'Kafelek {tile} nie jest następnym kolorem dla {hex}: żółty, zielony, brązowy, szary, krok po kroku.',
    },
  },
  'or.tile.NO_TILE': {
    id: 'MAG-XTRK-6',
    rule: 'MAG-TRK-15',
    text: {
      en: 'No tile {tile} is left: those that lie other side up count too.',
      ru: 'Тайлов {tile} не осталось: считаются и тайлы, лежащие другой стороной.',
      pl: 'Nie ma już kafelków {tile}: liczą się też te, które leżą drugą stroną.',
    },
  },
  'or.tile.TRACK_LOST': {
    id: 'MAG-XTRK-7',
    rule: 'MAG-UPG-3',
    text: {
      en: 'Tile {tile} laid so would lose track or a connection that lies on {hex}.',
      ru: 'При такой укладке тайла {tile} на {hex} пропал бы путь или соединение.',
      pl: 'Tak położony kafelek {tile} usunąłby tor lub połączenie istniejące na {hex}.',
    },
  },
  'or.tile.BAD_EDGE': {
    id: 'MAG-XTRK-8',
    rule: 'MAG-TRK-9',
    also: ['MAG-SET-7'],
    text: {
      en: 'Tile {tile} laid so leads track on {hex} off the map, to a blank side or to a barrier.',
      ru: 'При такой укладке тайла {tile} путь на {hex} ведёт за край карты, к пустой стороне или к преграде.',
      pl: 'Tak położony kafelek {tile} prowadzi na {hex} tor poza mapę, do pustego boku lub do bariery.',
    },
  },
  'or.tile.RIVER': {
    id: 'MAG-XTRK-8',
    rule: 'MAG-TRK-12',
    text: {
      en: 'Tile {tile} cannot lie so on {hex}: its river must follow that of the map.',
      ru: 'Тайл {tile} так на {hex} положить нельзя: его река должна совпасть с рекой на карте.',
      pl: 'Kafelek {tile} nie może tak leżeć na {hex}: jego rzeka musi pokryć się z rzeką na mapie.',
    },
  },
  'or.tile.LAKE': {
    id: 'MAG-XTRK-8',
    rule: 'MAG-TRK-11',
    text: {
      en: 'Tile {tile} laid so would lead track across the lake on {hex}.',
      ru: 'При такой укладке тайла {tile} путь на {hex} пересёк бы озеро.',
      pl: 'Tak położony kafelek {tile} poprowadziłby na {hex} tor przez jezioro.',
    },
  },
  'or.tile.PRINTED_GRAY': {
    id: 'MAG-XTRK-8',
    rule: 'MAG-TRK-9',
    text: {
      en: '{hex} takes no tile: red and gray hexes never do, and a gray tile is the last.',
      ru: 'На {hex} тайл не кладут: на красные и серые гексы — никогда, а серый тайл — последний.',
      pl: 'Na {hex} nie kładzie się kafelka: na czerwone i szare heksy nigdy, a szary kafelek jest ostatni.',
    },
  },
  'or.tile.NO_CASH': {
    id: 'MAG-XTRK-9',
    rule: 'MAG-TRK-7',
    text: {
      en: 'The terrain costs {need}, the treasury has {have}.',
      ru: 'Местность стоит {need}, а в кассе {have}.',
      pl: 'Teren kosztuje {need}, a w kasie jest {have}.',
    },
  },
  'or.tile.FEE': {
    id: 'MAG-XTRK-9',
    rule: 'MAG-TRK-2',
    text: {
      en: 'The second tile of a turn costs {need}, the treasury has {have}.',
      ru: 'Второй тайл за ход стоит {need}, а в кассе {have}.',
      pl: 'Drugi kafelek w turze kosztuje {need}, a w kasie jest {have}.',
    },
  },
  'or.tile.TERRAIN_AND_FEE': {
    id: 'MAG-XTRK-9',
    rule: 'MAG-TRK-2',
    also: ['MAG-TRK-7', 'MAG-UPG-6'],
    text: {
      en: 'The tile costs {need}: {terrain} for the terrain and {fee} because it is the second of the turn. The treasury has {have}.',
      ru: 'Тайл стоит {need}: {terrain} за местность и {fee} за то, что он второй за ход. В кассе {have}.',
      pl: 'Kafelek kosztuje {need}: {terrain} za teren i {fee} jako drugi w turze. W kasie jest {have}.',
    },
  },
  'or.tile.UPGRADE_COST': {
    id: 'MAG-XTRK-9',
    rule: 'MAG-UPG-6',
    text: {
      en: 'The river on {hex} costs {need} when its tile goes green, the treasury has {have}.',
      ru: 'Река на {hex} стоит {need}, когда тайл становится зелёным, а в кассе {have}.',
      pl: 'Rzeka na {hex} kosztuje {need}, gdy kafelek staje się zielony, a w kasie jest {have}.',
    },
  },
  'or.tile.TERRAIN_TOKEN': {
    id: 'MAG-XTRK-10',
    rule: 'MAG-TRK-8',
    text: {
      en: '{left, select, 0 {{company} has no terrain token left} other {{company} spends no terrain token on {hex}: the tile costs no terrain}}.',
      ru: '{left, select, 0 {У {company} не осталось жетонов местности} other {{company} не тратит жетон местности на {hex}: за местность здесь не платят}}.',
      pl: '{left, select, 0 {{company} nie ma już żetonów terenu} other {{company} nie zużywa żetonu terenu na {hex}: za teren się tu nie płaci}}.',
    },
  },
  'or.tile.TOKEN_TIMING': {
    id: 'MAG-XTRK-10',
    rule: 'MAG-TRK-8',
    text: {
      en: 'A terrain token is spent together with the tile it pays for.',
      ru: 'Жетон местности тратят вместе с тайлом, который он оплачивает.',
      pl: 'Żeton terenu zużywa się razem z kafelkiem, za który płaci.',
    },
  },
  'or.tile.MAJOR': {
    id: 'MAG-XTRK-11',
    rule: 'MAG-MAJ-1',
    text: {
      en: '{company} is a major, and majors lay no track.',
      ru: '{company} — крупная компания, а крупные путей не кладут.',
      pl: '{company} to duża spółka, a duże spółki nie kładą toru.',
    },
  },
  'or.tile.WRONG_STEP': {
    id: 'MAG-XALL-1',
    rule: 'MAG-RND-5',
    text: {
      en: 'Tiles are laid in the first step of a minor’s turn.',
      ru: 'Тайлы кладут на первом шаге хода малой компании.',
      pl: 'Kafelki kładzie się w pierwszym kroku tury małej spółki.',
    },
  },
} as const satisfies Partial<Record<RefusalCode, RefusalWording>>
