import type { GameEvent } from '../event.js'
import type { Language } from '../rules.js'
import { EVENT_TEXTS, type FieldKind } from './events.js'
import { format, type Param, type Params } from './message.js'
import { ENDING_NAMES, labelIn, ROUND_NAMES } from './steps.js'

/** How the one who shows the log calls things: players by name, money with the title's currency. */
export interface Naming {
  name(id: string): string
  hex(id: string): string
  /** Tiles by what is printed on them; by their ids where absent. */
  tile?(id: string): string
  money(amount: number): string
}

const param = (kind: FieldKind, value: unknown, naming: Naming, language: Language): Param => {
  if (value === undefined || value === null) return null
  if (Array.isArray(value)) return value.length > 0 ? value.map((id) => naming.name(String(id))).join(', ') : null
  if (typeof value === 'object') {
    const amounts = Object.entries(value as Readonly<Record<string, number>>)
    return amounts.map(([id, amount]) => `${naming.name(id)} ${naming.money(amount)}`).join(', ')
  }
  if (typeof value === 'number') return kind === 'money' ? { value, text: naming.money(value) } : value
  const id = String(value)
  switch (kind) {
    case 'name':
    case 'names':
      return { value: id, text: naming.name(id) }
    case 'hex':
      return { value: id, text: naming.hex(id) }
    case 'tile':
      return { value: id, text: naming.tile?.(id) ?? id }
    case 'round':
      return { value: id, text: labelIn(ROUND_NAMES, id, language) }
    case 'ending':
      return { value: id, text: labelIn(ENDING_NAMES, id, language) }
    case 'money':
    case 'amounts':
    case 'number':
    case 'word':
      return id
    default:
      return kind satisfies never
  }
}

/** One line of the log. */
export const logLine = (event: GameEvent, language: Language, naming: Naming): string => {
  const { fields, text } = EVENT_TEXTS[event.type]
  const values = new Map<string, unknown>(Object.entries(event))
  const params: Params = Object.fromEntries(
    Object.entries<FieldKind>(fields).map(([field, kind]) => [field, param(kind, values.get(field), naming, language)]),
  )
  return format(text[language], params, language)
}
