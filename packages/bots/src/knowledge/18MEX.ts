import type { Knowledge } from './knowledge.js'

export const knowledge18MEX: Knowledge = {
  runs: { '2': 70, '3': 120, '4': 190, '5': 250, '6': 300, '4D': 420 },
  homes: { CHI: 1, MC: 1, MEX: 1.05, NdM: 1.1, PAC: 0.95, SPM: 1.05, TM: 1, UdY: 0.85, A: 0.8, B: 0.8, C: 0.7 },
  companies: { MCAR: 35, 'KCM&O': 70, A: 110, B: 100, C: 130, MIR: 190, MNR: 310 },
  privatesCloseOn: '5',
  fullCapital: { float: 50 },
  inHand: { some: 0.17, much: 0.38 },
  foundersShares: 5,
  paysTreasury: 'pool',
  half: false,
  mustOwnTrain: true,
  trainsPerTurn: 1,
  moves: (_, paid) => (paid > 0 ? 1 : -1),
  soldOut: 'up',
  bankEnds: 'round',
}
