import { useSignal } from '@preact/signals'
import { Refused, type ResultOf } from '@roundhouse/server/client'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { Link } from '../../app/link.js'
import { language } from '../../app/settings.js'
import { appTexts } from '../../app/texts.js'
import { TopBar } from '../../app/top-bar.js'
import { sayIn } from '../../texts/say.js'
import { TableRow } from '../lobby-row.js'
import { findOut, me, server } from '../server.js'
import { netTexts } from '../texts.js'
import { PersonLink } from './person-link.js'
import { profileTexts } from './texts.js'
import './profile.css'

type Profile = ResultOf<'getProfile'>

const Titles = ({ titles }: Pick<Profile, 'titles'>): JSX.Element => {
  const say = sayIn(profileTexts, language.value)
  const isRated = titles.some(({ rating }) => rating !== undefined)
  const place = new Intl.NumberFormat(language.value, { maximumFractionDigits: 2 })
  return (
    <section aria-labelledby="by-title">
      <h2 id="by-title">{say('byTitle')}</h2>
      <div class="scrolls">
        <table>
          <thead>
            <tr class="soft small">
              <th scope="col">{say('title')}</th>
              {(['games', 'wins', 'meanPlace'] as const).map((each) => (
                <th key={each} scope="col" class="number">
                  {say(each)}
                </th>
              ))}
              {isRated && (
                <th scope="col" class="number">
                  {say('rating')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {titles.map((each) => (
              <tr key={each.title}>
                <th scope="row">{each.title}</th>
                <td class="number">{each.games}</td>
                <td class="number">{each.wins}</td>
                <td class="number">{place.format(each.place)}</td>
                {isRated && (
                  <td
                    class="number"
                    title={each.rating && say('ratingOf', { n: each.rating.figure, games: each.rating.games })}
                  >
                    {each.rating?.figure ?? '—'}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

const Games = ({ games, id }: Pick<Profile, 'games' | 'id'>): JSX.Element => {
  const say = sayIn(profileTexts, language.value)
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' })
  return (
    <section aria-labelledby="finished">
      <h2 id="finished">{say('finished')}</h2>
      <ul class="finished">
        {games.map(({ table, place, at }) => (
          <li key={table.id}>
            <span class="row spread">
              <Link to={{ at: 'online', id: table.id }} class="table-name">
                {table.title}
                {table.name !== '' && ` · ${table.name}`}
              </Link>
              <span class="small">{say('place', { place, of: table.players })}</span>
            </span>
            <span class="small soft">
              {table.seats
                .filter(({ user, name }) => user !== id && name !== '')
                .map(({ seat, user, name }, i) => (
                  <span key={seat}>
                    {i > 0 && ', '}
                    <PersonLink user={user} name={name} />
                  </span>
                ))}
              {' · '}
              {when.format(at)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Shown = ({ profile }: { profile: Profile }): JSX.Element => {
  const say = sayIn(profileTexts, language.value)
  const { id, name, kind, since, titles, games, tables, hidden } = profile
  const now = me.value
  const own = typeof now === 'object' && now !== null ? now.id : null
  const date = new Intl.DateTimeFormat(language.value, { dateStyle: 'long' }).format(since)
  return (
    <>
      <header>
        <h1>{name}</h1>
        <p class="soft small">
          {kind === 'guest' && `${say('guest')} · `}
          {say('since', { date })}
        </p>
        <p class="soft small">{say(own === id ? (hidden ? 'hiddenNote' : 'ownNote') : 'publicOnly')}</p>
      </header>
      {games.length === 0 && <p class="soft">{say('nothing')}</p>}
      {titles.length > 0 && <Titles titles={titles} />}
      {tables.length > 0 && (
        <section aria-labelledby="now">
          <h2 id="now">{say('now')}</h2>
          <ul class="tables">
            {tables.map((card) => (
              <TableRow key={card.id} card={card} own={own} />
            ))}
          </ul>
        </section>
      )}
      {games.length > 0 && <Games games={games} id={id} />}
    </>
  )
}

/** What somebody has played on this server: results by title, tables, finished games. */
export const ProfilePage = ({ id }: { id: string }): JSX.Element => {
  const profile = useSignal<Profile | null>(null)
  const why = useSignal<string | null>(null)
  const say = sayIn(profileTexts, language.value)
  useEffect(() => {
    let left = false
    const ask = async (): Promise<void> => {
      await findOut()
      try {
        const { body } = await server().ask('getProfile', { params: { user: id } })
        if (!left) profile.value = body
      } catch (error) {
        const isNobody = error instanceof Refused && error.status === 404
        const words = error instanceof Refused ? error.message : sayIn(netTexts, language.peek())('unreachable')
        if (!left) why.value = isNobody ? sayIn(profileTexts, language.peek())('nobody') : words
      }
    }
    void ask()
    return () => {
      left = true
    }
  }, [id, profile, why])
  const name = profile.value?.name
  useEffect(() => {
    if (name !== undefined) document.title = `${say('profile', { name })} — Roundhouse`
    return () => {
      document.title = 'Roundhouse'
    }
  }, [name, say])
  return (
    <>
      <TopBar />
      <main class="profile stack">
        {profile.value && <Shown profile={profile.value} />}
        {why.value !== null && (
          <>
            <p role="alert">{why.value}</p>
            <Link to={{ at: 'home' }}>{sayIn(appTexts, language.value)('home')}</Link>
          </>
        )}
      </main>
    </>
  )
}
