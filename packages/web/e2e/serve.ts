import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'
import { chromium } from '../../../scripts/chromium.mjs'
import { listen } from '../static-server.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    readonly address: string
    readonly chromium: string
  }
}

const WEB = dirname(dirname(fileURLToPath(import.meta.url)))

/** Builds the page once and serves it to all tests. */
const setUp = async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const browser = chromium()
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-page-'))
  await build({ root: WEB, logLevel: 'error', mode: 'production', build: { outDir: folder, emptyOutDir: true } })
  const { server, port } = await listen(folder, 0, 'localhost')
  provide('address', `http://localhost:${port}`)
  provide('chromium', browser)
  return async () => {
    server.closeAllConnections()
    server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

export default setUp
