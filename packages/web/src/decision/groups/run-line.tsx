import type { JudgedRun, RouteTrain } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { stopName } from '../../parts/stop-name.js'
import { useDecision } from '../use-decision.js'

interface RunLineProps {
  readonly train: RouteTrain
  readonly colour: string
  readonly judged: JudgedRun | undefined
  readonly chosen: boolean
  onChoose(): void
}

/** One train: where it runs and how its sum comes about. */
export const RunLine = ({ train, colour, judged, chosen, onChoose }: RunLineProps): JSX.Element => {
  const { table, reading, say } = useDecision()
  const { naming } = reading
  return (
    <li class="run-line" data-train={train.id}>
      <p class="row spread">
        <span class="who">
          <span class="run-colour" style={{ background: colour }} aria-hidden="true" />
          <strong>{train.name}</strong>
        </span>
        <span class="row">
          <strong class="number">{judged ? naming.money(judged.revenue + judged.aside) : say('staysHome')}</strong>
          <button
            type="button"
            class="button quiet"
            aria-pressed={chosen}
            aria-label={`${say(chosen ? 'stopChanging' : 'changeRun')}: ${say('train', { train: train.name })}`}
            onClick={onChoose}
          >
            {say(chosen ? 'stopChanging' : 'changeRun')}
          </button>
        </span>
      </p>
      {judged && (
        <p class="small soft run-stops">
          {judged.stops.map(({ hex, place, value, counted }, i) => (
            <span key={`${hex}/${place}`}>
              {i > 0 && ' – '}
              <span class={counted ? undefined : 'struck'} title={counted ? undefined : say('notCounted')}>
                {stopName(table.session.line.value, hex, place, reading.language)} {value}
              </span>
            </span>
          ))}
          {judged.bonuses.map(({ id, amount }) => (
            <span key={id}>
              {' + '}
              {say('bonus', { name: naming.name(id) })} {amount}
            </span>
          ))}
        </p>
      )}
    </li>
  )
}
