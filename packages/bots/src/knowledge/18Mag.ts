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
  foundersShares: 2,
  half: false,
  mustOwnTrain: false,
  soldOut: 'right',
  bankEnds: 'set',
  phaseEndsSet: true,
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
    trains: {
      '2': { to: 'LdStEG', part: 0.5 },
      '3': { to: 'MAVAG', part: 0.5 },
      '4': { to: 'LdStEG', part: 0.5 },
      '6': { to: 'MAVAG', part: 0.5 },
    },
    upkeep: {
      SIK: [7, 6, 6, 6],
      SKEV: [4, 5, 6, 6],
      RABA: [3, 3, 8, 12],
      'G&C': [3, 4, 9, 13],
      SNW: [2, 4, 9, 9],
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
    trains: {
      '2': { to: 'LdStEG', part: 0.25 },
      '3': { to: 'LdStEG', part: 0.25 },
      '4': { to: 'LdStEG', part: 0.25 },
    },
    upkeep: { SIK: [7, 6, 6], SKEV: [5, 6, 7], RABA: [6, 7, 12] },
  },
}
