import { describe, it } from 'vitest'
import { holds } from '../testing/rows.js'
import type { Scenario } from './format.js'

const hungary = { title: '18Mag', players: ['Amy', { name: 'Bob', cash: 100 }, 'Carlos'] } as const
const minor = (cash: number) => ({ 6: { owner: 'Amy', cash, trains: ['2'] } })
const KASSA = { B17: '6 r0', C16: '57 r3' }
const at = (step: string) => ({ kind: 'operating', at: '6', step })

const states = { title: '1846', players: ['Amy', 'Bob', 'Carlos'] } as const
const gt = (entry: object) => ({ GT: { price: 60, shares: { Amy: 30 }, ...entry } })

/** What is left out is filled in, so that it is the rule that refuses. */
const LEFT_OUT: readonly (readonly [string, Scenario])[] = [
  [
    'MAG-XTOK-2 the city, where the station cannot be paid',
    {
      ...hungary,
      round: at('token'),
      operators: minor(39),
      tiles: KASSA,
      actions: [{ type: 'placeToken', hex: 'C16', expect: { refusal: 'MAG-XTOK-2' } }],
    },
  ],
  [
    'MAG-XTOK-3 the city, where nothing leads there',
    {
      ...hungary,
      round: at('token'),
      operators: minor(50),
      tiles: KASSA,
      actions: [{ type: 'placeToken', hex: 'H5', expect: { refusal: 'MAG-XTOK-3' } }],
    },
  ],
  [
    'MAG-XALL-1 the price of a rail-car in another step',
    {
      ...hungary,
      round: { kind: 'operating', at: '13', step: 'track' },
      operators: { 13: { owner: 'Amy', cash: 50, trains: ['2'] } },
      tiles: { I2: '57 r2' },
      actions: [{ type: 'buyEquipment', item: 'car', from: 'RABA', expect: { refusal: 'MAG-XALL-1' } }],
    },
  ],
  [
    'MAG-XCAR-1 the price of a rail-car that cannot be paid',
    {
      ...hungary,
      round: at('run'),
      operators: minor(5),
      tiles: KASSA,
      actions: [{ type: 'buyEquipment', item: 'car', from: 'RABA', expect: { refusal: 'MAG-XCAR-1' } }],
    },
  ],
  [
    '1846-TOK-4 the city of a hex that is not reached',
    {
      ...states,
      round: { kind: 'operating', at: 'GT' },
      operators: gt({ cash: 100 }),
      actions: [{ type: 'placeToken', hex: 'E17', expect: { refusal: 'or.token.NOT_CONNECTED' } }],
    },
  ],
  [
    '1846 the price of a private company that the treasury cannot pay',
    {
      ...states,
      round: { kind: 'operating', at: 'GT' },
      operators: gt({ cash: 0 }),
      privates: { MS: 'Amy' },
      actions: [{ type: 'buyPrivate', company: 'MS', expect: { refusal: 'or.buyPrivate.NO_CASH' } }],
    },
  ],
  [
    '1846 the price of a train of another in a step without trains',
    {
      ...states,
      round: { kind: 'operating', at: 'GT', step: 'trackToken' },
      operators: { ...gt({ cash: 300 }), NYC: { price: 50, trains: ['2'] } },
      actions: [{ type: 'buyTrain', from: 'NYC', name: '2', expect: { refusal: 'any.WRONG_STEP' } }],
    },
  ],
  [
    'what must be said because several things are offered',
    {
      ...states,
      players: [{ name: 'Amy', cash: 400 }, 'Bob', 'Carlos'],
      actions: [{ type: 'par', corporation: 'GT', expect: { refusal: 'any.BAD_SHAPE' } }],
    },
  ],
]

describe('what is left out of an action', () => {
  it.each(LEFT_OUT)('%s', (_, scenario) => holds(scenario))
})
