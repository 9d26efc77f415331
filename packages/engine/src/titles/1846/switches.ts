import { declareSwitches, theirWay } from '../../core/switches.js'

/** Where the rulebook and 18xx.games part ways in 1846. */
export const switches1846 = declareSwitches({
  draftDebtFloor: theirWay("The last card's price stops at an independent's debt instead of running to $0."),
  emergencySurplus: theirWay('An emergency issue may bring more than the wanted train needs.'),
  issuesPay: theirWay('An emergency issue must bring money.'),
  phase4Count: { rulebook: 0, '18xx.games': 9, says: 'Cards of the last phase; 0 = as many as wanted.' },
  mcTogether: theirWay('The two tiles of MC and O&I must be laid one after the other.'),
  lmBoth: theirWay('Little Miami must lay both its tiles.'),
  steamboatOnce: theirWay('A corporation moves the steamboat once a turn, before its run.'),
  receivershipSales: theirWay('Shares of a corporation in receivership may be sold.'),
  consent: { rulebook: true, '18xx.games': false, says: 'Trades between different people need a yes.' },
  bestRun: {
    rulebook: true,
    '18xx.games': false,
    says: 'Players may show a better run, and a corporation without president must take the best.',
  },
  bankBreakNegative: theirWay('The bank is broken only below $0.'),
  looseForcedSale: theirWay("The president's block of shares in a forced sale may be any that 18xx.games takes."),
  trainsOnce: theirWay('Trains are bought before the last private companies, not with the money these bring.'),
  bankruptAnytime: theirWay(
    'A president who cannot pay for a train, an issue of shares not counted, may declare bankruptcy at any time of an operating turn, with a train too.',
  ),
  resaleType: theirWay('A train bought from another corporation may change its type.'),
  turnLimit: {
    rulebook: 0,
    '18xx.games': 100,
    says: 'The table stops an endless game: turns after which nobody wins by waiting; 0 = never.',
  },
})
