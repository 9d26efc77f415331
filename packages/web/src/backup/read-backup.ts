import { isPlayer } from '@roundhouse/engine'
import { readOwnFile } from '../store/game-file.js'
import type { StoredTable, TableCard, TableLog } from '../store/record.js'
import type { Backup } from './backup-file.js'

export type ReadBackup =
  /** `lost`: names of tables that cannot be read. */
  | { readonly ok: true; readonly backup: Backup; readonly lost: readonly string[] }
  | { readonly ok: false; readonly why: 'broken' | 'newer' }

type Loose = Readonly<Record<string, unknown>>
const isRecord = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string'
const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText)
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0

const ID = /^[\w-]{1,64}$/
const ORIGINS = ['new', 'file', 'example'] as const

const cardIn = (raw: unknown): TableCard | null => {
  if (!isRecord(raw)) return null
  const { id, name, title, players, colours, created, changed, revision, actions, finished, turn } = raw
  const origin = ORIGINS.find((each) => each === raw.origin)
  if (!isText(id) || !ID.test(id) || !isText(name) || name.length > 200 || !isText(title) || !origin) return null
  if (!isTexts(players) || !isTexts(colours) || typeof finished !== 'boolean') return null
  if (!isCount(created) || !isCount(changed) || !isCount(revision) || !isCount(actions)) return null
  const card = { id, version: 1, name, title, players, colours, created, changed, revision, actions, finished } as const
  return { ...card, origin, ...(isText(turn) && isPlayer(turn) && { turn }) }
}

/** What is kept of the file a table came from: told of when the table is opened, played by nobody. */
const isGivenFile = (value: unknown): value is NonNullable<TableLog['file']> => {
  if (!isRecord(value)) return false
  const { text, of, followed, notes, passes, action, said, why } = value
  if (!isText(text) || (of !== 'roundhouse' && of !== '18xx.games') || !isCount(followed)) return false
  if (notes !== undefined && !Array.isArray(notes)) return false
  if (passes !== undefined && !(isRecord(passes) && isCount(passes.leftOut) && isCount(passes.added))) return false
  return why === undefined || (isRecord(why) && isText(action) && isText(said))
}

const logIn = (raw: unknown, card: TableCard): TableLog | null => {
  if (!isRecord(raw) || raw.id !== card.id) return null
  const read = readOwnFile({ ...raw, format: 'roundhouse', version: 1, name: card.name, colours: card.colours })
  if (!read.ok || read.wrong || read.file.setup.title !== card.title) return null
  const { setup, actions, rules, present, from, lines, bots, botMoves } = read.file
  const { cursor, file } = raw
  if (!isCount(cursor) || cursor > actions.length) return null
  const lost = (isCount(raw.lostLines) ? raw.lostLines : 0) + (read.lostLines ?? 0)
  return {
    id: card.id,
    setup,
    actions,
    cursor,
    ...(rules !== undefined && { rules }),
    ...(present && { present }),
    ...(from && { from }),
    ...(lines && { lines }),
    ...(bots && { bots }),
    ...(botMoves && { botMoves }),
    ...(isGivenFile(file) && { file }),
    ...(lost > 0 && { lostLines: lost }),
  }
}

const tableIn = (raw: unknown): StoredTable | null => {
  const card = isRecord(raw) ? cardIn(raw.card) : null
  const log = card && logIn((raw as Loose).log, card)
  return card && log && { card, log }
}

const nameIn = (raw: unknown): string =>
  isRecord(raw) && isRecord(raw.card) && isText(raw.card.name) ? raw.card.name.slice(0, 80) : '?'

/** Text of a file → a backup, all of it parsed before anything is done with it. */
export const readBackup = (text: string): ReadBackup => {
  const broken: ReadBackup = { ok: false, why: 'broken' }
  let json: unknown
  try {
    json = JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    return broken
  }
  if (!isRecord(json) || json.format !== 'roundhouse-backup') return broken
  const { version, made, tables, memory } = json
  if (isCount(version) && version > 1) return { ok: false, why: 'newer' }
  if (version !== 1 || !isCount(made) || !Array.isArray(tables) || !isRecord(memory)) return broken
  const read = tables.map(tableIn)
  const kept = Object.entries(memory).filter((entry): entry is [string, string] => isText(entry[1]))
  return {
    ok: true,
    backup: {
      format: 'roundhouse-backup',
      version: 1,
      made,
      tables: read.filter((table) => table !== null),
      memory: Object.fromEntries(kept),
    },
    lost: tables.filter((_, i) => read[i] === null).map(nameIn),
  }
}
