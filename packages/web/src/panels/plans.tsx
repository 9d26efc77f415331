import type { Plan } from '@roundhouse/engine'
import type { JSX } from 'preact'
import type { PanelProps } from '../contracts.js'
import { CompanySign } from '../parts/company-sign.js'
import { Icon } from '../parts/icon.js'
import { PlayerMark } from '../parts/player-mark.js'
import './plans.css'
import { panelSay } from './texts.js'

const PlanCard = (props: PanelProps & { readonly plan: Plan }): JSX.Element => {
  const { plan, naming, signs, looks, language, active = [] } = props
  const say = panelSay(language)
  const sign = signs[plan.of]
  const look = looks[plan.of as keyof typeof looks]
  return (
    <article class={`plan ${active.includes(plan.of) ? 'acts' : ''}`} data-plan={plan.of}>
      <header class="row spread">
        <span class="who">
          {sign && <CompanySign sign={sign} size={28} />}
          {look && <PlayerMark look={look} />}
          <strong>{look ? say('plans.shares', { name: naming.name(plan.of) }) : naming.name(plan.of)}</strong>
        </span>
        <span class="small soft">{say('plans.card', { card: plan.card })}</span>
      </header>
      <ol>
        {plan.items.map(({ text, state }, i) => (
          <li key={`${i}`} class={`plan-item ${state}`} aria-current={state === 'next' ? 'step' : undefined}>
            <span class="plan-mark" aria-hidden="true">
              {state === 'done' ? (
                <Icon name="check" size={14} />
              ) : state === 'next' ? (
                <Icon name="forward" size={14} />
              ) : null}
            </span>
            <span>
              {text[language]}
              <span class="heard"> {say(`plans.${state}`)}</span>
            </span>
          </li>
        ))}
      </ol>
      {plan.note && <p class="tiny soft">{plan.note[language]}</p>}
    </article>
  )
}

/** The cards of somebody the title plays: what is done, what comes next. */
export const Plans = (props: PanelProps): JSX.Element => {
  const { game, language } = props
  const say = panelSay(language)
  const plans = game.rules.reading.plans?.(game) ?? []
  return (
    <section class="panel plans" aria-label={say('plans.label')}>
      {plans.length === 0 && <p class="soft">{say('plans.none')}</p>}
      <div class="plan-cards">
        {plans.map((plan) => (
          <PlanCard key={plan.of} {...props} plan={plan} />
        ))}
      </div>
    </section>
  )
}
