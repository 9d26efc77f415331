import type { Switches } from '../../core/title.js'

/** Where the rulebook and 18xx.games part ways in 1846. */
export const switches1846 = {
  /** The last card's price stops at an independent's debt instead of running to $0. */
  draftDebtFloor: { rulebook: false, '18xx.games': true },
  /** An emergency issue may bring more than the wanted train needs. */
  emergencySurplus: { rulebook: false, '18xx.games': true },
  /** Cards of the last phase; 0 = as many as wanted. */
  phase4Count: { rulebook: 0, '18xx.games': 9 },
  /** The two tiles of MC and O&I must be laid one after the other. */
  mcTogether: { rulebook: false, '18xx.games': true },
  /** Trades between different people need a yes. */
  consent: { rulebook: true, '18xx.games': false },
  /** Players may show a better run, and a corporation without president must take the best. */
  bestRun: { rulebook: true, '18xx.games': false },
  /** The bank is broken only below $0. */
  bankBreakNegative: { rulebook: false, '18xx.games': true },
  /** The president's block of shares in a forced sale may be any that 18xx.games takes. */
  looseForcedSale: { rulebook: false, '18xx.games': true },
  /** Steps with nothing to decide are passed over exactly as 18xx.games does, so that its recorded passes fit. */
  peerWaits: { rulebook: false, '18xx.games': true },
  /** A president may declare bankruptcy at any time of an operating turn. */
  bankruptAnytime: { rulebook: false, '18xx.games': true },
  /** A train bought from another corporation may change its type. */
  resaleType: { rulebook: false, '18xx.games': true },
  /** The table stops an endless game: turns after which nobody wins by waiting; 0 = never. */
  turnLimit: { rulebook: 0, '18xx.games': 100 },
} as const satisfies Switches

export type Switch1846 = keyof typeof switches1846
