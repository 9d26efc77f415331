import { isSeed, isWholeSeed } from './core/seed.js'
import { peopleAt, RULESETS, type Seat, type Setup } from './core/setup.js'
import { wrongSwitch } from './core/switches.js'
import type { Title } from './core/title.js'
import { beginGame, type Game } from './game.js'
import { titleOf } from './titles/index.js'

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

export type NewGame =
  | { readonly ok: true; readonly game: Game }
  | { readonly ok: false; readonly problem: SetupProblem }

/** Seats for so many people: who is alone has the title's automata with him. */
export const seatsFor = ({ automata = [] }: Title, people: readonly Seat[]): readonly Seat[] =>
  people.length === 1 ? [...people, ...automata.map((name): Seat => ({ name, automaton: true }))] : people

const problemOf = (title: Title, setup: Setup): SetupProblem | undefined => {
  const count = setup.players.length
  const { min, max } = title.players
  const isImported = setup.ruleset === '18xx.games' && title.importPlayers?.includes(count) === true
  if ((count < min || count > max) && !isImported) return { problem: 'players', params: { count, min, max } }
  if (!RULESETS.includes(setup.ruleset)) return { problem: 'ruleset', params: { ruleset: String(setup.ruleset) } }
  const isSeedHere = setup.ruleset === '18xx.games' ? isWholeSeed : isSeed
  if (!isSeedHere(setup.seed)) return { problem: 'seed', params: { seed: String(setup.seed) } }
  if (setup.players.some(({ name }) => typeof name !== 'string' || name.trim() === ''))
    return { problem: 'name', params: {} }
  const wrong = wrongSwitch(title.switches, setup.switches)
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

/** A game of a title that is at hand; a page that loads titles one by one knows no list of them. */
export const newGameOf = (title: Title, setup: Setup): NewGame => {
  const problem = problemOf(title, setup)
  return problem ? { ok: false, problem } : { ok: true, game: beginGame(title, setup) }
}

export const newGame = (setup: Setup): NewGame => {
  const title = titleOf(setup.title)
  return title ? newGameOf(title, setup) : { ok: false, problem: { problem: 'title', params: { title: setup.title } } }
}
