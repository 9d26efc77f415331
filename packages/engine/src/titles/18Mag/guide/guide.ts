import type { Guide, GuideTerm } from '../../../core/guide.js'
import { commonTerms } from '../../../guide/terms.js'
import { HOLDING_LIMIT, MAJOR_STATION_BONUS, MINOR_CASH, SECOND_TILE_FEE } from '../data/tables.js'
import { beforeChapters } from './before.js'
import { fewerChapters } from './fewer.js'
import { operatingChapters } from './operating.js'
import { stockChapters } from './stock.js'

const ownTerms: readonly GuideTerm[] = [
  {
    id: 'president',
    term: { en: 'President', ru: 'Президент', pl: 'Prezes' },
    text: {
      en: 'The player who decides for a major: the first to hold 20% of it, then whoever holds more.',
      ru: 'Игрок, который решает за крупную компанию: первый, у кого 20%, потом тот, у кого больше.',
      pl: 'Gracz, który decyduje za dużą spółkę: pierwszy z 20%, potem ten, kto ma więcej.',
    },
    at: 'presidency',
  },
  {
    id: 'major',
    term: { en: 'Major company', ru: 'Крупная компания', pl: 'Duża spółka' },
    text: {
      en: 'A company with shares that sells to the minors what they need, and pays its president’s dividend out of that.',
      ru: 'Компания с акциями: продаёт малым то, что им нужно, и из этого платит дивиденды.',
      pl: 'Spółka z akcjami: sprzedaje małym to, czego potrzebują, i z tego wypłaca dywidendę.',
    },
    at: 'majors',
  },
  {
    id: 'car',
    term: { en: 'Rail-car', ru: 'Вагон', pl: 'Wagon' },
    text: {
      en: 'What makes one run of a minor better, bought anew for every run.',
      ru: 'Улучшает рейсы малой компании в этот ход; покупается каждый раз заново.',
      pl: 'Poprawia przejazdy małej spółki w tej turze; kupuje się go za każdym razem na nowo.',
    },
    at: 'cars',
  },
  {
    id: 'mine',
    term: { en: 'Mine', ru: 'Шахта', pl: 'Kopalnia' },
    text: {
      en: 'A place that only a train with SNW’s car enters; what it brings goes to the minor alone.',
      ru: 'Место, куда заходит только поезд с вагоном SNW; доход шахты идёт только малой компании.',
      pl: 'Miejsce, do którego wjeżdża tylko pociąg z wagonem SNW; dochód kopalni ma tylko mała spółka.',
    },
    at: 'MAG-CAR-7',
  },
  {
    id: 'redHex',
    term: { en: 'Red hex', ru: 'Красный гекс', pl: 'Czerwony heks' },
    text: {
      en: 'A place off the map, worth more from phase to phase, where a route ends.',
      ru: 'Место за краем карты, от фазы к фазе приносит больше; маршрут там кончается.',
      pl: 'Miejsce poza mapą, coraz cenniejsze z fazami; trasa tam się kończy.',
    },
    at: 'MAG-RTE-5',
  },
  {
    id: 'terrainToken',
    term: { en: 'Terrain token', ru: 'Жетон местности', pl: 'Żeton terenu' },
    text: {
      en: 'Lets a minor build one tile’s terrain at the bank’s cost.',
      ru: 'За местность одного тайла малой компании платит банк.',
      pl: 'Za teren jednego kafelka małej spółki płaci bank.',
    },
    at: 'MAG-TRK-8',
  },
]

const forints = (amount: number): string => `${amount} Ft`

export const guide18Mag: Guide = {
  id: '18Mag',
  chapters: [...beforeChapters, ...operatingChapters, ...stockChapters, ...fewerChapters],
  rounds: { draft: 'draft', stock: 'stock', operating: 'operating' },
  steps: {
    pick: 'draft',
    istvanCards: 'MAG-V1-1',
    stock: 'stock',
    swap: 'MAG-DIR-3',
    track: 'track',
    token: 'tokens',
    giveBack: 'MAG-DIS-1',
    run: 'routes',
    buyTrains: 'trains',
    dividend: 'majors',
    consent: 'MAG-TRN-3',
    endGame: 'end',
  },
  terms: [
    ...commonTerms({
      share: 'MAG-SET-2',
      certificate: 'MAG-LIM-1',
      certLimit: 'MAG-LIM-1',
      priority: 'MAG-SR-3',
      price: 'market',
      par: 'MAG-SET-3',
      treasury: 'MAG-GEN-3',
      phase: 'phases',
      trainLimit: 'MAG-TRN-1',
      minor: 'MAG-DRF-4',
      token: 'tokens',
      home: 'MAG-TRK-3',
      upgrade: 'MAG-UPG-3',
      terrain: 'MAG-TRK-7',
      route: 'MAG-RTE-1',
      revenue: 'MAG-RUN-2',
      dividend: 'MAG-DIV-1',
      operatingOrder: 'MAG-RND-2',
      worth: 'MAG-END-3',
    }),
    ...ownTerms,
  ],
  facts: {
    minorCash: forints(MINOR_CASH),
    secondTile: forints(SECOND_TILE_FEE),
    bonus: forints(MAJOR_STATION_BONUS),
    holding: HOLDING_LIMIT,
  },
}
