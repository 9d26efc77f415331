import { type ActionOf, type EventOf, isPlayer, price } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { PlayerMark } from '../../parts/player-mark.js'
import { effectOf } from '../effects.js'
import { BlockedButton, OfferButton } from '../offer-button.js'
import { useDecision } from '../use-decision.js'
import { DividendChoice } from './dividend-choice.js'
import type { GroupProps } from './group-props.js'

type Dividend = ActionOf<'dividend'>

/** Each way to divide the revenue: the new price, and what everybody gets. */
export const DividendGroup = ({ group }: GroupProps): JSX.Element => {
  const { table, reading, say, why } = useDecision()
  const game = table.session.line.value
  const { naming, looks } = reading
  const nameOf = ({ kind, amount }: Dividend): string => say(`dividend_${kind}`, { amount: naming.money(amount ?? 0) })
  const detail = (action: Dividend): JSX.Element | null => {
    const effect = effectOf(game, action)
    const event = effect?.events.find((each): each is EventOf<'dividend'> => each.type === 'dividend')
    if (!effect || !event) return null
    const moved = effect.events.find((each) => each.type === 'priceMoved' && each.corporation === action.by)
    const before = price(game, action.by)
    const priceText =
      moved?.type === 'priceMoved'
        ? say('priceTo', { from: naming.money(moved.from), to: naming.money(moved.to) })
        : before > 0
          ? say('priceStays', { price: naming.money(before) })
          : ''
    const paid = Object.entries(event.paid).filter(([, amount]) => amount > 0)
    return (
      <span class="offer-detail">
        <span class={moved?.type === 'priceMoved' ? (moved.to < moved.from ? 'down' : 'up') : 'soft'}>{priceText}</span>
        <span class="soft">
          {[
            event.perShare > 0 && say('perShare', { money: naming.money(event.perShare) }),
            event.kept > 0 && say('keeps', { company: naming.short(action.by), money: naming.money(event.kept) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span class="paid">
          {paid.map(([id, amount]) => (
            <span key={id} class="who">
              {isPlayer(id) && looks[id] && <PlayerMark look={looks[id]} />}
              <span>
                {naming.short(id)} {naming.change(amount)}
              </span>
            </span>
          ))}
        </span>
      </span>
    )
  }
  return (
    <div class="offers tall">
      {group.offers.map((offer) => {
        const action = offer.action as Dividend
        if (offer.range) return <DividendChoice key={action.kind} offer={offer} label={nameOf} detail={detail} />
        return (
          <OfferButton
            key={JSON.stringify(action)}
            action={action}
            label={nameOf(action)}
            detail={detail(action)}
            bare
          />
        )
      })}
      {group.blocked.map(({ action, refusal }) => (
        <BlockedButton key={JSON.stringify(action)} label={nameOf(action as Dividend)} reason={why(refusal)} />
      ))}
    </div>
  )
}
