import type { OperatorId } from '@roundhouse/engine'
import type { JSX } from 'preact'
import type { PanelProps } from '../contracts.js'
import { CompanySign } from '../parts/company-sign.js'
import './income-track.css'
import { panelSay } from './texts.js'

/** Where everybody stands: the income of the last turn, the least first; equal ones share a place. */
export const IncomeTrack = ({ game, signs, naming, language, onCompany }: PanelProps): JSX.Element | null => {
  const kind = game.rules.reading.incomeTrack
  const say = panelSay(language)
  const on = new Map<number, OperatorId[]>()
  for (const { id } of Object.values(game.rules.operators).filter((each) => each.kind === kind)) {
    const income = game.state.operators[id]?.lastRevenue
    if (income !== undefined && !game.state.operators[id]?.closed) on.set(income, [...(on.get(income) ?? []), id])
  }
  if (kind === undefined || on.size === 0) return null
  return (
    <section class="income-track">
      <h3 class="panel-part">{say('income.track')}</h3>
      <ol>
        {[...on]
          .sort(([a], [b]) => a - b)
          .map(([income, ids]) => (
            <li key={income}>
              <span class="number small">{naming.money(income)}</span>
              <span class="income-signs">
                {ids.map((id) => {
                  const sign = signs[id]
                  return (
                    <button
                      key={id}
                      type="button"
                      class="as-text"
                      title={naming.name(id)}
                      onClick={() => onCompany?.(id)}
                    >
                      {sign && <CompanySign sign={sign} size={26} />}
                      <span class="heard">{naming.name(id)}</span>
                    </button>
                  )
                })}
              </span>
            </li>
          ))}
      </ol>
    </section>
  )
}
