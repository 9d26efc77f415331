import { useSignal } from '@preact/signals'
import type { Choices } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { recallRecord, remember } from '../app/memory.js'
import { useTable } from '../table/model.js'
import { sayIn } from '../texts/say.js'
import { isFirstTurn } from './first-turn.js'
import { ruleTexts } from './texts.js'
import { openRules } from './wish.js'
import './round-primer.css'

const MEMORY = 'primers'
/** Under this name: none of any round, any more. */
const ALL = 'all'

/** How this kind of round works, at a player's first turn in the first one of the game, until somebody has read it: then never again. */
export const RoundPrimer = ({ choices }: { choices: Choices }): JSX.Element | null => {
  const { session, reading } = useTable()
  const read = useSignal(recallRecord(MEMORY))
  const { state, rules, setup } = session.line.value
  const { kind, num } = state.round
  const { language } = reading.value
  const primers = rules.title.aid?.primers ?? {}
  const key = choices.step in primers ? choices.step : kind
  const text = primers[key]
  const name = `${setup.title} ${key}`
  const isFirst = choices.seat !== null && isFirstTurn(session.line.value, choices.seat, choices.step)
  if (!text || !isFirst || state.turn > 1 || num > 1 || read.value[name] === true || read.value[ALL] === true)
    return null
  const say = sayIn(ruleTexts, language)
  const dismiss = (what: string): void => {
    read.value = { ...recallRecord(MEMORY), [what]: true }
    remember(MEMORY, JSON.stringify(read.value))
  }
  return (
    <aside class="round-primer" aria-label={say('primer')}>
      <p>
        <strong>{say('primer')}</strong> {text[language]}
      </p>
      <p class="row">
        <button type="button" class="button" onClick={() => dismiss(name)}>
          {say('gotIt')}
        </button>
        <button
          type="button"
          class="button quiet"
          onClick={() => openRules(key === kind ? `round:${kind}` : `step:${key}`)}
        >
          {say('rules')}
        </button>
        <button type="button" class="button quiet small" onClick={() => dismiss(ALL)}>
          {say('noPrimers')}
        </button>
      </p>
    </aside>
  )
}
