import type { Language } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { homeTexts } from '../home/texts.js'
import { resultsOf } from '../store/results.js'
import { sayIn } from '../texts/say.js'
import './results-table.css'

interface ResultsTableProps {
  readonly title: string
  readonly language: Language
}

/** Games against automata so far, by how hard and how long they were. */
export const ResultsTable = ({ title, language }: ResultsTableProps): JSX.Element | null => {
  const rows = resultsOf(title)
  if (rows.length === 0) return null
  const say = sayIn(homeTexts, language)
  return (
    <table class="results-table small">
      <caption class="label">{say('results')}</caption>
      <thead>
        <tr class="soft">
          <th scope="col">{say('resultKind')}</th>
          <th scope="col" class="number">
            {say('resultWon')}
          </th>
          <th scope="col" class="number">
            {say('resultBest')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ kind, played, won, best }) => {
          const words = kind.map((text) => text[language]).join(', ')
          return (
            <tr key={words}>
              <th scope="row">{words}</th>
              <td class="number">
                {won}/{played}
              </td>
              <td class="number">{best > 0 ? `+${best}` : `${best}`.replace('-', '−')}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
