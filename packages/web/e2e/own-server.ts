import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'
import { mayAsk } from './page.js'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const PATIENCE = 60_000

/** A server that belongs to one test: it can be killed, and started again on the same data and port. */
export interface OwnServer {
  readonly address: string
  kill(): Promise<void>
  start(): Promise<void>
  /** Kills it and forgets its data. */
  end(): Promise<void>
}

export const ownServer = async (settings: Readonly<Record<string, string>> = {}): Promise<OwnServer> => {
  const data = mkdtempSync(join(tmpdir(), 'roundhouse-own-'))
  let child: ChildProcess | null = null
  let address = ''
  const start = async (): Promise<void> => {
    const made = spawn(process.execPath, ['scripts/run-ts.mjs', 'packages/web/e2e/own-server.main.ts'], {
      cwd: ROOT,
      env: {
        ...process.env,
        DATA_DIR: data,
        LIMITS: 'off',
        LOG: 'error',
        PORT: address === '' ? '0' : new URL(address).port,
        PAGE_FOLDER: inject('folder'),
        ROUNDHOUSE_ROOT: ROOT,
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child = made
    address = await new Promise<string>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('the server does not start')), PATIENCE)
      made.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
      made.stdout.on('data', (chunk: Buffer) => {
        const [found] = /http:\/\/\S+/.exec(String(chunk)) ?? []
        if (found === undefined) return
        clearTimeout(timer)
        resolve(found)
      })
    })
  }
  const kill = async (): Promise<void> => {
    const now = child
    if (!now || now.exitCode !== null) return
    const ended = new Promise((resolve) => now.once('exit', resolve))
    now.kill('SIGKILL')
    await ended
  }
  await start()
  mayAsk(address)
  return {
    get address() {
      return address
    },
    kill,
    start,
    async end() {
      await kill()
      rmSync(data, { recursive: true, force: true })
    },
  }
}
