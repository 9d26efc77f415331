import { ENDING_NAMES, result } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { CommandButton } from '../commands/command-button.js'
import { PlayerMark } from '../parts/player-mark.js'
import { labelIn } from './refusal-text.js'
import { useDecision } from './use-decision.js'

/** The end: who won, by how much, why, and the ways back into the game. */
export const Outcome = (): JSX.Element => {
  const { table, reading, say } = useDecision()
  const { naming, looks, language } = reading
  const { winners, scores, reason } = result(table.session.line.value)
  return (
    <section class="outcome">
      <p class="small soft">{say('over')}</p>
      <h2>{say('winner', { n: winners.length, names: winners.map(naming.name).join(', ') })}</h2>
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
      <p class="row">
        <CommandButton id="report" wide class="primary" />
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
