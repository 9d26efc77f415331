import { type RunOfTrain, refusalOf } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { Failure } from '../../parts/failure.js'
import { RuleLink } from '../../rules/rule-link.js'
import { colourOf } from '../../runs/run-model.js'
import { reasonOf } from '../refusal-text.js'
import { useDecision } from '../use-decision.js'
import { RunLine } from './run-line.js'

/** The runs: the best at once, each train's sum explained, changed on the map. */
export const RunGroup = (): JSX.Element | null => {
  const { table, reading, say } = useDecision()
  const state = table.runs.state.value
  if (!state) return null
  const { problem, search, runs, verdict, train: chosen } = state
  const best = search.status === 'found' ? search.best : null
  const { naming, language } = reading
  const revenue = verdict.ok ? verdict.revenue + verdict.aside : 0
  const trains = problem.trains.filter(({ usable }) => usable)
  const game = table.session.line.value
  const reason = verdict.ok ? null : reasonOf(game, refusalOf(game, verdict.objection), language, naming)
  const standing = (): string => {
    if (!best) return search.status === 'searching' ? say('searching') : ''
    if (!best.proven) return say('bestBound', { bound: naming.money(best.bound) })
    return revenue >= best.revenue ? say('best') : say('below', { money: naming.money(best.revenue - revenue) })
  }
  const sameRuns = (other: readonly RunOfTrain[]): boolean => JSON.stringify(other) === JSON.stringify(runs)
  const options = best ? [best.runs, ...best.alternatives] : []
  return (
    <>
      <p class="run-sum" role="status">
        <strong class="run-total">{naming.money(revenue)}</strong> <span class="soft">{standing()}</span>
      </p>
      <ul class="run-lines">
        {trains.map((train) => (
          <RunLine
            key={train.id}
            train={train}
            colour={colourOf(problem, train.id)}
            judged={verdict.ok ? verdict.runs.find((run) => run.train === train.id) : undefined}
            chosen={chosen === train.id}
            onChoose={() => table.runs.choose(chosen === train.id ? null : train.id)}
          />
        ))}
      </ul>
      {chosen !== null && (
        <p class="small soft">{say('changeHelp', { train: trains.find(({ id }) => id === chosen)?.name ?? '' })}</p>
      )}
      {reason && (
        <p class="refused" role="alert">
          {reason.text} {reason.at && <RuleLink at={reason.at} source={reason.source ?? reason.at} />}
        </p>
      )}
      {search.status === 'failed' && <Failure text={say('searchFailed')} onAgain={table.runs.again} />}
      {best && (options.length > 1 || !sameRuns(best.runs)) && (
        <div class="sub-group">
          {options.length > 1 && <p class="small soft">{say('alternatives', { n: options.length - 1 })}</p>}
          <div class="chips">
            {options.map((option, i) => (
              <button
                key={`${i}`}
                type="button"
                class="button chip"
                aria-pressed={sameRuns(option)}
                aria-label={
                  i === 0 ? say('takeBest') : `${i + 1}: ${say('alternative', { money: naming.money(best.revenue) })}`
                }
                onClick={() => table.runs.change(option)}
              >
                {i === 0 ? say('takeBest') : i + 1}
              </button>
            ))}
          </div>
        </div>
      )}
    </>
  )
}
