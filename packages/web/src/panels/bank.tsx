import { ENDING_NAMES, percentOf, type Text } from '@roundhouse/engine'
import type { JSX } from 'preact'
import type { PanelProps } from '../contracts.js'
import './bank.css'
import { Company } from './company.js'
import './panels.css'
import { panelSay } from './texts.js'

const endings: Readonly<Record<string, Text>> = ENDING_NAMES

/** Where the money is, what lies in the market, and whether the end is in sight. */
export const Bank = (props: PanelProps): JSX.Element => {
  const { game, language, naming } = props
  const say = panelSay(language)
  const { state, rules } = game
  const withPlayers = state.seats.reduce((sum, id) => sum + (state.players[id]?.cash ?? 0), 0)
  const inTreasuries = Object.values(state.operators).reduce((sum, { cash }) => sum + cash, 0)
  const whole = Math.max(1, Math.max(0, state.bank ?? 0) + withPlayers + inTreasuries)
  const parts: readonly { readonly id: 'left' | 'players' | 'treasuries'; readonly amount: number }[] = [
    ...(state.bank === null ? [] : [{ id: 'left' as const, amount: state.bank }]),
    { id: 'players', amount: withPlayers },
    { id: 'treasuries', amount: inTreasuries },
  ]
  const pool = Object.keys(state.shares).flatMap((id) => {
    const percent = percentOf(game, id, 'pool')
    return percent > 0 ? [{ id, percent }] : []
  })
  const reason = state.ended?.reason ?? state.ending
  return (
    <section class="panel bank" aria-label={say('bank.bank')}>
      {reason !== undefined && (
        <p class="bank-ending">
          {say(state.ended ? 'bank.ended' : 'bank.ending', { reason: endings[reason]?.[language] ?? reason })}
        </p>
      )}
      <dl class="bank-money">
        {state.bank === null && (
          <div>
            <dt>{say('bank.left')}</dt>
            <dd>{say('bank.endless')}</dd>
          </div>
        )}
        {parts.map(({ id, amount }) => (
          <div key={id}>
            <dt>
              <span class={`bank-key ${id}`} aria-hidden="true" />
              {say(`bank.${id}`)}
            </dt>
            <dd>{naming.money(amount)}</dd>
          </div>
        ))}
      </dl>
      <div class="bank-bar" aria-hidden="true">
        {parts.map(({ id, amount }) => (
          <span key={id} class={id} style={{ width: `${(Math.max(0, amount) / whole) * 100}%` }} />
        ))}
      </div>
      <dl class="bank-facts">
        <dt>{say('bank.limit')}</dt>
        <dd>{rules.certLimit(game)}</dd>
        <dt>{say('bank.pool')}</dt>
        <dd>
          {pool.length === 0 ? (
            <span class="soft">{say('bank.noShares')}</span>
          ) : (
            <ul class="panel-chips">
              {pool.map(({ id, percent }) => (
                <li key={id} class="panel-chip">
                  <Company {...props} id={id} size={22} />
                  {percent}%
                </li>
              ))}
            </ul>
          )}
        </dd>
      </dl>
    </section>
  )
}
