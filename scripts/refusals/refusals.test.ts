import { describe, expect, it } from 'vitest'
import { commandOf, type Job } from '../random-game.js'
import { tables } from '../tables.js'
import { textOf } from './claim.js'
import { CLAIMS } from './claims/index.js'
import { collect, type Effort, type Refused } from './collect.js'
import { misnamed } from './named.js'

/** Tables that together meet almost every refusal there is. `ROUNDHOUSE_REFUSALS=100` plays as many random ones. */
const FIXED: readonly (Job & Effort)[] = [
  { title: '1846', players: 4, seed: 11, ruleset: 'rulebook', options: [], every: 7, tries: 20, style: 'builders' },
  { title: '1846', players: 3, seed: 5, ruleset: '18xx.games', options: [], every: 9, tries: 20, style: 'plain' },
  {
    title: '1849',
    players: 3,
    seed: 2,
    ruleset: 'rulebook',
    options: ['absorbing', 'bonds', 'electricDreams'],
    every: 9,
    tries: 20,
    style: 'plain',
    moves: 500,
  },
  {
    title: '1849',
    players: 4,
    seed: 9,
    ruleset: 'rulebook',
    options: [],
    every: 11,
    tries: 20,
    style: 'traders',
    moves: 500,
  },
  {
    title: '18MEX',
    players: 3,
    seed: 4,
    ruleset: 'rulebook',
    options: [],
    every: 9,
    tries: 20,
    style: 'traders',
    moves: 600,
  },
  {
    title: '18Mag',
    players: 4,
    seed: 6,
    ruleset: 'rulebook',
    options: [],
    every: 7,
    tries: 20,
    style: 'plain',
    moves: 300,
  },
  {
    title: '18Mag',
    players: 1,
    seed: 8,
    ruleset: 'rulebook',
    options: [],
    every: 4,
    tries: 20,
    style: 'plain',
    moves: 200,
  },
]

const wanted = Number(process.env.ROUNDHOUSE_REFUSALS ?? 0)
const kinds = [...tables({})]
const drawn = Array.from({ length: wanted }, (_, i): Job & Effort => {
  const table = kinds[(i * 37) % kinds.length]
  if (!table) throw new Error('no tables')
  return { ...table, seed: 1000 + i, every: 5, tries: 25 }
})

/** Refusals of one kind that are looked at in one game. */
const ENOUGH = wanted > 0 ? 40 : 8

/** What of a refusal is untrue, or that nobody has said how to tell. */
const untrue = (found: Refused): string | undefined => {
  const claim = CLAIMS[found.refusal.reason]
  if (claim === undefined) return 'there is no check of what it claims'
  return misnamed(found) ?? (typeof claim === 'function' ? claim(found) : undefined)
}

const faultsIn = (job: Job & Effort): { readonly faults: readonly string[]; readonly codes: ReadonlySet<string> } => {
  const seen = new Map<string, number>()
  const faults = new Map<string, string>()
  collect(job, job, (found) => {
    const { reason, params } = found.refusal
    const times = (seen.get(reason) ?? 0) + 1
    seen.set(reason, times)
    if (times > ENOUGH) return
    const wrong = untrue(found)
    if (wrong === undefined || faults.has(`${reason} ${wrong}`)) return
    const where = `after ${found.game.cursor} actions, ${JSON.stringify(found.action)}`
    faults.set(`${reason} ${wrong}`, `${reason} ${JSON.stringify(params)} “${textOf(found)}”: ${wrong} (${where})`)
  })
  return { faults: [...faults.values()], codes: new Set(seen.keys()) }
}

describe('refusals are true', () => {
  it.each(wanted > 0 ? drawn : FIXED)('$title, $players players, $ruleset, $options, seed $seed', (job) => {
    const { faults, codes } = faultsIn(job)
    expect(faults, commandOf(job)).toEqual([])
    expect(codes.size).toBeGreaterThan(20)
  })
})

describe('codes that claim nothing', () => {
  it('say why', () => {
    for (const [code, claim] of Object.entries(CLAIMS))
      if (typeof claim !== 'function') expect(claim.nothing.length, code).toBeGreaterThan(10)
  })
})
