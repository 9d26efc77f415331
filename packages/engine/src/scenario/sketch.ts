import type { Draft } from '../core/draft.js'
import type { OperatorId } from '../core/ids.js'
import type { Problems } from '../core/problems.js'
import type { Cast } from './cast.js'
import type { Scenario } from './format.js'
import type { ScenarioRules } from './rules.js'

/** A position while it is being put together from a scenario. */
export interface Sketch {
  readonly scenario: Scenario
  readonly cast: Cast
  readonly problems: Problems
  readonly hooks: ScenarioRules
  readonly d: Draft
}

/** Has the phase that this card begins been reached? */
export const isReached = ({ d }: Sketch, card: string | undefined): boolean => {
  const phase = card === undefined ? -1 : d.rules.phases.findIndex(({ on }) => on?.card === card)
  return phase >= 0 && phase <= d.state.phase
}

/** Kinds of round in which private companies that nobody owns are still to be had. */
export const inDistribution = ({ hooks, d }: Sketch): boolean =>
  hooks.distribution?.includes(d.state.round.kind) === true

/** Does an interrupt wait that speaks of the railway? Then not all is settled that otherwise would be. */
export const isAskedAbout = ({ scenario }: Pick<Sketch, 'scenario'>, id: OperatorId): boolean =>
  scenario.interrupts?.some(({ by, facts }) => by === id || Object.values(facts ?? {}).includes(id)) === true
