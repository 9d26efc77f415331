// What the ruleset 18xx.games does in its own way: bankruptcy.
import { describe, it } from 'vitest'
import { bankrupt, forced, gives, holds, lastBut, type Row, refused, there, turnOf } from './theirTable.js'

const bankruptcy: readonly Row[] = [
  [
    'switch lentForever: the steamboat works on for the one it was lent to',
    turnOf(
      'GT',
      {
        ...there,
        players: [{ name: 'Amy', cash: 0 }, 'Bob', 'Carlos'],
        operators: {
          GT: { price: 20, cash: 0, trains: [], shares: { Amy: 20, pool: 20 } },
          NYC: { price: 50, trains: ['2'], tokens: ['D20', 'D14'], shares: { Bob: 20 } },
        },
        privates: { SC: { owner: 'Amy', lent: 'NYC' } },
        markers: { D14: ['SC'] },
        tiles: { D14: '6 r0' },
        at: { step: 'buyTrains', facts: { declared: true } },
      },
      [
        {
          type: 'bankrupt',
          expect: gives({ 'private.SC': 'closed', 'bankrupt.Amy': true }, { 'markers.D14': ['SC'] }),
        },
      ],
    ),
  ],
  [
    'switch bankruptAnytime: an issue that pays for the train alone counts',
    turnOf(
      'GT',
      forced({ price: 70, shares: { Amy: 20 } }, { players: [{ name: 'Amy', cash: 42 }, 'Bob', 'Carlos'], phase: 'I' }),
      [bankrupt(refused('or.bankrupt.STILL_POSSIBLE'))],
    ),
  ],
  [
    'switch bankruptAnytime: one that does not is forgotten',
    turnOf(
      'GT',
      forced({ price: 60, shares: { Amy: 20 } }, { players: [{ name: 'Amy', cash: 42 }, 'Bob', 'Carlos'], phase: 'I' }),
      [bankrupt(gives({ 'bankrupt.Amy': true }))],
    ),
  ],
  [
    'switch bankruptOrder: what a bankrupt sells operates where it stood',
    turnOf(
      'GT',
      forced(
        { price: 60, cash: 0, shares: { Amy: 20 } },
        {
          players: [{ name: 'Amy', cash: 0 }, 'Bob', 'Carlos'],
          operators: {
            NYC: { price: 50, cash: 100, trains: ['2'], shares: { Amy: 30, Bob: 20 } },
            IC: { price: 40, cash: 100, trains: ['2'], shares: { Carlos: 20 } },
          },
        },
      ),
      [bankrupt(gives({ 'price.NYC': 40, at: 'NYC' }))],
    ),
  ],
  [
    'switch operatesOn: those without president operate after the end, up to the next with one',
    turnOf('GT', lastBut({}), [bankrupt(gives({ ended: 'bankrupt', 'closed.NYC': true }, { 'price.IC': 10 }))]),
  ],
  [
    'switch operatesOn: not where a president is next',
    turnOf('GT', lastBut({ president: 'Carlos', shares: { Carlos: 20 } }), [
      bankrupt(gives({ ended: 'bankrupt' }, { 'price.NYC': 20 })),
    ]),
  ],
]

describe('the ruleset of 18xx.games: bankruptcy', () => {
  it.each(bankruptcy)('%s', (_, scenario) => holds(scenario))
})
