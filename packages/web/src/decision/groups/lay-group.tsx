import type { ActionOf, HexId } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { PowerName } from '../../parts/power-name.js'
import { BlockedButton } from '../offer-button.js'
import { useDecision } from '../use-decision.js'
import type { GroupProps } from './group-props.js'

type Lay = ActionOf<'layTile'>

/** Tiles are laid on the map; for keys and thumbs the hexes stand here too. */
export const LayGroup = ({ group }: GroupProps): JSX.Element => {
  const { table, reading, say, why } = useDecision()
  const { naming } = reading
  const ways = [...new Set(group.offers.map(({ action }) => (action as Lay).power ?? ''))]
  const hexesBy = (power: string): readonly HexId[] => [
    ...new Set(
      group.offers
        .filter(({ action }) => ((action as Lay).power ?? '') === power)
        .map(({ action }) => (action as Lay).hex),
    ),
  ]
  const pick = (hex: HexId): void => {
    table.pick(hex)
    table.handle.value?.centre(hex)
  }
  const open = new Set(group.offers.map(({ action }) => (action as Lay).hex))
  const shut = new Map(
    group.blocked
      .filter(({ action }) => !open.has((action as Lay).hex))
      .map((block) => [(block.action as Lay).hex, block] as const),
  )
  return (
    <>
      {group.offers.length > 0 && <p class="small soft">{say('chooseHex')}</p>}
      {ways.map((power) => (
        <section key={power} class="sub-group">
          {power !== '' && (
            <h4 class="soft">
              <PowerName id={power} rules={table.session.line.value.rules} language={reading.language}>
                {naming.name(power)}
              </PowerName>
            </h4>
          )}
          <div class="chips">
            {hexesBy(power).map((hex) => (
              <button
                key={hex}
                type="button"
                class="button chip"
                data-hex-choice={hex}
                aria-pressed={table.picked.value?.hex === hex}
                onClick={() => pick(hex)}
              >
                {naming.hex(hex)}
              </button>
            ))}
          </div>
        </section>
      ))}
      {shut.size > 0 && (
        <details>
          <summary class="small soft">
            {say('notPossible')} ({shut.size})
          </summary>
          <div class="chips">
            {[...shut].map(([hex, { refusal }]) => (
              <BlockedButton key={hex} label={naming.hex(hex)} reason={why(refusal)} />
            ))}
          </div>
        </details>
      )}
    </>
  )
}
