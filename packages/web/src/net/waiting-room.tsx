import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { Link } from '../app/link.js'
import { language } from '../app/settings.js'
import { appTexts } from '../app/texts.js'
import { TopBar } from '../app/top-bar.js'
import { PlayerMark } from '../parts/player-mark.js'
import { Reasoned } from '../parts/reasoned.js'
import { looksOf } from '../table/looks.js'
import { sayIn } from '../texts/say.js'
import { entered, failing } from './entering.js'
import { live } from './live.js'
import { NameField } from './name-field.js'
import { paceDetails } from './pace/pace-words.js'
import { PersonLink } from './profile/person-link.js'
import type { TableView } from './remote-table.js'
import { findOut, me, server } from './server.js'
import { netTexts } from './texts.js'
import './waiting-room.css'

/** The link for the others: handed to what the device shares with, or copied. */
const Invite = ({ link, start }: Pick<TableView, 'link' | 'start'>): JSX.Element => {
  const say = sayIn(netTexts, language.value)
  const copied = useSignal(false)
  const copy = async (): Promise<void> => {
    await navigator.clipboard?.writeText(link).catch(() => undefined)
    copied.value = true
  }
  const share = (): void => {
    navigator.share({ url: link }).catch(() => undefined)
  }
  return (
    <section class="invite">
      <p class="soft">{say(start === 'host' ? 'inviteForHost' : 'invite')}</p>
      <div class="row">
        <input
          class="field grow"
          readOnly
          value={link}
          aria-label={say('copyLink')}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" class="button" onClick={() => void copy()}>
          {say(copied.value ? 'copied' : 'copyLink')}
        </button>
        {'share' in navigator && (
          <button type="button" class="button" onClick={share}>
            {say('share')}
          </button>
        )}
      </div>
    </section>
  )
}

interface SeatListProps {
  readonly view: TableView
  readonly isHost: boolean
  attempt(ask: () => Promise<unknown>): Promise<void>
}

/** Who sits where; the host gives free seats to bots and frees taken ones. */
const SeatList = ({ view, isHost, attempt }: SeatListProps): JSX.Element => {
  const say = sayIn(netTexts, language.value)
  const looks = looksOf(
    view.seats.map(({ name }) => name),
    [],
  )
  const table = view.id
  return (
    <ol class="seat-list">
      {view.seats.map(({ seat, user, name, bot }) => (
        <li key={seat} class={name === '' ? 'is-free' : ''}>
          <span class="who">
            <PlayerMark look={looks[seat as `p${number}`]!} />
            <span>
              {name === '' ? say('free') : <PersonLink user={user} name={name} />}
              {bot && <span class="small soft"> {say('bot')}</span>}
              {seat === view.you && <span class="small soft"> {say('you')}</span>}
            </span>
          </span>
          {isHost && name === '' && (
            <button
              type="button"
              class="button quiet"
              onClick={() =>
                void attempt(() => server().ask('setBot', { params: { table, seat }, body: { bot: 'bot:normal' } }))
              }
            >
              {say('giveToBot')}
            </button>
          )}
          {isHost && name !== '' && seat !== view.you && (
            <button
              type="button"
              class="button quiet"
              aria-label={`${say('giveToAnybody')}: ${name}`}
              onClick={() => void attempt(() => server().ask('leaveSeat', { params: { table, seat } }))}
            >
              {say('giveToAnybody')}
            </button>
          )}
        </li>
      ))}
    </ol>
  )
}

/** A table before its game: who sits where, the link for the others, and the way in. */
export const WaitingRoom = ({ view, onChange }: { view: TableView; onChange(): void }): JSX.Element => {
  const say = sayIn(netTexts, language.value)
  const name = useSignal('')
  const why = useSignal<string | null>(null)
  const table = view.id
  useEffect(() => {
    void findOut()
    const channel = live(server().liveAddress(table), async ({ type }) => {
      // What has changed before the channel was there is looked for with its first word.
      if (type === 'hello' || type === 'table' || type === 'entries') onChange()
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
  return (
    <>
      <TopBar />
      <main class="waiting-room stack">
        <header>
          <h1>
            {view.title}
            {view.name !== '' && ` · ${view.name}`}
          </h1>
          <p class="soft" role="status">
            {isFull
              ? say('allHere')
              : say('seatsFree', { n: view.seats.filter(({ name: sits }) => sits === '').length })}
          </p>
          {view.pace.kind !== 'none' && <p class="small">{paceDetails(view.pace, language.value).join(' · ')}</p>}
        </header>
        <SeatList view={view} isHost={isHost} attempt={attempt} />
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
        {isHost && (view.start === 'host' || isFull) && (
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
        {(view.you !== null || isHost) && !isFull && <Invite link={view.link} start={view.start} />}
        <div class="row">
          {view.you !== null && (
            <button
              type="button"
              class="button quiet"
              onClick={() => void attempt(() => server().ask('leaveSeat', { params: { table, seat: 'mine' } }))}
            >
              {say('getUp')}
            </button>
          )}
          {isHost && (
            <button
              type="button"
              class="button quiet"
              onClick={() => void attempt(() => server().ask('closeTable', { params: { table } }))}
            >
              {say('closeTable')}
            </button>
          )}
          <Link to={{ at: 'home' }} class="button quiet">
            {sayIn(appTexts, language.value)('home')}
          </Link>
        </div>
      </main>
    </>
  )
}
