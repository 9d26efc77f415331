import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { Link } from '../app/link.js'
import { language } from '../app/settings.js'
import { TopBar } from '../app/top-bar.js'
import { Reasoned } from '../parts/reasoned.js'
import { sayIn } from '../texts/say.js'
import { entered, failing } from './entering.js'
import { live } from './live.js'
import { NameField } from './name-field.js'
import type { TableView } from './remote-keeper.js'
import { findOut, me, server } from './server.js'
import { netTexts } from './texts.js'
import './waiting-room.css'

/** A table before its game: who sits where, the link for the others, and the way in. */
export const WaitingRoom = ({ view, onChange }: { view: TableView; onChange(): void }): JSX.Element => {
  const say = sayIn(netTexts, language.value)
  const name = useSignal('')
  const why = useSignal<string | null>(null)
  const copied = useSignal(false)
  const table = view.id
  useEffect(() => {
    void findOut()
    const channel = live(server().liveAddress(table), async ({ type }) => {
      if (type === 'table' || type === 'entries') onChange()
    })
    return () => channel.close()
  }, [table, onChange])
  const now = me.value
  const own = typeof now === 'object' && now !== null ? now.id : null
  const isFull = view.seats.every(({ name: sits }) => sits !== '')
  const isHost = own !== null && own === view.host
  const attempt = async (ask: () => Promise<unknown>): Promise<void> => {
    why.value = await failing(ask)
    onChange()
  }
  const sitDown = async (event: Event): Promise<void> => {
    event.preventDefault()
    why.value = await entered(name.value)
    if (why.value === null) await attempt(() => server().ask('takeSeat', { params: { table } }))
  }
  const copy = async (): Promise<void> => {
    await navigator.clipboard?.writeText(view.link).catch(() => undefined)
    copied.value = true
  }
  return (
    <>
      <TopBar />
      <main class="waiting-room stack">
        <h1>
          {view.title}
          {view.name !== '' && ` · ${view.name}`}
        </h1>
        <section aria-labelledby="seats">
          <h2 id="seats">{say('seats')}</h2>
          <ol class="seat-list">
            {view.seats.map(({ seat, name: sits, bot }) => (
              <li key={seat} class={sits === '' ? 'soft' : ''}>
                {sits === '' ? say('free') : sits} {bot && <span class="small soft">{say('bot')}</span>}
              </li>
            ))}
          </ol>
        </section>
        {view.you === null && !isFull && (
          <form class="stack" onSubmit={sitDown}>
            <NameField name={name} />
            <button type="submit" class="button primary">
              {say('sitDown')}
            </button>
          </form>
        )}
        {why.value && (
          <p role="alert" class="warn">
            {why.value}
          </p>
        )}
        <section class="stack">
          <p class="soft">{say('invite')}</p>
          <div class="row">
            <input class="field grow" readOnly value={view.link} aria-label={say('copyLink')} />
            <button type="button" class="button" onClick={() => void copy()}>
              {say(copied.value ? 'copied' : 'copyLink')}
            </button>
          </div>
        </section>
        <div class="row">
          {isHost && (
            <Reasoned reason={isFull ? null : say('notFull')}>
              <button
                type="button"
                class="button primary"
                aria-disabled={!isFull}
                onClick={() => isFull && void attempt(() => server().ask('startTable', { params: { table } }))}
              >
                {say('begin')}
              </button>
            </Reasoned>
          )}
          {view.you !== null && (
            <button
              type="button"
              class="button quiet"
              onClick={() => {
                const { you } = view
                if (you) void attempt(() => server().ask('leaveSeat', { params: { table, seat: you } }))
              }}
            >
              {say('getUp')}
            </button>
          )}
          <Link to={{ at: 'home' }} class="button quiet">
            Roundhouse
          </Link>
        </div>
      </main>
    </>
  )
}
