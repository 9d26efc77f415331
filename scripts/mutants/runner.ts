// Runs every test once as it is, then once more for each fault on its way that no test has noticed yet.
import { appendFileSync, openSync, writeSync } from 'node:fs'
import type { RunnerTestCase } from 'vitest'
import { VitestTestRunner } from 'vitest/runners'
import { getFn } from 'vitest/suite'
import { type Finding, plan } from './plan.js'
import { install, turnOn, watched } from './switch.js'

const { open, always, beside: near, asksLong, findings, trying } = plan()
const beside = new Set(near)
const unnoticed = new Set(open)
const untried = new Set(open)
const note = openSync(trying, 'w')

const find = (finding: Finding): void => {
  if (!('ids' in finding) || finding.ids.length > 0) appendFileSync(findings, `${JSON.stringify(finding)}\n`)
}

/** Tests of one file are much alike: what so many of them do not notice, the next will not either. */
const ENOUGH = 8
const tries = new Map<string, number>()
const isWorthIt = (id: number, file: string): boolean => {
  const key = `${id} ${file}`
  const before = tries.get(key) ?? 0
  tries.set(key, before + 1)
  return before < ENOUGH || beside.has(file)
}

/** More steps than a test of one thing takes: whole games and long searches are asked last, of what is left. */
const LONG = 200_000

/** Room for a fault that makes work, none for one that never stops. */
const allowance = (steps: number): number => 100_000 + 10 * steps

const holds = async (run: () => unknown, fault: number, atMost?: number): Promise<boolean> => {
  turnOn(fault, atMost)
  try {
    await run()
    return true
  } catch {
    return false
  }
}

const attempt = async (test: RunnerTestCase, run: () => unknown): Promise<void> => {
  const { name } = test
  const file = test.file.filepath
  const { steps, seen } = watched()
  const ids = [...seen].filter((id) => unnoticed.has(id) && isWorthIt(id, file))
  if (ids.length === 0) return
  if (steps > LONG && !asksLong) {
    find({ type: 'long', file })
    return
  }
  if (!(await holds(run, -1))) {
    find({ type: 'failing', file, test: name })
    return
  }
  const killed: number[] = []
  const tried: number[] = []
  const unsure: number[] = []
  for (const id of ids) {
    writeSync(note, String(id).padEnd(8), 0)
    if (!(await holds(run, id, allowance(steps)))) killed.push(id)
    else (watched().seen.has(id) ? tried : unsure).push(id)
  }
  writeSync(note, '-'.padEnd(8), 0)
  // What a fault left behind in memory must not be taken for the next one's doing.
  const isClean = killed.length === 0 || (await holds(run, -1))
  for (const id of isClean ? killed : []) unnoticed.delete(id)
  find({ type: 'tried', ids: tried.filter((id) => untried.delete(id)) })
  find({ type: 'killed', ids: isClean ? killed : [], file, test: name })
  find({ type: 'unsure', ids: isClean ? unsure : [...unsure, ...killed] })
}

install()
turnOn(always ?? -1)

export default class MutantRunner extends VitestTestRunner {
  onCollected(): void {
    if (always !== null) return
    const ids = [...watched().seen].filter((id) => unnoticed.has(id))
    find({ type: 'unsure', ids })
    turnOn(-1)
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const run = getFn(test)
    if (always !== null) {
      await run()
      return
    }
    turnOn(-1)
    try {
      await run()
    } catch (error) {
      find({ type: 'failing', file: test.file.filepath, test: test.name })
      throw error
    }
    await attempt(test, run)
    turnOn(-1)
  }
}
