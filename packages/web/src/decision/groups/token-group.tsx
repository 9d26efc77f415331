import type { ActionOf } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { BlockedButton } from '../offer-button.js'
import { useDecision } from '../use-decision.js'
import type { GroupProps } from './group-props.js'

type Token = ActionOf<'placeToken'>

/** Circles for a token: taken up here or on the map, put down by the same button. */
export const TokenGroup = ({ group }: GroupProps): JSX.Element => {
  const { table, reading, say, why } = useDecision()
  const { naming } = reading
  const nameOf = ({ hex, power }: Token): string =>
    power === undefined ? naming.hex(hex) : say('byPower', { tile: naming.hex(hex), company: naming.name(power) })
  const take = (token: Token): void => {
    table.picked.value = { hex: token.hex, tile: null, piece: token }
    table.handle.value?.centre(token.hex)
  }
  return (
    <>
      {group.offers.length > 0 && <p class="small soft">{say('chooseCity')}</p>}
      <div class="chips">
        {group.offers.map(({ action }) => {
          const token = action as Token
          return (
            <button
              key={JSON.stringify(token)}
              type="button"
              class="button chip"
              data-token-choice={`${token.hex}:${token.city}`}
              aria-label={say('tokenAt', { hex: nameOf(token) })}
              aria-pressed={table.picked.value?.piece === token}
              onClick={() => take(token)}
            >
              {nameOf(token)}
            </button>
          )
        })}
      </div>
      {group.blocked.length > 0 && (
        <details open={group.offers.length === 0}>
          <summary class="small soft">
            {say('notPossible')} ({group.blocked.length})
          </summary>
          <div class="chips">
            {group.blocked.map(({ action, refusal }) => (
              <BlockedButton key={JSON.stringify(action)} label={nameOf(action as Token)} reason={why(refusal)} />
            ))}
          </div>
        </details>
      )}
    </>
  )
}
