import { describe, expect, it } from 'vitest'
import { choices } from './choices.js'
import type { Game } from './game.js'
import { readScenario } from './scenario/read.js'
import { walk } from './testing/walk.js'
import { titles } from './titles/index.js'

/** Actions that are offered, or said to be refused, more than once. */
const repeated = (game: Game): readonly string[] => {
  const { offers, blocked } = choices(game, undefined, ['runRoutes'])
  const all = [...offers, ...blocked].map(({ action }) => JSON.stringify(action))
  return all.filter((each, i) => all.indexOf(each) !== i)
}

describe('nothing is offered twice', () => {
  it('in a step for what is open at any time of the turn besides', () => {
    const read = readScenario(
      {
        title: '1849',
        players: ['Amy', 'Bob', 'Cas'],
        phase: '6',
        privates: { SIGI: 'Bob' },
        operators: { CTL: { cell: [3, 4], shares: { Amy: 40 }, cash: 500, trains: ['4H'] } },
        round: { kind: 'operating', at: 'CTL', step: 'buyPrivates' },
        actions: [],
      },
      titles,
    )
    if (!read.ok) throw new Error(JSON.stringify(read.problems))
    const { step, offers } = choices(read.game)
    expect(step).toBe('buyPrivates')
    expect(offers.filter(({ action }) => action.type === 'buyPrivate')).toHaveLength(1)
  })

  it.each(Object.keys(titles))('in a random game of %s', (title) => {
    for (const now of walk(title, 3, 120)) expect(repeated(now)).toEqual([])
  })
})
