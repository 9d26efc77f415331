import type { HexId, OperatorId } from '../../../core/ids.js'
import type { TileAt } from '../../../core/state.js'

/** How hard István plays (MAG-V1-1). */
export const CARD_COLOURS = ['green', 'yellow', 'red'] as const
export type CardColour = (typeof CARD_COLOURS)[number]

/** Where a card comes from: of the printed deck only two lists are known, the rest is our own design. */
export type CardSource = 'own' | 'rulebook' | 'rulebook list, own track'

/** Whom a train is bought from, and for how much; the first that has one is taken (MAG-V1-9). */
export interface TradeOffer {
  readonly from: 'nextHigher' | 'higher' | 'lower'
  readonly price: number
}

/** One purchase of a list. */
export type CardItem =
  | { readonly do: 'buy'; readonly train: string }
  | { readonly do: 'station'; readonly hex: HexId }
  /** Above so much in the discard step: one out, after the run the other in. */
  | { readonly do: 'swap'; readonly discard: string; readonly train: string; readonly above: number }
  | { readonly do: 'trade'; readonly train: string; readonly offers: readonly TradeOffer[] }

export interface CompanyCard {
  readonly card: number
  readonly colour: CardColour
  readonly minor: OperatorId
  readonly source: CardSource
  /** Without a train, a 2-train before everything else: all red cards. */
  readonly duty: boolean
  /** Stands on the map from the start (MAG-V1-9). */
  readonly startStation?: HexId
  readonly list: readonly CardItem[]
  /** Laid at the start, free (MAG-V1-4). */
  readonly track: readonly (TileAt & { readonly hex: HexId })[]
}

const buy = (train: string): CardItem => ({ do: 'buy', train })
const station = (hex: HexId): CardItem => ({ do: 'station', hex })
const THREE: CardItem = { do: 'swap', discard: '2', train: '3', above: 95 }
const FOUR: CardItem = { do: 'swap', discard: '2', train: '4', above: 175 }
const NEXT: CardItem = { do: 'trade', train: '2', offers: [{ from: 'nextHigher', price: 30 }] }

/** `C8 L33 2` = tile L33 on C8, turned twice. */
const laid = (track: string): CompanyCard['track'] =>
  track.split(', ').map((each) => {
    const [hex = '', tile = '', rotation = ''] = each.split(' ')
    return { hex, tile, rotation: Number(rotation) }
  })

const MINORS_OF_CARDS: readonly OperatorId[] = ['1', '2', '3', '4', '6', '7', '11']

interface Face {
  readonly list: readonly CardItem[]
  readonly track: string
  readonly startStation?: HexId
  readonly source?: CardSource
}

/** Cards are numbered colour by colour, the minors of the small map in their order. */
const cardsOf = (colour: CardColour, faces: readonly Face[]): readonly CompanyCard[] =>
  faces.map(({ list, track, startStation, source = 'own' }, i) => ({
    card: CARD_COLOURS.indexOf(colour) * MINORS_OF_CARDS.length + i + 1,
    colour,
    minor: MINORS_OF_CARDS[i] as OperatorId,
    source,
    duty: colour === 'red',
    ...(startStation === undefined ? {} : { startStation }),
    list,
    track: laid(track),
  }))

/** Short track, an early station that eats the money for the second train, one 3-train at the end. */
const GREEN = cardsOf('green', [
  { list: [station('C10'), buy('2'), THREE], track: 'C8 L33 2, B9 3 5, C10 6 2' },
  { list: [station('C14'), buy('2'), THREE], track: 'B15 57 0, C14 6 1, A16 58 4' },
  { list: [station('B5'), buy('2'), THREE], track: 'C6 57 2, D7 7 2, B5 57 2' },
  { list: [station('D9'), buy('2'), THREE], track: 'E10 57 2, D9 57 2' },
  { list: [buy('2'), THREE], track: 'A12 57 2, B13 4 2' },
  { list: [buy('3')], track: 'E6 L32 2, E8 8 5, F9 58 2' },
  { list: [buy('2'), THREE], track: 'B3 6 0, C2 4 0' },
])

/** Better lines and two 3-trains. */
const YELLOW = cardsOf('yellow', [
  { list: [buy('2'), station('D9'), THREE, THREE], track: 'C8 L33 2, B9 3 5, D9 57 2' },
  { list: [buy('2'), station('C14'), THREE, THREE], track: 'B15 6 4, B17 8 1, C14 6 1' },
  { list: [station('B5'), buy('2'), THREE, THREE], track: 'C6 5 2, B7 7 5, C8 L33 2, B5 57 2' },
  { list: [buy('2'), station('D9'), THREE, THREE], track: 'E10 57 2, D9 57 2, C8 L33 2' },
  { list: [buy('2'), THREE, THREE], track: 'A12 5 4, A14 9 1, A16 4 1, B13 4 2' },
  { list: [station('C8'), buy('3')], track: 'E6 L32 1, D7 9 0, C8 L33 2, B7 7 5, C6 5 2' },
  { list: [buy('2'), THREE, THREE], track: 'B3 6 0, C2 4 0, D1 8 3, E2 4 2' },
])

/** The longest lines, stations from the start, a 4-train that begins the last phase. */
const RED = cardsOf('red', [
  { list: [buy('2'), THREE, FOUR, station('D9'), station('C10')], track: 'C8 L33 2, B9 3 5, D9 57 2' },
  {
    list: [NEXT, THREE, THREE, station('C14'), station('C10')],
    track: 'B15 6 4, B17 8 1, C14 6 1, C12 9 1, C10 5 3',
    source: 'rulebook list, own track',
  },
  {
    list: [buy('2'), THREE, FOUR, station('C8')],
    track: 'C6 5 2, B7 7 5, C8 L33 2, B5 57 2',
    startStation: 'B5',
  },
  { list: [buy('2'), THREE, FOUR, station('C8')], track: 'E10 57 2, D9 57 2, C8 L33 2', startStation: 'D9' },
  { list: [NEXT, buy('2'), THREE, FOUR, station('C10')], track: 'A12 6 4, A14 9 1, A16 4 1, B11 9 0, C10 5 3' },
  { list: [buy('2'), THREE, FOUR], track: 'E6 L32 1, D7 9 0, C8 L33 2, B7 7 5, C6 5 2', startStation: 'C8' },
  { list: [buy('2'), THREE, FOUR], track: 'B3 6 0, C2 4 0, D1 8 3, E2 4 2' },
])

export const COMPANY_CARDS: readonly CompanyCard[] = [...GREEN, ...YELLOW, ...RED]

/** What István buys in stock rounds: from the top down, each up to so many percent; the first is taken at the start. */
export interface ShareCard {
  readonly card: string
  readonly source: CardSource
  readonly maxima: readonly (readonly [major: OperatorId, percent: number])[]
}

const shares = (card: string, maxima: ShareCard['maxima'], source: CardSource = 'own'): ShareCard => ({
  card,
  source,
  maxima,
})

export const SHARE_CARDS: readonly ShareCard[] = [
  shares(
    'A',
    [
      ['SKEV', 60],
      ['RABA', 20],
      ['SIK', 50],
      ['LdStEG', 40],
    ],
    'rulebook',
  ),
  shares('B', [
    ['LdStEG', 60],
    ['SKEV', 30],
    ['SIK', 40],
    ['RABA', 40],
  ]),
  shares('C', [
    ['SIK', 60],
    ['LdStEG', 40],
    ['RABA', 20],
    ['SKEV', 50],
  ]),
  shares('D', [
    ['RABA', 60],
    ['SIK', 40],
    ['SKEV', 50],
    ['LdStEG', 20],
  ]),
  shares('E', [
    ['SIK', 50],
    ['SKEV', 60],
    ['LdStEG', 20],
    ['RABA', 40],
  ]),
  shares('F', [
    ['LdStEG', 50],
    ['RABA', 20],
    ['SKEV', 60],
    ['SIK', 40],
  ]),
  shares('G', [
    ['RABA', 50],
    ['LdStEG', 60],
    ['SIK', 40],
    ['SKEV', 20],
  ]),
]

/** Minors a side, the short and the long game. */
export const SOLO_MINORS = { short: 2, long: 3 } as const
/** For both at the start of every operating round of the short game, by the phase (MAG-V1-2). */
export const SOLO_INCOME: readonly number[] = [30, 60, 0]
export const SOLO_CERT_LIMIT = 8
/** To SzKÉV from each of his minors with a train, while no colour but yellow is open (MAG-V1-7). */
export const SOLO_TILE_FEE = 10
