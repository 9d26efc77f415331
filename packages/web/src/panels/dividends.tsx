import type { OperatorId } from '@roundhouse/engine'
import type { JSX } from 'preact'
import type { PanelProps } from '../contracts.js'
import { Company } from './company.js'
import { roundShort } from './round-name.js'
import { dividendsOf } from './series/dividends.js'
import { roundsOf } from './series/rounds.js'
import { panelSay } from './texts.js'

/** What a share of each company brought in every operating round; each figure leads to its moment. */
export const DividendTable = (props: PanelProps & { companies: readonly OperatorId[] }): JSX.Element | null => {
  const { game, naming, language, companies, onJump } = props
  const say = panelSay(language)
  const { rounds, by } = dividendsOf(game, companies)
  if (rounds.length === 0) return null
  const marks = roundsOf(game)
  return (
    <>
      <h3 class="dividend-title">{say('sheet.dividends')}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by the keyboard */}
      <div class="panel-scroller" tabIndex={0}>
        <table class="share-sheet dividend-sheet">
          <thead>
            <tr>
              <th scope="col">{say('sheet.company')}</th>
              {rounds.map((round) => (
                <th key={round} scope="col" class="number">
                  {marks[round] && roundShort(marks[round], say, language)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {by.map(({ id, runs }) => (
              <tr key={id}>
                <th scope="row">
                  <Company {...props} id={id} size={24} />
                </th>
                {runs.map((run, i) => (
                  <td key={rounds[i]} class="number">
                    {run && (
                      <button
                        type="button"
                        class={run.perShare > 0 ? 'as-text' : 'as-text soft'}
                        title={say('charter.run', {
                          round: marks[run.round] ? roundShort(marks[run.round]!, say, language) : '',
                          revenue: naming.money(run.revenue),
                          kind: run.revenue === 0 ? 'none' : run.kind,
                        })}
                        onClick={() => onJump?.(run.n)}
                      >
                        {naming.money(run.perShare)}
                      </button>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
