import { Refused } from '@roundhouse/server/client'
import { language } from '../app/settings.js'
import { sayIn } from '../texts/say.js'
import { enterAs, me } from './server.js'
import { netTexts } from './texts.js'

/** Makes sure the server knows who this is; why not, in words, or null. */
export const entered = async (name: string): Promise<string | null> => {
  if (me.peek() !== null) return null
  if (name.trim() === '') return sayIn(netTexts, language.peek())('nameNeeded')
  return failing(() => enterAs(name.trim()))
}

/** Asks the server for something; why it was not done, in words, or null. */
export const failing = async (ask: () => Promise<unknown>): Promise<string | null> => {
  try {
    await ask()
    return null
  } catch (error) {
    return error instanceof Refused ? error.message : sayIn(netTexts, language.peek())('unreachable')
  }
}
