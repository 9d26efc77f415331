import { labelIn, type Position, STEP_NAMES, type Step, type TurnTaker } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { HowItWorks } from '../rules/rule-link.js'
import { decisionTexts } from './texts.js'
import { useDecision } from './use-decision.js'

const takerOf = ({ rules, state }: Position): TurnTaker | undefined => {
  const current = state.round.current ?? ''
  return rules.operators[current]?.kind ?? (rules.privates[current] ? 'private' : undefined)
}

/** The steps of the turn in which somebody decides, in the order of play. */
const stepsOfTurn = (p: Position): readonly Step[] => {
  const taker = takerOf(p)
  const steps = (taker && p.rules.rounds[p.state.round.kind]?.turns?.[taker]) ?? []
  return steps.filter(({ kinds }) => kinds.length > 0)
}

/** Where in the turn of a company we are. */
export const StepBar = (): JSX.Element | null => {
  const { table, reading, say } = useDecision()
  const game = table.session.line.value
  const steps = stepsOfTurn(game)
  if (steps.length < 2) return null
  const now = game.rules.rounds[game.state.round.kind]?.step(game)?.id
  const at = steps.findIndex(({ id }) => id === now)
  const nameOf = (id: string): string => {
    const key = `step_${id}`
    return Object.hasOwn(decisionTexts, key)
      ? say(key as keyof typeof decisionTexts)
      : labelIn(STEP_NAMES, id, reading.language)
  }
  return (
    <ol class="step-bar" aria-label={say('steps')}>
      {steps.map(({ id }, i) => (
        <li key={id} class={i < at ? 'past' : i === at ? 'now' : ''} aria-current={i === at ? 'step' : undefined}>
          <HowItWorks at={`step:${id}`} name={labelIn(STEP_NAMES, id, reading.language)}>
            {nameOf(id)}
          </HowItWorks>
        </li>
      ))}
    </ol>
  )
}
