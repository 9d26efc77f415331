// Starts the tests on mutated sources and reads what they found. A fault that hangs them is noticed too.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Finding, PLAN, type Plan } from './plan.js'
import { ROOT } from './sources.js'

/** No single try takes so long: whoever does not answer by then hangs. */
const PATIENCE = 180_000

const running = new Set<number>()
/** The whole group: the tests run in a process of their own. */
const stop = (pid: number): void => {
  if (running.delete(pid)) process.kill(-pid, 'SIGKILL')
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const pid of running) stop(pid)
    process.exit(1)
  })
}

export type Asked = Omit<Plan, 'findings' | 'trying'>

interface Ended {
  readonly ok: boolean
  readonly findings: readonly Finding[]
  /** The fault that was being tried when nothing moved any more. */
  readonly hung: number | null
  readonly output: string
}

const once = (asked: Asked): Promise<Ended> =>
  new Promise((resolve) => {
    const folder = mkdtempSync(join(tmpdir(), 'roundhouse-mutants-'))
    const paths = {
      plan: join(folder, 'plan.json'),
      findings: join(folder, 'findings'),
      trying: join(folder, 'trying'),
    }
    writeFileSync(
      paths.plan,
      JSON.stringify({ ...asked, findings: paths.findings, trying: paths.trying } satisfies Plan),
    )
    const child = spawn(
      process.execPath,
      [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--config', join(ROOT, 'scripts/mutants/vitest.config.ts')],
      { cwd: ROOT, env: { ...process.env, [PLAN]: paths.plan }, detached: true },
    )
    const pid = child.pid ?? 0
    running.add(pid)
    let output = ''
    child.stdout.on('data', (data) => (output += data))
    child.stderr.on('data', (data) => (output += data))
    const trying = (): string => (existsSync(paths.trying) ? readFileSync(paths.trying, 'utf8') : '').trim()
    let last = ''
    let since = Date.now()
    let hung: number | null = null
    const watch = setInterval(() => {
      const now = trying()
      if (now !== last) {
        last = now
        since = Date.now()
      }
      const waits = asked.always !== null || /\d/.test(now)
      if (!waits || Date.now() - since < PATIENCE) return
      hung = asked.always ?? Number(now)
      stop(pid)
    }, 1000)
    child.on('close', (code) => {
      clearInterval(watch)
      running.delete(pid)
      const lines = existsSync(paths.findings) ? readFileSync(paths.findings, 'utf8').split('\n') : []
      const findings = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Finding)
      rmSync(folder, { recursive: true, force: true })
      resolve({ ok: code === 0, findings, hung, output })
    })
  })

/** All findings; started again without the fault that hung it, as often as needed. */
export const tryOut = async (asked: Asked): Promise<readonly Finding[]> => {
  const { findings, hung, ok, output } = await once(asked)
  if (hung === null) {
    if (!ok && findings.length === 0) throw new Error(`the tests did not run:\n${output}`)
    return findings
  }
  const known = new Set([hung, ...findings.flatMap((each) => (each.type === 'killed' ? each.ids : []))])
  const rest = await tryOut({ ...asked, open: asked.open.filter((id) => !known.has(id)) })
  return [...findings, { type: 'killed', ids: [hung], file: '', test: 'the clock' }, ...rest]
}

/** Do the tests notice a fault that is on from the start? */
export const noticed = async (asked: Asked): Promise<boolean> => asked.tests.length > 0 && !(await once(asked)).ok
