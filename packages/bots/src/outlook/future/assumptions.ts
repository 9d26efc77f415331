/** What a forecast takes everybody to do. Set by hand over games of all four titles; not tuned yet (docs/bots.md). */
export const ASSUMED = {
  /** Each round track lacks this part of what it lacked the round before. */
  trackLeft: 0.82,
  /** Of what track lacks to the usual of its train, so much is ever built. */
  catchUp: 0.6,
  /** How strongly money follows the better share: 1 = as its yield, more = into the best alone. */
  preference: 2,
  /** A share of one's own corporation beside another's that yields the same. */
  ownShare: 1.3,
  /** What a train must earn more than the one that has to go for it. */
  swap: 30,
  /** Part of a player's money that goes into shares. */
  invested: 0.9,
  /** What a share of a corporation without a train is thought to pay in a round, in all. */
  firstRuns: 60,
  /** Trains a company buys in a turn where all stacks are on sale at once. */
  trainsPerTurn: 1,
} as const
