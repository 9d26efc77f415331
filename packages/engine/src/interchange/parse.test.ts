import { expect, it } from 'vitest'
import { parseFileAction } from './parse.js'

const by = { entity: 1, entity_type: 'player' }

it.each([
  { input: { type: 'pass', ...by }, is: 'pass' },
  { input: { type: 'message', ...by, message: 'hi' }, is: null },
  { input: { type: 'program_share_pass', ...by }, is: null },
  { input: { type: 'bid', ...by, company: 'MS', price: 60 }, is: 'bid' },
])('understands $input.type', ({ input, is }) => {
  const parsed = parseFileAction(input)
  expect(parsed.ok && (parsed.action?.type ?? null)).toBe(is)
})

it.each([
  { input: 'pass', type: 'pass', field: null },
  { input: null, type: 'null', field: null },
  { input: { type: 'explode', ...by }, type: 'explode', field: null },
  { input: { type: 'toString', ...by }, type: 'toString', field: null },
  { input: { type: 'pass', entity_type: 'player' }, type: 'pass', field: 'entity' },
  { input: { type: 'pass', entity: 1 }, type: 'pass', field: 'entity_type' },
  { input: { type: 'bid', ...by, company: 'MS' }, type: 'bid', field: 'price' },
  { input: { type: 'bid', ...by, company: 'MS', price: Number.NaN }, type: 'bid', field: 'price' },
  { input: { type: 'buy_shares', ...by, shares: 'NYC_1' }, type: 'buy_shares', field: 'shares' },
  { input: { type: 'lay_tile', ...by, hex: 'A1', tile: '7-0', rotation: 0.5 }, type: 'lay_tile', field: 'rotation' },
  { input: { type: 'run_routes', ...by, routes: [{ train: '2-0' }] }, type: 'run_routes', field: 'routes' },
  {
    input: { type: 'run_routes', ...by, routes: [{ train: 2, connections: [] }] },
    type: 'run_routes',
    field: 'routes',
  },
])('refuses $input', ({ input, type, field }) => {
  expect(parseFileAction(input)).toEqual({ ok: false, type, field })
})
