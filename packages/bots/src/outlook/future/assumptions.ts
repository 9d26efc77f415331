export type Assumptions = Readonly<Record<keyof typeof ASSUMED, number>>

/** What a forecast takes everybody to do. Set by hand over games of all four titles; not tuned yet (docs/bots.md). */
export const ASSUMED = {
  /** Each round track lacks this part of what it lacked the round before. */
  trackLeft: 0.8,
  /** Of what track lacks to the usual of its train, so much is ever built. */
  catchUp: 0.95,
  /** A new company finds as much track as it would have laid in this part of the rounds before. */
  othersTrack: 0.5,
  /** How strongly money follows the better share: 1 = as its yield, more = into the best alone. */
  preference: 2,
  /** A share of one's own corporation beside another's that yields the same. */
  ownShare: 1.3,
  /** What a train must earn more than the one that has to go for it. */
  swap: 30,
  /** Part of a player's money that goes into shares. */
  invested: 0.9,
  /** Money a founder wants beside what the title's usually want. */
  founders: 1,
  /** What a share of a corporation without a train is thought to pay in a round, in all. */
  firstRuns: 60,
  /** Trains a company buys in a turn where all stacks are on sale at once. */
  trainsPerTurn: 1,
} as const satisfies Readonly<Record<string, number>>

/** Other ways people may go on, each as likely. */
export const OTHERWISE: readonly Partial<Assumptions>[] = [
  {},
  { catchUp: 0.8, invested: 0.8, founders: 1.15 },
  { catchUp: 1.05, preference: 1.4, founders: 1.2 },
  { trackLeft: 0.86, ownShare: 1, founders: 1.3 },
  { trackLeft: 0.74, preference: 3, invested: 0.95, founders: 1 },
  { othersTrack: 0.3, ownShare: 1.6, founders: 1.08 },
  { othersTrack: 0.7, invested: 0.7, founders: 1.5 },
  { catchUp: 0.88, trackLeft: 0.77, preference: 1.7, founders: 1.4 },
]
