import type { JSX } from 'preact'
import { sayIn } from '../texts/say.js'
import type { LeftModel } from './left.js'
import { Moment, type PartProps } from './parts.js'
import { reportTexts } from './texts.js'

/** Runs below the best, the most first. */
export const LeftRuns = ({ id, reading, left }: PartProps & { left: LeftModel }): JSX.Element => {
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
