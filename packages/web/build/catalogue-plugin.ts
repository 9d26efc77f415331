import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'

const ID = 'virtual:catalogue'
const TITLES = 'virtual:titles'
const GUIDES = 'virtual:guides'
const ENGINE = fileURLToPath(new URL('../../engine/src/titles', import.meta.url))
const ENTRY = fileURLToPath(new URL('./catalogue.ts', import.meta.url))

/** What one module of the engine has among its exports, by a member that only that has. */
const importOf = (path: string, member: string): string =>
  `async () => Object.values(await import('@roundhouse/engine/titles/${path}')).find((each) => each?.${member})`

const table = (name: string, ids: readonly string[], loader: (id: string) => string): string =>
  `export const ${name} = {\n${ids.map((id) => `  ${JSON.stringify(id)}: ${loader(id)},`).join('\n')}\n}`

/** One import for each title, when a table of it is opened; how a site plays it, when a table plays so. */
const loaders = (ids: readonly string[]): string =>
  [
    table('loaders', ids, (id) => importOf(`${id}/title`, 'begin')),
    table('sites', ids, (id) => importOf(`${id}/site/site`, 'mechanisms')),
  ].join('\n')

/** One import for the rules of each title that has them in full, when somebody reads them. */
const guidesOf = (ids: readonly string[]): string =>
  table(
    'guides',
    ids.filter((id) => existsSync(join(ENGINE, `${id}/guide/guide.ts`))),
    (id) => importOf(`${id}/guide/guide`, 'chapters'),
  )

/**
 * Makes the catalogue of titles while the page is built, so that the home page shows names, options and pictures of
 * maps without loading a single title.
 */
export const catalogue = (): Plugin => {
  let building = false
  return {
    name: 'roundhouse-catalogue',
    configResolved(config) {
      building = config.command === 'build'
    },
    resolveId: (id) => ([ID, TITLES, GUIDES].includes(id) ? `\0${id}` : undefined),
    async load(id) {
      if (![ID, TITLES, GUIDES].some((each) => id === `\0${each}`)) return undefined
      const { module, dependencies } = await runnerImport<typeof import('./catalogue.js')>(ENTRY)
      for (const path of dependencies) this.addWatchFile(path)
      const ids = module.entries.map(({ title }) => title.id)
      if (id === `\0${TITLES}`) return { code: loaders(ids), moduleType: 'js' }
      if (id === `\0${GUIDES}`) return { code: guidesOf(ids), moduleType: 'js' }
      const address = (name: string, source: string): string =>
        building
          ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name, source })}`
          : JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)
      const rows = module.entries.map(({ title, pictures }) => {
        const light = address(`map-${title.id}.svg`, pictures.light)
        const dark = address(`map-${title.id}-dark.svg`, pictures.dark)
        return `{ ...${JSON.stringify(title)}, pictures: { light: ${light}, dark: ${dark} } }`
      })
      return { code: `export const catalogue = [${rows.join(',\n')}]`, moduleType: 'js' }
    },
  }
}
