import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const SOURCE = fileURLToPath(new URL('./service-worker.js', import.meta.url))
const PUBLIC = fileURLToPath(new URL('../public', import.meta.url))

/** Fonts are kept as they are used: most of them are for letters nobody on this device reads. */
const isKept = (file: string): boolean => /\.(?:js|css|json|svg)$/.test(file)

/** Writes `sw.js` with the list of files it keeps, so that the page starts without a network. */
export const serviceWorker = (): Plugin => ({
  name: 'roundhouse-service-worker',
  apply: 'build',
  generateBundle(_options, bundle) {
    const own = readdirSync(PUBLIC).filter((file) => /\.(?:svg|png|webmanifest)$/.test(file))
    const files = [...Object.keys(bundle).filter(isKept), ...own].map((file) => `/${file}`).sort()
    const source = readFileSync(SOURCE, 'utf8')
    const version = createHash('sha256').update(JSON.stringify(files)).update(source).digest('hex').slice(0, 16)
    const code = `const VERSION = ${JSON.stringify(version)}\nconst FILES = ${JSON.stringify(files)}\n${source}`
    this.emitFile({ type: 'asset', fileName: 'sw.js', source: code })
  },
})
