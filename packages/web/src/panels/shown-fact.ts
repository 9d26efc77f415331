import type { Json, Language, ShownFact } from '@roundhouse/engine'
import type { Naming } from '../contracts.js'

/** A value in words: ids by name, yes by nothing, since the label says it all. */
export const valueText = (value: Json, naming: Naming): string => {
  if (value === true || value === null) return ''
  if (typeof value === 'string') return naming.name(value)
  if (Array.isArray(value)) return value.map((each: Json) => valueText(each, naming)).join(', ')
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([id, each]) => `${naming.name(id)} ${valueText(each, naming)}`.trim())
      .join(', ')
  return String(value)
}

/** In one piece, for small spaces: `Bonds 2`. */
export const factText = ({ label, value }: ShownFact, language: Language, naming: Naming): string =>
  [label[language], valueText(value, naming)].filter((part) => part !== '').join(' ')
