import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { Link } from '../../app/link.js'
import { language } from '../../app/settings.js'
import { appTexts } from '../../app/texts.js'
import { TopBar } from '../../app/top-bar.js'
import { sayIn } from '../../texts/say.js'
import { failing } from '../entering.js'
import { Notices } from '../notices/notices.js'
import { ShowProfile } from '../profile/show-profile.js'
import { deleteMe, findOut, type Me, me, server, signOut } from '../server.js'
import { netTexts } from '../texts.js'
import { AskForm } from './ask-form.js'
import { ResetPassword, SignIn, SignUp } from './entrance.js'
import { Sessions } from './sessions.js'
import { accountTexts } from './texts.js'
import './account.css'

const Delete = ({ who }: { who: Me }): JSX.Element => {
  const say = sayIn(accountTexts, language.value)
  const isGuest = who.kind === 'guest'
  return (
    <details class="more">
      <summary>{say(isGuest ? 'deleteGuest' : 'delete')}</summary>
      <p class="small soft">{say('deleteHelp')}</p>
      <AskForm<'password'>
        fields={
          isGuest
            ? []
            : [{ name: 'password', label: say('password'), type: 'password', autocomplete: 'current-password' }]
        }
        submit={say(isGuest ? 'deleteGuest' : 'delete')}
        kind="danger"
        onSubmit={({ password }) => deleteMe(password ?? '')}
      />
    </details>
  )
}

const Account = ({ who }: { who: Me }): JSX.Element => {
  const say = sayIn(accountTexts, language.value)
  return (
    <>
      <p class="row spread">
        <span>{say('signedInAs', { name: who.name })}</span>
        <button type="button" class="button" onClick={() => void failing(signOut)}>
          {say('signOut')}
        </button>
      </p>
      <ShowProfile who={who} />
      <Notices />
      <Sessions />
      <section aria-labelledby="password">
        <h2 id="password">{say('changePassword')}</h2>
        <AskForm
          fields={[
            { name: 'password', label: say('oldPassword'), type: 'password', autocomplete: 'current-password' },
            {
              name: 'new',
              label: say('newPassword'),
              type: 'password',
              autocomplete: 'new-password',
              minLength: 8,
              help: say('passwordHelp'),
            },
          ]}
          submit={say('changePassword')}
          done={say('passwordChanged')}
          onSubmit={(body) => server().ask('changePassword', { body })}
        />
      </section>
      <Delete who={who} />
    </>
  )
}

const Guest = ({ who }: { who: Me }): JSX.Element => {
  const say = sayIn(accountTexts, language.value)
  return (
    <>
      <p>{say('guest', { name: who.name })}</p>
      <SignUp guest={who} />
      <details class="more">
        <summary>{say('haveOne')}</summary>
        <p class="small soft">{say('leavesSeats', { name: who.name })}</p>
        <SignIn />
      </details>
      <ShowProfile who={who} />
      <Notices />
      <Delete who={who} />
    </>
  )
}

const Nobody = (): JSX.Element => {
  const say = sayIn(accountTexts, language.value)
  return (
    <>
      <p class="soft">{say('why')}</p>
      <section aria-labelledby="sign-in">
        <h2 id="sign-in">{say('signIn')}</h2>
        <SignIn />
        <details class="more">
          <summary>{say('forgotten')}</summary>
          <ResetPassword />
        </details>
      </section>
      <section aria-labelledby="sign-up">
        <h2 id="sign-up">{say('newAccount')}</h2>
        <SignUp guest={null} />
      </section>
    </>
  )
}

/** Who one is to the server: signing up, in and out, sessions, password, the end of it. */
export const AccountPage = (): JSX.Element => {
  const say = sayIn(accountTexts, language.value)
  useEffect(() => void findOut(), [])
  const now = me.value
  return (
    <>
      <TopBar />
      <main class="account stack">
        <h1>{say('account')}</h1>
        {now === 'alone' && (
          <>
            <p role="alert">{sayIn(netTexts, language.value)('unreachable')}</p>
            <Link to={{ at: 'home' }}>{sayIn(appTexts, language.value)('home')}</Link>
          </>
        )}
        {now === null && <Nobody />}
        {typeof now === 'object' &&
          now !== null &&
          (now.kind === 'guest' ? <Guest who={now} /> : <Account who={now} />)}
      </main>
    </>
  )
}
