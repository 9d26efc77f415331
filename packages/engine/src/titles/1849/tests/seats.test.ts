import { expect, it } from 'vitest'
import { play } from '../../../game.js'
import { mayAct } from '../../../mayAct.js'
import { failuresOf } from '../../../scenario/failures.js'
import type { ScenarioAction } from '../../../scenario/format.js'
import { readScenario } from '../../../scenario/read.js'
import { titles } from '../../index.js'
import { answer, corp, lay, refused, turnOf } from './table.js'

const turn = (actions: readonly ScenarioAction[]) =>
  turnOf('CTL', { operators: { CTL: corp(68, { cash: 200, shares: { Amy: 40 } }) } }, actions)
const stop = (by: string, more: object = {}): ScenarioAction => ({ type: 'endGame', by, ...more })
const table = () => {
  const read = readScenario(turn([]), titles)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.game
}

it('one who wants to play on is not asked again in the same turn', () => {
  const scenario = turn([
    stop('Amy'),
    { type: 'answer', by: 'Bob', accept: true, offer: 'another', expect: refused('any.OTHER_OFFER') },
    answer('Bob', true),
    answer('Carlos', false),
    stop('Bob', { expect: refused('any.END_DECLINED') }),
  ])
  expect(failuresOf(scenario, titles)).toEqual([])
})

it('1849-7.2-1 only the president acts for a corporation', () => {
  const action = { type: 'pass', by: 'CTL' } as const
  expect(mayAct(table(), 'p1', action)).toBe(true)
  expect(mayAct(table(), 'p2', action)).toMatchObject({ code: 'any.NOT_YOURS', params: { seat: 'p2', by: 'CTL' } })
})

it.each([
  ['any.UNKNOWN_ACTION', { type: 'dance', by: 'CTL' }],
  ['any.BAD_SHAPE', { type: 'layTile', by: 'CTL', hex: 'G1', tile: '3' }],
  ['any.UNKNOWN_ENTITY', { type: 'layTile', by: 'CTL', hex: 'Z99', tile: '3', rotation: 0 }],
  ['any.NO_CORPORATION', { type: 'sellShares', by: 'p1', corporation: 'CNM', percent: 10 }],
  ['any.NO_PRIVATE', { type: 'buyPrivate', by: 'CTL', company: 'SFA', price: 10 }],
  ['any.NO_SELLER', { type: 'buyTrain', by: 'CTL', from: 'CNM', train: '4H-0', name: '4H', price: 100 }],
  ['any.NO_SUCH_PERCENT', { type: 'issueShares', by: 'CTL', percent: -10 }],
] as const)('%s', (code, action) => {
  expect(play(table(), action as never)).toMatchObject({ ok: false, refusal: { code } })
})

it('1849-10.4-4 the home is placed with the founding: the step of the first turn is still there', () => {
  const scenario = turnOf('CTL', { turn: 1, operators: { CTL: corp(68, { cash: 200, shares: { Amy: 40 } }) } }, [
    lay('G1', '3 r3', { changes: { step: 'token' }, after: { 'tokens.CTL': ['E1'], 'charter.CTL': 2 } }),
    { type: 'placeToken', hex: 'C1', city: 0, expect: { after: { 'tokens.CTL': ['C1', 'E1'], 'charter.CTL': 1 } } },
  ])
  expect(failuresOf(scenario, titles)).toEqual([])
})
