// Compares what may be done in a position with what a trace says of it, word by word.
import type { Difference } from './compare.js'

/** A word that stands in one list and not in the other for a reason that is no fault. */
export interface CanException {
  readonly title: string
  readonly word: string
  /** Whose list has it alone. */
  readonly only: 'theirs' | 'ours'
  /** In these steps, by the names they have there; in all where absent. */
  readonly steps?: readonly string[]
  readonly why: string
}

const COARSE = 'they ask whether the turn has one left, not whether one is legal'

export const CAN_EXCEPTIONS: readonly CanException[] = [
  {
    title: '18Mag',
    word: 'special_buy',
    only: 'theirs',
    steps: ['route'],
    why: 'they ask whether a rail-car is left, not whether it can be paid for and used',
  },
  { title: '18Mag', word: 'lay_tile', only: 'theirs', steps: ['track'], why: COARSE },
  {
    title: '18Mag',
    word: 'discard_train',
    only: 'theirs',
    steps: ['discard_train'],
    why: 'a train whose number another one bears by now cannot be given back; a file that tries is followed',
  },
  {
    title: '1846',
    word: 'bankrupt',
    only: 'theirs',
    why: 'they list it for whoever operates and refuse it unless it is due; with us it is open when it is due',
  },
  { title: '1846', word: 'lay_tile', only: 'theirs', steps: ['track_and_token', 'special_track'], why: COARSE },
  { title: '1846', word: 'place_token', only: 'theirs', steps: ['track_and_token'], why: COARSE },
  {
    title: '1846',
    word: 'pass',
    only: 'theirs',
    steps: ['special_track'],
    why: 'they list it for Little Miami after its first tile and refuse it while the second can be laid',
  },
  {
    title: '1846',
    word: 'buy_train',
    only: 'theirs',
    steps: ['buy_train'],
    why: 'they ask whether there is room for a train, not whether one can be paid for as things are',
  },
  {
    title: '1846',
    word: 'buy_company',
    only: 'theirs',
    steps: ['track_and_token', 'route', 'dividend', 'buy_company'],
    why: 'they ask whether a player has a company left, not whether the treasury has the $1 it costs at least',
  },
  {
    title: '1846',
    word: 'sell_shares',
    only: 'ours',
    steps: ['buy_train'],
    why: 'what the president may sell to help stands there with the president, who is not the first to act',
  },
  {
    title: '18MEX',
    word: 'bankrupt',
    only: 'theirs',
    why: 'they list it for whoever operates and refuse it unless it is due; with us it is open when it is due',
  },
  { title: '18MEX', word: 'lay_tile', only: 'theirs', steps: ['track'], why: COARSE },
  {
    title: '18MEX',
    word: 'buy_train',
    only: 'theirs',
    steps: ['single_depot_train_buy'],
    why: 'they ask whether there is room for a train, not whether one can be paid for as things are',
  },
  {
    title: '18MEX',
    word: 'sell_shares',
    only: 'theirs',
    // The tile step: who waits in Copper Canyon is there, and buys trains.
    steps: ['single_depot_train_buy', 'track'],
    why: 'they let a president sell in any purchase of a first train; the rules only when the money is needed (MEX-4.3.4.2)',
  },
  {
    title: '18MEX',
    word: 'bid',
    only: 'theirs',
    steps: ['waterfall_auction'],
    why: 'they ask whether a company can be bid on, not whether the player can pay the next bid',
  },
  {
    title: '18MEX',
    word: 'buy_company',
    only: 'theirs',
    steps: ['buy_sell_par_shares'],
    why: 'what comes with MIR there depends on the number of a certificate: a file that has it is followed, nobody is offered it',
  },
  {
    title: '1849',
    word: 'bankrupt',
    only: 'theirs',
    why: 'they list it for whoever operates and refuse it unless the president is short; with us it is open when it is due',
  },
  { title: '1849', word: 'lay_tile', only: 'theirs', steps: ['track'], why: COARSE },
  {
    title: '1849',
    word: 'bid',
    only: 'theirs',
    steps: ['waterfall_auction'],
    why: 'they ask whether a company can be bid on, not whether the player can pay the next bid',
  },
  {
    title: '1849',
    word: 'buy_token',
    only: 'theirs',
    steps: ['buy_token'],
    why: 'they ask whether another station is reached, not whether there is a marker to take its place',
  },
  {
    title: '1849',
    word: 'place_token',
    only: 'theirs',
    steps: ['token'],
    why: 'after SMS they ask whether there is a marker left, not whether the city has room',
  },
  {
    title: '1849',
    word: 'buy_train',
    only: 'theirs',
    steps: ['buy_train'],
    why: 'they ask whether there is room for a train, not whether one can be paid for as things are',
  },
  {
    title: '1849',
    word: 'sell_shares',
    only: 'theirs',
    steps: ['buy_train'],
    why: 'they let a president sell in any purchase of a train that must be; the rules only when the money is needed (1849-10.7-1)',
  },
  {
    title: '1849',
    word: 'payoff_debt',
    only: 'theirs',
    steps: ['emergency_money_raising'],
    why: 'they list it before the money is there',
  },
  {
    title: '1849',
    word: 'sell_shares',
    only: 'ours',
    steps: ['emergency_money_raising'],
    why: 'what the president may sell for the interest stands there with the president, who is not the first to act',
  },
]

export interface Possible {
  readonly title: string
  readonly step: string
  readonly theirs: readonly string[]
  readonly ours: readonly string[]
}

const isExcused = ({ title, step }: Possible, word: string, only: CanException['only']): CanException | undefined =>
  CAN_EXCEPTIONS.find(
    (each) => each.title === title && each.word === word && each.only === only && (each.steps?.includes(step) ?? true),
  )

/** Words in one list alone, but for the exceptions; those that were needed are told. */
export const canDifferences = (
  possible: Possible,
  needed: (exception: CanException) => void,
): readonly Difference[] => {
  const { theirs, ours, step } = possible
  const alone = [
    ...theirs.filter((word) => !ours.includes(word)).map((word) => ({ word, only: 'theirs' as const })),
    ...ours.filter((word) => !theirs.includes(word)).map((word) => ({ word, only: 'ours' as const })),
  ]
  return alone.flatMap(({ word, only }): Difference[] => {
    const exception = isExcused(possible, word, only)
    if (exception) needed(exception)
    const path = `can.${word} (${step})`
    return exception ? [] : [{ path, expected: only === 'theirs', actual: only === 'ours' }]
  })
}
