import { useSignal } from '@preact/signals'
import type { ResultOf } from '@roundhouse/server/client'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { Link } from '../app/link.js'
import { language } from '../app/settings.js'
import { sayIn } from '../texts/say.js'
import { findOut, me, server } from './server.js'
import { netTexts } from './texts.js'
import './lobby.css'

type Card = ResultOf<'listTables'>['tables'][number]

const LOOK_EVERY = 10_000
const MOST = 12

const Row = ({ card }: { card: Card }): JSX.Element => {
  const say = sayIn(netTexts, language.value)
  const own = me.value !== null && typeof me.value === 'object' ? me.value.id : null
  const seat = card.seats.find(({ user }) => user !== null && user === own)?.seat
  const decider = card.seats.find((each) => each.seat === card.decider)
  const free = card.seats.filter(({ name }) => name === '').length
  const isMine = card.status === 'running' && decider !== undefined && decider.seat === seat
  const tells = (): string => {
    if (card.status === 'open') return say('seatsFree', { n: free })
    if (card.status === 'running') return isMine ? say('yourTurn') : say('waitsFor', { name: decider?.name ?? '' })
    return say('over')
  }
  return (
    <li class={isMine ? 'online-row is-mine' : 'online-row'}>
      <Link to={{ at: 'online', id: card.id }} class="table-name">
        {card.title}
        {card.name !== '' && ` · ${card.name}`}
      </Link>
      <span class="small soft">
        {card.seats.flatMap(({ name }) => (name === '' ? [] : [name])).join(', ')} · {tells()}
      </span>
    </li>
  )
}

const List = ({ title, cards }: { title: string; cards: readonly Card[] }): JSX.Element | null =>
  cards.length === 0 ? null : (
    <>
      <h3>{title}</h3>
      <ul class="tables">
        {cards.slice(0, MOST).map((card) => (
          <Row key={card.id} card={card} />
        ))}
      </ul>
    </>
  )

/** Those that wait for this player come first. */
const byTurn = (own: string, cards: readonly Card[]): readonly Card[] => {
  const waits = (card: Card): number =>
    card.status === 'running' && card.seats.some(({ seat, user }) => user === own && seat === card.decider) ? 0 : 1
  return [...cards].sort((a, b) => waits(a) - waits(b) || b.updated - a.updated)
}

/** Tables over the network: mine, those to sit down at, those to watch. Nothing where the page has no server. */
export const Lobby = (): JSX.Element | null => {
  const mine = useSignal<readonly Card[]>([])
  const open = useSignal<readonly Card[]>([])
  const running = useSignal<readonly Card[]>([])
  const say = sayIn(netTexts, language.value)
  useEffect(() => {
    let left = false
    const look = async (): Promise<void> => {
      await findOut()
      if (left || me.value === 'alone' || document.hidden) return
      const lists = (['mine', 'open', 'running'] as const).map(async (state) => {
        if (state === 'mine' && me.value === null) return []
        return (await server().ask('listTables', { query: { state } })).body.tables
      })
      try {
        const [own = [], free = [], others = []] = await Promise.all(lists)
        const known = new Set(own.map(({ id }) => id))
        mine.value = own
        open.value = free.filter(({ id }) => !known.has(id))
        running.value = others.filter(({ id }) => !known.has(id))
      } catch {
        // Looked for again soon.
      }
    }
    void look()
    const timer = setInterval(() => void look(), LOOK_EVERY)
    return () => {
      left = true
      clearInterval(timer)
    }
  }, [mine, open, running, me.value])
  const now = me.value
  if (now === undefined || now === 'alone') return null
  const isEmpty = mine.value.length + open.value.length + running.value.length === 0
  return (
    <section class="lobby stack" aria-labelledby="online">
      <h2 id="online">{say('online')}</h2>
      {now !== null && <p class="small soft">{say('youAre', { name: now.name })}</p>}
      {isEmpty && <p class="soft">{say('none')}</p>}
      <List title={say('mine')} cards={now === null ? [] : byTurn(now.id, mine.value)} />
      <List title={say('openTables')} cards={open.value} />
      <List title={say('running')} cards={running.value} />
    </section>
  )
}
