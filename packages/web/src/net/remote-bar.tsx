import { useSignal } from '@preact/signals'
import { mentionsIn } from '@roundhouse/server/client'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { language as chosen } from '../app/settings.js'
import { register } from '../commands/registry.js'
import { PlayerMark } from '../parts/player-mark.js'
import { useTable } from '../table/model.js'
import { sayIn } from '../texts/say.js'
import { EndedOrders, OrdersPanel } from './ahead/orders-panel.js'
import { aheadTexts } from './ahead/texts.js'
import { AskedOf, UndoWish } from './asked.js'
import { Chat } from './chat.js'
import { Clock } from './pace/clock.js'
import { People } from './people.js'
import type { RemoteTable } from './remote-table.js'
import { Since } from './since.js'
import { netTexts } from './texts.js'
import './remote-bar.css'

type Opened = 'people' | 'chat' | 'ahead' | null

/** Above a table over the network: who is there, whom it waits for, what is asked, and talk. */
export const RemoteBar = ({ remote }: { remote: RemoteTable }): JSX.Element => {
  const { session, reading } = useTable()
  const { language, looks, naming } = reading.value
  const say = sayIn(netTexts, language)
  const open = useSignal<Opened>(null)
  const read = useSignal(remote.chat.value.length)
  const box = useRef<HTMLDivElement>(null)
  const { seats } = remote.view.value
  const here = remote.present.value
  const decider = session.looking.value === null && session.branch.value === null ? session.decider.value : null
  const { ahead } = remote
  const inForce = ahead?.list.value.filter(({ ended }) => ended === null).length ?? 0
  const isTalking = open.value === 'chat'
  const unread = isTalking ? 0 : Math.max(0, remote.chat.value.length - read.value)
  const own = seats.find(({ seat }) => seat === session.seat)?.name
  const isMentioned =
    own !== undefined &&
    remote.chat.value.slice(-unread || remote.chat.value.length).some(({ text }) => mentionsIn(text, [own]).length > 0)
  const toggle = (what: Opened): void => {
    open.value = open.value === what ? null : what
    read.value = remote.chat.value.length
  }
  const isOpen = open.value !== null
  useEffect(
    () =>
      ahead === null
        ? undefined
        : register([
            {
              id: 'ahead',
              group: 'game',
              label: () => sayIn(aheadTexts, chosen.value)('title'),
              keys: ['KeyO'],
              run: () => {
                open.value = open.peek() === 'ahead' ? null : 'ahead'
              },
            },
          ]),
    [ahead, open],
  )
  useEffect(() => {
    if (!isOpen) return undefined
    const onPointer = (event: PointerEvent): void => {
      if (box.current?.contains(event.target as Node)) return
      open.value = null
      read.value = remote.chat.value.length
    }
    addEventListener('pointerdown', onPointer)
    return () => removeEventListener('pointerdown', onPointer)
  }, [isOpen, open, read, remote])
  const waiting =
    decider === null ? '' : decider === session.seat ? say('yourTurn') : say('waitsFor', { name: naming.name(decider) })
  const status = remote.connection.value === 'lost' ? say('lost') : remote.waiting.value > 0 ? say('sending') : waiting
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what is open inside
    <div
      ref={box}
      class="remote-bar"
      data-connection={remote.connection.value}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        toggle(null)
      }}
    >
      <div class="remote-line">
        <button
          type="button"
          class="button quiet remote-seats"
          title={say('people')}
          aria-expanded={open.value === 'people'}
          onClick={() => toggle('people')}
        >
          <span class="heard">{say('people')}</span>
          {seats.map(({ seat, name, bot }) => {
            const isHere = bot !== undefined || here.includes(seat)
            const look = looks[seat as `p${number}`]
            return (
              <span
                key={seat}
                class={isHere ? 'is-here' : 'is-away'}
                title={say(isHere ? 'isHere' : 'isAway', { name })}
              >
                {look && <PlayerMark look={look} />}
              </span>
            )
          })}
        </button>
        <p class="small remote-says" role="status">
          {[status, session.seat === null ? say('onlooker') : ''].filter((each) => each !== '').join(' · ')}
        </p>
        <Clock remote={remote} />
        {remote.onlookers.value > 0 && (
          <span class="small soft remote-onlookers">{say('onlookers', { n: remote.onlookers.value })}</span>
        )}
        {ahead && (
          <button
            type="button"
            class="button quiet remote-ahead"
            aria-expanded={open.value === 'ahead'}
            onClick={() => toggle('ahead')}
          >
            {sayIn(aheadTexts, language)('title')}
            {inForce > 0 && <span class="unread">{inForce}</span>}
          </button>
        )}
        <button type="button" class="button quiet" aria-expanded={isTalking} onClick={() => toggle('chat')}>
          {say('chat')}
          {unread > 0 && (
            <span class={isMentioned ? 'unread is-mention' : 'unread'}>{isMentioned ? `@ ${unread}` : unread}</span>
          )}
        </button>
      </div>
      {remote.wishes.value !== null && <UndoWish remote={remote} to={remote.wishes.value} />}
      <Since remote={remote} />
      {remote.requests.value.map((request) => (
        <AskedOf key={request.id} remote={remote} request={request} />
      ))}
      {ahead && <EndedOrders orders={ahead} />}
      {ahead && open.value === 'ahead' && <OrdersPanel orders={ahead} />}
      {isTalking && <Chat remote={remote} />}
      {open.value === 'people' && <People remote={remote} />}
    </div>
  )
}
