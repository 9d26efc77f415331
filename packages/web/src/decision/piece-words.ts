import type { Action } from '@roundhouse/engine'
import type { Reading } from '../contracts.js'
import { sayIn } from '../texts/say.js'
import { actionWords } from './groups/generic-group.js'
import { decisionTexts } from './texts.js'

/** Something that is put on a hex, in words. */
export const pieceWords = (action: Action, reading: Reading): string => {
  const { naming, language } = reading
  const say = sayIn(decisionTexts, language)
  if (action.type === 'placeToken') return say('tokenAt', { hex: naming.hex(action.hex) })
  if (action.type === 'assign' && action.hex !== undefined) {
    return say('assignAt', { company: naming.name(action.company), hex: naming.hex(action.hex) })
  }
  return actionWords(action, reading)
}
