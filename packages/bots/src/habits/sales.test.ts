import { type Game, type OperatorId, type PlayerId, president, stepOffered } from '@roundhouse/engine'
import { setupOf } from '@roundhouse/engine/testing'
import { describe, expect, it } from 'vitest'
import { Dice } from '../dice.js'
import { knowledgeOf } from '../knowledge/index.js'
import { menuOf } from '../menu.js'
import { glance } from '../outlook/glance.js'
import { HARD } from '../skills.js'
import { playBots } from '../table.js'
import type { Thought } from '../thinking.js'
import { reasonOfSale, sales } from './sales.js'

interface Found {
  readonly t: Thought
  readonly corporation: OperatorId
}

/** A stock turn in which a president can sell so much that somebody else leads the corporation. */
const dumpIn = (title: string): Found | null => {
  let found: Found | null = null
  const onMove = (game: Game): void => {
    const seat = game.state.round.current as PlayerId | null
    if (found || game.state.round.kind !== 'stock' || seat === null || !game.state.seats.includes(seat)) return
    const me = game.state.seats.indexOf(seat)
    const t = { p: game, seat, me, know: knowledgeOf(game), menu: menuOf(game, seat), dice: new Dice(1), skill: HARD }
    for (const { action } of t.menu.of('sellShares')) {
      const { corporation } = action
      if (president(game, corporation) !== seat) continue
      const next = president(stepOffered(game, action), corporation)
      if (next !== null && next !== seat) found = { t, corporation }
    }
  }
  playBots(setupOf(title, { players: 3, seed: 3 }), {
    bots: ['normal', 'normal', 'normal'],
    seed: 3,
    moves: 300,
    onMove,
  })
  return found
}

describe.each(['18MEX', '1849'])('%s', (title) => {
  it('a corporation whose president will have to pay for a train is left to somebody else', () => {
    const found = dumpIn(title)
    if (!found) throw new Error('no such turn')
    const { t, corporation } = found
    const calm = glance(t.p)
    const alarmed = { ...calm, help: new Map([[corporation, 5000]]) }
    const best = (expected: typeof calm): number => Math.max(...sales(t, expected, []).map(({ worth }) => worth))
    expect(best(alarmed) - best(calm)).toBeGreaterThan(2500)
    const top = sales(t, alarmed, []).reduce((a, b) => (b.worth > a.worth ? b : a))
    expect(top.action).toMatchObject({ type: 'sellShares', corporation })
    expect(reasonOfSale(t, top.action, alarmed).code).toBe('dump')
  })
})
