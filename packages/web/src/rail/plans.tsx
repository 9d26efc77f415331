import type { JSX } from 'preact'
import type { PanelProps } from '../contracts.js'
import { CompanySign } from '../parts/company-sign.js'
import { PlayerMark } from '../parts/player-mark.js'
import { sayIn } from '../texts/say.js'
import { railTexts } from './texts.js'

/** What somebody the title plays does next, of each of his cards. */
export const RailPlans = ({ game, naming, signs, looks, language }: PanelProps): JSX.Element | null => {
  const plans = game.rules.reading.plans?.(game) ?? []
  if (plans.length === 0) return null
  const say = sayIn(railTexts, language)
  return (
    <section aria-labelledby="rail-plans">
      <h2 id="rail-plans" class="rail-title">
        {say('plans')}
      </h2>
      <ul class="rail-plans">
        {plans.map(({ of, items }) => {
          const next = items.find(({ state }) => state === 'next')
          const sign = signs[of]
          const look = looks[of as keyof typeof looks]
          return (
            <li key={of} data-plan={of}>
              <span title={naming.name(of)}>
                {sign && <CompanySign sign={sign} size={22} />}
                {look && <PlayerMark look={look} />}
                <span class="heard">{naming.name(of)}</span>
              </span>
              <span class={next ? 'small' : 'small soft'}>{next ? next.text[language] : say('plansDone')}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
