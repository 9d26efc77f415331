import { useSignal } from '@preact/signals'
import type { ActionOf, Offer, Refusal } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { CompanySign } from '../../parts/company-sign.js'
import { Brings } from '../../study/brings.js'
import { BlockedButton, OfferButton } from '../offer-button.js'
import { RangeOffer } from '../range-offer.js'
import { useDecision } from '../use-decision.js'
import type { GroupProps } from './group-props.js'

type BuyTrain = ActionOf<'buyTrain'>
type Blocked = { readonly action: BuyTrain; readonly refusal: Refusal }

const isBank = (from: string): boolean => from === 'bank' || from === 'discard'
const keyOf = ({ from, train, name, power = '' }: BuyTrain): string => `${from} ${train} ${name} ${power}`

/** Trains of other companies: a line for each company, its trains side by side; the chosen one is haggled for below. */
const FromOthers = ({
  from,
  offers,
  blocked,
  open,
  onOpen,
}: {
  from: string
  offers: readonly Offer[]
  blocked: readonly Blocked[]
  open: string
  onOpen(key: string): void
}): JSX.Element => {
  const { reading, say, why } = useDecision()
  const { naming, signs } = reading
  const chosen = offers.find(({ action }) => keyOf(action as BuyTrain) === open)
  const label = (action: BuyTrain, price: number): string =>
    `${say('train', { train: action.name })}: ${say('buyFor', { price: naming.money(price) })}`
  return (
    <li class="seller" data-seller={from}>
      <p class="row spread">
        <span class="who">
          {signs[from] && <CompanySign sign={signs[from]} size={22} />}
          {naming.name(from)}
        </span>
        <span class="chips">
          {offers.map(({ action }) => {
            const train = action as BuyTrain
            return (
              <button
                key={keyOf(train)}
                type="button"
                class="button chip"
                aria-expanded={keyOf(train) === open}
                aria-label={`${say('fromOther', { company: naming.name(from) })}: ${say('train', { train: train.name })}`}
                onClick={() => onOpen(keyOf(train) === open ? '' : keyOf(train))}
              >
                {train.name}
              </button>
            )
          })}
          {blocked.map(({ action, refusal }) => (
            <BlockedButton key={keyOf(action)} label={action.name} reason={why(refusal)} />
          ))}
        </span>
      </p>
      {chosen &&
        (chosen.range ? (
          <RangeOffer
            key={open}
            offer={chosen}
            label={(price) => label(chosen.action as BuyTrain, price)}
            of={say('train', { train: (chosen.action as BuyTrain).name })}
          />
        ) : (
          <OfferButton
            action={chosen.action}
            label={label(chosen.action as BuyTrain, (chosen.action as BuyTrain).price)}
            detail={<Brings action={chosen.action} />}
          />
        ))}
    </li>
  )
}

/** Trains by who sells them, with what their purchase does to other trains. */
export const TrainGroup = ({ group }: GroupProps): JSX.Element => {
  const { reading, say, why } = useDecision()
  const { naming } = reading
  const open = useSignal('')
  const all = [...group.offers, ...group.blocked].map(({ action }) => action as BuyTrain)
  const sellers = [...new Set(all.map(({ from }) => from))]
  const offersOf = (from: string): readonly Offer[] =>
    group.offers.filter(({ action }) => (action as BuyTrain).from === from)
  const blockedOf = (from: string): readonly Blocked[] =>
    group.blocked.flatMap(({ action, refusal }) =>
      (action as BuyTrain).from === from ? [{ action: action as BuyTrain, refusal }] : [],
    )
  const fromBank = (offer: Offer): JSX.Element => {
    const action = offer.action as BuyTrain
    const detail = (
      <>
        {action.power && <span class="soft small">{naming.name(action.power)}</span>}
        {action.help && <span class="soft small">{say('presidentPays', { money: naming.money(action.help) })}</span>}
        <Brings action={action} />
      </>
    )
    const label = `${say('train', { train: action.name })}: ${say('buyFor', { price: naming.money(action.price) })}`
    return <OfferButton key={keyOf(action)} action={action} label={label} detail={detail} />
  }
  const others = sellers.filter((from) => !isBank(from))
  return (
    <>
      {sellers.filter(isBank).map((from) => (
        <section key={from} class="sub-group">
          <h4 class="soft">{say(from === 'bank' ? 'fromBank' : 'fromDiscard')}</h4>
          <div class="offers">
            {offersOf(from).map(fromBank)}
            {blockedOf(from).map(({ action, refusal }) => (
              <BlockedButton
                key={keyOf(action)}
                label={`${say('train', { train: action.name })} ${naming.money(action.price)}`}
                reason={why(refusal)}
              />
            ))}
          </div>
        </section>
      ))}
      {others.length > 0 && (
        <section class="sub-group">
          <h4 class="soft">{say('fromOthers')}</h4>
          <ul class="sellers">
            {others.map((from) => (
              <FromOthers
                key={from}
                from={from}
                offers={offersOf(from)}
                blocked={blockedOf(from)}
                open={open.value}
                onOpen={(key) => {
                  open.value = key
                }}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
