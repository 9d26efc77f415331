import type { JSX } from 'preact'
import type { PanelProps } from '../contracts.js'
import { CompanySign } from '../parts/company-sign.js'
import { sayIn } from '../texts/say.js'
import { forecastOf } from './forecast.js'
import { railTexts } from './texts.js'

/** Which train is next, what it rusts, and who is short of money for it. */
export const RailForecast = ({ game, naming, signs, language }: PanelProps): JSX.Element | null => {
  const forecast = forecastOf(game)
  if (!forecast) return null
  const say = sayIn(railTexts, language)
  const { now, next, losing, short } = forecast
  const trainOf = ({ name, price }: typeof now): JSX.Element => (
    <>
      <span class="train-card">{name}</span> {naming.money(price)}
    </>
  )
  const sign = (id: string): JSX.Element | null =>
    signs[id] ? (
      <span key={id} title={naming.name(id)}>
        <CompanySign sign={signs[id]} size={20} />
        <span class="heard">{naming.name(id)}</span>
      </span>
    ) : null
  return (
    <section aria-labelledby="rail-forecast">
      <h2 id="rail-forecast" class="rail-title">
        {say('forecast')}
      </h2>
      <ul class="rail-forecast small">
        <li>
          {trainOf(now)} <span class="soft">{now.left === null ? '' : say('trainsLeft', { n: now.left })}</span>
        </li>
        {next && next.name !== now.name && <li>{trainOf(next)}</li>}
        {next && (next.rusts.length > 0 || next.phasesOut.length > 0) && (
          <li class="down">
            {next.rusts.length > 0 && say('takesAway', { train: next.name, trains: next.rusts.join(', ') })}{' '}
            {next.phasesOut.length > 0 && say('lastRunOf', { train: next.name, trains: next.phasesOut.join(', ') })}{' '}
            {losing.map(sign)}
          </li>
        )}
        {next && short.length > 0 && (
          <li>
            <span class="soft">{say('shortFor', { train: next.name })}</span>
            {short.map(({ id, missing }) => (
              <span key={id} class="rail-short">
                {sign(id)} {naming.money(missing)}
              </span>
            ))}
          </li>
        )}
      </ul>
    </section>
  )
}
