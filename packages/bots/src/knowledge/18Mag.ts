import type { Knowledge } from './knowledge.js'

const MOVES: readonly (readonly [paid: number, cells: number])[] = [
  [210, 4],
  [110, 3],
  [60, 2],
  [30, 1],
  [10, 0],
]
const SMALL_MOVES: readonly (readonly [paid: number, cells: number])[] = [
  [130, 4],
  [90, 3],
  [50, 2],
  [20, 1],
  [10, 0],
]
const movesBy = (table: typeof MOVES) => (_price: number, paid: number) =>
  table.find(([least]) => paid >= least)?.[1] ?? -1

const COMMON = {
  runs: { '2': 95, '3': 170, '4': 240, '6': 390 },
  inHand: { some: 0.22, much: 0.34 },
  foundersShares: 2,
  half: false,
  mustOwnTrain: false,
  allOnSale: true,
  soldOut: 'right',
  bankEnds: 'set',
  phaseEndsSet: true,
  phaseRounds: 3,
} as const satisfies Partial<Knowledge>

export const knowledge18Mag: Knowledge = {
  ...COMMON,
  homes: {
    '1': 1.1,
    '2': 0.9,
    '3': 1.05,
    '4': 1.05,
    '5': 1.1,
    '6': 0.9,
    '7': 1.05,
    '8': 0.9,
    '9': 1,
    '10': 1,
    '11': 1,
    '12': 1.15,
    '13': 0.95,
  },
  // Minors first: half of what they run comes in from the first round on.
  companies: {
    '1': 1150,
    '2': 950,
    '3': 1100,
    '4': 1100,
    '5': 1150,
    '6': 1000,
    '7': 1120,
    '8': 900,
    '9': 1050,
    '10': 1080,
    '11': 980,
    '12': 1200,
    '13': 920,
    RABA: 300,
    'G&C': 320,
    SNW: 290,
    SIK: 310,
    SKEV: 320,
    LdStEG: 380,
    MAVAG: 400,
  },
  moves: movesBy(MOVES),
  services: {
    upkeep: {
      SIK: [5.5, 4.7, 4.5, 3],
      SKEV: [6, 7, 7.5, 3],
      RABA: [3.5, 5, 7.5, 14],
      'G&C': [3.5, 6.5, 10.5, 18],
      SNW: [1.3, 3.9, 6, 9.5],
      LdStEG: [4, 7.5, 15, 7],
      MAVAG: [1.5, 7, 11.5, 10],
    },
  },
}

export const knowledge18MagSmall: Knowledge = {
  ...COMMON,
  homes: { '1': 1.1, '2': 0.9, '3': 1.05, '4': 1, '6': 0.9, '7': 1, '11': 1 },
  companies: {
    '1': 1150,
    '2': 950,
    '3': 1100,
    '4': 1080,
    '6': 950,
    '7': 1050,
    '11': 1020,
    RABA: 320,
    SIK: 300,
    SKEV: 310,
    LdStEG: 340,
  },
  moves: movesBy(SMALL_MOVES),
  services: {
    upkeep: { SIK: [4.3, 4, 1.5], SKEV: [4.5, 5, 6], RABA: [5, 7, 14], LdStEG: [4, 6, 8] },
  },
}
