import type { JSX } from 'preact'
import type { Reading } from '../contracts.js'
import { sayIn } from '../texts/say.js'
import { companySums } from './companies.js'
import type { LeftModel } from './left.js'
import { Who } from './parts.js'
import { reportTexts } from './texts.js'

const COLUMNS = ['revenue', 'paid', 'kept', 'trains', 'track', 'tokens', 'privates'] as const
const HEADS = {
  revenue: 'revenue',
  paid: 'paid',
  kept: 'kept',
  trains: 'spentTrains',
  track: 'spentTrack',
  tokens: 'spentTokens',
  privates: 'spentPrivates',
} as const

/** What companies earned and cost. */
export const CompanyTable = ({ reading, left }: { reading: Reading; left: LeftModel }): JSX.Element => {
  const { game, naming, language } = reading
  const say = sayIn(reportTexts, language)
  const lost = left.by.value
  const sum = (amount: number): string => (amount === 0 ? '–' : naming.money(amount))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <div class="report-wide" tabIndex={0}>
      <table class="company-sums">
        <thead>
          <tr>
            <th scope="col">{say('company')}</th>
            <th scope="col" class="number">
              {say('runs')}
            </th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" class="number">
                {say(HEADS[column])}
              </th>
            ))}
            <th scope="col" class="number">
              {say('leftColumn')}
            </th>
            <th scope="col" class="number">
              {say('lastPrice')}
            </th>
          </tr>
        </thead>
        <tbody>
          {companySums(game).map((company) => (
            <tr key={company.id} data-company={company.id}>
              <th scope="row">
                <Who reading={reading} who={company.id} />
              </th>
              <td class="number">{company.runs}</td>
              {COLUMNS.map((column) => (
                <td key={column} class="number" data-column={column}>
                  {sum(company[column])}
                </td>
              ))}
              <td class="number">{sum(lost[company.id] ?? 0)}</td>
              <td class="number">{company.price === null ? '–' : naming.money(company.price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
