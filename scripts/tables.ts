// Every kind of table there is to play at: titles, numbers of players, rulesets, options.
import { RULESETS, type Ruleset, type Title, titles } from '@roundhouse/engine'

export interface Table {
  readonly title: string
  readonly players: number
  readonly ruleset: Ruleset
  readonly options: readonly string[]
}

/** What is wanted; all there is where absent. */
export interface Wanted {
  readonly title?: string | undefined
  readonly players?: string | undefined
  readonly ruleset?: string | undefined
  readonly option?: readonly string[] | undefined
}

/** Counts of people by ruleset: some are only known to 18xx.games, and nobody plays alone there. */
const countsOf = ({ players, importPlayers = [], automata }: Title, ruleset: Ruleset): readonly number[] => [
  ...(ruleset === '18xx.games' ? importPlayers : automata ? [1] : []),
  ...Array.from({ length: players.max - players.min + 1 }, (_, i) => players.min + i),
]

/** None, and every single one with those it needs. */
const optionsOf = ({ options }: Title, ruleset: Ruleset, count: number): readonly (readonly string[])[] => [
  [],
  ...options
    .filter(
      ({ players, importOnly }) => (players?.includes(count) ?? true) && (!importOnly || ruleset === '18xx.games'),
    )
    .map(({ id, needs = [] }) => [...needs, id]),
]

const isWanted = (asked: string | undefined, value: string | number): boolean =>
  asked === undefined || asked === String(value)

export function* tables(wanted: Wanted): Generator<Table> {
  for (const title of Object.values(titles)) {
    if (!isWanted(wanted.title, title.id)) continue
    for (const ruleset of RULESETS) {
      if (!isWanted(wanted.ruleset, ruleset)) continue
      for (const players of countsOf(title, ruleset)) {
        if (!isWanted(wanted.players, players)) continue
        const choices = wanted.option ? [wanted.option] : optionsOf(title, ruleset, players)
        for (const options of choices) yield { title: title.id, players, ruleset, options }
      }
    }
  }
}
