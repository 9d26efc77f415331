import {
  bestRoutes,
  choices,
  entryOf,
  type Game,
  type HexId,
  type ImportedAction,
  type ImportedGame,
  judge,
  type OperatorId,
  type RunOfTrain,
  replay,
  routeProblem,
} from '@roundhouse/engine'
import { BadInput, type Command, WrongUse } from '../command.js'
import { readGame } from '../files.js'
import { acceptedGame, checkUntil, OPEN_HELP, OPEN_OPTION } from '../playing.js'

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
    /** Every stop visited, in order. */
    readonly stops: readonly HexId[]
    readonly connections: RunOfTrain['chains']
  }[]
}

const bestRow = (action: ImportedAction['id'], game: Game, operator: OperatorId, recorded: number | null): Row => {
  const started = performance.now()
  const problem = routeProblem(game, operator)
  const { revenue, runs, proven } = bestRoutes(problem)
  const ms = Math.round((performance.now() - started) * 100) / 100
  const verdict = judge(problem, runs)
  if (!verdict.ok) throw new Error(`action ${action}: the best runs are refused: ${JSON.stringify(verdict.objection)}`)
  const routes = verdict.runs.map((run, i) => ({
    train: problem.trains.find(({ id }) => id === run.train)?.name ?? run.train,
    // What is paid aside is part of the best (18Mag: a mine).
    revenue: run.revenue + run.aside,
    stops: run.stops.map(({ hex }) => hex),
    connections: runs[i]?.chains ?? [],
  }))
  const trains = problem.trains.filter(({ usable }) => usable).map(({ name }) => name)
  return { action, entity: operator, trains, recorded, best: revenue, proven, ms, routes }
}

/** The run that was played on top of `before`: who ran, and what it earned, with what was paid aside. */
const ranAfter = (before: Game, game: Game): { readonly by: OperatorId; readonly revenue: number } | null => {
  const action = entryOf(game, before.cursor + 1)?.action
  if (action?.type !== 'runRoutes') return null
  const { by, runs } = action
  const verdict = judge(routeProblem(before, by), runs)
  return verdict.ok ? { by, revenue: verdict.revenue + verdict.aside } : null
}

const linesOf = ({ action, entity, trains, recorded, best, proven, ms, routes }: Row): string => {
  const short = recorded !== null && recorded < best ? `, ${best - recorded} below the best` : ''
  const was = recorded === null ? '' : `, recorded ${recorded}${short}`
  const head = `action ${action}: ${entity} with ${trains.join(' ') || 'no train'}: best ${best}`
  return [
    `${head} (${proven ? 'proven' : 'not proven'})${was}, ${ms} ms`,
    ...routes.map(({ train, revenue, stops }) => `  ${train}: ${stops.join(' – ')} = ${revenue}`),
    '',
  ].join('\n')
}

const summaryOf = (rows: readonly Row[]): string => {
  const gaps = rows.flatMap(({ recorded, best }) => (recorded !== null && recorded < best ? [best - recorded] : []))
  const proven = rows.filter((row) => row.proven).length
  const positions = `${rows.length} position${rows.length === 1 ? '' : 's'}`
  const lost = gaps.reduce((sum, gap) => sum + gap, 0)
  return `${positions}, ${proven} proven; the recorded run was below the best in ${gaps.length}, by ${lost} in all\n`
}

const rejectTakenBack = (file: string, { actions }: ImportedGame, at: string): void => {
  const action = actions.find(({ id }) => String(id) === at)
  if (action?.skipped) throw new BadInput(`${file}: action ${at} (${action.type}) was taken back: nobody ran`)
}

export const routesCommand: Command = {
  name: 'routes',
  form: 'FILE (--at ID | --all) [--open] [--json]',
  about: 'the best runs of a game beside those recorded',
  help: [
    '--at ID  the run that is this action; for another action, the operator whose turn it is after it',
    '--all    every run of the game, and a summary',
    OPEN_HELP,
    '--json   print an array, one row a run: {action, entity, trains, recorded, best, proven, ms, routes}',
  ],
  options: { ...OPEN_OPTION, at: { type: 'string' }, all: { type: 'boolean' }, json: { type: 'boolean' } },
  words: [1, 1],
  run({ words, text, flag }, output) {
    const { out } = output
    const [file = ''] = words
    const { at } = text
    if ((at === undefined) === (flag.all !== true)) throw new WrongUse('give either --at ID or --all')
    const imported = readGame(file)
    checkUntil(file, imported, at)
    if (at !== undefined) rejectTakenBack(file, imported, at)
    const rows: Row[] = []
    let before: Game | undefined
    const replayed = replay(imported, {
      ...(at === undefined ? {} : { until: at }),
      each(action, game) {
        const wanted = at === undefined || String(action.id) === at
        const ran = wanted && !action.skipped && before ? ranAfter(before, game) : null
        if (ran && before) rows.push(bestRow(action.id, before, ran.by, ran.revenue))
        before = game
      },
    })
    const game = acceptedGame(file, imported, replayed, { open: flag.open === true, output })
    if (at !== undefined && rows.length === 0) {
      const { actor } = choices(game)
      if (actor === null || !game.state.operators[actor])
        throw new BadInput(`${file}: action ${at} is no run, and no operator's turn comes after it`)
      const id = imported.actions.find((action) => String(action.id) === at)?.id ?? at
      rows.push(bestRow(id, game, actor, null))
    }
    if (flag.json) out(`${JSON.stringify(rows)}\n`)
    else out(rows.map(linesOf).join('') + (flag.all ? summaryOf(rows) : ''))
    return 0
  },
}
