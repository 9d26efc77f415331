// Runs TypeScript on a Node that does not: bundles an entry file once, keeps the bundle until a source changes.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const CACHE = join(ROOT, 'node_modules/.cache/roundhouse')
const DAY = 24 * 60 * 60 * 1000

/**
 * A bundle and what it was made of.
 * @typedef {{ file: string, inputs: Record<string, string> }} Bundle file: absolute; inputs: path → stamp
 */

/** @param {string} path */
const stamp = (path) => {
  const stat = statSync(path, { throwIfNoEntry: false })
  return stat ? `${stat.mtimeMs}:${stat.size}` : ''
}

/** @param {string} text */
const hash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** @param {string} entry */
const recordOf = (entry) => join(CACHE, `${hash(entry)}.json`)

/**
 * @param {string} entry
 * @returns {Bundle | null}
 */
const kept = (entry) => {
  try {
    /** @type {Bundle} */
    const bundle = JSON.parse(readFileSync(recordOf(entry), 'utf8'))
    const fresh = Object.entries(bundle.inputs).every(([path, was]) => stamp(path) === was)
    return fresh && stamp(bundle.file) !== '' ? bundle : null
  } catch {
    return null
  }
}

/**
 * Writes a file whole or not at all: two commands may start at once.
 * @param {string} path
 * @param {string} text
 */
const write = (path, text) => {
  const partial = `${path}.${process.pid}`
  writeFileSync(partial, text)
  renameSync(partial, path)
}

/** A running command may still start workers from an older bundle: those of the last day stay. */
const prune = () => {
  for (const name of readdirSync(CACHE)) {
    const path = join(CACHE, name)
    const stat = statSync(path, { throwIfNoEntry: false })
    if (stat && Date.now() - stat.mtimeMs > DAY) rmSync(path, { force: true })
  }
}

const SOURCE_URL = /\bimport\.meta\.url\b/g
const WORKER_URL = /\bnew URL\(\s*(['"])(\.{1,2}\/[^'"]+)\.(?:js|ts)\1,\s*import\.meta\.url,?\s*\)/g

/**
 * In a bundle all sources share one address. Each gets its own back, and `new URL('./x.js', import.meta.url)`, the
 * way a worker is named here and in the browser's build, becomes the address of a bundle of x.ts.
 * @param {Record<string, string>} inputs
 * @returns {import('esbuild').Plugin}
 */
const sources = (inputs) => ({
  name: 'sources',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@roundhouse/') ? undefined : { path, external: true },
    )
    build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      // Stamped before it is read: a change in between makes the bundle stale, not wrong.
      inputs[path] = stamp(path)
      let text = readFileSync(path, 'utf8')
      if (text.includes('import.meta.url')) {
        for (const [whole, , name] of text.matchAll(WORKER_URL)) {
          const worker = resolve(dirname(path), `${name}.ts`)
          if (stamp(worker) === '') continue
          const bundle = await bundled(worker)
          Object.assign(inputs, bundle.inputs)
          text = text.replace(whole, `new URL(${JSON.stringify(pathToFileURL(bundle.file).href)})`)
        }
        text = text.replace(SOURCE_URL, JSON.stringify(pathToFileURL(path).href))
      }
      return { contents: text, loader: path.endsWith('x') ? 'tsx' : 'ts' }
    })
  },
})

/**
 * @param {string} entry
 * @returns {Promise<Bundle>}
 */
const bundled = async (entry) => {
  const old = kept(entry)
  if (old) return old
  const { build } = await import('esbuild')
  /** @type {Record<string, string>} */
  const inputs = { [fileURLToPath(import.meta.url)]: stamp(fileURLToPath(import.meta.url)) }
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    metafile: true,
    outdir: CACHE,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    sourcemap: 'inline',
    sourcesContent: false,
    plugins: [sources(inputs)],
    logLevel: 'error',
  })
  const code = outputFiles[0]?.text ?? ''
  for (const path of Object.keys(metafile.inputs)) inputs[join(ROOT, path)] ??= stamp(join(ROOT, path))
  mkdirSync(CACHE, { recursive: true })
  prune()
  const file = join(CACHE, `${hash(code)}.mjs`)
  write(file, code)
  const bundle = { file, inputs }
  write(recordOf(entry), JSON.stringify(bundle))
  return bundle
}

/**
 * The path of a plain JavaScript file that does what a TypeScript file does: to import, or to start a worker from.
 * @param {string | URL} entry
 * @returns {Promise<string>}
 */
export const bundle = async (entry) =>
  (await bundled(resolve(entry instanceof URL ? fileURLToPath(entry) : entry))).file

/**
 * Imports a TypeScript module.
 * @param {string | URL} entry
 */
export const load = async (entry) => {
  // esbuild has said what is wrong with the source; its own stack would say nothing more.
  const file = await bundle(entry).catch((error) => {
    if (!('errors' in error)) throw error
    process.exit(1)
  })
  process.setSourceMapsEnabled(true)
  return import(pathToFileURL(file).href)
}
