import { isSeed, isWholeSeed } from './seed.js'
import { peopleAt, RULESETS, type Setup } from './setup.js'
import { wrongSwitches } from './switches.js'
import type { Title } from './title.js'

/** What is wrong with a setup, as data. */
export interface SetupProblem {
  readonly problem:
    | 'title'
    | 'players'
    | 'option'
    | 'excluded'
    | 'needed'
    | 'optionPlayers'
    | 'ruleset'
    | 'seed'
    | 'name'
    | 'switch'
    | 'automata'
  readonly params: Readonly<Record<string, string | number>>
}

/** Why no game can be begun like this; undefined = one can. */
export const setupProblem = (title: Title, setup: Setup): SetupProblem | undefined => {
  const count = setup.players.length
  const { min, max } = title.players
  const isImported = setup.ruleset !== 'rulebook' && title.importPlayers?.includes(count) === true
  if ((count < min || count > max) && !isImported) return { problem: 'players', params: { count, min, max } }
  if (!RULESETS.includes(setup.ruleset)) return { problem: 'ruleset', params: { ruleset: String(setup.ruleset) } }
  const isSeedHere = setup.ruleset === 'rulebook' ? isSeed : isWholeSeed
  if (!isSeedHere(setup.seed)) return { problem: 'seed', params: { seed: String(setup.seed) } }
  if (setup.players.some(({ name }) => typeof name !== 'string' || name.trim() === ''))
    return { problem: 'name', params: {} }
  const [wrong] = wrongSwitches(title.switches, setup.switches)
  if (wrong !== undefined) return { problem: 'switch', params: { switch: wrong } }
  const people = peopleAt(setup)
  const automata = count - people
  const mostAutomata = people === 1 && setup.ruleset === 'rulebook' ? (title.automata?.length ?? 0) : 0
  if (automata > mostAutomata) return { problem: 'automata', params: { count: automata, max: mostAutomata } }
  for (const id of setup.options) {
    const option = title.options.find((each) => each.id === id)
    if (!option) return { problem: 'option', params: { option: id } }
    const other = option.excludes?.find((each) => setup.options.includes(each))
    if (other) return { problem: 'excluded', params: { option: id, other } }
    const needed = option.needs?.find((each) => !setup.options.includes(each))
    if (needed) return { problem: 'needed', params: { option: id, other: needed } }
    if (option.players && !option.players.includes(people))
      return { problem: 'optionPlayers', params: { option: id, count: people } }
  }
  return undefined
}
