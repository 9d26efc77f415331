import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { MISSING, type RecordedGame, recordedGames } from '../../../../scripts/recorded.js'
import { entriesOf, type Game } from '../game.js'
import { ourId } from '../interchange/ids.js'
import { replay } from '../interchange/index.js'
import { importGame } from '../titles/interchange.js'
import { bruteForce } from './bruteForce.js'
import { judge } from './check.js'
import { routeProblem } from './problem.js'
import { bestRoutes } from './search.js'

/** What another program found for some of the runs: the best is never below it. */
const KNOWN = join(import.meta.dirname, '../../../../../shared/routes/positions.json')

interface KnownRun {
  readonly game: string
  readonly action: number | string
  readonly recorded: number
  readonly known: number
}

const known: ReadonlyMap<string, KnownRun> = new Map(
  existsSync(KNOWN)
    ? (JSON.parse(readFileSync(KNOWN, 'utf8')) as KnownRun[]).map((row) => [`${row.game}#${row.action}`, row])
    : [],
)

interface FileRoute {
  readonly train: string
  readonly connections: readonly (readonly string[])[]
  readonly revenue?: number
}

/** Every run of a game, as far as it replays: what was made of it, and the best there was. */
const runsOf = (recorded: RecordedGame) => {
  const file = recorded.read() as {
    readonly actions: readonly { readonly id: unknown; readonly routes?: readonly FileRoute[] }[]
  }
  const imported = importGame(file)
  if (!imported.ok) return undefined
  const routesOf = new Map(file.actions.map(({ id, routes }) => [id, routes]))
  const found: {
    action: unknown
    stated: number | undefined
    judged: unknown
    best: number
    /** The best by trying everything; undefined where that is too much. */
    plain: number | undefined
    proven: boolean
    again: unknown
    row: KnownRun | undefined
  }[] = []
  let before: Game | undefined
  replay(imported.game, {
    each(action, game) {
      const routes = routesOf.get(action.id)
      if (before !== undefined && routes !== undefined && !action.skipped) {
        const problem = routeProblem(before, ourId(imported.game.words, action.entity))
        const played = entriesOf(game, before.cursor + 1)
          .map(([, { action: each }]) => each)
          .find((each) => each?.type === 'runRoutes')
        const ours = played?.type === 'runRoutes' ? played.runs : []
        const verdict = judge(
          problem,
          // A file may call two trains alike, or a hex by two names: what was meant is known where it was played.
          routes.map(({ train, connections }, i) => ({
            train: ours[i]?.train ?? train,
            chains: ours[i]?.chains ?? connections,
            stops: [],
          })),
        )
        const best = bestRoutes(problem)
        const check = judge(problem, best.runs)
        const row = known.get(`${recorded.name}.json#${action.id}`)
        const sum = routes.every(({ revenue }) => revenue !== undefined)
          ? routes.reduce((total, { revenue = 0 }) => total + revenue, 0)
          : row?.recorded
        found.push({
          action: action.id,
          stated: sum,
          judged: verdict.ok ? verdict.revenue : verdict.objection.code,
          best: best.revenue,
          plain: bruteForce(problem),
          proven: best.proven,
          again: check.ok ? check.revenue + check.aside : check.objection.code,
          row,
        })
      }
      before = game
    },
  })
  return found
}

const games = ['1846', '18462pVariant', '18MEX', '1849', '18Mag'].flatMap(recordedGames)

describe('the runs of recorded games', () => {
  if (games.length === 0) {
    console.warn(`\n*** routes: ${MISSING} ***\n`)
    it.skip(MISSING, () => {})
    return
  }
  it.for(games)('$name', (recorded, { skip }) => {
    const runs = runsOf(recorded)
    if (runs === undefined) skip('the title is not there yet: its routes are NOT checked')
    const isTried = runs === undefined || runs.length === 0 || runs.some(({ plain }) => plain !== undefined)
    expect(isTried, 'some runs are small enough to try everything').toBe(true)
    for (const { action, stated, judged, best, plain, proven, again, row } of runs ?? []) {
      const at = { action }
      if (plain !== undefined) expect({ ...at, best }).toEqual({ ...at, best: Math.max(plain, 0) })
      if (stated !== undefined) expect({ ...at, judged }).toEqual({ ...at, judged: stated })
      expect({ ...at, proven, again }).toEqual({ ...at, proven: true, again: best })
      expect(best, `action ${action}`).toBeGreaterThanOrEqual(Math.max(Number(judged), row?.known ?? 0))
    }
  })
})
