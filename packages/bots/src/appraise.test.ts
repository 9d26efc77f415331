import { choices, view } from '@roundhouse/engine'
import { walk } from '@roundhouse/engine/testing'
import { expect, it } from 'vitest'
import { appraise } from './appraise.js'

it('says what each action is expected to bring, the same for the same seed, whatever stands beside it', () => {
  const game = [...walk('18MEX', 3, 40, { players: 3 })].find(({ state }, n) => n > 8 && state.round.kind === 'stock')!
  const { seat, offers } = choices(game)
  const actions = offers.map(({ action }) => action).slice(0, 3)
  expect(actions.length).toBeGreaterThan(1)
  const seen = view(game, seat)
  const all = appraise(seen, seat!, actions, 5)
  expect(all.map(({ action }) => action)).toEqual(actions)
  for (const { worth } of all) expect(Number.isFinite(worth)).toBe(true)
  expect(appraise(seen, seat!, actions.slice(0, 1), 5)).toEqual(all.slice(0, 1))
})
