import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readSettings, startServer } from '@roundhouse/server'
import { build } from 'vite'
import { bundle } from '../../../scripts/bundle.mjs'

const WEB = dirname(dirname(fileURLToPath(import.meta.url)))

export interface ServedPage {
  readonly address: string
  /** Where the built files lie. */
  readonly folder: string
  close(): Promise<void>
}

/** The page, built for real into a folder of its own and served by the server: for tests, pictures and measurements. */
export const servedPage = async (): Promise<ServedPage> => {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-page-'))
  await build({ root: WEB, logLevel: 'error', mode: 'production', build: { outDir: folder, emptyOutDir: true } })
  const data = mkdtempSync(join(tmpdir(), 'roundhouse-data-'))
  const settings = readSettings({ PORT: '0', DATA_DIR: data, LIMITS: 'off', LOG: 'error' }, folder)
  const thread = await bundle(join(WEB, '../server/src/work/thread.worker.ts'))
  const server = await startServer(settings, { thread })
  return {
    address: server.address,
    folder,
    async close() {
      await server.stop()
      for (const made of [folder, data]) rmSync(made, { recursive: true, force: true })
    },
  }
}
