import { determinize, type FullPosition, view } from '@roundhouse/engine'
import { describe, expect, it } from 'vitest'
import { Dice } from '../dice.js'
import { knowledgeOf } from '../knowledge/index.js'
import { menuOf } from '../menu.js'
import { EASY } from '../skills.js'
import type { Skill, Thought } from '../thinking.js'
import { position, seatOf } from './position.js'
import { track } from './track.js'

/** GT may lay tiles of its Michigan Central, or one of its own. */
const turn = (): FullPosition => {
  const game = position('1846', {
    round: { kind: 'operating', at: 'GT' },
    operators: { GT: { price: 60, cash: 300, shares: { Amy: 60, treasury: 40 }, trains: ['2'] } },
    privates: { MC: 'GT' },
  })
  const dice = new Dice(1)
  return determinize(view(game, seatOf(game)), (count) => dice.between(0, count - 1))
}

/** What is decided with the tiles of one power, or of none, when track costs nothing and is good for so many times what it is. */
const decidedFor = (p: FullPosition, power: string | undefined, times: number): ReturnType<typeof track> => {
  const menu = menuOf(p, 'p1')
  const own = menu.of('layTile').filter(({ action }) => action.power === power)
  const weights = { now: times, next: times, last: times, around: times }
  const skill: Skill = { ...EASY, trackCost: 0, tiles: 99, track: weights }
  const only = { ...menu, of: () => own as never }
  const t: Thought = { p, seat: 'p1', me: 0, know: knowledgeOf(p), menu: only, dice: new Dice(1), skill }
  return track(t)
}

describe('a tile', () => {
  const p = turn()
  const MUCH = 1000
  const bestOf = (power?: string): number => (decidedFor(p, power, MUCH)?.ranked?.[0]?.worth ?? 0) / MUCH

  it.each<readonly [whose: string, power: string | undefined, brings: number, isLaid: boolean]>([
    ['Michigan Central', 'MC', 0, false],
    ['Michigan Central', 'MC', 1, true],
    ['the corporation itself', undefined, 1, true],
  ])('of %s (%s) that brings %d: is it laid? %s', (_, power, brings, isLaid) => {
    const found = decidedFor(p, power, brings / bestOf(power))
    expect(found?.action.type === 'layTile').toBe(isLaid)
  })
})
