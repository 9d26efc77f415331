import { expect, it } from 'vitest'
import type { RunOfTrain } from '../core/action.js'
import { type Game, log, play } from '../game.js'
import { readScenario } from '../scenario/read.js'
import { titles } from '../titles/index.js'
import { judgeRuns } from './run.js'

/** MC stands in Monterrey, joined to Torreón; CHI stands elsewhere. */
const table = (): Game => {
  const major = { cell: [0, 3], shares: { Amy: 60, Bob: 40 } }
  const read = readScenario(
    {
      title: '18MEX',
      players: ['Amy', 'Bob', 'Carlos'],
      phase: '3',
      tiles: { I8: '57 r1', H9: '8 r5', I10: '57 r2' },
      operators: { MC: { ...major, trains: ['2'] }, CHI: { ...major, trains: ['2'] } },
      round: { kind: 'operating', at: 'MC', step: 'run' },
      memo: { easygoing: ['p1', 'p2', 'p3'] },
      actions: [],
    },
    titles,
  )
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.game
}
const trainOf = (game: Game, operator: string): string => game.state.operators[operator]?.trains[0]?.id ?? ''
const runs = (game: Game): RunOfTrain[] => [{ train: trainOf(game, 'MC'), chains: [['I8', 'H9', 'I10']], stops: [] }]

it('judges the same runs anew for another operator', () => {
  const game = table()
  const same = runs(game)
  expect(judgeRuns(game, 'MC', same)).toMatchObject({ ok: true, revenue: 40 })
  expect(judgeRuns(game, 'CHI', same)).toMatchObject({ ok: false })
})

it('judges what a list of runs says now, not what it said before', () => {
  const game = table()
  const list = runs(game)
  expect(judgeRuns(game, 'MC', list).ok).toBe(true)
  list[0] = { ...list[0]!, chains: [['I8', 'J9', 'I10']] }
  expect(judgeRuns(game, 'MC', list).ok).toBe(false)
})

it('changing the runs after they were played changes neither the log nor what is legal', () => {
  const game = table()
  const list = runs(game)
  const action = { type: 'runRoutes', by: 'MC', runs: list } as const
  const before = JSON.stringify(action)
  const played = play(game, action)
  if (!played.ok) throw new Error(JSON.stringify(played.refusal))
  list[0] = { ...list[0]!, chains: [['I8', 'J9', 'I10']] }
  expect(JSON.stringify(log(played.game))).toBe(`[${before}]`)
  expect(play(game, action)).toMatchObject({ ok: false, refusal: { code: 'X-RT-1' } })
})
