import { Draft } from '../core/draft.js'
import { checkEndTriggers } from '../core/endTriggers.js'
import { openStep } from '../core/flow.js'
import { type Problem, Problems } from '../core/problems.js'
import { peopleAt, type Seat, type Setup } from '../core/setup.js'
import type { Title } from '../core/title.js'
import { emptyState, type Game, gameFrom } from '../game.js'
import { readBoard } from './board.js'
import { type Cast, castOf, checkPlayers } from './cast.js'
import { readOperators, readPrivates } from './companies.js'
import { readFacts, readOwnFacts } from './declared.js'
import { checkExpected } from './expected.js'
import { type Expectation, SCENARIO, type Scenario, type ScenarioAction } from './format.js'
import { hold, playsItself, takesFirst } from './hold.js'
import { readInterrupts } from './interrupts.js'
import { readBank } from './money.js'
import { checkNames } from './names.js'
import { readRound, readTurn } from './round.js'
import type { Sketch } from './sketch.js'
import { checkTrainLimits, readTrains } from './trains.js'

/** A scenario that was understood: the position, and what to try on it. */
export interface ReadScenario {
  readonly ok: true
  readonly about: string
  /** Ids of rules it was written for. */
  readonly rules: readonly string[]
  readonly game: Game
  readonly cast: Cast
  /** What should hold before the first action. */
  readonly expect: Expectation | undefined
  readonly actions: readonly ScenarioAction[]
}

export type ScenarioReading = ReadScenario | { readonly ok: false; readonly problems: readonly Problem[] }

const setupOf = (scenario: Scenario, title: Title, problems: Problems): Setup => {
  const { min, max } = title.players
  const players = scenario.players.map((player): Seat => {
    if (typeof player === 'string') return { name: player }
    return { name: player.name, ...(player.automaton ? { automaton: true } : {}) }
  })
  const people = peopleAt({ players })
  if (players.length - people > (people === 1 ? (title.automata?.length ?? 0) : 0))
    problems.add(['players'], `${title.id} does not play so many seats by itself.`)
  if (players.length < min || players.length > max)
    problems.add(['players'], `${title.id} is for ${min} to ${max} players.`)
  const options = scenario.options ?? []
  for (const [i, id] of options.entries()) {
    const option = title.options.find((each) => each.id === id)
    if (!option) problems.add(['options', i], `${title.id} has no option “${id}”.`)
    if (option?.players?.includes(people) === false)
      problems.add(['options', i], `“${id}” is not for ${people} player${people === 1 ? '' : 's'}.`)
    const clash = option?.excludes?.find((other) => options.includes(other))
    if (clash !== undefined) problems.add(['options', i], `“${id}” and “${clash}” exclude each other.`)
    const needed = option?.needs?.find((other) => !options.includes(other))
    if (needed !== undefined) problems.add(['options', i], `“${id}” is only played together with “${needed}”.`)
  }
  const ruleset = scenario.ruleset ?? 'rulebook'
  for (const [name, value] of Object.entries(scenario.switches ?? {})) {
    const usual = title.switches[name]?.[ruleset]
    if (usual === undefined) problems.add(['switches', name], `${title.id} has no switch “${name}”.`)
    else if (typeof usual !== typeof value)
      problems.add(['switches', name], `“${name}” is ${typeof usual === 'number' ? 'a number' : 'true or false'}.`)
  }
  const switches = scenario.switches ? { switches: scenario.switches } : {}
  return { title: title.id, players, seed: scenario.seed ?? 1, options, ruleset, ...switches }
}

/** Every text in a value, however deep. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Companies the scenario gives anything to, or that facts of the game name. */
const namedIn = ({ operators = {}, privates = {}, memo = {} }: Scenario): ReadonlySet<string> =>
  new Set([...Object.keys(operators), ...Object.keys(privates), ...textsIn(memo)])

const lay = (sketch: Sketch): void => {
  const { scenario, hooks, d, problems } = sketch
  const { removed: given } = scenario
  const unknown = given?.findIndex((id) => !d.rules.operators[id] && !d.rules.privates[id]) ?? -1
  if (unknown >= 0) {
    problems.add(['removed', unknown], `There is no company ${given?.[unknown]} in this game.`)
    return
  }
  const removed = hooks.removals ? hooks.removals(d.setup, { given, named: namedIn(scenario) }) : []
  if (typeof removed === 'string') problems.add(['removed'], removed)
  else if (!hooks.removals && given !== undefined && given.length > 0)
    problems.add(['removed'], 'Nothing is taken out of this game in the set-up.')
  else hooks.lay(d, removed)
}

const readPlayers = (sketch: Sketch): void => {
  const { scenario, d, cast, problems } = sketch
  for (const [i, player] of scenario.players.entries()) {
    if (typeof player === 'string') continue
    const { cash = d.rules.startingCash, bankrupt, facts } = player
    d.player(`p${i + 1}`, {
      cash,
      ...(bankrupt ? { bankrupt } : {}),
      facts: readOwnFacts(sketch, { lifetime: 'player', values: facts, at: ['players', i, 'facts'] }),
    })
  }
  const { priority } = scenario
  if (priority === undefined) return
  const player = cast.player(priority)
  if (player) d.set({ priority: player })
  else problems.add(['priority'], `There is no player ${priority}.`)
}

const readPhase = ({ scenario, d, problems }: Sketch): void => {
  d.set({ turn: scenario.turn ?? 2 })
  if (scenario.phase === undefined) return
  const asked = scenario.phase.toLowerCase()
  const phase = d.rules.phases.findIndex(({ name }) => name.toLowerCase() === asked)
  if (phase >= 0) d.set({ phase })
  else
    problems.add(
      ['phase'],
      `There is no phase ${scenario.phase} but ${d.rules.phases.map(({ name }) => name).join(', ')}.`,
    )
}

const readGameFacts = (sketch: Sketch): void => {
  const { d, scenario } = sketch
  const { memo: values, ending } = scenario
  d.set({ memo: readFacts(sketch, { lifetime: 'game', values, at: ['memo'] }, d.state.memo), ending })
}

/** In this order, each part may look at those before it. */
const PARTS: readonly ((sketch: Sketch) => void)[] = [
  lay,
  readPhase,
  readRound,
  readPlayers,
  readOperators,
  readPrivates,
  readTrains,
  ({ d, hooks, problems }) => hooks.past?.(d, problems),
  readBoard,
  readBank,
  readGameFacts,
  ({ d }) => checkEndTriggers(d),
  ({ d, hooks, problems }) => hooks.complete?.(d, problems),
  checkExpected,
  checkTrainLimits,
]

const build = (scenario: Scenario, title: Title, setup: Setup, problems: Problems): ScenarioReading => {
  const failed = (): ScenarioReading => ({ ok: false, problems: problems.list })
  const hooks = title.scenario
  if (!hooks) {
    problems.add(['title'], `Scenarios of ${title.id} are not possible yet.`)
    return failed()
  }
  const rules = title.rules(setup)
  checkPlayers(setup, rules, problems)
  const cast = castOf(setup, rules)
  const d = new Draft({ setup, rules, state: emptyState(setup) })
  const sketch: Sketch = { scenario, cast, problems, hooks, d }
  for (const part of PARTS) {
    part(sketch)
    // Without a table there is nothing to put the rest on.
    if (part === lay && !problems.none) return failed()
  }
  if (problems.none) readTurn(sketch)
  if (problems.none) readInterrupts(sketch)
  const waits = problems.none && openStep(d) !== null
  const alone = playsItself(d, scenario)
  const asked = d.rules.rounds[d.state.round.kind]?.step(d)
  if (problems.none && !waits && !alone && !(asked && takesFirst(scenario, asked)))
    problems.add(['round'], 'Nobody has anything to decide in this position.')
  if (!problems.none) return failed()
  const { about = '', rules: tested = [], expect, actions = [] } = scenario
  const game = gameFrom(title, setup, d.state)
  return { ok: true, about, rules: tested, game: waits || alone ? game : hold(game), cast, expect, actions }
}

/** Reads a scenario of any of these titles: the position it describes, or everything that is wrong with it. */
export const readScenario = (input: unknown, titles: Readonly<Record<string, Title>>): ScenarioReading => {
  const problems = new Problems()
  const failed = (): ScenarioReading => ({ ok: false, problems: problems.list })
  checkNames(input, problems)
  SCENARIO.check(input, [], problems)
  if (!problems.none) return failed()
  const scenario = input as Scenario
  const title = Object.hasOwn(titles, scenario.title) ? titles[scenario.title] : undefined
  if (!title) {
    problems.add(['title'], `There is no title “${scenario.title}” but ${Object.keys(titles).join(', ')}.`)
    return failed()
  }
  const setup = setupOf(scenario, title, problems)
  return problems.none ? build(scenario, title, setup, problems) : failed()
}
