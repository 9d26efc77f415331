import { judge, type RouteProblem, type RunOfTrain, stopEnd } from '@roundhouse/engine'
import { expect, test } from 'vitest'
import { routeLines, shownRuns } from './route-lines.js'

const stop = { kind: 'city', place: 0, value: 30, bonuses: [], token: true, forMinimum: true } as const
const problem: RouteProblem = {
  operator: 'X',
  stops: ['A', 'B'].map((hex, location) => ({ ...stop, hex, location })),
  pieces: [
    { hex: 'A', track: 3, a: stopEnd(0), b: 0, gauge: 1 },
    { hex: 'B', track: 1, a: 0, b: stopEnd(1), gauge: 1 },
  ],
  points: 1,
  junctions: [],
  trains: ['2', '3'].map((name) => ({ id: `${name}-0`, name, usable: true, reach: { kinds: ['city'], visits: 2 } })),
  pairs: [],
  claims: [],
  exclusive: [],
}
const run = (train: string): RunOfTrain => ({
  train,
  chains: [['A', 'B']],
  stops: ['A', 'B'].map((hex) => ({ hex, place: 0 })),
})
const begun: RunOfTrain = { train: '3-0', chains: [], stops: [{ hex: 'A', place: 0 }] }
const lines = (runs: readonly RunOfTrain[], train: string | null = null) =>
  routeLines({ problem, runs, train, colours: ['red', 'blue'] }, (amount) => `$${amount}`)

test('colour, pattern, name and sum of each train, along the track', () => {
  const [line] = lines([run('3-0')])
  expect(line).toMatchObject({ colour: 'blue', label: '3: $60', faint: false })
  expect(line!.dash).not.toBe('')
  expect(line!.pieces).toEqual([
    { hex: 'A', track: 3 },
    { hex: 'B', track: 1 },
  ])
})

test('a run that is not legal has no sum, the others keep theirs', () => {
  expect(lines([run('2-0'), begun]).map(({ label }) => label)).toEqual(['2: $60', '3: ✕'])
})

test('two runs over one track are drawn, each as it would be alone', () => {
  const runs = [run('2-0'), run('3-0')]
  const verdict = judge(problem, runs)
  expect(verdict.ok).toBe(false)
  expect(shownRuns(problem, runs, verdict).map(({ judged, pieces }) => [judged?.revenue, pieces.length])).toEqual([
    [60, 2],
    [60, 2],
  ])
})

test('what is not in hand steps back', () => {
  expect(lines([run('2-0'), begun], '3-0').map(({ faint }) => faint)).toEqual([true, false])
})
