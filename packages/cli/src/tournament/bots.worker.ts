import { parentPort } from 'node:worker_threads'
import { type Job, played } from './game.js'

/** Plays the games it is sent, one after the other. */
parentPort?.on('message', (job: Job) => parentPort?.postMessage(played(job)))
