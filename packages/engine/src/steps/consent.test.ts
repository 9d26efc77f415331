import { expect, it } from 'vitest'
import { choices } from '../choices.js'
import type { Action } from '../core/action.js'
import { type Game, log, play } from '../game.js'
import { readScenario } from '../scenario/read.js'
import { titles } from '../titles/index.js'

const played = (game: Game, ...actions: readonly object[]): Game =>
  actions.reduce<Game>((now, action) => {
    const outcome = play(now, action as Action)
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
    return outcome.game
  }, game)

/** Amy may buy companies of Bob's in her turn. */
const table = (): Game => {
  const read = readScenario(
    {
      title: '18MEX',
      players: ['Amy', 'Bob', 'Carlos'],
      privates: { MIR: 'Bob', MCAR: 'Bob' },
      round: { kind: 'stock', at: 'Amy' },
      actions: [],
    },
    titles,
  )
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.game
}
const offer = { type: 'buyPrivate', by: 'p1', company: 'MIR', price: 40 }
const no = { type: 'answer', by: 'p2', accept: false }

it.each<readonly [string, object]>([
  ['as it was', offer],
  ['with its fields in another order', { price: 40, company: 'MIR', type: 'buyPrivate', by: 'p1' }],
  ['with a field nobody knows', { ...offer, please: true }],
  ['with a flag that says nothing', { ...offer, share: false }],
])('an offer turned down is not put again in the same turn: %s', (_, again) => {
  const game = played(table(), offer, no)
  const outcome = play(game, again as Action)
  expect(outcome).toMatchObject({ ok: false, refusal: { code: 'X-PP-3', params: { player: 'p2' } } })
  const other = { ...offer, price: 41 }
  expect(play(game, other as Action).ok).toBe(true)
})

const offersOf = (game: Game, list: 'offers' | 'blocked') =>
  choices(game)[list].filter(({ action }) => action.type === 'buyPrivate' && action.company === 'MIR')

it('choices know what was turned down', () => {
  const [lowest] = offersOf(table(), 'offers')
  if (!lowest) throw new Error('no offer')
  const game = played(table(), lowest.action, no)
  expect(offersOf(game, 'blocked')).toMatchObject([{ action: lowest.action, refusal: { code: 'X-PP-3' } }])
})

it('what waits for the answer is the action alone', () => {
  const game = played(table(), { junk: 1, ...offer })
  expect(JSON.stringify(game.state.interrupts[0]?.action)).toBe(JSON.stringify(offer))
  expect(JSON.stringify(log(game))).toBe(JSON.stringify([offer]))
})
