import { ENDING_NAMES, labelIn, result } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { roundsOf } from '../panels/index.js'
import { pointText } from '../study/point-text.js'
import { turningPoints } from '../study/turning-points.js'
import { sayIn } from '../texts/say.js'
import { ReportCharts } from './charts.js'
import { CompanyTable } from './company-table.js'
import type { CostlyModel } from './costly.js'
import { CostlyList } from './costly-list.js'
import { DecisionList } from './decision-list.js'
import type { LeftModel } from './left.js'
import { LeftRuns } from './left-runs.js'
import type { OperatingModel } from './operating-decisions.js'
import { Moment, Part, type PartProps } from './parts.js'
import { Places } from './places.js'
import './report.css'
import { reportTexts } from './texts.js'
import { trainRounds } from './train-rounds.js'

interface ReportProps extends PartProps {
  readonly left: LeftModel
  readonly operating: OperatingModel
  readonly costly: CostlyModel
}

/** A finished game told: who won by what, what became of everything, and where it turned. */
export const Report = ({ id, reading, left, operating, costly }: ReportProps): JSX.Element => {
  const { game, naming, language } = reading
  const say = sayIn(reportTexts, language)
  const points = useMemo(() => turningPoints(game), [game])
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
        <CompanyTable reading={reading} left={left} />
      </Part>
      <Part title={say('left')}>
        <LeftRuns id={id} reading={reading} left={left} />
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
        <DecisionList id={id} reading={reading} left={left} operating={operating} />
      </Part>
      <Part title={say('costly')}>
        <CostlyList id={id} reading={reading} costly={costly} />
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
