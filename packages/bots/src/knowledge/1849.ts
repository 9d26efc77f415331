import type { Knowledge } from './knowledge.js'

export const knowledge1849: Knowledge = {
  runs: { '4H': 75, '6H': 115, '8H': 170, '10H': 260, '12H': 330, '16H': 360, R6H: 190, E: 420 },
  homes: { AFG: 1, ATA: 1.05, CTL: 0.95, IFT: 1.05, RCS: 1.15, SFA: 0.95 },
  companies: { SCE: 45, SIGI: 95, CNM: 140, SMS: 200, RSA: 330 },
  privatesCloseOn: '12H',
  inHand: { some: 0.27, much: 0.48 },
  foundersShares: 4,
  paysTreasury: 'treasury',
  half: false,
  mustOwnTrain: true,
  moves: (price, paid) => (paid <= 0 ? -1 : paid >= price ? 1 : 0),
  soldOut: 'up',
  inPool: 'down',
  bankEnds: 'set',
}
