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

/** What was bought or lent for this run, and what it did; a bonus tells of itself. */
const ClaimsUsed = ({ judged, train }: { judged: JudgedRun; train: RouteTrain }): JSX.Element | null => {
  const { reading, say } = useDecision()
  const { naming } = reading
  const words = judged.claims.flatMap((claim): readonly string[] => {
    const name = naming.name(claim.id)
    if (claim.effect === 'towns') return [say('asPlus', { name, n: train.reach.visits ?? 0 })]
    return claim.effect === 'mine' ? [say('atMine', { name, money: naming.money(judged.aside) })] : []
  })
  return words.length === 0 ? null : <p class="small run-claims">{words.join(' · ')}</p>
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
      {judged && <ClaimsUsed judged={judged} train={train} />}
    </li>
  )
}
