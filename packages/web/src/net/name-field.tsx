import type { Signal } from '@preact/signals'
import type { JSX } from 'preact'
import { language } from '../app/settings.js'
import { sayIn } from '../texts/say.js'
import { invitation, isInvitationNeeded, me } from './server.js'
import { netTexts } from './texts.js'

/** The code of an invitation, where the server asks for one. */
export const InvitationField = (): JSX.Element | null => {
  const say = sayIn(netTexts, language.value)
  if (!isInvitationNeeded.value && invitation.value === '') return null
  return (
    <label>
      <span class="label">{say('invitation')}</span>
      <input
        class="field"
        name="invitation"
        autocomplete="off"
        maxLength={100}
        value={invitation.value}
        onInput={(event) => {
          invitation.value = event.currentTarget.value
        }}
      />
    </label>
  )
}

/** What somebody is called at tables over the network; nothing where the server knows already. */
export const NameField = ({ name }: { name: Signal<string> }): JSX.Element | null => {
  const say = sayIn(netTexts, language.value)
  if (me.value !== null) return null
  return (
    <>
      <label>
        <span class="label">{say('yourName')}</span>
        <input
          class="field"
          name="nickname"
          autocomplete="nickname"
          maxLength={40}
          value={name.value}
          onInput={(event) => {
            name.value = event.currentTarget.value
          }}
        />
      </label>
      <InvitationField />
    </>
  )
}
