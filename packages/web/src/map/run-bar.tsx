import { ROUTE_DASHES } from '@roundhouse/board'
import { judge, type Language, type Position, refusalOf } from '@roundhouse/engine'
import type { JSX } from 'preact'
import type { Naming, RunEditing } from '../contracts.js'
import { reasonOf } from '../decision/refusal-text.js'
import { Icon } from '../parts/icon.js'
import { sayIn } from '../texts/say.js'
import { withoutLastStop, withoutRun } from './route-edit.js'
import { shownRuns } from './route-lines.js'
import { mapTexts } from './texts.js'

interface RunBarProps {
  readonly editing: RunEditing
  readonly position: Position
  readonly language: Language
  readonly naming: Naming
}

/** The run in hand: how long it is, what it earns or why it may not be, and the way back. */
export const RunBar = ({ editing, position, language, naming }: RunBarProps): JSX.Element | null => {
  const { problem, runs, train, colours } = editing
  const t = problem.trains.findIndex(({ id }) => id === train)
  if (train === null || t < 0) return null
  const say = sayIn(mapTexts, language)
  const verdict = judge(problem, runs)
  const mine = shownRuns(problem, runs, verdict).find(({ run }) => run.train === train)
  const stops = mine?.run.stops.length ?? 0
  // An unfinished run is not worth an objection yet.
  const wrong =
    !verdict.ok && stops !== 1 ? reasonOf(position, refusalOf(position, verdict.objection), language, naming) : null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      class="map-card run-bar"
      role="group"
      aria-label={say('editing', { train: problem.trains[t]!.name })}
      data-apart
    >
      <p class="run-head">
        <svg viewBox="0 0 34 12" width="34" height="12" aria-hidden="true">
          <path d="M4 6H30" stroke={colours[t]} stroke-width="8" stroke-linecap="round" />
          <path
            d="M4 6H30"
            stroke="#fff"
            stroke-width="2.4"
            stroke-linecap="round"
            stroke-dasharray={ROUTE_DASHES[t % ROUTE_DASHES.length] || '0 99'}
          />
        </svg>
        <b>{say('editing', { train: problem.trains[t]!.name })}</b>
        <span class="soft">{say('stops', { n: stops })}</span>
        {mine?.judged && <b class="number">{naming.money(mine.judged.revenue)}</b>}
      </p>
      <p class={`small run-says${wrong ? ' down' : ' soft'}`} role="status">
        {wrong
          ? wrong.text
          : stops < 2
            ? say('pointAtStops')
            : verdict.ok && say('total', { money: naming.money(verdict.revenue) })}
      </p>
      <div class="run-buttons">
        <button
          type="button"
          class="button"
          aria-disabled={stops === 0}
          onClick={() => stops > 0 && editing.onChange(withoutLastStop(problem, runs, train))}
        >
          <Icon name="undo" /> {say('undoStop')}
        </button>
        <button
          type="button"
          class="button quiet"
          aria-disabled={stops === 0}
          onClick={() => stops > 0 && editing.onChange(withoutRun(runs, train))}
        >
          {say('clearRun')}
        </button>
      </div>
    </div>
  )
}
