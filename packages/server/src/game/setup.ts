import {
  format,
  type Language,
  newGame,
  peopleAt,
  type Ruleset,
  type Seed,
  type Setup,
  type SetupProblem,
  seatsFor,
  type Text,
  titleOf,
} from '@roundhouse/engine'
import { Failure } from '../failure.js'
import { hasSecrets } from './decide.js'

const PROBLEMS: Readonly<Record<SetupProblem['problem'] | 'secrets', Text>> = {
  title: { en: 'no title {title}', ru: 'нет игры {title}', pl: 'nie ma gry {title}' },
  players: {
    en: '{min} to {max} players, not {count}',
    ru: 'игроков от {min} до {max}, а не {count}',
    pl: 'graczy od {min} do {max}, nie {count}',
  },
  option: { en: 'no option {option}', ru: 'нет варианта {option}', pl: 'nie ma wariantu {option}' },
  excluded: {
    en: '{option} does not go with {other}',
    ru: '{option} не сочетается с {other}',
    pl: '{option} nie łączy się z {other}',
  },
  needed: { en: '{option} needs {other}', ru: '{option} требует {other}', pl: '{option} wymaga {other}' },
  optionPlayers: {
    en: '{option} is not for {count} players',
    ru: '{option} не для {count} игроков',
    pl: '{option} nie jest dla {count} graczy',
  },
  ruleset: { en: 'no ruleset {ruleset}', ru: 'нет правил {ruleset}', pl: 'nie ma zasad {ruleset}' },
  seed: { en: 'the seed', ru: 'начальное число', pl: 'ziarno losowe' },
  name: { en: 'a name is missing', ru: 'не хватает имени', pl: 'brakuje imienia' },
  switch: { en: 'no switch {switch}', ru: 'нет настройки {switch}', pl: 'nie ma ustawienia {switch}' },
  automata: { en: 'too many automata', ru: 'слишком много автоматов', pl: 'za dużo automatów' },
  secrets: {
    en: 'a game with hidden cards is played by the rulebook only',
    ru: 'партия со скрытыми картами играется только по книге правил',
    pl: 'gra z zakrytymi kartami toczy się tylko według instrukcji',
  },
}

const wrong = (problem: keyof typeof PROBLEMS, params: SetupProblem['params'] = {}): Failure =>
  new Failure(
    'bad_setup',
    { detail: (language: Language) => format(PROBLEMS[problem][language], params, language) },
    { problem, params },
  )

export interface Wanted {
  readonly title: string
  readonly options: readonly string[]
  readonly ruleset: Ruleset
  readonly seed: Seed
  /** Names in the order of the table. */
  readonly names: readonly string[]
}

/** The set-up of a game, with the automata of who plays alone. */
export const setupFrom = ({ title: id, options, ruleset, seed, names }: Wanted): Setup => {
  const title = titleOf(id)
  if (!title) throw wrong('title', { title: id })
  const players = seatsFor(
    title,
    names.map((name) => ({ name })),
  )
  return { title: id, players, seed, options, ruleset }
}

/** The game about to begin, or why there can be none like it. */
export const begin = (setup: Setup) => {
  const begun = newGame(setup)
  if (!begun.ok) throw wrong(begun.problem.problem, { ...begun.problem.params, ...countOfPeople(setup, begun.problem) })
  // The small generator of recorded games is found out from one's own cards.
  if (setup.ruleset !== 'rulebook' && hasSecrets(begun.game)) throw wrong('secrets')
  return begun.game
}

const countOfPeople = (setup: Setup, { problem }: SetupProblem): { readonly count?: number } =>
  problem === 'players' ? { count: peopleAt(setup) } : {}
