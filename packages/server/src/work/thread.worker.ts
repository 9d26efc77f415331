import { parentPort } from 'node:worker_threads'
import { perform } from './perform.js'
import type { Done, Task } from './work.js'

parentPort?.on('message', async (task: Task) => {
  let done: Done
  try {
    done = { ok: true, result: await perform(task) }
  } catch (error) {
    done = { ok: false, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
  parentPort?.postMessage(done)
})
