import type { Job, Outcome } from '../game.js'
import { fingerprint, KeptGames } from '../kept.js'
import { playAll } from '../threads.js'

export interface Table {
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export interface BenchOptions {
  /** Folder the games are kept in. */
  readonly folder: string
  /** Folder of the bots' sources: other bots begin anew. */
  readonly sources: string
  /** No game begins after so many minutes; what was played by then is reported. */
  readonly minutes?: number
  progress(line: string): void
}

/** Plays the games of the benchmark, none twice. */
export class Bench {
  readonly #games: KeptGames
  readonly #options: BenchOptions
  readonly #end: number

  constructor(options: BenchOptions) {
    this.#options = options
    this.#games = new KeptGames(`${options.folder}/bots-${fingerprint(options.sources)}.jsonl`)
    this.#end = Date.now() + (options.minutes ?? Number.POSITIVE_INFINITY) * 60_000
  }

  get isOver(): boolean {
    return Date.now() >= this.#end
  }

  progress(line: string): void {
    this.#options.progress(line)
  }

  /** Plays what has not been played yet, and tells how each went; undefined = there was no time for it. */
  async played(jobs: readonly Job[]): Promise<readonly (Outcome | undefined)[]> {
    const missing = jobs.filter((job) => this.#games.of(job) === undefined)
    const onOutcome = (outcome: Outcome, job: Job): void => {
      this.#games.add(job, outcome)
      if (outcome.fault !== null)
        this.progress(`${job.setup.title}, ${job.setup.options}, ${job.bots}, seed ${job.seed}: ${outcome.fault}`)
    }
    await playAll(missing, onOutcome, () => this.isOver)
    return jobs.map((job) => this.#games.of(job))
  }

  /** All games of a title these bots have played, those of earlier runs among them. */
  of(title: string): readonly Outcome[] {
    return this.#games.all.filter((game) => game.title === title).map(({ outcome }) => outcome)
  }
}
