import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Job, Outcome } from './game.js'

/** A game played for the benchmark, as one line of its file. */
interface Line {
  readonly key: string
  readonly outcome: Outcome
}

const keyOf = ({ setup, bots, seed, variedOpening = false }: Job): string =>
  JSON.stringify([setup.title, setup.players.length, setup.options, bots, seed, variedOpening])

/** Games already played, kept in a file: a run that was stopped goes on where it was. */
export class KeptGames {
  readonly #file: string
  readonly #known = new Map<string, Outcome>()

  constructor(file: string) {
    this.#file = file
    mkdirSync(dirname(file), { recursive: true })
    if (!existsSync(file)) return
    for (const text of readFileSync(file, 'utf8').split('\n')) {
      // The last line of a run that was stopped may be half a line.
      if (!text.endsWith('}')) continue
      const { key, outcome } = JSON.parse(text) as Line
      this.#known.set(key, outcome)
    }
  }

  of(job: Job): Outcome | undefined {
    return this.#known.get(keyOf(job))
  }

  get all(): readonly { readonly title: string; readonly outcome: Outcome }[] {
    return [...this.#known].map(([key, outcome]) => ({ title: (JSON.parse(key) as [string])[0], outcome }))
  }

  add(job: Job, outcome: Outcome): void {
    const key = keyOf(job)
    this.#known.set(key, outcome)
    appendFileSync(this.#file, `${JSON.stringify({ key, outcome } satisfies Line)}\n`)
  }
}

/** Names the bots as they are written now: games of other ones are not theirs. */
export const fingerprint = (folder: string): string => {
  const hash = createHash('sha256')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(folder, file)))
  return hash.digest('hex').slice(0, 12)
}
