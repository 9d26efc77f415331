import { labelIn, STEP_NAMES } from '@roundhouse/engine'
import type { ComponentChildren, JSX } from 'preact'
import { language } from '../app/settings.js'
import { Icon } from '../parts/icon.js'
import { sayIn } from '../texts/say.js'
import { ruleTexts } from './texts.js'
import { openRules } from './wish.js'
import './rule-link.css'

interface RuleLinkProps {
  readonly at: string
  readonly source: string
  /** Where something else has the focus: the key of the rules opens it then. */
  readonly unfocused?: boolean
}

/** The source of a refusal, which opens its rule. */
export const RuleLink = ({ at, source, unfocused = false }: RuleLinkProps): JSX.Element => (
  <button
    type="button"
    class="rule-link tiny"
    tabIndex={unfocused ? -1 : 0}
    aria-label={sayIn(ruleTexts, language.value)('openRule', { source })}
    onClick={() => openRules(at)}
  >
    {source}
  </button>
)

/** A word of the game that tells what it means. */
export const Term = ({ id, children }: { id: string; children: string }): JSX.Element => (
  <button
    type="button"
    class="rule-link term"
    title={sayIn(ruleTexts, language.value)('meaning', { term: children })}
    onClick={() => openRules(`term:${id}`)}
  >
    {children}
  </button>
)

/** The name of a step or a round, which opens how it works. */
export const HowItWorks = ({
  at,
  name,
  children,
}: {
  at: string
  name: string
  children: ComponentChildren
}): JSX.Element => (
  <button
    type="button"
    class="rule-link how"
    title={sayIn(ruleTexts, language.value)('stepRule', { step: name })}
    onClick={() => openRules(at)}
  >
    {children}
  </button>
)

/** How the step of the moment works. */
export const StepRule = ({ step }: { step: string }): JSX.Element => {
  const label = sayIn(ruleTexts, language.value)('stepRule', { step: labelIn(STEP_NAMES, step, language.value) })
  return (
    <button
      type="button"
      class="button quiet icon"
      aria-label={label}
      title={label}
      onClick={() => openRules(`step:${step}`)}
    >
      <Icon name="info" />
    </button>
  )
}
