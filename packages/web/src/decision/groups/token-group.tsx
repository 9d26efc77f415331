import type { ActionOf } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { BlockedButton, OfferButton } from '../offer-button.js'
import { useDecision } from '../use-decision.js'
import type { GroupProps } from './group-props.js'

type Token = ActionOf<'placeToken'>

/** Circles for a token, with what each costs. */
export const TokenGroup = ({ group }: GroupProps): JSX.Element => {
  const { table, reading, say, why } = useDecision()
  const { naming } = reading
  const nameOf = ({ hex, power }: Token): string =>
    power === undefined ? naming.hex(hex) : say('byPower', { tile: naming.hex(hex), company: naming.name(power) })
  const show = (hex: string): void => table.handle.value?.centre(hex)
  return (
    <>
      {group.offers.length > 0 && <p class="small soft">{say('chooseCity')}</p>}
      <div class="offers">
        {group.offers.map(({ action }) => {
          const token = action as Token
          return (
            <span key={JSON.stringify(token)} class="contents" onFocusIn={() => show(token.hex)}>
              <OfferButton action={token} label={nameOf(token)} name={say('tokenAt', { hex: nameOf(token) })} />
            </span>
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
