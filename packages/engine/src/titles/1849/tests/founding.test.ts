import { describe, it } from 'vitest'
import {
  at,
  buy,
  by,
  cash,
  corp,
  four,
  gives,
  holds,
  lay,
  order,
  pass,
  type Row,
  refused,
  row,
  sell,
  start,
  stockTurn,
  token,
  turnOf,
} from './table.js'

const founding: readonly Row[] = [
  row(
    '1849-9.4-3 1849-9.1-1 with one certificate below the limit the president’s alone',
    stockTurn(
      'Amy',
      {
        players: four,
        options: ['fiveCorporations'],
        removed: ['AFG'],
        ...order('CTL', 'RCS', 'IFT', 'SFA', 'ATA'),
        operators: {
          IFT: corp(68, { shares: { Amy: 60 } }),
          SFA: corp(68, { shares: { Bob: 40, Amy: 30 } }),
        },
      },
      // Nine is the limit with five corporations; Amy has eight.
      [start('CTL', 68, gives({ 'cash.CTL': 96, at: 'Bob' })), by('Amy', buy('CTL', 'treasury', refused('FO5')))],
    ),
  ),
  row(
    'TV-5 1849-9.4-3 1849-9.4-4 the president’s certificate and two others at once, all to the treasury; then the fee',
    stockTurn('Amy', { players: [{ name: 'Amy', cash: 552 }, ...four.slice(1)], ...order('CTL', 'RCS') }, [
      start(
        'CTL',
        100,
        gives(
          { 'cash.Amy': 352, 'cash.CTL': 160, 'president.CTL': 'Amy', 'tokens.CTL': ['E1'], 'charter.CTL': 2 },
          { at: 'Amy' },
        ),
      ),
      buy('CTL', 'treasury', gives({ 'cash.Amy': 252, 'cash.CTL': 260 }, { at: 'Amy' })),
      buy('CTL', 'treasury', gives({ 'cash.Amy': 152, 'cash.CTL': 360, 'shares.CTL.Amy': 40, at: 'Bob' })),
      pass(),
      pass(),
      pass(),
      buy('CTL', 'treasury', gives({ 'cash.Amy': 52, 'cash.CTL': 460, 'shares.CTL.Amy': 50 })),
    ]),
  ),
  row(
    '1849-9.4-1 only the lowest card that is not founded (FO1, any.FOUNDED)',
    stockTurn('Amy', { ...order('CTL', 'RCS', 'IFT'), operators: { CTL: corp(68, { shares: { Bob: 40 } }) } }, [
      start('IFT', 68, refused('FO1')),
      start('CTL', 68, refused('any.FOUNDED')),
      start('RCS', 68, gives({ 'cash.RCS': 6, 'cash.Amy': 364 })),
    ]),
  ),
  row(
    '1849-9.4-1 1849-9-1 it is the purchase of the turn: no other corporation, nothing of another (FO8, BC1)',
    stockTurn('Amy', { ...order('CTL', 'RCS'), operators: { IFT: corp(68, { shares: { Bob: 40 } }) } }, [
      start('CTL', 68),
      start('RCS', 68, refused('FO8')),
      buy('IFT', 'treasury', refused('BC1')),
      pass(gives({ at: 'Bob' })),
    ]),
  ),
  row(
    '1849-9.4-3 not the last certificate, and no third one (FO4)',
    stockTurn('Amy', order('CTL', 'RCS'), [
      start('CTL', 68),
      buy('CTL', 'treasury', refused('FO4'), 20),
      buy('CTL', 'treasury'),
      buy('CTL', 'treasury', refused('FO4'), 20),
      buy('CTL', 'treasury', gives({ 'shares.CTL.Amy': 40, at: 'Bob' })),
      by('Amy', buy('CTL', 'treasury', refused('FO4'))),
      by('Amy', start('RCS', 68, refused('FO8'))),
    ]),
  ),
  row(
    '1849-9-1 1849-9.4-3 whose founding is over buys one certificate a turn like anybody (BC1)',
    stockTurn('Amy', { players: cash(900, 500, 500), ...order('CTL', 'RCS') }, [
      start('CTL', 68),
      pass(),
      by('Amy', buy('CTL', 'treasury', refused('BC1'))),
      pass(),
      pass(),
      buy('CTL', 'treasury', gives({ at: 'Bob' })),
      by('Amy', buy('CTL', 'treasury', refused('BC1'))),
    ]),
  ),
  row(
    '1849-9.4-3 within cash (FO3)',
    stockTurn('Amy', { players: cash(203, 500, 500), ...order('CTL', 'RCS') }, [
      start('CTL', 144, refused('FO2')),
      start('CTL', 100, gives({ 'cash.Amy': 3, at: 'Bob' })),
      by('Amy', buy('CTL', 'treasury', refused('FO3'))),
    ]),
  ),
  row(
    '1849-9.4-3 twice the price must be there (FO3)',
    stockTurn(
      'Amy',
      { players: cash(135, 500, 500), ...order('CTL', 'RCS'), operators: { IFT: corp(68, { shares: { Bob: 40 } }) } },
      [start('CTL', 68, refused('FO3')), buy('IFT', 'treasury')],
    ),
  ),
  row(
    '1849-9.4-2 1849-5-2 the marker goes under those in its cell; the 68 further down is no start price (FO2)',
    stockTurn('Amy', { ...order('CTL', 'RCS'), operators: { IFT: corp(68, { shares: { Bob: 40 } }) } }, [
      start('CTL', 90, refused('FO2')),
      start('CTL', 216, refused('FO2')),
      start('CTL', 68, gives({ 'column.r4c2': ['IFT', 'CTL'] })),
    ]),
  ),
  ...(
    [
      ['4', [68, 100], [144, 216]],
      ['6', [68, 100, 144], [216]],
      ['8', [68, 100, 144], [216]],
      ['10', [68, 100, 144, 216], []],
      ['12', [68, 100, 144, 216], []],
    ] as const
  ).map(([phase, open, shut]) =>
    row(
      `1849-9.4-2 in phase ${phase} the start prices are ${open.join(', ')} (FO2)`,
      stockTurn('Amy', { phase, players: cash(1000, 500, 500), ...order('CTL', 'RCS') }, [
        ...shut.map((price) => start('CTL', price, refused('FO2'))),
        start('CTL', Math.max(...open), gives({ 'cash.Amy': 1000 - 2 * Math.max(...open) })),
      ]),
    ),
  ),
  row(
    '1849-9.4-5 no threshold: it operates in the next operating round',
    stockTurn('Amy', { ...order('CTL', 'RCS'), at: { memo: { passes: 0 } } }, [
      start('CTL', 68),
      pass(),
      pass(),
      pass(),
      pass(gives({ round: 'operating', at: 'CTL' })),
    ]),
  ),
]

/** Every city AFG could choose is full, but for Messina unless it is taken too. */
const crowded = {
  phase: '6',
  players: four,
  ...order('AFG', 'SFA', 'CTL', 'IFT', 'ATA', 'RCS'),
  tiles: { H8: '644 r0' },
  operators: {
    CTL: corp(100, { cash: 500, shares: { Bob: 40 }, tokens: ['E1', 'C1', 'M9'] }),
    IFT: corp(68, { cash: 500, shares: { Carlos: 40 }, tokens: ['H12', 'M11', 'H8'] }),
    ATA: corp(68, { cash: 500, shares: { Dora: 40 }, tokens: ['M13', 'M9'] }),
  },
}

const garibaldi: readonly Row[] = [
  row(
    '1849-9.4.1-1 AFG’s president chooses among the five, where a slot is free (RS2)',
    stockTurn('Amy', crowded, [
      start('AFG', 68, gives({ step: 'home', at: 'AFG', 'cash.AFG': 96 })),
      token('M9', refused('RS2')),
      token('H12', refused('RS2')),
      token('B14', gives({ 'tokens.AFG': ['B14'], 'charter.AFG': 2, at: 'Amy' })),
      buy('AFG', 'treasury', gives({ 'cash.AFG': 164 })),
    ]),
  ),
  row(
    '1849-9.4.1-2 where a position leaves it no city it is set aside (FO6)',
    stockTurn(
      'Amy',
      {
        ...crowded,
        operators: { ...crowded.operators, RCS: corp(68, { shares: { Bob: 20 }, tokens: ['C5', 'B14'] }) },
      },
      [start('AFG', 68, refused('FO6')), start('SFA', 68, gives({ 'cash.SFA': 96 }))],
    ),
  ),
  row(
    '1849-9.4.1-2 OP-11 when the last slot fills it is set aside at once and skipped (FO6)',
    turnOf(
      'ATA',
      {
        ...crowded,
        privates: { SMS: 'ATA' },
        operators: { ...crowded.operators, ATA: corp(68, { cash: 500, shares: { Dora: 40 }, tokens: ['M13', 'B14'] }) },
        at: { num: 2, of: 2, done: ['CTL', 'IFT'], step: 'token' },
      },
      [
        token('M9', gives({ 'charter.ATA': 0 }), 'SMS'),
        pass(gives({ step: 'finance' })),
        pass(gives({ round: 'stock', at: 'Amy' })),
        start('AFG', 68, refused('FO6')),
        start('SFA', 68, gives({ 'cash.SFA': 96, 'tokens.SFA': ['J6'] })),
      ],
    ),
  ),
  row(
    '1849-9.4.1-2 a slot that opens brings it back in the next stock round, as the last (FO1)',
    turnOf(
      'ATA',
      {
        ...crowded,
        memo: { ...crowded.memo, setAside: true },
        operators: {
          CTL: corp(100, { cash: 500, shares: { Bob: 40 }, tokens: ['E1', 'C1', 'M9'] }),
          IFT: corp(68, { cash: 500, shares: { Carlos: 40 }, tokens: ['H12', 'M11', 'B14'] }),
          ATA: at(6, 0, { cash: 500, shares: { Dora: 40 }, tokens: ['M13', 'M9', 'H8'] }),
        },
        at: { num: 2, of: 2, done: ['CTL', 'IFT'] },
      },
      [
        lay('H8', '664 r4', gives({ 'tile.H8': '664 r4', 'cash.ATA': 420 })),
        pass(gives({ step: 'finance' })),
        pass(gives({ round: 'stock', at: 'Amy' })),
        start('AFG', 68, refused('FO1')),
        start('SFA', 68),
        pass(gives({ at: 'Bob' })),
        start('RCS', 68),
        pass(gives({ at: 'Carlos' })),
        start('AFG', 68, gives({ step: 'home' })),
        token('M9', refused('RS2')),
        token('H8', gives({ 'tokens.AFG': ['H8'] })),
      ],
    ),
  ),
]

const again: readonly Row[] = [
  row(
    '1849-11-3 one that has closed in this stock round waits for the next one (FO7)',
    stockTurn(
      'Amy',
      {
        ...order('CTL'),
        operators: { CTL: at(8, 0, { shares: { Bob: 40, Amy: 20 } }), IFT: corp(68, { shares: { Bob: 20 } }) },
      },
      [sell('CTL', 10, gives({ 'price.CTL': null })), pass(), start('CTL', 68, refused('FO7'))],
    ),
  ),
]

describe('founding (§9.4)', () => {
  it.each([...founding, ...garibaldi, ...again])('%s', (_, scenario) => holds(scenario))
})
