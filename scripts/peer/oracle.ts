// 18xx.games' own engine, as a program that is asked about game files. It is no part of this project.
import { execFile } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { RecordedTrace } from '../recorded.js'

/** A game file, as far as it is looked at here. */
export interface PeerFile {
  readonly title: string
  readonly actions: readonly { readonly id: string | number; readonly type: string }[]
}

export interface Refused {
  /** Id of the action it does not take. */
  readonly action: string
  readonly why: string
  /** The round, the step and what it would take instead, in its own words. */
  readonly waitedFor: string
}

export interface RandomGame {
  /** Their name of the title. */
  readonly title: string
  readonly players: number
  readonly seed: number
  readonly optionalRules: readonly string[]
  readonly style: string
  readonly cap: number
}

/** A run whose recorded revenue, train by train, it does not arrive at. */
export interface Miscounted {
  readonly id: string | number
  readonly stored: readonly number[]
  /** In its words where it does not take the run at all. */
  readonly recomputed: readonly number[] | string
}

export interface Oracle {
  /** The states after every action, or which one is refused. */
  trace(file: PeerFile): Promise<RecordedTrace | Refused>
  /** Its own count of every run; a trace trusts what is recorded. */
  runs(file: PeerFile): Promise<readonly Miscounted[]>
  /** A game its own random player plays. */
  random(game: RandomGame): Promise<PeerFile>
}

export const VARIABLE = 'ROUNDHOUSE_ORACLE'

/** What to say to somebody who has none. */
export const MISSING_ORACLE = `peer: there is no oracle to ask.
It runs 18xx.games' engine as a program of its own and needs Ruby 3.1 (apt-get install ruby). Name it by a variable:
  ${VARIABLE}=../shared/tools/oracle/oracle npm run peer -- --title 18MEX
It must answer  trace GAME.json OUT.json,  routes GAME.json  and  random TITLE PLAYERS SEED OUT.json [--rules a,b] [--cap N] [--style S].`

/** Stands in where every trace is written down already. */
export const NO_ORACLE: Oracle = {
  trace: () => Promise.reject(new Error(MISSING_ORACLE)),
  runs: () => Promise.reject(new Error(MISSING_ORACLE)),
  random: () => Promise.reject(new Error(MISSING_ORACLE)),
}

interface Answer {
  readonly ok: boolean
  readonly said: string
}

const ask = (program: string, args: readonly string[]): Promise<Answer> =>
  new Promise((answer) => {
    execFile(program, args, { maxBuffer: 2 ** 26 }, (error, stdout, stderr) =>
      answer({ ok: error === null, said: `${stdout}${stderr}` }),
    )
  })

const REFUSED = /refused at action (\S+): (?:Engine::)?(.*)/
const WAITED = /it waited for: (.*)/

/** The oracle a program is; files pass through a folder. */
export const oracleAt = (program: string, folder: string): Oracle => {
  let count = 0
  const inFolder = (name: string): string => resolve(folder, `${process.pid}-${count++}-${name}`)
  const read = (path: string): unknown => {
    const found = JSON.parse(readFileSync(path, 'utf8')) as unknown
    rmSync(path)
    return found
  }
  const about = async <T>(file: PeerFile, asking: (game: string) => Promise<T>): Promise<T> => {
    const game = inFolder('game.json')
    writeFileSync(game, JSON.stringify(file))
    try {
      return await asking(game)
    } finally {
      rmSync(game)
    }
  }
  return {
    trace: (file) =>
      about(file, async (game) => {
        const out = inFolder('trace.json')
        const { ok, said } = await ask(program, ['trace', game, out])
        if (ok) return read(out) as RecordedTrace
        const [, action = '', why = ''] = REFUSED.exec(said) ?? []
        if (action === '') throw new Error(`the oracle says: ${said}`)
        const more = await ask(program, ['replay', game])
        return { action, why, waitedFor: WAITED.exec(more.said)?.[1] ?? '{}' }
      }),
    runs: (file) =>
      about(file, async (game) => {
        const { said } = await ask(program, ['routes', game])
        try {
          return (JSON.parse(said) as { readonly differing: readonly Miscounted[] }).differing
        } catch {
          throw new Error(`the oracle says: ${said}`)
        }
      }),
    async random({ title, players, seed, optionalRules, style, cap }) {
      const out = inFolder('random.json')
      const rules = optionalRules.length > 0 ? ['--rules', optionalRules.join(',')] : []
      // Their names have spaces, the program's words have not.
      const words = ['random', title.replaceAll(' ', ''), String(players), String(seed), out]
      const { ok, said } = await ask(program, [...words, ...rules, '--cap', String(cap), '--style', style])
      if (!ok) throw new Error(`the oracle says: ${said}`)
      return read(out) as PeerFile
    },
  }
}

/** The program the variable names; null = it is not there. */
export const programOf = (environment: Readonly<Record<string, string | undefined>>): string | null => {
  const named = environment[VARIABLE]
  return named !== undefined && existsSync(named) ? resolve(named) : null
}
