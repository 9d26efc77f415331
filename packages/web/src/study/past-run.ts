import {
  type Action,
  type Entry,
  entryOf,
  type Game,
  type GameState,
  type JudgedRun,
  judge,
  type OperatorId,
  type Position,
  type RouteProblem,
  type RunOfTrain,
  routeProblem,
} from '@roundhouse/engine'

/** Runs that were made: enough to draw them, to tell their sums, and to ask what would have been best. */
export interface PastRun {
  /** The action they were made with. */
  readonly n: number
  readonly operator: OperatorId
  readonly problem: RouteProblem
  readonly runs: readonly RunOfTrain[]
  readonly judged: readonly JudgedRun[]
  /** With what was paid aside. */
  readonly revenue: number
}

const isRun = (action: Action | null | undefined): action is Extract<Action, { type: 'runRoutes' | 'claimRoutes' }> =>
  action?.type === 'runRoutes' || action?.type === 'claimRoutes'

/** Whose trains they are: of better runs shown by another, the company that operates. */
const operatorOf = (action: Action, before: GameState): OperatorId | null =>
  action.type === 'claimRoutes' ? before.round.current : action.by

const known = new WeakMap<Entry, PastRun | null>()

/** The runs an action makes, if that is what it does. */
export const runMade = (before: Position, action: Action | null | undefined, n: number): PastRun | null => {
  if (!isRun(action)) return null
  const operator = operatorOf(action, before.state)
  if (operator === null || !before.state.operators[operator]) return null
  const problem = routeProblem(before, operator)
  const verdict = judge(problem, action.runs)
  if (!verdict.ok) return null
  return { n, operator, problem, runs: action.runs, judged: verdict.runs, revenue: verdict.revenue + verdict.aside }
}

const read = (game: Game, n: number): PastRun | null => {
  const before = entryOf(game, n - 1)
  const position = before && { setup: game.setup, rules: game.rules, state: before.state }
  return position ? runMade(position, entryOf(game, n)?.action, n) : null
}

/** The runs made with the `n`th action, if that is what it was. */
export const runAt = (game: Game, n: number): PastRun | null => {
  const entry = entryOf(game, n)
  if (!entry || n >= game.length) return null
  let found = known.get(entry)
  if (found === undefined) {
    found = read(game, n)
    known.set(entry, found)
  }
  return found
}

/** The runs to be shown after the `n`th action: its own, or those whose dividend it decided. */
export const runShownAt = (game: Game, n: number): PastRun | null => {
  const own = runAt(game, n)
  if (own) return own
  const action = entryOf(game, n)?.action
  if (action?.type !== 'dividend') return null
  const before = runAt(game, n - 1)
  return before?.operator === action.by ? before : null
}

/** All runs of the history, the oldest first. */
export const allRuns = (game: Game): readonly PastRun[] => {
  const found: PastRun[] = []
  for (let n = 1; n < game.length; n++) {
    const run = runAt(game, n)
    if (run) found.push(run)
  }
  return found
}
