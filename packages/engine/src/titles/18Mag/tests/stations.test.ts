import { describe, expect, it } from 'vitest'
import { choices } from '../../../choices.js'
import { readScenario } from '../../../scenario/read.js'
import { titles } from '../../index.js'
import {
  car,
  discard,
  dividend,
  gives,
  holds,
  lay,
  minor,
  pass,
  type Row,
  refused,
  run,
  token,
  train,
  turnOf,
} from './table.js'

/** Székesfehérvár to Győr. */
const LINE = { E10: '57 r2', D9: '57 r2' }
const HOME = { E10: '57 r2' }
const at = { step: 'token' }

const minors: readonly Row[] = [
  [
    'MAG-TOK-1 MAG-TOK-2 the first extra station costs 40: half to SzKÉV, half to the bank',
    turnOf('3', { at, tiles: LINE, operators: { '3': minor(50) } }, [
      token('D9', gives({ 'cash.3': 10, 'cash.SKEV': 20, 'tokens.3': ['D9', 'E10'], 'charter.3': 1 })),
    ]),
  ],
  [
    'MAG-TOK-2 the second one costs 80',
    turnOf('3', { at, tiles: LINE, operators: { '3': minor(100, { tokens: ['E10', 'H5'] }) } }, [
      token('D9', gives({ 'cash.3': 20, 'cash.SKEV': 40, 'charter.3': 0 })),
    ]),
  ],
  [
    'MAG-TOK-2 without the money (MAG-XTOK-2)',
    turnOf('3', { tiles: LINE, operators: { '3': minor(39) } }, [token('D9', refused('MAG-XTOK-2'))]),
  ],
  [
    'MAG-TOK-1 one a turn (MAG-XTOK-1)',
    turnOf('3', { at, tiles: { ...LINE, C8: '6 r3' }, operators: { '3': minor(200) } }, [
      token('D9'),
      token('C8', refused('MAG-XTOK-1')),
    ]),
  ],
  [
    'MAG-TOK-1 two in the game (MAG-XTOK-1)',
    turnOf('3', { tiles: LINE, operators: { '3': minor(200, { tokens: ['E10', 'H5', 'H17'] }) } }, [
      token('D9', refused('MAG-XTOK-1')),
    ]),
  ],
  [
    'MAG-TOK-3 a city out of reach, a city without room (MAG-XTOK-3)',
    turnOf('3', { tiles: LINE, operators: { '3': minor(50), '8': minor(0, { tokens: ['H5', 'D9'] }, 'Bob') } }, [
      token('E18', refused('MAG-XTOK-3')),
      token('D9', refused('MAG-XTOK-3')),
      token('E8', refused('MAG-XTOK-3')),
    ]),
  ],
  [
    'MAG-TOK-3 not through a filled city (MAG-XTOK-3)',
    turnOf(
      '3',
      {
        tiles: { ...LINE, C8: '6 r3' },
        operators: { '3': minor(50), '8': minor(0, { tokens: ['H5', 'D9'] }, 'Bob') },
      },
      [token('C8', refused('MAG-XTOK-3'))],
    ),
  ],
  [
    'MAG-TOK-4 one of a company a hex, also where it has two cities (MAG-XTOK-4)',
    turnOf(
      '1',
      { tiles: { E12: 'L33 r2', D11: '7 r4', D13: '3 r5' }, operators: { '1': minor(50, { tokens: ['E12:0'] }) } },
      [token('E12:1', refused('MAG-XTOK-4'))],
    ),
  ],
  [
    'MAG-DRF-8 MAG-TOK-3 the home of a minor that left the game is a city like others',
    turnOf('8', { at, tiles: LINE, operators: { '8': minor(100, { tokens: ['H5', 'D9'] }) } }, [
      token('E10', gives({ 'cash.8': 20 })),
    ]),
  ],
]

const discards: readonly Row[] = [
  [
    'MAG-DIS-1 one or both trains go back for nothing',
    turnOf(
      '3',
      { at: { step: 'giveBack' }, phase: 'Green', tiles: LINE, operators: { '3': minor(50, { trains: ['2', '3'] }) } },
      [discard('2', gives({ 'trains.3': ['3'] }, { 'cash.3': 50 })), discard('3', gives({ 'trains.3': [] }))],
    ),
  ],
  [
    'MAG-DIS-1 only what it owns, and not after running has begun (MAG-XDIS-1)',
    turnOf('3', { at: { step: 'giveBack' }, tiles: LINE, operators: { '3': minor(50) } }, [
      { type: 'discardTrain', train: '4-0', expect: refused('MAG-XDIS-1') },
      pass(gives({ step: 'run' })),
      discard('2', refused('MAG-XDIS-1')),
    ]),
  ],
  [
    'MAG-RND-5 track, station, discards, run, trains: no step back (MAG-XALL-1)',
    turnOf('3', { at: { step: 'track' }, tiles: LINE, operators: { '3': minor(100) } }, [
      token('D9', refused('MAG-XALL-1')),
      pass(gives({ step: 'token' })),
      lay('C8', '6 r3', refused('MAG-XALL-1')),
      pass(gives({ step: 'giveBack' })),
      token('D9', refused('MAG-XALL-1')),
      pass(gives({ step: 'run' })),
      pass(refused('MAG-XALL-1')),
      run(['2: E10-D9'], gives({ step: 'buyTrains' })),
      lay('C8', '6 r3', refused('MAG-XALL-1')),
    ]),
  ],
  [
    'MAG-DIS-1 whoever runs has kept its trains: nobody has to say so',
    turnOf('3', { at: { step: 'token' }, tiles: LINE, operators: { '3': minor(100) } }, [
      pass(gives({ step: 'giveBack' })),
      run(['2: E10-D9'], gives({ step: 'buyTrains' }, { 'trains.3': ['2'] })),
      discard('2', refused('MAG-XDIS-1')),
    ]),
  ],
  [
    'MAG-DIS-1 a rail-car begins the run (MAG-XDIS-1)',
    turnOf('13', { at: { step: 'giveBack' }, tiles: { I2: '57 r2' }, operators: { '13': minor(100) } }, [
      car('RABA', 10, gives({ step: 'run' })),
      discard('2', refused('MAG-XDIS-1')),
    ]),
  ],
  [
    'MAG-DIS-1 MAG-TRN-5 without a route a train may go as well, to make room for another',
    turnOf('3', { at: { step: 'track' }, tiles: HOME, operators: { '3': minor(80, { trains: ['2', '2'] }) } }, [
      pass(gives({ step: 'giveBack' })),
      discard('2'),
      pass(gives({ step: 'buyTrains' })),
      train('2', gives({ 'trains.3': ['2', '2'] })),
    ]),
  ],
  [
    'MAG-DIS-1 on 18xx.games in a step of its own',
    turnOf('3', { ruleset: '18xx.games', at: { step: 'track' }, tiles: LINE, operators: { '3': minor(0) } }, [
      pass(gives({ step: 'giveBack' })),
      run(['2: E10-D9'], refused('MAG-XALL-1')),
      pass(gives({ step: 'run' })),
    ]),
  ],
]

const RABA = { price: 70, cash: 100, shares: { Amy: 30 } }

const majors: readonly Row[] = [
  [
    'MAG-MTK-1 MAG-MTK-2 the director puts a station anywhere, for 40 to the bank; then the dividend (MAG-MAJ-1)',
    turnOf('RABA', { operators: { RABA } }, [
      token('C12', gives({ 'cash.RABA': 60, 'tokens.RABA': ['C12'], step: 'dividend' }, { 'cash.SKEV': 0 })),
      token('C16', refused('MAG-XMTK-1')),
      dividend(0, gives({ 'price.RABA': 65 })),
    ]),
  ],
  [
    'MAG-MTK-1 the second one costs 80, there is no third (MAG-XMTK-1)',
    turnOf('RABA', { operators: { RABA: { ...RABA, tokens: ['C12'] } } }, [token('C16', gives({ 'cash.RABA': 20 }))]),
  ],
  [
    'MAG-MTK-1 none left (MAG-XMTK-1)',
    turnOf('RABA', { operators: { RABA: { ...RABA, tokens: ['C12', 'C16'] } } }, [token('E18', refused('MAG-XMTK-1'))]),
  ],
  [
    'MAG-MTK-1 not enough money (MAG-XMTK-1)',
    turnOf('RABA', { operators: { RABA: { ...RABA, cash: 30 } } }, [token('E18', refused('MAG-XMTK-1'))]),
  ],
  [
    'MAG-MTK-2 no slot, no town, no mine, no red hex (MAG-XMTK-2)',
    turnOf('RABA', { operators: { RABA, '3': minor(0, {}, 'Bob') } }, [
      token('E10', refused('MAG-XMTK-2')),
      token('E6', refused('MAG-XMTK-2')),
      token('A10', refused('MAG-XMTK-2')),
      token('C6', refused('MAG-XMTK-2')),
      token('D19:1', gives({ 'tokens.RABA': ['D19:1'] })),
    ]),
  ],
  [
    'MAG-MTK-3 one of a major a hex (MAG-XMTK-2), majors beside each other',
    turnOf('RABA', { operators: { RABA: { ...RABA, tokens: ['D19:1'] }, SIK: { price: 65, tokens: ['C12'] } } }, [
      token('D19:0', refused('MAG-XMTK-2')),
      token('C12', refused('MAG-XMTK-2')),
      token('C16', gives({ 'cash.RABA': 20 })),
    ]),
  ],
  [
    'MAG-MTK-4 MAG-GEN-4 without a director no station (MAG-XMTK-1) and everything is paid, by itself',
    turnOf(
      '3',
      {
        at: { step: 'buyTrains', facts: { ran: true } },
        operators: { '3': minor(80, { trains: [] }), RABA: { price: 70, cash: 100, shares: { Amy: 10 } } },
      },
      [
        { type: 'placeToken', by: 'RABA', hex: 'C12', city: 0, expect: refused('MAG-XALL-1') },
        pass(gives({ 'cash.RABA': 0, 'cash.Amy': 10, 'price.RABA': 80 }, { 'tokens.RABA': null })),
      ],
    ),
  ],
  [
    'MAG-V1-12 MAG-MTK-4 where nobody leads it, the station is refused by its name (MAG-XMTK-1)',
    turnOf('RABA', { operators: { RABA: { price: 70, cash: 100, shares: { Amy: 10 } } }, at: { step: 'dividend' } }, [
      token('C12', refused('MAG-XMTK-1')),
    ]),
  ],
]

describe('stations of minors', () => {
  it.each(minors)('%s', (_, scenario) => holds(scenario))
})
describe('discards and the order of steps', () => {
  it.each(discards)('%s', (_, scenario) => holds(scenario))
})
describe('stations of majors', () => {
  it.each(majors)('%s', (_, scenario) => holds(scenario))
})

it('MAG-DIS-1 where there is a run the choices are discards and the run, and no pass', () => {
  const there = turnOf('3', { at: { step: 'giveBack' }, tiles: LINE, operators: { '3': minor(0) } }, [])
  const read = readScenario(there, titles)
  const offers = read.ok ? choices(read.game).offers : []
  expect(offers.map(({ action }) => action.type)).toEqual(['discardTrain', 'runRoutes'])
})
