// A server in a process of its own, for tests that kill it: PAGE_FOLDER is the built page, the rest as in docs/running-a-server.md.
import { fileURLToPath } from 'node:url'
import { readSettings, startServer } from '@roundhouse/server'
import { bundle } from '../../../scripts/bundle.mjs'

const ROOT = process.env.ROUNDHOUSE_ROOT ?? fileURLToPath(new URL('../../..', import.meta.url))
const thread = await bundle(`${ROOT}/packages/server/src/work/thread.worker.ts`)
const { address } = await startServer(readSettings(process.env, process.env.PAGE_FOLDER ?? null), { thread })
console.log(address)
