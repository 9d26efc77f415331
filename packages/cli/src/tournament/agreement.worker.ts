import { parentPort } from 'node:worker_threads'
import { importGame, replay } from '@roundhouse/engine'
import { agreementIn } from './agreement.js'
import type { Recorded } from './threads.js'

/** Goes through the game files it is sent (their JSON), one after the other; null = not a game that can be followed. */
parentPort?.on('message', ({ json }: Recorded) => {
  const imported = importGame(json)
  const game = imported.ok ? replay(imported.game).game : null
  parentPort?.postMessage(game && agreementIn(game))
})
