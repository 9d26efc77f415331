import { declareSwitches, theirWay } from '../../core/switches.js'

/** Where the rulebook and 18xx.games part ways in 1846. */
export const switches1846 = declareSwitches({
  draftDebtFloor: theirWay("The last card's price stops at an independent's debt instead of running to $0."),
  emergencySurplus: theirWay('An emergency issue may bring more than the wanted train needs.'),
  phase4Count: { rulebook: 0, '18xx.games': 9, says: 'Cards of the last phase; 0 = as many as wanted.' },
  mcTogether: theirWay('The two tiles of MC and O&I must be laid one after the other.'),
  consent: { rulebook: true, '18xx.games': false, says: 'Trades between different people need a yes.' },
  bestRun: {
    rulebook: true,
    '18xx.games': false,
    says: 'Players may show a better run, and a corporation without president must take the best.',
  },
  bankBreakNegative: theirWay('The bank is broken only below $0.'),
  looseForcedSale: theirWay("The president's block of shares in a forced sale may be any that 18xx.games takes."),
  trainsOnce: theirWay('Trains are bought before the last private companies, not with the money these bring.'),
  bankruptAnytime: theirWay('A president may declare bankruptcy at any time of an operating turn.'),
  resaleType: theirWay('A train bought from another corporation may change its type.'),
  turnLimit: {
    rulebook: 0,
    '18xx.games': 100,
    says: 'The table stops an endless game: turns after which nobody wins by waiting; 0 = never.',
  },
})
