import { drawsWide } from '../rulesets.js'
import { isSeed, isWholeSeed } from './seed.js'
import { peopleAt, RULESETS, type Setup } from './setup.js'
import { wrongSwitches } from './switches.js'
import type { Title } from './title.js'

/** What is wrong with a setup, as data. */
export interface SetupProblem {
  readonly problem: /** It is missing, or of the wrong shape. */
    | 'field'
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

/** Why no game can be begun like this. */
export function* setupProblems(title: Title, setup: Setup): Generator<SetupProblem> {
  const count = setup.players.length
  const { min, max } = title.players
  const isImported = setup.ruleset !== 'rulebook' && title.importPlayers?.includes(count) === true
  if ((count < min || count > max) && !isImported) yield { problem: 'players', params: { count, min, max } }
  if (!RULESETS.includes(setup.ruleset)) yield { problem: 'ruleset', params: { ruleset: String(setup.ruleset) } }
  const isSeedHere = drawsWide(setup) ? isSeed : isWholeSeed
  if (!isSeedHere(setup.seed)) yield { problem: 'seed', params: { seed: String(setup.seed) } }
  if (setup.players.some(({ name }) => typeof name !== 'string' || name.trim() === ''))
    yield { problem: 'name', params: {} }
  for (const wrong of wrongSwitches(title.switches, setup.switches))
    yield { problem: 'switch', params: { switch: wrong } }
  const people = peopleAt(setup)
  const automata = count - people
  const mostAutomata = people === 1 && setup.ruleset === 'rulebook' ? (title.automata?.length ?? 0) : 0
  if (automata > mostAutomata) yield { problem: 'automata', params: { count: automata, max: mostAutomata } }
  for (const id of setup.options) yield* optionProblems(title, setup, id)
}

function* optionProblems(title: Title, setup: Setup, id: string): Generator<SetupProblem> {
  const option = title.options.find((each) => each.id === id)
  if (!option) {
    yield { problem: 'option', params: { option: id } }
    return
  }
  for (const other of option.excludes ?? [])
    if (setup.options.includes(other)) yield { problem: 'excluded', params: { option: id, other } }
  for (const other of option.needs ?? [])
    if (!setup.options.includes(other)) yield { problem: 'needed', params: { option: id, other } }
  const people = peopleAt(setup)
  if (option.players && !option.players.includes(people))
    yield { problem: 'optionPlayers', params: { option: id, count: people } }
}

/** The first of them; undefined = a game can be begun. */
export const setupProblem = (title: Title, setup: Setup): SetupProblem | undefined =>
  setupProblems(title, setup).next().value ?? undefined
