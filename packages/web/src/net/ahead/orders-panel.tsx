import type { JSX } from 'preact'
import { useTable } from '../../table/model.js'
import { sayIn } from '../../texts/say.js'
import { OrderForm } from './order-form.js'
import { endedWords, orderWords, untilWords } from './order-words.js'
import type { GivenOrder, OwnOrders } from './own-orders.js'
import { aheadTexts } from './texts.js'
import './ahead.css'

/** One order: what it does, what ends it or has ended it, and the way to be rid of it. */
const OneOrder = ({ orders, given }: { orders: OwnOrders; given: GivenOrder }): JSX.Element => {
  const { reading } = useTable()
  const say = sayIn(aheadTexts, reading.value.language)
  const { id, order, carriedOut, ended } = given
  const until = untilWords(order, reading.value)
  return (
    <li data-order={order.kind} data-ended={ended?.why}>
      <span>
        <strong>{orderWords(order, reading.value)}</strong>
        {ended === null && until !== '' && <span class="small"> {until}</span>}
        {ended && <span class="small order-ended"> {endedWords(ended, reading.value)}</span>}
        {carriedOut > 0 && <span class="small soft"> · {say('carriedOut', { n: carriedOut })}</span>}
      </span>
      <button type="button" class="button" onClick={() => void orders.remove(id)}>
        {say(ended ? 'forget' : 'remove')}
      </button>
    </li>
  )
}

/** The player's own moves ahead: those in force, what has become of others, and a new one. */
export const OrdersPanel = ({ orders }: { orders: OwnOrders }): JSX.Element => {
  const { session, reading } = useTable()
  const say = sayIn(aheadTexts, reading.value.language)
  const list = orders.list.value
  const isRunning = session.game.value.state.ended === undefined
  return (
    <section class="remote-sheet chat ahead" aria-label={say('title')}>
      <p class="small soft">{say('help')}</p>
      <ul class="orders">
        {list.length === 0 && <li class="small soft">{say('none')}</li>}
        {list.map((given) => (
          <OneOrder key={given.id} orders={orders} given={given} />
        ))}
      </ul>
      {isRunning && <OrderForm orders={orders} />}
    </section>
  )
}

/** What has ended an order that its player has not taken note of; the end of a round is nothing to tell. */
export const EndedOrders = ({ orders }: { orders: OwnOrders }): JSX.Element | null => {
  const { reading } = useTable()
  const say = sayIn(aheadTexts, reading.value.language)
  const ended = orders.list.value.filter(({ ended: end }) => end && end.why !== 'over' && end.why !== 'round')
  if (ended.length === 0) return null
  return (
    <div class="asked" role="status" data-asked="ended">
      <ul class="undone small">
        {ended.map(({ id, order, ended: end }) => (
          <li key={id}>
            {orderWords(order, reading.value)} — {end && endedWords(end, reading.value)}
          </li>
        ))}
      </ul>
      <button
        type="button"
        class="button"
        onClick={() => {
          for (const { id } of ended) void orders.remove(id)
        }}
      >
        {say('forget')}
      </button>
    </div>
  )
}
