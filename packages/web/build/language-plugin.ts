import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { type FoundText, textsIn } from './texts-in.js'

const ID = 'virtual:texts'
const PACKAGES = fileURLToPath(new URL('../..', import.meta.url))
const LANGUAGES = ['en', 'ru', 'pl'] as const

/** Folders with texts of their own: how a site plays a title, its rules in full. */
const APART = ['site', 'guide']

/** Texts are loaded together: those of a title with the title, those of a folder apart with it, of a lesson with the lesson, all others with the page. */
const groupOf = (file: string): string => {
  const [, taught] = /\/lessons\/([^/]+)\//.exec(file) ?? []
  if (taught !== undefined) return `${taught}-lesson`
  const [, title, folder = ''] = /\/titles\/([^/]+)\/([^/]+)/.exec(file) ?? []
  if (title !== undefined) return APART.includes(folder) ? `${title}-${folder}` : title
  if (/\/web\/src\/examples\/notes\//.test(file)) return 'examples'
  return /\/engine\/src\/guide\/|\/board\/src\/aid\/|\/web\/src\/rules\/reading\//.test(file) ? 'guide' : 'page'
}

interface Source {
  readonly group: string
  /** Number of its first text in the group. */
  readonly first: number
  readonly found: readonly FoundText[]
}

const paths = (): readonly string[] =>
  ['engine', 'board', 'bots', 'web']
    .flatMap((name) =>
      readdirSync(join(PACKAGES, name, 'src'), { recursive: true, encoding: 'utf8' }).map(
        (path) => `${name}/src/${path}`,
      ),
    )
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .sort()

const collect = (): { files: Map<string, Source>; groups: Map<string, string[][]> } => {
  const files = new Map<string, Source>()
  const groups = new Map<string, string[][]>()
  for (const path of paths()) {
    const file = join(PACKAGES, path)
    const found = textsIn(file, readFileSync(file, 'utf8'))
    if (found.length === 0) continue
    const group = groupOf(`/${path}`)
    const texts = groups.get(group) ?? []
    files.set(file, { group, first: texts.length, found })
    groups.set(group, [...texts, ...found.map((each) => [...each.texts])])
  }
  return { files, groups }
}

/** In the source each text stands in all languages; the page loads them one language at a time. */
export const languages = (): Plugin => {
  let known: ReturnType<typeof collect> = { files: new Map(), groups: new Map() }
  return {
    name: 'roundhouse-languages',
    enforce: 'pre',
    configResolved({ command }) {
      // While developing, texts stay where they are.
      if (command === 'build') known = collect()
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined
      const rows = LANGUAGES.map((language, i) => {
        const addresses = [...known.groups].map(([group, texts]) => {
          const source = JSON.stringify(texts.map((each) => each[i]))
          const asset = this.emitFile({ type: 'asset', name: `texts-${group}-${language}.json`, source })
          return `${JSON.stringify(group)}: import.meta.ROLLUP_FILE_URL_${asset}`
        })
        return `${language}: { ${addresses.join(', ')} }`
      })
      return { code: `export const addresses = { ${rows.join(', ')} }`, moduleType: 'js' }
    },
    transform(code, id) {
      const [file = id] = id.split('?')
      const source = known.files.get(file)
      if (!source) return undefined
      const { group, first, found } = source
      let made = ''
      let at = 0
      for (const [i, { start, end }] of found.entries()) {
        made += `${code.slice(at, start)}loadedText(${JSON.stringify(group)}, ${first + i})`
        at = end
      }
      const from = JSON.stringify(join(PACKAGES, 'web/src/texts/loaded.ts'))
      return { code: `import { loadedText } from ${from}\n${made}${code.slice(at)}`, map: null }
    },
  }
}
