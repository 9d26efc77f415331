import { ENDING_NAMES, isAutomaton, labelIn, result } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { CommandButton } from '../commands/command-button.js'
import { AfterGame } from '../net/after-game.js'
import { PlayerMark } from '../parts/player-mark.js'
import { ResultsTable } from '../parts/results-table.js'
import { soloResult } from '../store/results.js'
import { useDecision } from './use-decision.js'

/** The end: who won, by how much, why, and the ways back into the game. */
export const Outcome = (): JSX.Element => {
  const { table, reading, say } = useDecision()
  const { naming, looks, language } = reading
  const { winners, scores, reason } = result(table.session.line.value)
  const solo = soloResult(table.session.line.value)
  const rival = naming.name(scores.find(({ player }) => isAutomaton(table.session.line.value, player))?.player ?? '')
  const told =
    solo &&
    say(solo.margin > 0 ? 'youWin' : solo.margin < 0 ? 'youLose' : 'youDraw', {
      name: rival,
      money: naming.money(Math.abs(solo.margin)),
    })
  return (
    <section class="outcome" data-won={solo ? String(solo.margin > 0) : undefined}>
      <p class="small soft">{say('over')}</p>
      <h2>{told ?? say('winner', { n: winners.length, names: winners.map(naming.name).join(', ') })}</h2>
      {reason !== null && <p class="soft">{say('reason', { reason: labelIn(ENDING_NAMES, reason, language) })}</p>}
      <table class="scores">
        <tbody>
          {scores.map(({ player, score }, i) => (
            <tr key={player}>
              <td class="number soft">{i + 1}.</td>
              <th scope="row">
                <span class="who">
                  {looks[player] && <PlayerMark look={looks[player]} />}
                  {naming.name(player)}
                </span>
              </th>
              <td class="number">{naming.money(score)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {solo && <ResultsTable title={solo.title} language={language} />}
      <p class="row">
        {table.remote ? <AfterGame remote={table.remote} /> : <CommandButton id="report" wide class="primary" />}
        <button
          type="button"
          class="button"
          onClick={() => {
            table.panel.visit('charts')
          }}
        >
          {say('chart')}
        </button>
        <button type="button" class="button" onClick={() => table.session.look(0)}>
          {say('lookBack')}
        </button>
      </p>
    </section>
  )
}
