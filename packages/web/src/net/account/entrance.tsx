import type { JSX } from 'preact'
import { language } from '../../app/settings.js'
import { sayIn } from '../../texts/say.js'
import { InvitationField } from '../name-field.js'
import { type Me, resetPassword, signIn, signUp } from '../server.js'
import { AskForm } from './ask-form.js'
import { accountTexts } from './texts.js'

const MIN_PASSWORD = 8

/** A new account; a guest becomes it. */
export const SignUp = ({ guest }: { guest: Me | null }): JSX.Element => {
  const say = sayIn(accountTexts, language.value)
  return (
    <AskForm
      fields={[
        { name: 'name', label: say('name'), autocomplete: 'username', ...(guest && { value: guest.name }) },
        {
          name: 'password',
          label: say('password'),
          type: 'password',
          autocomplete: 'new-password',
          minLength: MIN_PASSWORD,
          help: say('passwordHelp'),
        },
        { name: 'email', label: say('email'), type: 'email', autocomplete: 'email', isOptional: true },
      ]}
      submit={say(guest ? 'become' : 'create')}
      onSubmit={({ name, password, email }) =>
        signUp({ name: name.trim(), password, ...(email.trim() !== '' && { email: email.trim() }) })
      }
    >
      {guest === null && <InvitationField />}
    </AskForm>
  )
}

export const SignIn = (): JSX.Element => {
  const say = sayIn(accountTexts, language.value)
  return (
    <AskForm
      fields={[
        { name: 'name', label: say('name'), autocomplete: 'username' },
        { name: 'password', label: say('password'), type: 'password', autocomplete: 'current-password' },
      ]}
      submit={say('signIn')}
      onSubmit={signIn}
    />
  )
}

/** A new password with a code of whoever runs the server. */
export const ResetPassword = (): JSX.Element => {
  const say = sayIn(accountTexts, language.value)
  return (
    <>
      <p class="small soft">{say('resetHelp')}</p>
      <AskForm
        fields={[
          { name: 'code', label: say('code'), autocomplete: 'off' },
          {
            name: 'password',
            label: say('newPassword'),
            type: 'password',
            autocomplete: 'new-password',
            minLength: MIN_PASSWORD,
            help: say('passwordHelp'),
          },
        ]}
        submit={say('setPassword')}
        onSubmit={({ code, password }) => resetPassword({ code: code.trim(), password })}
      />
    </>
  )
}
