import { expect, it } from 'vitest'
import type { Scenario } from '../../../scenario/format.js'
import { told } from '../../../testing/told.js'
import { assign, bankrupt, buying, company, issue, lay, token, turnOf } from './table.js'

/** The Grand Trunk needs a train for $160 or $180; there is a president who agrees to every sale. */
const forced = buying(
  { GT: { price: 60, cash: 100, shares: { Amy: 40, Bob: 30 } } },
  { phase: 'II', privates: { MAIL: 'Amy', MS: 'Amy' } },
)

it.each<[string, Scenario, RegExp]>([
  [
    '1846-EMR-12 a mail contract is no independent',
    turnOf('GT', forced, [issue(20), company('MAIL', 1)]),
    /^1846-EMR-12: Money has been raised for a train of the bank: MAIL may be bought only after that train\.$/,
  ],
  [
    '1846-EMR-12 nor is an independent bought',
    turnOf('GT', forced, [issue(20), company('MS', 1)]),
    /: MS may be bought/,
  ],
  [
    '1846-EMR-14 a treasury that can pay raises nothing',
    turnOf('GT', buying({ GT: { price: 60, cash: 200, shares: { Amy: 40 } } }, { phase: 'II' }), [bankrupt()]),
    /^1846-EMR-14: \$?200 can be raised and the cheapest train costs \$?160/,
  ],
  [
    '1846-PVT-5 the slot of C&WI is no slot of a corporation',
    turnOf(
      'GT',
      {
        operators: { GT: { price: 60, cash: 200, trains: ['2'], shares: { Amy: 60 } } },
        privates: { 'C&WI': 'Bob' },
      },
      [token('D6:3')],
    ),
    /^1846-PVT-5: The slot in D6.* is closed until C&WI is bought by a corporation or removed\.$/,
  ],
  [
    '1846-PVT-7 who owned a company that has left is told so',
    turnOf(
      'GT',
      {
        phase: 'III',
        operators: { GT: { price: 60, cash: 200, trains: ['4'], shares: { Amy: 60 } } },
        privates: { SC: { owner: 'GT', closed: true } },
        markers: { D14: ['SC'] },
      },
      [assign('SC', { hex: 'I1' })],
    ),
    /^1846-PHS-3: SC has left the game/,
  ],
  [
    'a power that is not needed is not called used',
    turnOf(
      'GT',
      {
        options: ['second_ed'],
        phase: 'II',
        operators: { GT: { price: 60, cash: 100, trains: ['2'], shares: { Amy: 60 } } },
        privates: { LM: 'GT' },
        tiles: { H12: '293 r0', G13: '57 r0' },
      },
      [lay('G13', '14 r0', undefined, 'LM')],
    ),
    /^1846-PVT-2: Track already joins the two hexes of LM/,
  ],
])('%s', (_, scenario, text) => expect(told(scenario)).toMatch(text))
