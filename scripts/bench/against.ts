// npm run bench -- engine --against REV: this engine and that of another revision, measured in turns on the same games.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { MISSING, recordedFolders, recordedGames } from '../recorded.js'
import type { Probed } from './probe.js'
import { ms, type Table } from './table.js'

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const PROBE = join(ROOT, 'scripts/bench/probe.ts')
const TURNS = 3
/** Of each folder: enough to tell, few enough to go round several times. */
const GAMES = 4

const git = (...args: readonly string[]): Buffer =>
  execFileSync('git', args, { cwd: ROOT, maxBuffer: 2 ** 30, stdio: ['ignore', 'pipe', 'inherit'] })

/** The engine of a revision, unpacked. */
const engineOf = (revision: string, folder: string): string => {
  mkdirSync(folder, { recursive: true })
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', revision, 'packages/engine') })
  return join(folder, 'packages/engine/src/index.ts')
}

const bundleWith = async (engine: string, outfile: string): Promise<string> => {
  await build({
    entryPoints: [PROBE],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    alias: { '@roundhouse/engine': engine },
    logLevel: 'error',
  })
  return outfile
}

const run = (probe: string, files: readonly string[]): readonly Probed[] =>
  JSON.parse(execFileSync(process.execPath, [probe, ...files], { encoding: 'utf8', maxBuffer: 2 ** 26 }))

/** The best of each title in all turns: what else the machine does only ever adds. */
const best = (runs: readonly (readonly Probed[])[], title: string): Probed | undefined => {
  const found = runs.flatMap((each) => each.filter((row) => row.title === title))
  const [first] = found
  if (!first) return undefined
  const least = (of: (row: Probed) => number): number => Math.min(...found.map(of))
  return {
    ...first,
    replay: least((row) => row.replay),
    choicesP99: least((row) => row.choicesP99),
    playoutAction: least((row) => row.playoutAction),
  }
}

const speed = ({ actions, replay }: Probed): number => Math.round((actions / replay) * 1000)
const times = (now: number, before: number): string => `× ${(now / before).toFixed(2)}`

const rowOf = (title: string, before: Probed, now: Probed): readonly string[] => [
  title,
  speed(before).toLocaleString('en'),
  speed(now).toLocaleString('en'),
  times(speed(now), speed(before)),
  ms(before.choicesP99),
  ms(now.choicesP99),
  before.playoutActions.toFixed(0),
  now.playoutActions.toFixed(0),
  ms(before.playoutAction),
  ms(now.playoutAction),
  times(before.playoutAction, now.playoutAction),
]

export const compareWith = async (revision: string): Promise<Table> => {
  const commit = git('rev-parse', '--short', `${revision}^{commit}`).toString().trim()
  const files = recordedFolders().flatMap((folder) =>
    recordedGames(folder)
      .slice(0, GAMES)
      .map(({ file }) => file),
  )
  if (files.length === 0) throw new Error(MISSING)
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-bench-'))
  try {
    const old = await bundleWith(engineOf(commit, join(folder, 'old')), join(folder, 'old.mjs'))
    const own = await bundleWith(join(ROOT, 'packages/engine/src/index.ts'), join(folder, 'own.mjs'))
    const before: (readonly Probed[])[] = []
    const now: (readonly Probed[])[] = []
    for (let turn = 0; turn < TURNS; turn++) {
      before.push(run(old, files))
      now.push(run(own, files))
    }
    const titles = [...new Set(now.flatMap((each) => each.map(({ title }) => title)))]
    return {
      name: `Against ${commit}, in turns, the best of ${TURNS} (playouts: four players, dice, to the end, by the rulebook; timed by the action, for no two revisions draw the same games)`,
      columns: [
        'title',
        'replay/s',
        'now',
        '',
        'choices p99',
        'now',
        'actions of a playout',
        'now',
        'one of them',
        'now',
        '',
      ],
      rows: titles.flatMap((title) => {
        const [old, own] = [best(before, title), best(now, title)]
        return old && own ? [rowOf(title, old, own)] : []
      }),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
