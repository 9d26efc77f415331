import type { ActionOf } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { OfferButton } from '../offer-button.js'
import { useDecision } from '../use-decision.js'
import type { GroupProps } from './group-props.js'

/** Yes or no to what another has offered. */
export const AnswerGroup = ({ group }: GroupProps): JSX.Element => {
  const { table, reading, say } = useDecision()
  const { naming } = reading
  const waiting = table.session.line.value.state.interrupts[0]
  const offer = waiting?.action
  const { what, price } = waiting?.data ?? {}
  return (
    <>
      {offer && (
        <p class="question">
          {say(offer.type === 'sellPrivate' ? 'sellOfferOf' : 'offerOf', {
            by: naming.name(offer.by),
            price: naming.money(Number(price ?? 0)),
            what: offer.type === 'buyTrain' ? say('train', { train: offer.name }) : naming.name(String(what ?? '')),
          })}
        </p>
      )}
      <div class="offers">
        {group.offers.map(({ action }) => {
          const { accept } = action as ActionOf<'answer'>
          return (
            <OfferButton key={String(accept)} action={action} label={say(accept ? 'accept' : 'decline')} purses="all" />
          )
        })}
      </div>
    </>
  )
}
