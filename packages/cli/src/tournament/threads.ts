import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Agreement } from './agreement.js'
import type { Job, Outcome } from './game.js'

/** Has every job done by workers on all cores; told of each answer as it comes, in any order. No job begins once it is over. */
const shared = async <J, A>(
  jobs: readonly J[],
  start: () => Worker,
  onAnswer: (answer: A, job: J) => void,
  isOver: () => boolean = () => false,
): Promise<void> => {
  let sent = 0
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = start()
      let job: J | undefined
      const next = (): void => {
        job = isOver() ? undefined : jobs[sent++]
        if (job === undefined) void worker.terminate().then(() => resolve())
        else worker.postMessage(job)
      }
      worker.on('message', (answer: A) => {
        try {
          if (job !== undefined) onAnswer(answer, job)
          next()
        } catch (error) {
          void worker.terminate().then(() => reject(error))
        }
      })
      worker.on('error', reject)
      next()
    })
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), jobs.length) }, work))
}

/** A game and its players need some 40 MB; the rest is what has not been cleared away yet, and would grow to more than 200. */
const MEMORY = { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 200 } as const

/** Plays games on all cores. */
export const playAll = (
  jobs: readonly Job[],
  onOutcome: (outcome: Outcome, job: Job) => void,
  isOver?: () => boolean,
): Promise<void> =>
  shared(
    jobs,
    () => new Worker(new URL('./bots.worker.js', import.meta.url), { resourceLimits: MEMORY }),
    onOutcome,
    isOver,
  )

export interface Recorded {
  readonly file: string
  readonly json: unknown
}

/** Compares bots with people in recorded games on all cores; null = the game cannot be followed. */
export const compareAll = (
  games: readonly Recorded[],
  onAgreement: (agreement: readonly Agreement[] | null, game: Recorded) => void,
): Promise<void> => shared(games, () => new Worker(new URL('./agreement.worker.js', import.meta.url)), onAgreement)
