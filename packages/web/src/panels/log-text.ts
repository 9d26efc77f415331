import { type GameEvent, type Language, logLine } from '@roundhouse/engine'
import type { Naming } from '../contracts.js'

/** A piece of a line: plain words, or somebody or something that has a sign of its own. */
export type LogPart = string | { readonly id: string; readonly text: string }

// Characters no text has: they carry ids through the sentence, so that names can be shown with their signs.
const OPEN = '\uE000'
const CLOSE = '\uE001'

const marking = (naming: Naming, signed: (id: string) => boolean) => ({
  name: (id: string) => (signed(id) ? `${OPEN}${id}${CLOSE}` : naming.name(id)),
  hex: naming.hex,
  ...(naming.tile ? { tile: naming.tile } : {}),
  money: naming.money,
})

/** A line of the log in pieces; names that have a sign (`signed`) are pieces of their own. */
export const logParts = (
  event: GameEvent,
  language: Language,
  naming: Naming,
  signed: (id: string) => boolean,
): readonly LogPart[] => {
  const text = logLine(event, language, marking(naming, signed))
  if (!text.includes(OPEN)) return [text]
  return text.split(OPEN).flatMap((piece, i): readonly LogPart[] => {
    if (i === 0) return piece === '' ? [] : [piece]
    const [id = '', rest = ''] = piece.split(CLOSE)
    return [{ id, text: naming.short(id) }, ...(rest === '' ? [] : [rest])]
  })
}

/** Does the event speak of this player or company? */
export const concerns = (event: GameEvent, id: string): boolean =>
  Object.values(event).some((value) => {
    if (value === id) return true
    if (Array.isArray(value)) return value.includes(id)
    return typeof value === 'object' && value !== null && id in value
  })
