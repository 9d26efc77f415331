import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

export interface Source {
  /** Path from the root. */
  readonly file: string
  readonly text: string
}

const FOLDERS = ['packages', 'scripts']
const CONFIG = /\.config\.ts$/
const SKIPPED = new Set(['node_modules', 'dist'])
const EXPORT = /^export (?:async )?(?:const|let|function\*?|class) ([A-Za-z_$][\w$]*)/gm
const WORD = /[A-Za-z_$][\w$]*/g
const STAR = /^export \* from '\.\/(.+)\.js'$/gm

/** Every TypeScript and JavaScript file of the project. */
export const sourcesIn = (root: string): readonly Source[] => {
  const found: Source[] = []
  const look = (folder: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) {
        if (!SKIPPED.has(entry.name)) look(path)
      } else if (/\.(tsx?|mjs)$/.test(entry.name)) {
        found.push({ file: relative(root, path), text: readFileSync(path, 'utf8') })
      }
    }
  }
  for (const folder of FOLDERS) look(join(root, folder))
  for (const file of readdirSync(root).filter((name) => CONFIG.test(name)))
    found.push({ file, text: readFileSync(join(root, file), 'utf8') })
  return found
}

/** Files a package's surface exports as a whole. */
const surfaces = (sources: readonly Source[]): ReadonlySet<string> =>
  new Set(
    sources
      .filter(({ file }) => file.endsWith('/index.ts'))
      .flatMap(({ file, text }) => [...text.matchAll(STAR)].map(([, path]) => join(file, '..', `${path}.ts`))),
  )

/** Functions and values that are exported although no other file names them: `file name`. */
export const deadExports = (sources: readonly Source[]): readonly string[] => {
  const used = new Map<string, Set<string>>()
  for (const { file, text } of sources) {
    for (const [word] of text.matchAll(WORD)) {
      const files = used.get(word)
      if (files) files.add(file)
      else used.set(word, new Set([file]))
    }
  }
  const shown = surfaces(sources)
  return sources
    .filter(({ file }) => !shown.has(file) && !file.endsWith('.test.ts'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(EXPORT)]
        .map(([, name = '']) => name)
        .filter((name) => used.get(name)?.size === 1)
        .map((name) => `${file} ${name}`),
    )
}
