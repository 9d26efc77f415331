import { ACTION_NAMES, type Action, labelIn, type Offer } from '@roundhouse/engine'
import type { JSX } from 'preact'
import type { Reading } from '../../contracts.js'
import { Brings } from '../../study/brings.js'
import { actionName } from '../action-name.js'
import { BlockedButton, OfferButton } from '../offer-button.js'
import { RangeOffer } from '../range-offer.js'
import { useDecision } from '../use-decision.js'
import type { GroupProps } from './group-props.js'

const MONEY: ReadonlySet<string> = new Set(['price', 'amount', 'help'])
/** Which of several places on a hex: the hex says enough. */
const UNSAID: ReadonlySet<string> = new Set(['type', 'by', 'city'])
/** What changes no run. */
const STILL: ReadonlySet<string> = new Set(['borrow', 'repay', 'bankrupt', 'endGame'])

/** An action in words, whatever it is: its name, and each of its facts by name. */
export const actionWords = (action: Action, reading: Reading, without?: string): string =>
  [labelIn(ACTION_NAMES, action.type, reading.language), ...factsOf(action, reading, without)].join(' · ')

const factsOf = (action: Action, { naming }: Reading, without?: string): readonly string[] =>
  Object.entries(action).flatMap(([field, value]): readonly string[] => {
    if (UNSAID.has(field) || field === without || typeof value === 'object') return []
    if (typeof value === 'number') return [MONEY.has(field) ? naming.money(value) : String(value)]
    if (typeof value !== 'string') return []
    return [field === 'hex' ? naming.hex(value) : field === 'train' ? value.replace(/-\d+$/, '') : naming.name(value)]
  })

/** Any kind of action without a part of its own: plain buttons. Titles to come appear by themselves. */
export const GenericGroup = ({ group }: GroupProps): JSX.Element => {
  const { table, reading, why } = useDecision()
  const nameOf = (action: Action, without?: string): string =>
    [actionName(action.type, reading, table.session.choices.value), ...factsOf(action, reading, without)].join(' · ')
  const offerOf = (offer: Offer): JSX.Element => {
    const { action, range } = offer
    const key = JSON.stringify(action)
    const risky = action.type === 'bankrupt' || action.type === 'endGame'
    if (!range)
      return (
        <OfferButton
          key={key}
          action={action}
          label={nameOf(action)}
          twice={risky}
          kind={risky ? 'danger' : ''}
          detail={!STILL.has(action.type) && <Brings action={action} />}
        />
      )
    const label = (value: number): string => `${nameOf(action, range.field)} · ${reading.naming.money(value)}`
    return <RangeOffer key={key} offer={offer} label={label} of={nameOf(action, range.field)} />
  }
  return (
    <div class="offers">
      {group.offers.map(offerOf)}
      {group.blocked.map(({ action, refusal }) => (
        <BlockedButton key={JSON.stringify(action)} label={nameOf(action)} reason={why(refusal)} />
      ))}
    </div>
  )
}
