// Plays the random games it is sent, one after the other.
import { parentPort } from 'node:worker_threads'
import { type Job, reportOn } from './random-game.js'

parentPort?.on('message', (job: Job) => {
  let report: ReturnType<typeof reportOn>
  try {
    report = reportOn(job)
  } catch (error) {
    const fault = error instanceof Error ? (error.stack ?? error.message) : String(error)
    report = { actions: 0, events: 0, reason: 'thrown', fault }
  }
  parentPort?.postMessage(report)
})
