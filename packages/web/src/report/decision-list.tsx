import { logLine } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import type { Reading } from '../contracts.js'
import { PlayerMark } from '../parts/player-mark.js'
import { sayIn } from '../texts/say.js'
import { type Decision, extremes } from './decisions.js'
import type { LeftModel } from './left.js'
import { heldBack, type OperatingModel, runsBelow } from './operating-decisions.js'
import { Moment, type PartProps } from './parts.js'
import { shareDecisions } from './share-decisions.js'
import { reportTexts } from './texts.js'

const FEW = 7

const wordsOf = (what: Decision['what'], { language, naming }: Reading): string => {
  if ('type' in what) return logLine(what, language, naming)
  const { run, best } = what
  return sayIn(reportTexts, language)('leftLine', {
    company: naming.short(run.operator),
    ran: naming.money(run.revenue),
    best: naming.money(best),
  })
}

const Rows = ({ id, reading, of }: PartProps & { of: readonly Decision[] }): JSX.Element => {
  const { naming, language, looks } = reading
  if (of.length === 0) return <p class="soft">{sayIn(reportTexts, language)('none')}</p>
  return (
    <ul class="report-rows decisions">
      {of.map(({ n, player, what, gain }, i) => (
        <li key={`${n} ${i}`} data-what={'type' in what ? what.type : 'run'}>
          <Moment id={id} reading={reading} n={n} />
          <span>
            <span title={naming.name(player)}>{looks[player] && <PlayerMark look={looks[player]} />}</span>{' '}
            {wordsOf(what, reading)}
          </span>
          <span class={`number ${gain > 0 ? 'up' : 'down'}`}>{naming.change(Math.round(gain))}</span>
        </li>
      ))}
    </ul>
  )
}

interface DecisionListProps extends PartProps {
  readonly left: LeftModel
  readonly operating: OperatingModel
}

/** The best and the worst that players decided, of shares and of companies alike. */
export const DecisionList = ({ id, reading, left, operating }: DecisionListProps): JSX.Element => {
  const { game, language } = reading
  const say = sayIn(reportTexts, language)
  const known = useMemo(() => [...shareDecisions(game), ...heldBack(game)], [game])
  const { best, worst } = extremes([...known, ...operating.decisions.value, ...runsBelow(game, left.left.value)], FEW)
  const done = operating.done.value
  return (
    <>
      <p class="small soft">{say('decisionsHelp')}</p>
      {done < operating.all && (
        <p role="status" class="small soft">
          {say('decisionsSearching', { done, all: operating.all })}
        </p>
      )}
      <div class="report-pair">
        <div>
          <h3>{say('best')}</h3>
          <Rows id={id} reading={reading} of={best} />
        </div>
        <div>
          <h3>{say('worst')}</h3>
          <Rows id={id} reading={reading} of={worst} />
        </div>
      </div>
    </>
  )
}
