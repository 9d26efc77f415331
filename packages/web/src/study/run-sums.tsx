import type { JudgedRun, Language, Position, RouteProblem } from '@roundhouse/engine'
import type { JSX } from 'preact'
import type { Naming } from '../contracts.js'
import { stopName } from '../parts/stop-name.js'
import { colourOf } from '../runs/run-model.js'
import { sayIn } from '../texts/say.js'
import { studyTexts } from './texts.js'

interface RunSumsProps {
  readonly problem: RouteProblem
  readonly judged: readonly JudgedRun[]
  /** Where the runs were made. */
  readonly position: Position
  readonly naming: Naming
  readonly language: Language
}

/** Each train's run: its stops, what they count, its sum. */
export const RunSums = ({ problem, judged, position, naming, language }: RunSumsProps): JSX.Element => {
  const say = sayIn(studyTexts, language)
  return (
    <ul class="run-sums">
      {judged.map(({ train, revenue, aside, stops, bonuses }) => (
        <li key={train}>
          <span class="run-colour" style={{ background: colourOf(problem, train) }} aria-hidden="true" />
          <strong>{problem.trains.find(({ id }) => id === train)?.name ?? train}</strong>
          <span class="small">
            {stops.map(({ hex, place, value, counted }, i) => (
              <span key={`${hex}/${place}`}>
                {i > 0 && ' – '}
                <span class={counted ? undefined : 'struck'} title={counted ? undefined : say('notCounted')}>
                  {stopName(position, hex, place, language)} {value}
                </span>
              </span>
            ))}
            {bonuses.map(({ id, amount }) => (
              <span key={id}>
                {' + '}
                {say('bonus', { name: naming.name(id) })} {amount}
              </span>
            ))}
          </span>
          <strong class="number">{naming.money(revenue + aside)}</strong>
        </li>
      ))}
    </ul>
  )
}
