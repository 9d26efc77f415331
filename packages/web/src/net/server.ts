import { signal } from '@preact/signals'
import { Client, Refused } from '@roundhouse/server/client'
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

let asking: Promise<void> | null = null

/** This browser has been given a name before: then the server is asked for it. */
const ENTERED = 'entered'

const ask = async (): Promise<void> => {
  try {
    if (recall(ENTERED) === null) {
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

/** A guest of this browser; the server's cookie keeps the name. */
export const enterAs = async (name: string): Promise<void> => {
  const { body } = await server().ask('createGuest', { body: { name } })
  remember(ENTERED, 'yes')
  me.value = { ...body.user, kind: 'guest' }
}
