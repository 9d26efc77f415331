import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Job, Outcome } from './game.js'

/** Plays games on all cores; told of each as it ends, in any order. */
export const playAll = async (
  jobs: readonly Job[],
  onOutcome: (outcome: Outcome, job: Job) => void,
  threads: number = availableParallelism(),
): Promise<void> => {
  let sent = 0
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./bots.worker.js', import.meta.url))
      let job: Job | undefined
      const next = (): void => {
        job = jobs[sent++]
        if (job) worker.postMessage(job)
        else void worker.terminate().then(() => resolve())
      }
      worker.on('message', (outcome: Outcome) => {
        try {
          if (job) onOutcome(outcome, job)
          next()
        } catch (error) {
          void worker.terminate().then(() => reject(error))
        }
      })
      worker.on('error', reject)
      next()
    })
  await Promise.all(Array.from({ length: Math.min(threads, jobs.length) }, work))
}
