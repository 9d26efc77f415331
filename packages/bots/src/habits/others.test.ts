import { controller, type Game, isPlayer, type PlayerId } from '@roundhouse/engine'
import { setupOf } from '@roundhouse/engine/testing'
import { expect, it } from 'vitest'
import { Dice } from '../dice.js'
import { knowledgeOf } from '../knowledge/index.js'
import { type Menu, menuOf } from '../menu.js'
import { EASY } from '../skills.js'
import { playBots } from '../table.js'
import type { Thought } from '../thinking.js'
import { anything } from './others.js'

/** A company's turn in which it could ask another player for a private company. */
const turn = (): { readonly t: Thought; readonly menu: Menu } => {
  const found: { t: Thought; menu: Menu }[] = []
  const onMove = (p: Game): void => {
    const by = p.state.round.current
    const seat = by === null ? null : controller(p, by)
    if (found.length > 0 || p.state.round.kind !== 'operating' || seat === null) return
    const menu = menuOf(p, seat)
    const isOthers = menu.of('buyPrivate').some(({ action }) => {
      const owner = p.state.privates[action.company]?.owner
      return owner !== undefined && isPlayer(owner) && owner !== seat
    })
    const t = { p, seat, me: p.state.seats.indexOf(seat), know: knowledgeOf(p), menu, dice: new Dice(1), skill: EASY }
    if (isOthers && menu.of('layTile').length > 0) found.push({ t, menu })
  }
  playBots(setupOf('1846', { players: 3, seed: 3 }), { bots: ['easy', 'easy', 'easy'], seed: 3, moves: 120, onMove })
  if (!found[0]) throw new Error('no such turn')
  return found[0]
}

it('where nothing else is known, nobody is asked for what they keep while there is something else to do', () => {
  const { t, menu } = turn()
  const ownerOf = (company: string): PlayerId => t.p.state.privates[company]?.owner as PlayerId
  const others = menu.of('buyPrivate').filter(({ action }) => ownerOf(action.company) !== t.seat)
  const tile = menu.of('layTile').slice(0, 1)
  const only = (all: Menu['all']): Menu => ({ all, of: () => [], has: () => false, pass: null })
  expect(anything({ ...t, menu: only([...others, ...tile]) })?.action.type).toBe('layTile')
  expect(anything({ ...t, menu: only(others) })?.action.type).toBe('buyPrivate')
})
