import type { Switches } from '../../core/title.js'

const PEER = { rulebook: false, '18xx.games': true } as const

/** Where the rulebook and 18xx.games part ways in 18MEX. */
export const switches18MEX = {
  /** In an auction the lowest bidder acts, a pass is final, and other companies may be bid on meanwhile. */
  auction: PEER,
  /** All pass while companies are unsold: no operating round, private companies and minors pay, the sale goes on. */
  fakeOr: PEER,
  /** The ban on sales holds for the first round after the sale of the companies, not for the first of the game. */
  firstSale: PEER,
  /** Laying tile 470 closes KCM&O. */
  kcmoCloses: PEER,
  /** 5% of NdM: bought rounded up, sold by exchange rounded down, each half valued alone at the end, exchanged beside another half. */
  half: PEER,
  /** A new president of NdM hands over two certificates, the larger first, whatever they are worth. */
  presSwap: PEER,
  /** Obsolete trains do not count for the limit. */
  obsoleteFree: PEER,
  /** Where NdM already stands in the home of the merging company, two of its other stations are replaced. */
  mergeTokens: PEER,
  /** A marker that has not operated goes to the bottom of a cell like any other. */
  stack: PEER,
  /** The bank is broken only below $0. */
  bank: PEER,
  /** Any legal run is taken, from minors too. */
  anyRun: PEER,
  /** Three yellow tiles only in the operating round a company begins with. */
  triple: PEER,
  /** KCM&O bought early has no least price. */
  kcmoMin: PEER,
  /** Private companies change hands in the buyer's turn only, MNR never, and the priority takes no notice. */
  buyerOnly: PEER,
  /** Majors, not players, are asked about the merger, in operating order. */
  mergerByMajor: PEER,
  /** Minors stand in their homes from the start. */
  minorHomes: PEER,
  /** Certificates of a merged company can still be had, for $60 each. */
  ghostShares: PEER,
  /** Trades between different people need a yes. */
  consent: { rulebook: true, '18xx.games': false },
  /** Steps with nothing to decide are passed over exactly as 18xx.games does, so that its recorded passes fit. */
  peerWaits: PEER,
  /** The table stops an endless game: turns after which nobody wins by waiting; 0 = never. */
  turnLimit: { rulebook: 0, '18xx.games': 100 },
} as const satisfies Switches

export type Switch18MEX = keyof typeof switches18MEX
