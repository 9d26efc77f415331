import { describe, expect, it } from 'vitest'
import { choices } from './choices.js'
import { drawLegal, legal } from './legal.js'
import { step, stepOffered } from './step.js'
import type { Table } from './testing/table.js'
import { diceOf, walk } from './testing/walk.js'

const TABLES: readonly (readonly [string, number, number, Table])[] = [
  ['1846', 11, 250, {}],
  ['18MEX', 12, 250, {}],
  ['1849', 13, 250, {}],
  ['18Mag', 14, 250, {}],
]

describe.each(TABLES)('%s, seed %d, %d actions', (title, seed, moves, table) => {
  const games = [...walk(title, seed, moves, table)]

  it('legal actions are those offered, in the same order, whatever a kind says of itself before', () => {
    for (const game of games) {
      const { offers, seat } = choices(game)
      expect([...legal(game)]).toEqual(offers)
      if (seat !== null) expect([...legal(game, seat)]).toEqual(choices(game, seat).offers)
    }
  })

  it('draws by dice lead to all legal actions and to no other', () => {
    const roll = diceOf(moves)
    const dice = () => roll(1 << 20) / (1 << 20)
    for (const game of games.filter(({ cursor }) => cursor % 25 === 0)) {
      const all = [...legal(game)].map((candidate) => JSON.stringify(candidate))
      const drawn = Array.from({ length: 20 * all.length }, () => JSON.stringify(drawLegal(game, dice)))
      expect(new Set(drawn)).toEqual(new Set(all))
      const few = [...legal(game)].filter(({ action }) => action.type !== 'endGame')
      const one = drawLegal(game, dice, { without: ['endGame'] })
      if (few.length > 0) expect(few).toContainEqual(one)
      else expect(one).toBeNull()
    }
  })

  it('an offered action leads to the same position without being read and checked again', () => {
    for (const game of games.filter(({ cursor }) => cursor % 3 === 0)) {
      for (const { action } of [...legal(game)].slice(0, 5)) {
        const checked = step(game, action)
        expect(checked.ok && stepOffered(game, action).state).toEqual(checked.ok && checked.position.state)
      }
    }
  })

  it('marks of a range lie in it, ascending, and are legal', () => {
    for (const game of games)
      for (const { action, range } of legal(game)) {
        if (!range?.marks) continue
        const { field, min, max, step: by, marks } = range
        expect(marks).toEqual([...new Set(marks)].sort((a, b) => a - b))
        for (const mark of marks) {
          expect(mark >= min && mark <= max && (mark - min) % by === 0, `${mark} in ${min}–${max}`).toBe(true)
          expect(step(game, { ...action, [field]: mark } as typeof action).ok).toBe(true)
        }
      }
  })
})
