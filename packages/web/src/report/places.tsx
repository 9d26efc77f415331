import { result } from '@roundhouse/engine'
import type { JSX } from 'preact'
import type { Reading } from '../contracts.js'
import { sayIn } from '../texts/say.js'
import { incomesOf } from './incomes.js'
import { Who } from './parts.js'
import { reportTexts } from './texts.js'

/** Who came where, by how much. */
export const Places = ({ reading }: { reading: Reading }): JSX.Element => {
  const { game, naming, language } = reading
  const say = sayIn(reportTexts, language)
  const { scores } = result(game)
  const { by } = incomesOf(game)
  const most = scores[0]?.score ?? 0
  return (
    <table class="places">
      <thead>
        <tr>
          <td />
          <th scope="col">{say('player')}</th>
          <th scope="col" class="number">
            {say('worth')}
          </th>
          <th scope="col" class="number">
            {say('behind')}
          </th>
          <th scope="col" class="number">
            {say('income')}
          </th>
        </tr>
      </thead>
      <tbody>
        {scores.map(({ player, score }) => (
          <tr key={player}>
            <td class="number soft">{1 + scores.filter((other) => other.score > score).length}.</td>
            <th scope="row">
              <Who reading={reading} who={player} />
            </th>
            <td class="number">
              <strong>{naming.money(score)}</strong>
            </td>
            <td class="number soft">{score === most ? '' : naming.money(most - score)}</td>
            <td class="number">{naming.money((by[player] ?? []).reduce((sum, each) => sum + each, 0))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
