import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'

const ID = 'virtual:catalogue'
const TITLES = 'virtual:titles'
const ENTRY = fileURLToPath(new URL('./catalogue.ts', import.meta.url))

/** One import for each title: its rules come when a table of it is opened. */
const loaders = (ids: readonly string[]): string =>
  `const titleIn = (module) => Object.values(module).find((each) => typeof each?.begin === 'function')
export const loaders = {
${ids.map((id) => `  ${JSON.stringify(id)}: async () => titleIn(await import('@roundhouse/engine/titles/${id}/title')),`).join('\n')}
}`

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
    resolveId: (id) => (id === ID || id === TITLES ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${ID}` && id !== `\0${TITLES}`) return undefined
      const { module, dependencies } = await runnerImport<typeof import('./catalogue.js')>(ENTRY)
      for (const path of dependencies) this.addWatchFile(path)
      if (id === `\0${TITLES}`) {
        return { code: loaders(module.entries.map(({ title }) => title.id)), moduleType: 'js' }
      }
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
