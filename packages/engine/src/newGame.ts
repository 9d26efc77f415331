import type { Action } from './core/action.js'
import { type ParsedSetup, parseSetup } from './core/parseSetup.js'
import type { Seat, Setup } from './core/setup.js'
import { type SetupProblem, setupProblem, setupProblems } from './core/setupProblem.js'
import type { Title } from './core/title.js'
import { beginGame, type Game } from './game.js'
import { type Opened, openSnapshotOf, type Snapshot } from './snapshot.js'
import { titleOf } from './titles/index.js'

export type { SetupProblem } from './core/setupProblem.js'

export type NewGame =
  | { readonly ok: true; readonly game: Game }
  | { readonly ok: false; readonly problem: SetupProblem }

/** Seats for so many people: who is alone has the title's automata with him. */
export const seatsFor = ({ automata = [] }: Title, people: readonly Seat[]): readonly Seat[] =>
  people.length === 1 ? [...people, ...automata.map((name): Seat => ({ name, automaton: true }))] : people

/** A game of a title that is at hand; a page that loads titles one by one knows no list of them. */
export const newGameOf = (title: Title, setup: Setup): NewGame => {
  const problem = setupProblem(title, setup)
  return problem ? { ok: false, problem } : { ok: true, game: beginGame(title, setup) }
}

const unknownTitle = ({ title }: Setup): SetupProblem => ({ problem: 'title', params: { title } })

/** Unknown input → a set-up a game can be begun with, or all that is wrong with it. */
export const readSetup = (input: unknown): ParsedSetup => {
  const parsed = parseSetup(input)
  if (!parsed.ok) return parsed
  const title = titleOf(parsed.setup.title)
  const problems = title ? [...setupProblems(title, parsed.setup)] : [unknownTitle(parsed.setup)]
  return problems.length > 0 ? { ok: false, problems } : parsed
}

export const newGame = (setup: Setup): NewGame => {
  const title = titleOf(setup.title)
  return title ? newGameOf(title, setup) : { ok: false, problem: unknownTitle(setup) }
}

export const openSnapshot = (setup: Setup, from: Snapshot, actions: readonly Action[] = [], hash?: string): Opened => {
  const title = titleOf(setup.title)
  if (title) return openSnapshotOf(title, setup, from, actions, hash)
  return { ok: false, problem: { problem: 'setup', setup: unknownTitle(setup) } }
}
