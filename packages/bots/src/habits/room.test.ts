import { determinize, view } from '@roundhouse/engine'
import { describe, expect, it } from 'vitest'
import { Dice } from '../dice.js'
import { knowledgeOf } from '../knowledge/index.js'
import { menuOf } from '../menu.js'
import { glance } from '../outlook/glance.js'
import { HARD } from '../skills.js'
import type { Thought } from '../thinking.js'
import { position } from './position.js'
import { gainByRoom, gainByWaiting, savingsRate } from './room.js'
import { treasuryRate } from './services.js'

/** The first minor runs between Pest and D13 for 30. */
const thoughtOf = (trains: readonly string[], cash: number, step: 'buyTrains' | 'giveBack' = 'buyTrains'): Thought => {
  const game = position('18Mag', {
    round: { kind: 'operating', at: '1', step },
    tiles: { D13: '4 r0' },
    operators: {
      '1': { owner: 'Amy', trains, cash },
      '2': { owner: 'Bob', trains: ['2'] },
      '3': { owner: 'Carlos', trains: ['2'] },
    },
  })
  const p = determinize(view(game, 'p1'), (count) => new Dice(1).between(0, count - 1))
  return { p, seat: 'p1', me: 0, know: knowledgeOf(p), menu: menuOf(p, 'p1'), dice: new Dice(1), skill: HARD }
}

const expectedIn = (t: Thought, rounds: number): ReturnType<typeof glance> => ({ ...glance(t.p), rounds })

describe('the last place for a train', () => {
  it.each<readonly [what: string, trains: readonly string[], cash: number, rounds: number, waits: boolean]>([
    ['is kept for one that begins a phase and can be paid after the next run', ['2'], 110, 10, true],
    ['is not kept for one that is out of reach', ['2'], 90, 10, false],
    ['is not kept when one can be paid now', ['2'], 400, 10, false],
    ['is not kept at the end', ['2'], 110, 2, false],
    ['is not the last where there is no train', [], 110, 10, false],
  ])('%s', (_, trains, cash, rounds, waits) => {
    const t = thoughtOf(trains, cash)
    expect(gainByWaiting(t, '1', expectedIn(t, rounds)) > 0).toBe(waits)
  })
})

describe('money in a treasury', () => {
  const rateWith = (cash: number, rounds: number): number => {
    const t = thoughtOf(['2'], cash)
    return savingsRate(t, '1', expectedIn(t, rounds))
  }

  it('is worth more while a train is saved for than when all can be paid', () => {
    expect(rateWith(60, 8)).toBeGreaterThan(treasuryRate(8))
    expect(rateWith(500, 8)).toBe(treasuryRate(8))
  })

  it('is worth nothing in the last round', () => {
    expect(rateWith(60, 1)).toBe(0)
  })
})

it('a train is given back for a better one as long as that one still runs', () => {
  const t = thoughtOf(['2', '2'], 320, 'giveBack')
  const gainIn = (rounds: number): number => gainByRoom(t, '1', 320, 0, expectedIn(t, rounds))
  expect(gainIn(9)).toBeGreaterThan(0)
  expect(gainIn(1)).toBeLessThan(0)
})
