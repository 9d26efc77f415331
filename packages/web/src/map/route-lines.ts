import { ROUTE_DASHES, type RouteLine } from '@roundhouse/board'
import { type JudgedRun, judge, type RouteProblem, type RunOfTrain, type Verdict } from '@roundhouse/engine'
import type { RunEditing } from '../contracts.js'
import { legsOf } from './route-edit.js'

/** A run as it stands: what it earns if it is legal by itself, and the track it follows. */
export interface RunShown {
  readonly run: RunOfTrain
  readonly judged: JudgedRun | null
  readonly pieces: RouteLine['pieces']
}

const followed = (problem: RouteProblem, run: RunOfTrain): RouteLine['pieces'] =>
  legsOf(problem, run).flatMap(({ pieces }) =>
    pieces.map((i) => ({ hex: problem.pieces[i]!.hex, track: problem.pieces[i]!.track })),
  )

/** Each run by itself where the set as a whole is not legal. */
export const shownRuns = (problem: RouteProblem, runs: readonly RunOfTrain[], verdict: Verdict): readonly RunShown[] =>
  runs.map((run, i) => {
    const alone = verdict.ok ? undefined : judge(problem, [run])
    const judged = verdict.ok ? verdict.runs[i] : alone?.ok ? alone.runs[0] : undefined
    return { run, judged: judged ?? null, pieces: judged?.track ?? followed(problem, run) }
  })

/** Runs as lines on the map: colour, pattern, name of the train and its sum. */
export const routeLines = (
  { problem, runs, train, colours }: Pick<RunEditing, 'problem' | 'runs' | 'train' | 'colours'>,
  money: (amount: number) => string,
): readonly RouteLine[] => {
  const verdict = judge(problem, runs)
  return shownRuns(problem, runs, verdict).map(({ run, judged, pieces }) => {
    const t = problem.trains.findIndex(({ id }) => id === run.train)
    const name = problem.trains[t]?.name ?? run.train
    return {
      colour: colours[t] ?? '#444444',
      label: judged ? `${name}: ${money(judged.revenue)}` : `${name}: ✕`,
      dash: ROUTE_DASHES[Math.max(0, t) % ROUTE_DASHES.length]!,
      faint: train !== null && train !== run.train,
      pieces,
    }
  })
}
