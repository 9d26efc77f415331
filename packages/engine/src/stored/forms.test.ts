import { describe, expect, it } from 'vitest'
import type { Title } from '../core/title.js'
import { beginGame, type Game, log } from '../game.js'
import { stateHash } from '../index.js'
import { newTable, playAll, setupOf } from '../testing/table.js'
import { walk } from '../testing/walk.js'
import { titleOf } from '../titles/index.js'
import { todaysFormAt } from './forms.js'
import { openStored } from './open.js'

const p = newTable('18MEX')

it.each([
  [
    { type: 'buyShares', from: 'market', percent: 10 },
    { type: 'buyShares', from: 'pool', percent: 10 },
  ],
  [
    { type: 'issueShares', by: 'GT', count: 2 },
    { type: 'issueShares', by: 'GT', percent: 20 },
  ],
  [
    { type: 'redeemShares', by: 'GT', count: 1 },
    { type: 'redeemShares', by: 'GT', percent: 10 },
  ],
  [
    { type: 'sellShares', corporation: 'NdM', percent: 20, halves: 2 },
    { type: 'sellShares', corporation: 'NdM', percent: 20, papers: [10, 5, 5] },
  ],
  [
    { type: 'sellShares', corporation: 'NdM', percent: 10, halves: 0 },
    { type: 'sellShares', corporation: 'NdM', percent: 10, papers: [10] },
  ],
])('an earlier form: %j', (was, is) => expect(todaysFormAt(p, was)).toEqual(is))

it.each([
  [{ type: 'buyShares', from: 'pool' }],
  [{ type: 'issueShares', percent: 10 }],
  [{ type: 'sellShares', percent: 10 }],
  [{ type: 'choose', choice: 'UdY' }],
  [{ type: 'choose', choice: 'tens' }],
  [{ type: 'pass' }],
  [7],
  [null],
])('no earlier form, or nothing to read it by, is left alone: %j', (action) => {
  expect(todaysFormAt(p, action)).toEqual(action)
})

describe('a game from before there was a wide generator', () => {
  const title = titleOf('1846') as Title
  const wide = [...walk('1846', 5, 12)].at(-1) as Game
  const small = [...walk('1846', 5, 12, { switches: { wideChance: false } })].at(-1) as Game

  it('draws as it drew', () => {
    expect(log(small)).not.toEqual(log(wide))
    const opened = openStored(title, { setup: wide.setup, actions: log(small) })
    expect(opened.ok && opened.game.setup.switches).toEqual({ wideChance: false })
    expect(opened.ok && stateHash(opened.game.state)).toBe(stateHash(small.state))
  })

  it('is not mistaken for one after', () => {
    const opened = openStored(title, { setup: wide.setup, actions: log(wide) })
    expect(opened.ok && opened.game.setup).toEqual(wide.setup)
    expect(openStored(title, { setup: wide.setup, actions: log(small), rules: 1 }).ok).toBe(false)
  })

  it('the small generator is the one of recorded games', () => {
    const theirs = beginGame(title, setupOf('1846', { seed: 5, ruleset: '18xx.games' }))
    const ours = beginGame(title, setupOf('1846', { seed: 5, switches: { wideChance: false } }))
    expect(ours.state.round).toEqual(theirs.state.round)
  })

  it('switches nobody knows any more are left out', () => {
    const setup = { ...wide.setup, switches: { peerWaits: true, turnLimit: 9 } }
    const opened = openStored(title, { setup, actions: log(playAll(newTable('1846', { seed: 5 }), [])) })
    expect(opened.ok && opened.game.setup.switches).toEqual({ turnLimit: 9 })
  })
})
