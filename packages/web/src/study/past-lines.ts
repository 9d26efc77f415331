import type { RouteLine } from '@roundhouse/board'
import type { Naming } from '../contracts.js'
import { routeLines } from '../map/route-lines.js'
import { colourOf } from '../runs/run-model.js'
import type { SearchState } from '../runs/search.js'
import type { PastRun } from './past-run.js'

const made = new WeakMap<PastRun, { readonly naming: Naming; readonly lines: readonly RouteLine[] }>()

const draw = ({ problem }: PastRun, runs: PastRun['runs'], naming: Naming): readonly RouteLine[] => {
  const colours = problem.trains.map(({ id }) => colourOf(problem, id))
  return routeLines({ problem, runs, train: null, colours }, naming.money)
}

/** Runs of the past as lines for the map; the same lines as long as they are the same runs. */
export const pastLines = (
  run: PastRun | null,
  best: SearchState | null,
  drawsBest: boolean,
  naming: Naming,
): readonly RouteLine[] => {
  if (!run) return NONE
  if (drawsBest && best?.status === 'found') return draw(run, best.best.runs, naming)
  const known = made.get(run)
  if (known?.naming === naming) return known.lines
  const lines = draw(run, run.runs, naming)
  made.set(run, { naming, lines })
  return lines
}

const NONE: readonly RouteLine[] = []
