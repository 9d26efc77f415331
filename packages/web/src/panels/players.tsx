import { certificateCount, type PlayerId, shownFacts } from '@roundhouse/engine'
import type { JSX } from 'preact'
import type { PanelProps } from '../contracts.js'
import { PowerName } from '../parts/power-name.js'
import { Company } from './company.js'
import { handOf } from './holdings.js'
import './panels.css'
import { Player } from './player.js'
import './players.css'
import { roundShort } from './round-name.js'
import { lastIncome } from './series/incomes.js'
import { roundsOf } from './series/rounds.js'
import { factText } from './shown-fact.js'
import { type PanelSay, panelSay } from './texts.js'

const Hand = (props: PanelProps & { readonly id: PlayerId; readonly say: PanelSay }): JSX.Element => {
  const { game, id, naming, language, say } = props
  const shares = handOf(game, id)
  const privates = Object.entries(game.state.privates).filter(([, { owner, closed }]) => owner === id && !closed)
  if (shares.length + privates.length === 0) return <span class="soft small">{say('player.nothing')}</span>
  return (
    <ul class="panel-chips small">
      {shares.map(({ corporation, percent, president }) => (
        <li key={corporation} class="panel-chip">
          <Company {...props} id={corporation} size={22} />
          <span>{percent}%</span>
          {president && (
            <span class="panel-badge" title={say('player.president')}>
              <span aria-hidden="true">P</span>
              <span class="heard">{say('player.president')}</span>
            </span>
          )}
        </li>
      ))}
      {privates.map(([company]) => (
        <li key={company} class="panel-chip hand-private" title={naming.name(company)}>
          <PowerName id={company} rules={game.rules} language={language}>
            {naming.short(company)}
          </PowerName>
        </li>
      ))}
    </ul>
  )
}

/** Everybody's cash, certificates, holdings, last income and worth, in the order they sit. */
export const Players = (props: PanelProps): JSX.Element => {
  const { game, naming, language, active = [] } = props
  const say = panelSay(language)
  const { seats, players, priority } = game.state
  const limit = game.rules.certLimit(game)
  const income = lastIncome(game)
  const round = income ? roundsOf(game)[income.round] : undefined
  const roundText = round ? roundShort(round, say, language) : ''
  return (
    <section class="panel players" aria-label={say('player.player')}>
      <table class="players-table">
        <thead>
          <tr>
            <th scope="col">{say('player.player')}</th>
            <th scope="col" class="number">
              {say('player.cash')}
            </th>
            <th scope="col" class="number" title={say('player.certificatesLong')}>
              {say('player.certificates')}
            </th>
            <th scope="col" class="number" title={round ? say('player.incomeIn', { round: roundText }) : undefined}>
              {say('player.income')}
              {round && <span class="soft">{roundText}</span>}
            </th>
            <th scope="col" class="number">
              {say('player.worth')}
            </th>
          </tr>
        </thead>
        {seats.map((id) => {
          const state = players[id]
          const count = certificateCount(game, id)
          return (
            <tbody key={id} class={active.includes(id) ? 'acts' : ''} data-player={id}>
              <tr>
                <th scope="row">
                  <span class="player-head">
                    <Player {...props} id={id} />
                    {priority === id && <span class="panel-badge">{say('player.priority')}</span>}
                    {active.includes(id) && <span class="acts-now tiny">{say('player.acts')}</span>}
                    {state?.bankrupt && <span class="panel-badge down">{say('player.bankrupt')}</span>}
                    {shownFacts(game, id).map((fact) => (
                      <span key={fact.label.en} class="panel-badge">
                        {factText(fact, language, naming)}
                      </span>
                    ))}
                  </span>
                </th>
                <td class="number">{naming.money(state?.cash ?? 0)}</td>
                <td class={`number ${count > limit ? 'down' : ''}`}>
                  {count}
                  <span class="soft">/{limit}</span>
                </td>
                <td class="number">{income ? naming.money(income.by[id] ?? 0) : '–'}</td>
                <td class="number player-worth">{naming.money(game.rules.worth(game, id))}</td>
              </tr>
              <tr class="player-hand">
                <td colSpan={5}>
                  <Hand {...props} id={id} say={say} />
                </td>
              </tr>
            </tbody>
          )
        })}
      </table>
    </section>
  )
}
