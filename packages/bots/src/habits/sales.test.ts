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
import { position } from './position.js'
import { LEAST_GAIN_OF_SALE, reasonOfSale, sales } from './sales.js'

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

/** Amy has money and as many certificates as she may hold, or one fewer. */
const holding = (snw: number): Thought => {
  const game = position('18Mag', {
    players: [{ name: 'Amy', cash: 500 }, 'Bob', 'Carlos'],
    operators: {
      'G&C': { price: 120, shares: { Amy: 60 } },
      SNW: { price: 80, shares: { Amy: snw } },
      SIK: { price: 90, shares: { Amy: 50 } },
      SKEV: { price: 90, shares: { Amy: 50 } },
      RABA: { price: 100 },
    },
  })
  const seat = 'p1'
  return { p: game, seat, me: 0, know: knowledgeOf(game), menu: menuOf(game, seat), dice: new Dice(1), skill: HARD }
}

it.each([
  ['with all certificates one may hold, what brings little is sold for what brings more', 60, true],
  ['with room for more it is kept', 50, false],
] as const)('%s', (_, snw, isSold) => {
  const t = holding(snw)
  const shares = new Map([
    ['SNW', 100],
    ['G&C', 300],
    ['SIK', 250],
    ['SKEV', 250],
    ['RABA', 400],
  ])
  const gains = sales(t, { ...glance(t.p), shares }, [])
  const gain = Math.max(
    ...gains.flatMap(({ action, worth }) =>
      action.type === 'sellShares' && action.corporation === 'SNW' ? [worth] : [],
    ),
  )
  expect(gain > LEAST_GAIN_OF_SALE).toBe(isSold)
})
