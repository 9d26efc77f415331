import { type ActionOf, offerAsked, standingOffer } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { OfferButton } from '../offer-button.js'
import { useDecision } from '../use-decision.js'
import type { GroupProps } from './group-props.js'

/** Yes or no to what another has offered. */
export const AnswerGroup = ({ group }: GroupProps): JSX.Element => {
  const { table, reading, say } = useDecision()
  const { naming } = reading
  const offer = standingOffer(table.session.line.value)
  const asked = offerAsked(table.session.line.value)
  return (
    <>
      {asked?.type === 'endGame' && <p class="question">{say('endOfferOf', { by: naming.name(asked.by) })}</p>}
      {offer && (
        <p class="question">
          {say(offer.action.type === 'sellPrivate' ? 'sellOfferOf' : 'offerOf', {
            by: naming.name(offer.action.by),
            price: naming.money(offer.price),
            what:
              offer.action.type === 'buyTrain' ? say('aTrain', { train: offer.action.name }) : naming.name(offer.what),
          })}
        </p>
      )}
      <div class="offers">
        {group.offers.map(({ action }) => {
          const { accept } = action as ActionOf<'answer'>
          return <OfferButton key={String(accept)} action={action} label={say(accept ? 'accept' : 'decline')} />
        })}
      </div>
    </>
  )
}
