import { boardScene, toSvg } from '@roundhouse/board'
import { titles } from '@roundhouse/engine'
import type { CatalogueTitle } from '../src/home/catalogue.js'

type Pictures = Record<'light' | 'dark', string>

/** What the home page knows of each title before anything of it is loaded, and a picture of its map in both themes. */
export const entries: readonly { readonly title: Omit<CatalogueTitle, 'pictures'>; readonly pictures: Pictures }[] =
  Object.values(titles).map(({ id, name, designer, players, sitting, automata, options, rules }) => {
    const count = players.max
    const seats = Array.from({ length: count }, (_, i) => ({ name: `${i + 1}` }))
    const { board } = rules({ title: id, players: seats, seed: 1, options: [], ruleset: 'rulebook' })
    const show = { names: false, coordinates: false, numbers: false }
    const picture = (theme: 'light' | 'dark') => toSvg(boardScene({ board, theme, show, margin: 20 }), 640)
    return {
      title: {
        id,
        name,
        designer,
        players,
        sitting,
        ...(automata && { automata }),
        options: options.filter((option) => !option.importOnly),
      },
      pictures: { light: picture('light'), dark: picture('dark') },
    }
  })
