import { ENDING_NAMES, isPlayer, logLine, result } from '@roundhouse/engine'
import type { ComponentChildren, JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { Link } from '../app/link.js'
import type { Reading } from '../contracts.js'
import { labelIn } from '../decision/refusal-text.js'
import { panelSay, roundAt, roundShort, roundsOf } from '../panels/index.js'
import { CompanySign } from '../parts/company-sign.js'
import { PlayerMark } from '../parts/player-mark.js'
import { pointText } from '../study/point-text.js'
import { turningPoints } from '../study/turning-points.js'
import { sayIn } from '../texts/say.js'
import { ReportCharts } from './charts.js'
import { companySums } from './companies.js'
import { extremes, type ShareDecision, shareDecisions } from './decisions.js'
import { incomesOf } from './incomes.js'
import type { LeftModel } from './left.js'
import './report.css'
import { reportTexts } from './texts.js'
import { trainRounds } from './train-rounds.js'

interface PartProps {
  readonly id: string
  readonly reading: Reading
}

/** A moment of the game by the name of its round, as a link to it. */
const Moment = ({ id, reading, n }: PartProps & { n: number }): JSX.Element => {
  const { game, language } = reading
  const mark = roundsOf(game)[roundAt(game, n)]
  return (
    <Link to={{ at: 'table', id, move: n }} class="small">
      {mark ? roundShort(mark, panelSay(language), language) : n} · {n}
    </Link>
  )
}

const Who = ({ reading, who }: { reading: Reading; who: string }): JSX.Element => {
  const { looks, signs, naming } = reading
  const look = isPlayer(who) ? looks[who] : undefined
  return (
    <span class="who">
      {look && <PlayerMark look={look} />}
      {signs[who] && <CompanySign sign={signs[who]} size={20} />}
      {look ? naming.name(who) : naming.short(who)}
    </span>
  )
}

const Part = ({ title, children }: { title: string; children: ComponentChildren }): JSX.Element => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
)

const Places = ({ reading }: { reading: Reading }): JSX.Element => {
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

const Companies = ({ reading, left }: { reading: Reading; left: LeftModel }): JSX.Element => {
  const { game, naming, language } = reading
  const say = sayIn(reportTexts, language)
  const lost = left.by.value
  const sum = (amount: number): string => (amount === 0 ? '–' : naming.money(amount))
  return (
    <div class="report-wide">
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

const Left = ({ id, reading, left }: PartProps & { left: LeftModel }): JSX.Element => {
  const { naming, language } = reading
  const say = sayIn(reportTexts, language)
  const runs = left.left.value
  const done = left.done.value
  const money = naming.money(runs.reduce((sum, each) => sum + each.left, 0))
  return (
    <>
      <p role="status" class="left-sum">
        {done < left.all
          ? say('leftSearching', { done, all: left.all })
          : runs.length === 0
            ? say('leftNone')
            : say('leftSum', { money, n: runs.length, all: left.all })}
      </p>
      <ul class="report-rows">
        {runs.slice(0, 12).map(({ run, best, left: lost }) => (
          <li key={run.n}>
            <Moment id={id} reading={reading} n={run.n} />
            <span>
              {say('leftLine', {
                company: naming.short(run.operator),
                ran: naming.money(run.revenue),
                best: naming.money(best),
              })}
            </span>
            <span class="number down">{naming.change(-lost)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

const Decisions = ({ id, reading, of }: PartProps & { of: readonly ShareDecision[] }): JSX.Element => {
  const { naming, language } = reading
  if (of.length === 0) return <p class="soft">{sayIn(reportTexts, language)('none')}</p>
  return (
    <ul class="report-rows">
      {of.map(({ n, event, gain }, i) => (
        <li key={`${n} ${i}`}>
          <Moment id={id} reading={reading} n={n} />
          <span>{logLine(event, language, naming)}</span>
          <span class={`number ${gain > 0 ? 'up' : 'down'}`}>{naming.change(Math.round(gain))}</span>
        </li>
      ))}
    </ul>
  )
}

const FEW = 5

/** A finished game told: who won by what, what became of everything, and where it turned. */
export const Report = ({ id, reading, left }: PartProps & { left: LeftModel }): JSX.Element => {
  const { game, naming, language } = reading
  const say = sayIn(reportTexts, language)
  const points = useMemo(() => turningPoints(game), [game])
  const { best, worst } = useMemo(() => extremes(shareDecisions(game), FEW), [game])
  const { reason } = result(game)
  return (
    <>
      <Part title={say('places')}>
        <p class="soft">
          {say('facts', { title: game.setup.title, rounds: roundsOf(game).length, moves: game.cursor })}
          {reason !== null && ` · ${labelIn(ENDING_NAMES, reason, language)}`}
        </p>
        <Places reading={reading} />
      </Part>
      <section>
        <ReportCharts reading={reading} />
      </section>
      <Part title={say('companies')}>
        <Companies reading={reading} left={left} />
      </Part>
      <Part title={say('left')}>
        <Left id={id} reading={reading} left={left} />
      </Part>
      <Part title={say('points')}>
        <ul class="report-rows turning-points">
          {points.map((point, i) => (
            <li key={`${point.n} ${i}`}>
              <Moment id={id} reading={reading} n={point.n} />
              <span>{pointText(point, language, naming)}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={say('decisions')}>
        <p class="small soft">{say('decisionsHelp')}</p>
        <div class="report-pair">
          <div>
            <h3>{say('best')}</h3>
            <Decisions id={id} reading={reading} of={best} />
          </div>
          <div>
            <h3>{say('worst')}</h3>
            <Decisions id={id} reading={reading} of={worst} />
          </div>
        </div>
      </Part>
      <Part title={say('trains')}>
        <ul class="report-rows">
          {trainRounds(game).map(({ round, bought }) => (
            <li key={round}>
              <Moment id={id} reading={reading} n={bought[0]!.n} />
              <span>
                {bought
                  .map(({ event }) => `${naming.short(event.by)} ${event.train} (${naming.money(event.price)})`)
                  .join(', ')}
              </span>
            </li>
          ))}
        </ul>
      </Part>
    </>
  )
}
