import type { Game, OperatorId } from '@roundhouse/engine'
import type { JSX } from 'preact'
import type { PanelProps } from '../contracts.js'
import { roundShort } from './round-name.js'
import { roundsOf } from './series/rounds.js'
import { type Run, runsOf } from './series/runs.js'
import type { PanelSay } from './texts.js'

/** How much of the revenue left the company: all, a part, nothing. */
const Paid = ({ run }: { run: Run }): JSX.Element => (
  <svg class="run-paid" width="9" height="9" viewBox="0 0 10 10" aria-hidden="true">
    <circle cx="5" cy="5" r="4" />
    {run.revenue > 0 && run.kept < run.revenue && (
      <path class="run-part" d={run.kept === 0 ? 'M5 1A4 4 0 1 1 5 9A4 4 0 1 1 5 1Z' : 'M5 1A4 4 0 0 0 5 9Z'} />
    )}
  </svg>
)

const SHOWN = 6

const describe = (run: Run, game: Game, props: Pick<PanelProps, 'naming' | 'language'>, say: PanelSay): string => {
  const mark = roundsOf(game)[run.round]
  const round = mark ? roundShort(mark, say, props.language) : ''
  const kind = run.revenue === 0 ? 'none' : run.kind
  const text = say('charter.run', { round, revenue: props.naming.money(run.revenue), kind })
  return run.perShare > 0 ? `${text} · ${say('charter.perShare', { money: props.naming.money(run.perShare) })}` : text
}

/** The last runs of a company, each leading to its moment. */
export const RunHistory = ({
  game,
  id,
  naming,
  language,
  onJump,
  say,
}: Pick<PanelProps, 'game' | 'naming' | 'language' | 'onJump'> & {
  id: OperatorId
  say: PanelSay
}): JSX.Element | null => {
  const runs = runsOf(game, id).slice(-SHOWN)
  if (runs.length === 0) return null
  const most = Math.max(1, ...runs.map(({ revenue }) => revenue))
  return (
    <ol class="charter-runs" aria-label={say('charter.runs')}>
      {runs.map((run) => {
        const label = describe(run, game, { naming, language }, say)
        const inside = (
          <>
            <span class="run-height" style={{ height: `${Math.round((run.revenue / most) * 24)}px` }} />
            <span class="run-sum">{run.revenue}</span>
            <Paid run={run} />
          </>
        )
        return (
          <li key={run.n}>
            {onJump ? (
              <button
                type="button"
                class="charter-run as-text"
                title={label}
                aria-label={label}
                onClick={() => onJump(run.n)}
              >
                {inside}
              </button>
            ) : (
              <span class="charter-run" title={label}>
                {inside}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
