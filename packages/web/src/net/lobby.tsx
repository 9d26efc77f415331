import { catalogue } from 'virtual:catalogue'
import { useSignal } from '@preact/signals'
import { LANGUAGES } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { language } from '../app/settings.js'
import { appTexts } from '../app/texts.js'
import { sayIn } from '../texts/say.js'
import { byTurn, type Card, type Filter, fits, waitsFor } from './lobby-list.js'
import { TableRow } from './lobby-row.js'
import { paceTexts } from './pace/texts.js'
import { findOut, me, server } from './server.js'
import { netTexts } from './texts.js'
import './lobby.css'

const LOOK_EVERY = 10_000
const MOST = 12
const STATES = ['mine', 'open', 'running', 'finished'] as const
type Lists = Readonly<Record<(typeof STATES)[number], readonly Card[]>>
const NOTHING: Lists = { mine: [], open: [], running: [], finished: [] }

const List = ({
  title,
  cards,
  own,
}: {
  title: string
  cards: readonly Card[]
  own: string | null
}): JSX.Element | null =>
  cards.length === 0 ? null : (
    <>
      <h3>{title}</h3>
      <ul class="tables">
        {cards.slice(0, MOST).map((card) => (
          <TableRow key={card.id} card={card} own={own} />
        ))}
      </ul>
    </>
  )

/** Which tables with free seats are shown. */
const Filters = ({ filter, onChange }: { filter: Filter; onChange(filter: Filter): void }): JSX.Element => {
  const say = sayIn(netTexts, language.value)
  const select = (key: keyof Filter, any: string, options: readonly (readonly [string, string])[]): JSX.Element => (
    <select
      class="field small"
      aria-label={any}
      value={filter[key]}
      onChange={(event) => onChange({ ...filter, [key]: event.currentTarget.value })}
    >
      <option value="">{any}</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  )
  const pace = sayIn(paceTexts, language.value)
  return (
    <div class="filters">
      {select(
        'title',
        say('filterTitle'),
        catalogue.map(({ id }) => [id, id]),
      )}
      {select(
        'pace',
        say('filterPace'),
        (['none', 'slow', 'live'] as const).map((kind) => [kind, pace(kind)]),
      )}
      {select(
        'seats',
        say('filterSeats'),
        [2, 3].map((n) => [String(n), say('filterSeatsN', { n })]),
      )}
      {select(
        'language',
        say('filterLanguage'),
        LANGUAGES.map((each) => [each, sayIn(appTexts, language.value)(each)]),
      )}
    </div>
  )
}

/** Few enough to look through without a filter. */
const UNFILTERED = 3

const OpenTables = ({ cards, own }: { cards: readonly Card[]; own: string | null }): JSX.Element | null => {
  const say = sayIn(netTexts, language.value)
  const filter = useSignal<Filter>({ title: '', pace: '', seats: '', language: '' })
  if (cards.length === 0) return null
  const shown = cards.filter((card) => fits(card, filter.value))
  return (
    <>
      <h3>{say('openTables')}</h3>
      {cards.length > UNFILTERED && (
        <Filters
          filter={filter.value}
          onChange={(next) => {
            filter.value = next
          }}
        />
      )}
      {shown.length === 0 && <p class="soft small">{say('noneFits')}</p>}
      <ul class="tables">
        {shown.slice(0, MOST).map((card) => (
          <TableRow key={card.id} card={card} own={own} />
        ))}
      </ul>
    </>
  )
}

/** Tables over the network: mine, those to sit down at, those to watch. Nothing where the page has no server. */
export const Lobby = (): JSX.Element | null => {
  const lists = useSignal<Lists>(NOTHING)
  const say = sayIn(netTexts, language.value)
  const now = me.value
  const own = typeof now === 'object' && now !== null ? now.id : null
  useEffect(() => {
    let left = false
    const look = async (): Promise<void> => {
      await findOut()
      if (left || me.value === 'alone' || document.hidden) return
      const asked = STATES.map(async (state) => {
        if (state === 'mine' && me.value === null) return []
        return (await server().ask('listTables', { query: { state } })).body.tables
      })
      try {
        const [mine = [], ...others] = await Promise.all(asked)
        const known = new Set(mine.map(({ id }) => id))
        const [open = [], running = [], finished = []] = others.map((cards) => cards.filter(({ id }) => !known.has(id)))
        if (!left) lists.value = { mine, open, running, finished }
      } catch {
        // Looked for again soon.
      }
    }
    void look()
    const timer = setInterval(() => void look(), LOOK_EVERY)
    const again = (): void => void look()
    document.addEventListener('visibilitychange', again)
    return () => {
      left = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', again)
    }
  }, [lists, own])
  const { mine, open, running, finished } = lists.value
  const waiting = own === null ? 0 : mine.filter((card) => waitsFor(card, own)).length
  useEffect(() => {
    document.title = waiting > 0 ? `(${waiting}) Roundhouse` : 'Roundhouse'
    return () => {
      document.title = 'Roundhouse'
    }
  }, [waiting])
  if (now === undefined || now === 'alone') return null
  const isEmpty = STATES.every((state) => lists.value[state].length === 0)
  const isOver = ({ status }: Card): boolean => status === 'finished'
  return (
    <section class="lobby" aria-labelledby="online">
      <h2 id="online">{say('online')}</h2>
      {waiting > 0 && <p role="status">{say('waiting', { n: waiting })}</p>}
      {isEmpty && <p class="soft">{say('none')}</p>}
      <List
        title={say('mine')}
        cards={
          own === null
            ? []
            : byTurn(
                own,
                mine.filter((card) => !isOver(card)),
              )
        }
        own={own}
      />
      <OpenTables cards={open} own={own} />
      <List title={say('running')} cards={running} own={own} />
      <List title={say('finished')} cards={[...mine.filter(isOver), ...finished]} own={own} />
    </section>
  )
}
