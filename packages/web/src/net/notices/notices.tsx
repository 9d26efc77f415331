import { type Signal, useSignal } from '@preact/signals'
import type { ResultOf } from '@roundhouse/server/client'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { language } from '../../app/settings.js'
import { sayIn } from '../../texts/say.js'
import { AskForm } from '../account/ask-form.js'
import { programOf } from '../account/program.js'
import { failing } from '../entering.js'
import { server } from '../server.js'
import { canPush, subscribe } from './push.js'
import { noticeTexts } from './texts.js'

type State = ResultOf<'getNotices'>
type Receiver = State['receivers'][number]

const FLAVOURS = ['discord', 'slack', 'telegram', 'plain'] as const

const ReceiverRow = ({ receiver, onChange }: { receiver: Receiver; onChange(): Promise<void> }): JSX.Element => {
  const say = sayIn(noticeTexts, language.value)
  const said = useSignal<string | null>(null)
  const { id, kind, confirmed, failing: fails } = receiver
  const params = { receiver: id }
  const label = kind === 'push' ? programOf(receiver.label) : receiver.label
  const test = async (): Promise<void> => {
    const why = await failing(() => server().ask('testReceiver', { params }))
    if (why === null) await onChange()
    said.value = why ?? say('tested')
  }
  const remove = async (): Promise<void> => {
    said.value = await failing(() => server().ask('removeReceiver', { params }))
    await onChange()
  }
  return (
    <li data-receiver={kind}>
      <span class="row spread">
        <span>
          {label}
          {(!confirmed || fails) && <span class="small soft block">{say(confirmed ? 'failing' : 'unconfirmed')}</span>}
        </span>
        <span class="row">
          {confirmed && (
            <button type="button" class="button" onClick={() => void test()}>
              {say('test')}
            </button>
          )}
          <button type="button" class="button quiet" onClick={() => void remove()}>
            {say('remove')}
          </button>
        </span>
      </span>
      {said.value && (
        <p class="small" role="status">
          {said.value}
        </p>
      )}
      {!confirmed && (
        <AskForm
          fields={[{ name: 'code', label: say('code'), autocomplete: 'off' }]}
          submit={say('confirm')}
          onSubmit={async ({ code }) => {
            await server().ask('confirmReceiver', { params, body: { code: code.trim() } })
            await onChange()
          }}
        />
      )}
    </li>
  )
}

const Webhook = ({ onChange }: { onChange(): Promise<void> }): JSX.Element => {
  const say = sayIn(noticeTexts, language.value)
  const flavour: Signal<(typeof FLAVOURS)[number]> = useSignal('discord')
  const isTelegram = flavour.value === 'telegram'
  return (
    <details class="more">
      <summary>{say('webhook')}</summary>
      <label>
        <span class="label">{say('flavour')}</span>
        <select
          class="field"
          value={flavour.value}
          onChange={(event) => {
            flavour.value = FLAVOURS[event.currentTarget.selectedIndex] ?? 'plain'
          }}
        >
          {FLAVOURS.map((each) => (
            <option key={each} value={each}>
              {say(each)}
            </option>
          ))}
        </select>
      </label>
      <AskForm<'url' | 'chat'>
        fields={[
          {
            name: 'url',
            label: say('url'),
            type: 'url',
            autocomplete: 'off',
            ...(isTelegram && { help: say('telegramHelp') }),
          },
          ...(isTelegram ? [{ name: 'chat', label: say('chat'), autocomplete: 'off' } as const] : []),
        ]}
        submit={say('addWebhook')}
        onSubmit={async ({ url, chat }) => {
          const about = isTelegram ? { chat: chat.trim() } : {}
          await server().ask('addReceiver', {
            body: { kind: 'webhook', flavour: flavour.value, url: url.trim(), ...about },
          })
          await onChange()
        }}
      />
    </details>
  )
}

const Push = ({ pushKey, onChange }: { pushKey: string; onChange(): Promise<void> }): JSX.Element => {
  const say = sayIn(noticeTexts, language.value)
  const why = useSignal<string | null>(null)
  const turnOn = async (): Promise<void> => {
    let isOn = false
    why.value = await failing(async () => {
      isOn = await subscribe(pushKey).catch((error: unknown) => {
        if (error instanceof DOMException) return false
        throw error
      })
    })
    why.value ??= isOn ? null : say('pushNot')
    await onChange()
  }
  return (
    <div>
      {canPush() ? (
        <button type="button" class="button" onClick={() => void turnOn()}>
          {say('pushOn')}
        </button>
      ) : (
        <p class="small soft">{say('pushNot')}</p>
      )}
      {why.value && (
        <p role="alert" class="warn">
          {why.value}
        </p>
      )}
    </div>
  )
}

/** Where the player is told that a table waits. */
export const Notices = (): JSX.Element => {
  const say = sayIn(noticeTexts, language.value)
  const state = useSignal<State | null>(null)
  const why = useSignal<string | null>(null)
  const look = async (): Promise<void> => {
    why.value = await failing(async () => {
      const { body } = await server().ask('getNotices')
      state.value = body
      // Notices are written in the language the page is read in.
      if (body.language !== language.peek())
        await server().ask('setNoticeLanguage', { body: { language: language.peek() } })
    })
  }
  useEffect(() => void look(), [language.value])
  const now = state.value
  return (
    <section aria-labelledby="notices">
      <h2 id="notices">{say('notices')}</h2>
      <p class="small soft">{say('help')}</p>
      {why.value && (
        <p role="alert" class="warn">
          {why.value}
        </p>
      )}
      {now && (
        <>
          <ul class="session-list">
            {now.receivers.length === 0 && <li class="soft">{say('nowhere')}</li>}
            {now.receivers.map((receiver) => (
              <ReceiverRow key={receiver.id} receiver={receiver} onChange={look} />
            ))}
          </ul>
          <Push pushKey={now.pushKey} onChange={look} />
          <details class="more">
            <summary>{say('mail')}</summary>
            {now.mail ? (
              <AskForm
                fields={[{ name: 'address', label: say('address'), type: 'email', autocomplete: 'email' }]}
                submit={say('addMail')}
                onSubmit={async ({ address }) => {
                  await server().ask('addReceiver', { body: { kind: 'mail', address: address.trim() } })
                  await look()
                }}
              />
            ) : (
              <p class="small soft">{say('noMail')}</p>
            )}
          </details>
          <Webhook onChange={look} />
        </>
      )}
    </section>
  )
}
