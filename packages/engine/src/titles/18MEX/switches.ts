import { declareSwitches, theirWay } from '../../core/switches.js'

/** Where the rulebook and 18xx.games part ways in 18MEX. */
export const switches18MEX = declareSwitches({
  auction: theirWay(
    'In an auction the lowest bidder acts, a pass is final, and other companies may be bid on meanwhile.',
  ),
  fakeOr: theirWay(
    'All pass while companies are unsold: no operating round, private companies and minors pay, the sale goes on.',
  ),
  firstSale: theirWay(
    'The ban on sales holds for the first round after the sale of the companies, not for the first of the game.',
  ),
  onlySales: theirWay('Above a limit a player may do nothing but sell.'),
  kcmoCloses: theirWay('Laying tile 470 closes KCM&O.'),
  half: theirWay(
    '5% of NdM: bought rounded up, sold by exchange rounded down and only where the market takes 10% more, each half valued alone at the end, exchanged beside another half.',
  ),
  presSwap: theirWay('A new president of NdM hands over two certificates, the larger first, whatever they are worth.'),
  obsoleteFree: theirWay('Obsolete trains do not count for the limit.'),
  mergeTokens: theirWay(
    'Where NdM already stands in the home of the merging company, two of its other stations are replaced.',
  ),
  stack: theirWay('A marker that has not operated goes to the bottom of a cell like any other.'),
  bank: theirWay('The bank is broken only below $0.'),
  anyRun: theirWay('Any legal run is taken, from minors too.'),
  triple: theirWay('Three yellow tiles only in the operating round a company begins with.'),
  kcmoMin: theirWay('KCM&O bought early has no least price.'),
  buyerOnly: theirWay(
    "Private companies change hands in the buyer's turn only, MNR never, none early while a major has the one it may buy early, and the priority takes no notice.",
  ),
  mergerByMajor: theirWay('Majors, not players, are asked about the merger, in operating order.'),
  minorHomes: theirWay('Minors stand in their homes from the start.'),
  ghostShares: theirWay('Certificates of a merged company can still be had, for $60 each.'),
  consent: { rulebook: true, '18xx.games': false, says: 'Trades between different people need a yes.' },
  turnLimit: {
    rulebook: 0,
    '18xx.games': 100,
    says: 'The table stops an endless game: turns after which nobody wins by waiting; 0 = never.',
  },
})
