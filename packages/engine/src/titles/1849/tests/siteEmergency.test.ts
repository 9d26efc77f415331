import { describe, it } from 'vitest'
import { bound, indebted, loose, THERE } from './siteTable.js'
import { at, bankrupt, cash, gives, holds, order, pass, type Row, row, sell, turnOf } from './table.js'

const emergencies: readonly Row[] = [
  row(
    'emergencyStack: markers that emergency sales bring together lie as they did before the train step',
    turnOf(
      'CTL',
      bound(
        { memo: { stood: ['SFA', 'IFT', 'RCS'], shifted: ['RCS'] } },
        {
          RCS: loose(9, {}),
          ATA: loose(9, {}),
          SFA: loose(8, { Amy: 10 }),
        },
      ),
      [sell('SFA', 10, gives({ 'column.r9c3': ['ATA', 'SFA', 'RCS'] }), 'Amy')],
    ),
  ),
  row(
    'emergencyStack: that order is the one before the train step, with what the revenue has moved',
    turnOf(
      'CTL',
      {
        ...THERE,
        players: cash(0, 500, 500),
        operators: { CTL: at(8, 2, { shares: { Amy: 40 } }), ATA: at(8, 1, { shares: { Bob: 40 } }) },
        memo: { stood: ['CTL', 'ATA'] },
        at: { step: 'token' },
      },
      [pass(gives({ step: 'buyTrains', 'memo.stood': ['ATA', 'CTL'] }))],
    ),
  ),
  row(
    'sellOffOnce: when all is lost each corporation is sold once, as much as may be',
    turnOf('CTL', bound({ phase: '8' }, { RCS: loose(9, { Amy: 30, pool: 20 }) }), [
      bankrupt(gives({ 'shares.RCS.Amy': null, 'price.CTL': null })),
    ]),
  ),
  row(
    'closeByCard: what a sell-off closes lies in the order of the cards, the one that concedes last',
    turnOf(
      'CTL',
      bound(
        { phase: '8', ...order('CTL', 'RCS', 'ATA', 'SFA', 'IFT') },
        { ATA: at(8, 0, { shares: { Bob: 40, Amy: 10 } }), RCS: at(8, 0, { shares: { Bob: 40, Amy: 10 } }) },
      ),
      [bankrupt(gives({ 'price.RCS': null, 'memo.foundingOrder': ['SFA', 'IFT', 'RCS', 'ATA', 'CTL'] }))],
    ),
  ),
  row(
    'looseBankruptcy: who has the interest in cash but not a train may give up, and keeps the shares',
    turnOf(
      'CTL',
      {
        ...THERE,
        options: ['bonds'],
        phase: '8',
        players: cash(60, 500, 500),
        operators: {
          CTL: at(8, 1, { cash: 0, shares: { Amy: 40, pool: 10 }, trains: ['8H'], facts: { bond: true } }),
          IFT: at(7, 1, { shares: { Bob: 40, Amy: 20 } }),
        },
        at: { step: 'finance', facts: { declared: true } },
      },
      [
        pass(gives({ step: 'interest' })),
        bankrupt(gives({ 'cash.Amy': 0, 'price.CTL': null }, { 'shares.IFT.Amy': 20 })),
      ],
    ),
  ),
  row(
    'looseBankruptcy: with less than the interest only as much is sold as that takes, the dearest first',
    turnOf(
      'CTL',
      {
        ...THERE,
        options: ['bonds'],
        phase: '8',
        players: cash(12, 500, 500),
        operators: {
          CTL: at(8, 1, { cash: 0, shares: { Amy: 40, pool: 10 }, trains: ['8H'], facts: { bond: true } }),
          IFT: at(7, 1, { shares: { Bob: 40, Amy: 20 } }),
          SFA: at(8, 0, { shares: { Bob: 40, Amy: 20 } }),
        },
        at: { step: 'finance', facts: { declared: true } },
      },
      [pass(), bankrupt(gives({ 'cash.Amy': 0, 'shares.IFT.Amy': 10 }, { 'shares.SFA.Amy': 20 }))],
    ),
  ),
  row(
    'looseBankruptcy: a share of its own that closes it and brings the interest is all that is sold',
    turnOf(
      'CTL',
      {
        ...indebted(33, {}),
        operators: {
          CTL: at(8, 0, { cash: 0, shares: { Amy: 40, pool: 10 }, trains: ['8H'], facts: { bond: true } }),
          SFA: at(9, 1, { shares: { Bob: 40, Amy: 20 } }),
        },
      },
      [pass(), bankrupt(gives({ 'cash.Amy': 0, 'price.CTL': null }, { 'shares.SFA.Amy': 20 }))],
    ),
  ),
]

describe('emergencies as on 18xx.games', () => {
  it.each(emergencies)('%s', (_, scenario) => holds(scenario))
})
