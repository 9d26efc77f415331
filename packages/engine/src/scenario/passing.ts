import { Draft } from '../core/draft.js'
import type { GameEvent } from '../core/event.js'
import { runToDecision } from '../core/flow.js'
import { type Game, type Played, play } from '../game.js'
import { Line, slice } from '../history.js'
import type { Refusal } from '../step.js'
import { fullAction } from './actions.js'
import type { Cast } from './cast.js'
import { type Facts, factsOf } from './facts.js'
import type { ScenarioAction } from './format.js'
import { actsAlone } from './hold.js'
import { isAsWanted } from './wanted.js'

/** More passes than any round takes. */
const MOST = 1000

/** The title plays on until somebody is asked. */
const letGoOn = (game: Game): Played => {
  const d = new Draft(game)
  runToDecision(d)
  const { state, events } = d
  const { base } = game.history
  const history = new Line(base, [...slice(game.history, base, game.cursor), { action: null, events, state }])
  return { ok: true, game: { ...game, history, state }, events }
}

/** A pass, also of one whom the title plays. */
export const passOnce = (game: Game, cast: Cast, written: ScenarioAction): Played =>
  actsAlone(game) ? letGoOn(game) : play(game, fullAction(game, cast, written) as never)

const wantedBy = (until: NonNullable<ScenarioAction['until']>): Facts =>
  typeof until === 'string' ? { step: until } : until

export interface Passed {
  readonly game: Game
  readonly events: readonly GameEvent[]
  /** How often somebody passed. */
  readonly passes: number
  /** Where it came to an end before what was wanted held: why, or null where the game is over or goes round. */
  readonly stopped?: Refusal | null
}

/** Whoever is asked passes, again and again, until what is wanted holds. */
export const passUntil = (from: Game, cast: Cast, until: NonNullable<ScenarioAction['until']>): Passed => {
  const wanted = wantedBy(until)
  const events: GameEvent[] = []
  let game = from
  for (let passes = 0; ; passes++) {
    const facts = factsOf(game)
    if (Object.entries(wanted).every(([fact, value]) => isAsWanted(facts[fact], value))) return { game, events, passes }
    if (game.state.ended || passes === MOST) return { game, events, passes, stopped: null }
    const played = passOnce(game, cast, { type: 'pass' })
    if (!played.ok) return { game, events, passes, stopped: played.refusal }
    game = played.game
    events.push(...played.events)
  }
}
