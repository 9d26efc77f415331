import type { Knowledge } from './knowledge.js'

export const knowledge1846: Knowledge = {
  runs: { '2': 75, '3/5': 125, '4': 145, '4/6': 250, '5': 280, '6': 350, '7/8': 430 },
  homes: { NYC: 1.05, PRR: 1.05, 'B&O': 1, IC: 1.05, GT: 1, ERIE: 0.95, 'C&O': 0.9 },
  companies: {
    MAIL: 110,
    'C&WI': 70,
    BIG4: 140,
    MS: 190,
    LSL: 70,
    MC: 70,
    'O&I': 70,
    LM: 75,
    SC: 80,
    MPC: 90,
    BT: 70,
    TBC: 85,
  },
  privatesCloseOn: '5',
  inHand: { some: 0.2, much: 0.22 },
  foundersShares: 3,
  paysTreasury: 'treasury',
  half: true,
  mustOwnTrain: true,
  moves(price, paid) {
    if (paid * 2 < price) return -1
    if (paid < price) return 0
    if (paid < 2 * price) return 1
    return price >= 165 && paid >= 3 * price ? 3 : 2
  },
  soldOut: 'right',
  inPool: 'left',
  bankEnds: 'set',
}
