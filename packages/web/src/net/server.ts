import { signal } from '@preact/signals'
import { Client, Refused, type RequestOf } from '@roundhouse/server/client'
import { recall, remember } from '../app/memory.js'
import { language } from '../app/settings.js'

/** The server the page came from. */
export const server = (): Client =>
  new Client({ address: location.origin, language: language.peek(), fetch: (url, init) => fetch(url, init) })

export interface Me {
  readonly id: string
  readonly name: string
  readonly kind: 'guest' | 'account'
}

/** Who this browser is to the server: null = nobody yet, 'alone' = there is no server, undefined = not asked yet. */
export const me = signal<Me | null | 'alone' | undefined>(undefined)

/** The code with which one is let in where only the invited are; a link may bring it along. */
export const invitation = signal(new URLSearchParams(globalThis.location?.search ?? '').get('invitation') ?? '')

/** The server has said that it lets in only the invited. */
export const isInvitationNeeded = signal(false)

let asking: Promise<void> | null = null

/** This browser has been given a name before: then the server is asked for it. */
const ENTERED = 'entered'

const ask = async (): Promise<void> => {
  try {
    if (recall(ENTERED) !== 'yes') {
      const { body: health } = await server().ask('health')
      me.value = health.ok ? null : 'alone'
      return
    }
    const { body } = await server().ask('whoAmI')
    me.value = { id: body.id, name: body.name, kind: body.kind }
  } catch (error) {
    me.value = error instanceof Refused && error.status === 401 ? null : 'alone'
  }
}

/** Asks once, however many parts of the page want to know. */
export const findOut = (): Promise<void> => {
  asking ??= ask()
  return asking
}

/** The server's cookie keeps the name. */
const nowAs = (now: Me): void => {
  remember(ENTERED, 'yes')
  me.value = now
}

const invited = () => (invitation.peek() === '' ? {} : { invitation: invitation.peek().trim() })

/** Notices that the server asks for an invitation, so that the page has a field for it. */
const lettingIn = async <T>(ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Refused && error.code === 'invitation_needed') isInvitationNeeded.value = true
    throw error
  }
}

/** A guest of this browser. */
export const enterAs = async (name: string): Promise<void> => {
  const { body } = await lettingIn(() => server().ask('createGuest', { body: { name, ...invited() } }))
  nowAs({ ...body.user, kind: 'guest' })
}

/** A guest becomes the account and keeps every seat. */
export const signUp = async (account: Omit<RequestOf<'createAccount'>['body'], 'invitation'>): Promise<void> => {
  const { body } = await lettingIn(() => server().ask('createAccount', { body: { ...account, ...invited() } }))
  nowAs({ ...body.user, kind: 'account' })
}

export const signIn = async (body: RequestOf<'signIn'>['body']): Promise<void> => {
  const { body: answer } = await server().ask('signIn', { body })
  nowAs({ ...answer.user, kind: 'account' })
}

export const resetPassword = async (body: RequestOf<'resetPassword'>['body']): Promise<void> => {
  const { body: answer } = await server().ask('resetPassword', { body })
  nowAs({ ...answer.user, kind: 'account' })
}

/** This browser is nobody again. */
const forgetMe = (): void => {
  remember(ENTERED, 'no')
  me.value = null
}

export const signOut = async (): Promise<void> => {
  await server().ask('signOut')
  forgetMe()
}

export const deleteMe = async (password: string): Promise<void> => {
  await server().ask('deleteMe', { body: password === '' ? {} : { password } })
  forgetMe()
}
