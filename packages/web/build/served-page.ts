import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { listen } from '../static-server.mjs'

const WEB = dirname(dirname(fileURLToPath(import.meta.url)))

export interface ServedPage {
  readonly address: string
  /** Where the built files lie. */
  readonly folder: string
  close(): void
}

/** The page, built for real into a folder of its own and served: for tests, pictures and measurements. */
export const servedPage = async (): Promise<ServedPage> => {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-page-'))
  await build({ root: WEB, logLevel: 'error', mode: 'production', build: { outDir: folder, emptyOutDir: true } })
  const { server, port } = await listen(folder, 0, 'localhost')
  return {
    address: `http://localhost:${port}`,
    folder,
    close() {
      server.closeAllConnections()
      server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
