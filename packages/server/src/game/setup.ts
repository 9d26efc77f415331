import {
  type Language,
  newGame,
  peopleAt,
  type Ruleset,
  type Seed,
  type Setup,
  type SetupProblem,
  seatsFor,
  setupProblemText,
  type Text,
  titleOf,
} from '@roundhouse/engine'
import { Failure } from '../failure.js'
import { hasSecrets } from './decide.js'

const SECRETS: Text = {
  en: 'A game with hidden cards is played by the rulebook only.',
  ru: 'Со скрытыми картами играют только по книге правил.',
  pl: 'Z zakrytymi kartami gra się tylko według instrukcji.',
}

const wrong = (found: SetupProblem): Failure =>
  new Failure('bad_setup', { detail: (language: Language) => setupProblemText(found, language) }, { ...found })

export interface Wanted {
  readonly title: string
  readonly options: readonly string[]
  readonly ruleset: Ruleset
  /** Do trades need the owner's yes? null = as the ruleset has it. */
  readonly consent: boolean | null
  readonly seed: Seed
  /** Names in the order of the table. */
  readonly names: readonly string[]
}

/** The set-up of a game, with the automata of who plays alone. */
export const setupFrom = ({ title: id, options, ruleset, consent, seed, names }: Wanted): Setup => {
  const title = titleOf(id)
  if (!title) throw wrong({ problem: 'title', params: { title: id } })
  const players = seatsFor(
    title,
    names.map((name) => ({ name })),
  )
  return { title: id, players, seed, options, ruleset, ...(consent !== null && { consent }) }
}

/** The game about to begin, or why there can be none like it. */
export const begin = (setup: Setup) => {
  const begun = newGame(setup)
  if (!begun.ok) throw wrong(countingPeople(setup, begun.problem))
  // The small generator of recorded games is found out from one's own cards.
  if (setup.ruleset !== 'rulebook' && hasSecrets(begun.game)) {
    throw new Failure(
      'bad_setup',
      { detail: (language: Language) => SECRETS[language] },
      { problem: 'secrets', params: {} },
    )
  }
  return begun.game
}

/** Seats the title plays itself are not counted where people are. */
const countingPeople = (setup: Setup, found: SetupProblem): SetupProblem =>
  found.problem === 'players' ? { ...found, params: { ...found.params, count: peopleAt(setup) } } : found
