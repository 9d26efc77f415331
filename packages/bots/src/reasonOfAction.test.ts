import { determinize, type Game, LANGUAGES, view } from '@roundhouse/engine'
import { describe, expect, it } from 'vitest'
import { Dice } from './dice.js'
import { decided, position, seatOf } from './habits/position.js'
import { knowledgeOf } from './knowledge/index.js'
import { LOOKED_AT } from './lookAhead.js'
import { menuOf } from './menu.js'
import { glance } from './outlook/glance.js'
import { reasonOfAction } from './reasonOfAction.js'
import { reasonText } from './reasons.js'
import { HARD } from './skills.js'

const GT = { price: 60, cash: 300, shares: { Amy: 60, treasury: 40 }, trains: ['2'] }
const RICH = [
  { name: 'Amy', cash: 400 },
  { name: 'Bob', cash: 400 },
  { name: 'Carlos', cash: 400 },
]

const POSITIONS: readonly (readonly [what: string, game: () => Game])[] = [
  ['a stock turn of 1846', () => position('1846', { players: RICH, operators: { GT } })],
  [
    'a dividend of 1846',
    () =>
      position('1846', {
        round: { kind: 'operating', at: 'GT', step: 'dividend', facts: { ran: true, revenue: 60 } },
        operators: { GT },
      }),
  ],
  [
    'trains of 1846',
    () =>
      position('1846', {
        round: { kind: 'operating', at: 'GT', step: 'buyTrains', facts: { declared: true } },
        operators: { GT },
      }),
  ],
  ['a stock turn of 18MEX', () => position('18MEX', { players: RICH })],
  ['a stock turn of 18Mag', () => position('18Mag', { players: RICH })],
]

/** That it plays on, or that it leads to the best end, says nothing of the action. */
const EMPTY = ['furtherAhead', 'bestByForecast']
const NAMING = { name: (id: string) => id, money: (amount: number) => `$${amount}` }

describe.each(POSITIONS)('%s', (_, made) => {
  it('whatever the look ahead may choose, something speaks for it', () => {
    const p = made()
    const seat = seatOf(p)
    const dealt = determinize(view(p, seat), (count) => new Dice(1).between(0, count - 1))
    const me = p.state.seats.indexOf(seat)
    const t = { p: dealt, seat, me, know: knowledgeOf(p), menu: menuOf(dealt, seat), dice: new Dice(1), skill: HARD }
    const looked = t.menu.all.map(({ action }) => action).filter(({ type }) => LOOKED_AT.has(type))
    expect(looked.length).toBeGreaterThan(0)
    for (const action of looked) {
      const reason = reasonOfAction(t, action, glance(dealt), 40)
      expect(reason, JSON.stringify(action)).not.toBeNull()
      for (const language of LANGUAGES) expect(reason && reasonText(reason, language, NAMING)).toMatch(/^\S.*[.]$/)
    }
  })

  it('hard says what speaks for what it does', () => {
    const { reasons } = decided(made(), 'hard')
    expect(reasons.filter(({ code }) => !EMPTY.includes(code)).length).toBeGreaterThan(0)
  })
})
