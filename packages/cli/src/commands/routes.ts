import {
  bestRoutes,
  choices,
  type Game,
  type ImportedAction,
  judge,
  type OperatorId,
  type RunOfTrain,
  replay,
  routeProblem,
} from '@roundhouse/engine'
import { BadInput, type Command, WrongUse } from '../command.js'
import { readGame } from '../files.js'
import { acceptedGame, checkUntil } from '../playing.js'

interface Row {
  readonly action: string | number
  readonly entity: string
  readonly trains: readonly string[]
  /** What the run in the file earned; null where the action is no run. */
  readonly recorded: number | null
  readonly best: number
  readonly proven: boolean
  readonly ms: number
  readonly routes: readonly {
    readonly train: string
    readonly revenue: number
    readonly connections: RunOfTrain['chains']
  }[]
}

const bestRow = (action: ImportedAction['id'], game: Game, operator: OperatorId, recorded: number | null): Row => {
  const problem = routeProblem(game, operator)
  const started = performance.now()
  const { revenue, runs, proven } = bestRoutes(problem)
  const ms = Math.round((performance.now() - started) * 100) / 100
  const verdict = judge(problem, runs)
  const routes = runs.map(({ train, chains }, i) => ({
    train,
    revenue: verdict.ok ? (verdict.runs[i]?.revenue ?? 0) : 0,
    connections: chains,
  }))
  const trains = problem.trains.filter(({ usable }) => usable).map(({ name }) => name)
  return { action, entity: operator, trains, recorded, best: revenue, proven, ms, routes }
}

/** What the last run of a game earned. */
const earned = (game: Game): number | null => {
  const ran = game.entries[game.cursor]?.events.find((event) => event.type === 'ran')
  return ran?.type === 'ran' ? ran.revenue : null
}

const tableOf = (rows: readonly Row[]): string =>
  rows
    .map(({ action, entity, trains, recorded, best, proven, ms }) => {
      const was = recorded === null ? '' : `, recorded ${recorded}${recorded < best ? ` (${recorded - best})` : ''}`
      return `action ${action}: ${entity} with ${trains.join(' ') || 'no train'}: best ${best}${proven ? '' : ' or more'}${was}, ${ms} ms\n`
    })
    .join('')

export const routesCommand: Command = {
  name: 'routes',
  form: 'FILE (--at ID | --all) [--json]',
  about: 'the best runs of a game beside those recorded',
  help: [
    '--at ID  the run that is this action; for another action, the operator whose turn it is after it',
    '--all    every run of the game',
    '--json   print an array, one row a run: {action, entity, trains, recorded, best, proven, ms, routes}',
  ],
  options: { at: { type: 'string' }, all: { type: 'boolean' }, json: { type: 'boolean' } },
  words: [1, 1],
  run({ words, text, flag }, { out }) {
    const [file = ''] = words
    const { at } = text
    if ((at === undefined) === (flag.all !== true)) throw new WrongUse('give either --at ID or --all')
    const imported = readGame(file)
    checkUntil(file, imported, at)
    const rows: Row[] = []
    let before: Game | undefined
    const replayed = replay(imported, {
      ...(at === undefined ? {} : { until: at }),
      each(action, game) {
        const wanted = at === undefined || String(action.id) === at
        if (wanted && !action.skipped && action.type === 'run_routes' && before) {
          const operator = game.entries[before.cursor + 1]?.action?.by
          if (operator !== undefined) rows.push(bestRow(action.id, before, operator, earned(game)))
        }
        before = game
      },
    })
    const game = acceptedGame(file, replayed)
    if (at !== undefined && rows.length === 0) {
      const { actor } = choices(game)
      if (actor === null || !game.state.operators[actor])
        throw new BadInput(`${file}: no operator's turn after action ${at}`)
      rows.push(bestRow(at, game, actor, null))
    }
    out(flag.json ? `${JSON.stringify(rows)}\n` : tableOf(rows))
    return 0
  },
}
