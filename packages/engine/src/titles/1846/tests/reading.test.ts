import { describe, expect, test } from 'vitest'
import { choices } from '../../../choices.js'
import type { Action } from '../../../core/action.js'
import type { GameEvent } from '../../../core/event.js'
import { type Game, play } from '../../../game.js'
import { readScenario } from '../../../scenario/read.js'
import { operatingOrder } from '../../../steps/operating.js'
import { titles } from '../../index.js'
import { stockTurn, turnOf } from './table.js'

const table = (scenario: unknown): Game => {
  const read = readScenario(scenario, titles)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.game
}

/** Plays actions that must be legal; what happened in all of them. */
const events = (game: Game, ...actions: readonly Action[]): readonly GameEvent[] => {
  const all: GameEvent[] = []
  let now = game
  for (const action of actions) {
    const played = play(now, action)
    if (!played.ok) throw new Error(JSON.stringify(played.refusal))
    now = played.game
    all.push(...played.events)
  }
  return all
}

const gt = { price: 60, cash: 100, shares: { Amy: 60, Bob: 40 } }

describe('what a table shows', () => {
  test('the order of the round: independents, then by price; whose turn it is', () => {
    const game = table(
      turnOf(
        'GT',
        {
          operators: {
            MS: { owner: 'Bob' },
            GT: { ...gt, trains: ['2'] },
            NYC: { price: 80, shares: { Amy: 20 } },
            PRR: { price: 40, shares: { Bob: 20 } },
          },
        },
        [],
      ),
    )
    expect(operatingOrder(game).map(({ id, turn }) => `${id} ${turn}`)).toEqual([
      'MS done',
      'NYC done',
      'GT now',
      'PRR next',
    ])
  })

  test('in a stock round: as they would operate, nobody done', () => {
    const game = table(stockTurn('Amy', { operators: { GT: gt, NYC: { price: 80, shares: { Amy: 20 } } } }, []))
    expect(operatingOrder(game)).toEqual([
      { id: 'NYC', turn: 'next' },
      { id: 'GT', turn: 'next' },
    ])
  })

  test('tiles used of those allowed', () => {
    const game = table(turnOf('GT', { operators: { GT: gt } }, []))
    expect(game.rules.reading.lays?.(game, 'GT')).toEqual({ used: 0, of: 2 })
    const lay = choices(game).offers.find(({ action }) => action.type === 'layTile')!
    const played = play(game, lay.action)
    expect(played.ok && game.rules.reading.lays?.(played.game, 'GT')).toEqual({ used: 1, of: 2 })
  })
})

describe('nobody is passed over in silence', () => {
  test('a railroad without a route, one without a train', () => {
    const noRoute = table(turnOf('GT', { operators: { GT: { ...gt, trains: ['2'] } } }, []))
    expect(events(noRoute, { type: 'pass', by: 'GT' })).toContainEqual({ type: 'skipped', by: 'GT', why: 'noRoute' })
    const noTrain = table(turnOf('GT', { operators: { GT: { ...gt, trains: [] } } }, []))
    expect(events(noTrain, { type: 'pass', by: 'GT' })).toContainEqual({ type: 'skipped', by: 'GT', why: 'noTrain' })
  })

  test('a player who can neither buy nor sell; not one who passes or acts', () => {
    const game = table(
      stockTurn(
        'Amy',
        {
          players: [
            { name: 'Amy', cash: 300 },
            { name: 'Bob', cash: 0 },
            { name: 'Carlos', cash: 300 },
          ],
        },
        [],
      ),
    )
    const passed = events(game, { type: 'pass', by: 'p1' })
    expect(passed.filter(({ type }) => type === 'skipped')).toEqual([{ type: 'skipped', by: 'p2', why: 'noTrade' }])
  })
})
