import { isRecord, type Loose } from './parse.js'

/** More than fits on a line. */
const LONGEST = 160
const MOST_VALUES = 12
/** Fields nobody has to read to know what was done. */
const UNTOLD = new Set(['type', 'id', 'entity', 'entity_type', 'user', 'created_at', 'updated_at', 'auto_actions'])

/** Plain values as they are; of lists their plain values, of anything deeper only that it is there. */
const valueText = (value: unknown, isInside = false): string => {
  if (Array.isArray(value)) {
    if (isInside) return value.every((each) => typeof each === 'string') ? value.slice(0, MOST_VALUES).join('-') : '…'
    const shown = value.slice(0, MOST_VALUES).map((each) => valueText(each, true))
    return [...shown, ...(value.length > MOST_VALUES ? ['…'] : [])].join(' ')
  }
  if (!isRecord(value)) return String(value).slice(0, LONGEST)
  const { train } = value
  return isInside && (typeof train === 'string' || typeof train === 'number') ? `train ${train}` : '…'
}

/** What a file says was done, in its own words on one line: `lay_tile NYC: hex C15, tile 57-1, rotation 2`. */
export const saidText = (said: Loose, nameOf: (entity: string | number) => string = String): string => {
  const { entity } = said
  const by = typeof entity === 'string' || typeof entity === 'number' ? ` ${nameOf(entity)}` : ''
  const fields = Object.entries(said)
    .filter(([name, value]) => !UNTOLD.has(name) && value !== null && value !== undefined)
    .slice(0, MOST_VALUES)
    .map(([name, value]) => `${name} ${valueText(value)}`)
  const told = `${valueText(said.type) || '…'}${by}${fields.length > 0 ? `: ${fields.join(', ')}` : ''}`
  return told.length > LONGEST ? `${told.slice(0, LONGEST)}…` : told
}
