// Every check there is: node scripts/test.mjs [types] [lint] [arrows] [tests]
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT, setUp } from './setup.mjs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/**
 * @param {string} file script, from the root
 * @param {string[]} args
 * @returns {boolean} whether it succeeded
 */
const run = (file, args) =>
  spawnSync(process.execPath, [join(ROOT, file), ...args], { cwd: ROOT, stdio: 'inherit' }).status === 0

/**
 * @param {boolean} ok
 * @returns {Tally}
 */
const one = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 })

const PROJECTS = [
  'tsconfig.pure.json',
  'tsconfig.json',
  'packages/web/tsconfig.json',
  'packages/web/tsconfig.test.json',
]

const types = () =>
  one(PROJECTS.map((project) => run('node_modules/typescript-7/bin/tsc', ['-p', project])).every(Boolean))

const lint = () => {
  const colors = process.stdout.isTTY ? [] : ['--colors=off']
  return one(
    run('node_modules/@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', '--max-diagnostics=40', ...colors]),
  )
}

const arrows = () => one(run('node_modules/dependency-cruiser/bin/dependency-cruise.mjs', ['packages', 'scripts']))

const tests = () => {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-test-'))
  const report = join(folder, 'report.json')
  const ok = run('node_modules/vitest/vitest.mjs', [
    'run',
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
 *   testResults: { status: string, assertionResults: { status: string }[] }[] }} report
 * @returns {Tally}
 */
const counted = (report) => ({
  passed: report.numPassedTests,
  failed:
    report.numFailedTests +
    report.testResults.filter(
      (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
    ).length,
  skipped: report.numPendingTests + report.numTodoTests,
})

/** @type {Record<string, () => Tally>} */
const CHECKS = { types, lint, arrows, tests }

const asked = process.argv.slice(2)
const unknown = asked.find((name) => !(name in CHECKS))
if (unknown !== undefined) {
  console.error(`No check is named ${unknown}; there are ${Object.keys(CHECKS).join(', ')}.`)
  process.exit(2)
}

setUp()
const total = { passed: 0, failed: 0, skipped: 0 }
/** @type {string[]} */
const summary = []
for (const [name, check] of Object.entries(CHECKS)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  console.log(`\n=== ${name} ===`)
  const started = performance.now()
  const tally = check()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  total.passed += tally.passed
  total.failed += tally.failed
  total.skipped += tally.skipped
  const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : ''
  summary.push(`${tally.failed > 0 ? 'FAILED' : 'ok    '}  ${name.padEnd(6)}  ${seconds} s${skipped}`)
}

console.log(`\n=== summary ===\n${summary.join('\n')}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
