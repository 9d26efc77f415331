import { ACTION_NAMES, type Action, type Offer } from '@roundhouse/engine'
import type { JSX } from 'preact'
import type { Reading } from '../../contracts.js'
import { Brings } from '../../study/brings.js'
import { BlockedButton, OfferButton } from '../offer-button.js'
import { RangeOffer } from '../range-offer.js'
import { labelIn } from '../refusal-text.js'
import { useDecision } from '../use-decision.js'
import type { GroupProps } from './group-props.js'

const MONEY: ReadonlySet<string> = new Set(['price', 'amount', 'help'])

/** An action in words, whatever it is: its name, and each of its facts by name. */
export const actionWords = (action: Action, { naming, language }: Reading, without?: string): string => {
  const facts = Object.entries(action).flatMap(([field, value]): readonly string[] => {
    if (field === 'type' || field === 'by' || field === without || typeof value === 'object') return []
    if (typeof value === 'number') return [MONEY.has(field) ? naming.money(value) : String(value)]
    if (typeof value !== 'string') return []
    return [field === 'hex' ? naming.hex(value) : field === 'train' ? value.replace(/-\d+$/, '') : naming.name(value)]
  })
  return [labelIn(ACTION_NAMES, action.type, language), ...facts].join(' · ')
}

/** Any kind of action without a part of its own: plain buttons. Titles to come appear by themselves. */
export const GenericGroup = ({ group }: GroupProps): JSX.Element => {
  const { reading, why } = useDecision()
  const offerOf = (offer: Offer): JSX.Element => {
    const { action, range } = offer
    const key = JSON.stringify(action)
    const risky = action.type === 'bankrupt' || action.type === 'endGame'
    if (!range)
      return (
        <OfferButton
          key={key}
          action={action}
          label={actionWords(action, reading)}
          twice={risky}
          kind={risky ? 'danger' : ''}
          detail={<Brings action={action} />}
        />
      )
    const label = (value: number): string =>
      `${actionWords(action, reading, range.field)} · ${reading.naming.money(value)}`
    return <RangeOffer key={key} offer={offer} label={label} of={actionWords(action, reading, range.field)} />
  }
  return (
    <div class="offers">
      {group.offers.map(offerOf)}
      {group.blocked.map(({ action, refusal }) => (
        <BlockedButton key={JSON.stringify(action)} label={actionWords(action, reading)} reason={why(refusal)} />
      ))}
    </div>
  )
}
