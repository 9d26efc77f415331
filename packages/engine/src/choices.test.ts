import { describe, expect, it } from 'vitest'
import { choices } from './choices.js'
import type { ActionOf } from './core/action.js'
import type { EntityId } from './core/ids.js'
import { passIn } from './core/kinds.js'
import type { Position } from './core/position.js'
import type { AnyKind, Candidate, RoundFlow, Step } from './core/step.js'
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

describe('where the game could not go on', () => {
  const [first] = walk('18MEX', 3, 1)
  const withDeadEnds = (deadEnd: boolean): Game => {
    const game = first as Game
    const { kind } = game.state.round
    const flow = game.rules.rounds[kind] as RoundFlow
    const passes: AnyKind = {
      ...passIn('x', () => {}),
      *candidates(_p: Position, by: EntityId): Generator<Candidate<ActionOf<'pass'>>> {
        yield { action: { type: 'pass', by }, deadEnd: true }
        if (!deadEnd) yield { action: { type: 'pass', by } }
      },
    }
    const step: Step = { id: 'x', kinds: [passes], actor: (p) => p.state.seats[0] ?? null }
    return { ...game, rules: { ...game.rules, rounds: { [kind]: { ...flow, step: () => step, anytime: [] } } } }
  }

  it('nobody is led there, unless there is nothing else', () => {
    expect(choices(withDeadEnds(false)).offers.map(({ deadEnd }) => deadEnd)).toEqual([undefined])
    expect(choices(withDeadEnds(true)).offers.map(({ deadEnd }) => deadEnd)).toEqual([true])
  })
})
