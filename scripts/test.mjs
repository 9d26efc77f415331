// Every check there is: node scripts/test.mjs [types] [lint] [arrows] [unit] [served]
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { constants, setPriority, tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { ROOT, setUp } from './setup.mjs'

/**
 * What a check came to; `names` tells what failed, a line each.
 * @typedef {{ passed: number, failed: number, skipped: number, names: string[] }} Tally
 */

/**
 * How a check runs a script of the root: whether it succeeded.
 * @typedef {(file: string, args: string[]) => Promise<boolean>} Run
 */

/** What is said is seen at once. @type {Run} */
const seen = (file, args) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [join(ROOT, file), ...args], { cwd: ROOT, stdio: 'inherit' })
    child.once('close', (code) => resolve(code === 0))
  })

/**
 * What is said is kept for the end, and whoever runs `seen` comes first on a busy processor.
 * @param {string[]} said
 * @returns {Run}
 */
const aside = (said) => (file, args) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [join(ROOT, file), ...args], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] })
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        said.push(text)
      })
    child.once('close', (code) => resolve(code === 0))
  })

/**
 * @param {boolean} ok
 * @returns {Tally}
 */
const one = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, names: [] })

const PROJECTS = [
  'tsconfig.pure.json',
  'tsconfig.json',
  'packages/web/tsconfig.json',
  'packages/web/tsconfig.test.json',
]

/** @param {Run} run */
const types = async (run) => {
  let ok = true
  for (const project of PROJECTS) ok = (await run('node_modules/typescript-7/bin/tsc', ['-p', project])) && ok
  return one(ok)
}

/** @param {Run} run */
const lint = async (run) => {
  const colors = process.stdout.isTTY ? [] : ['--colors=off']
  return one(
    await run('node_modules/@biomejs/biome/bin/biome', [
      'ci',
      '--error-on-warnings',
      '--max-diagnostics=40',
      ...colors,
    ]),
  )
}

/** @param {Run} run */
const arrows = async (run) =>
  one(await run('node_modules/dependency-cruiser/bin/dependency-cruise.mjs', ['packages', 'scripts']))

/**
 * The tests of these projects of vitest.config.ts.
 * @param {string[]} projects
 */
const tests = (projects) => async (/** @type {Run} */ run) => {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-test-'))
  const report = join(folder, 'report.json')
  const ok = await run('node_modules/vitest/vitest.mjs', [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  const tally = existsSync(report) ? counted(JSON.parse(readFileSync(report, 'utf8'))) : one(ok)
  rmSync(folder, { recursive: true })
  // An error outside of any test fails the run without failing a test.
  if (!ok && tally.failed === 0) tally.failed = 1
  return tally
}

/**
 * A file that could not be loaded has no tests to fail: it counts as one.
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: { name: string, status: string, message: string,
 *     assertionResults: { fullName: string, status: string, failureMessages: string[] }[] }[] }} report
 * @returns {Tally}
 */
const counted = (report) => {
  const names = report.testResults
    .filter((file) => file.status === 'failed')
    .flatMap((file) => {
      const failed = file.assertionResults.filter((test) => test.status === 'failed')
      const path = relative(ROOT, file.name)
      return failed.length > 0
        ? failed.map((test) => `${path} > ${test.fullName}: ${firstLine(test.failureMessages[0])}`)
        : [`${path}: ${firstLine(file.message)}`]
    })
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
    names,
  }
}

/** @param {string | undefined} text */
const firstLine = (text) => (text ?? '').split('\n', 1)[0] ?? ''

/** @type {Record<string, (run: Run) => Promise<Tally>>} */
const CHECKS = { types, lint, arrows, unit: tests(['unit']), served: tests(['server', 'e2e']) }

const asked = process.argv.slice(2)
const unknown = asked.find((name) => !(name in CHECKS))
if (unknown !== undefined) {
  console.error(`No check is named ${unknown}; there are ${Object.keys(CHECKS).join(', ')}.`)
  process.exit(2)
}

setUp()
const wanted = Object.keys(CHECKS).filter((name) => asked.length === 0 || asked.includes(name))
/** @type {Tally} */
const total = { passed: 0, failed: 0, skipped: 0, names: [] }
/** @type {Map<string, string>} */
const summary = new Map()

/**
 * @param {string} name
 * @param {Run} run
 */
const check = async (name, run) => {
  const started = performance.now()
  const tally = await CHECKS[name]?.(run)
  if (!tally) return
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  total.passed += tally.passed
  total.failed += tally.failed
  total.skipped += tally.skipped
  total.names.push(...tally.names)
  const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : ''
  summary.set(name, `${tally.failed > 0 ? 'FAILED' : 'ok    '}  ${name.padEnd(6)}  ${seconds} s${skipped}`)
}

/** @param {string} name */
const title = (name) => console.log(`\n=== ${name} ===`)

// Tests of servers and browsers wait most of the time: what computes is done meanwhile, and told when it is over.
const besides = wanted.length > 1 && wanted.includes('served') ? wanted.filter((name) => name !== 'served') : []
const inView = async () => {
  for (const name of wanted.filter((each) => !besides.includes(each))) {
    title(name)
    await check(name, seen)
  }
}
/** @type {[name: string, said: string[]][]} */
const kept = []
const outOfView = async () => {
  for (const name of besides) {
    /** @type {string[]} */
    const said = []
    kept.push([name, said])
    await check(name, aside(said))
  }
}
await Promise.all([inView(), outOfView()])
for (const [name, said] of kept) {
  title(name)
  process.stdout.write(said.join(''))
}

console.log(`\n=== summary ===\n${wanted.map((name) => summary.get(name)).join('\n')}`)
for (const name of total.names) console.log(`FAILED  ${name}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
