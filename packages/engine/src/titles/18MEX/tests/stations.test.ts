import { describe, it } from 'vitest'
import type { OperatorEntry } from '../../../scenario/format.js'
import { NORTH, SHARES } from './northernTrack.js'
import { gives, holds, lay, major, type Row, refused, type TurnPosition, token, turnOf } from './table.js'

type Actions = Parameters<typeof turnOf>[2]

/** At the station step with $200. */
const placing = (
  name: string,
  at: string,
  actions: Actions,
  entry: OperatorEntry = {},
  more: TurnPosition = {},
): Row => [
  name,
  turnOf(
    at,
    {
      phase: '3',
      tiles: NORTH,
      ...more,
      operators: { [at]: major(90, { shares: SHARES, cash: 200, ...entry }), ...more.operators },
      at: { step: 'token', ...more.at },
    },
    actions,
  ),
]

const other = (...tokens: readonly string[]): OperatorEntry => major(60, { shares: SHARES, tokens })

const connections: readonly Row[] = [
  placing('MEX-4.3-4 MEX-4.3.2-1 in a free circle of a connected city', 'MC', [
    token('I10', gives({ 'tokens.MC': ['I10', 'I8'], 'cash.MC': 160, 'charter.MC': 0 })),
  ]),
  placing('MEX-4.3.2-1 at any distance', 'MC', [token('I12', gives({ 'tokens.MC': ['I12', 'I8'] }))]),
  placing(
    'MEX-4.3.2-1 not where no track leads (X-ST-2)',
    'MC',
    [token('G10', refused('X-ST-2'))],
    {},
    {
      tiles: { ...NORTH, G10: '57 r0' },
    },
  ),
  placing(
    'MEX-4.3.2-1 not through a blocked city (X-ST-2), which has no free circle (X-ST-3)',
    'SPM',
    [token('I12', refused('X-ST-2')), token('I10', refused('X-ST-3')), token('G10', gives({ 'cash.SPM': 140 }))],
    { tokens: ['O8', 'I8'] },
    {
      tiles: { ...NORTH, I8: '14 r0', H9: '23 r1', G10: '57 r1' },
      operators: { PAC: other('B3', 'I10') },
    },
  ),
  placing(
    'MEX-4.3.2-1 not reversing at a junction',
    'MC',
    [token('G10', refused('X-ST-2')), token('I10', gives({ 'cash.MC': 160 }))],
    {},
    { tiles: { ...NORTH, H9: '25 r5', F9: '7 r5', G10: '57 r2' } },
  ),
  placing(
    'MEX-4.3.2-1 not through a red area',
    'MEX',
    [token('S12', refused('X-ST-2')), token('M12', gives({ 'cash.MEX': 140 }))],
    { tokens: ['P13', 'I12'] },
    {
      phase: '4',
      tiles: { P13: '473 r5', K12: '9 r0', M12: '472 r1' },
      operators: { UdY: other(), A: { closed: true }, B: { closed: true }, C: { closed: true } },
    },
  ),
  placing('MEX-4.3.2-1 only in cities (X-ST-3)', 'MC', [token('H9', refused('X-ST-3'))]),
  placing(
    'MEX-4.3.2-2 one of a major in a hex (X-ST-5)',
    'MC',
    [token('I8', refused('X-ST-5'))],
    {},
    {
      tiles: { ...NORTH, I8: '14 r0' },
    },
  ),
]

const reserved: readonly Row[] = [
  placing('MEX-4.3.2-3 the circle of a home to come is reserved (X-ST-4)', 'TM', [
    token('I8', refused('X-ST-4')),
    token('I10', gives({ 'cash.TM': 160 })),
  ]),
  placing(
    'MEX-4.3.2-3 a second circle is free',
    'TM',
    [token('I8', gives({ 'tokens.TM': ['I12', 'I8'] }))],
    {},
    {
      tiles: { ...NORTH, I8: '14 r0' },
    },
  ),
  placing(
    'MEX-4.3.2-3 nor is one reserved for a company that is out of the game',
    'TM',
    [token('I8', gives({ 'tokens.TM': ['I12', 'I8'] }))],
    {},
    { operators: { MC: { closed: true } } },
  ),
  placing(
    'MEX-4.3.2-3 minors have theirs too',
    'TM',
    [token('M12', refused('X-ST-4')), token('I10', gives({ 'cash.TM': 160 }))],
    {},
    { tiles: { ...NORTH, K12: '9 r0', M12: '472 r1' }, privates: { A: {} } },
  ),
]

const costs: readonly Row[] = [
  placing('MEX-4.3.2-4 $40 for the first', 'TM', [token('I10', gives({ 'cash.TM': 160 }))]),
  placing('MEX-4.3.2-4 $60 for the second', 'CHI', [token('I10', gives({ 'cash.CHI': 140 }))], {
    tokens: ['E6', 'I12'],
  }),
  placing(
    'MEX-4.3.2-4 $80 for the third',
    'CHI',
    [token('I10', gives({ 'cash.CHI': 120 }))],
    { tokens: ['E6', 'I8', 'I12'] },
    {
      tiles: { ...NORTH, I8: '14 r0' },
    },
  ),
  placing(
    'MEX-4.3.2-4 what NdM got by the merger does not count',
    'NdM',
    [token('I10', gives({ 'cash.NdM': 160 }))],
    { tokens: ['O10', 'I12 extra'] },
    { phase: '5' },
  ),
  placing(
    'MEX-4.3.2-4 the treasury must have it (X-ST-6)',
    'CHI',
    [token('I10', refused('X-ST-6'))],
    { cash: 59, tokens: ['E6', 'I12'] },
    { at: { step: 'track' } },
  ),
  placing(
    'MEX-4.3-4 none left (X-ST-1)',
    'TM',
    [token('I10', refused('X-ST-1'))],
    { tokens: ['I12', 'I8'] },
    {
      tiles: { ...NORTH, I8: '14 r0' },
      at: { step: 'track' },
    },
  ),
  placing(
    'MEX-4.3-4 one a turn (X-ST-7)',
    'CHI',
    [token('I10', gives({ 'cash.CHI': 140 })), token('I8', refused('X-ST-7'))],
    { tokens: ['E6', 'I12'] },
    { tiles: { ...NORTH, I8: '14 r0' } },
  ),
  placing(
    'MEX-4.3.2-5 stations stay when the tile is replaced',
    'MC',
    [lay('I8', '14 r0', gives({ 'tile.I8': '14 r0' }, { 'tokens.MC': ['I8'], 'tokens.PAC': ['B3', 'I10'] }))],
    {},
    { at: { step: 'track' }, operators: { PAC: other('B3', 'I10') } },
  ),
]

describe('stations (18MEX 4.3.2)', () => {
  it.each([...connections, ...reserved, ...costs])('%s', (_, scenario) => holds(scenario))
})
