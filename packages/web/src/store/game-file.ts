import {
  type Action,
  parseAction,
  parseSetup,
  type Setup,
  type SetupProblem,
  type Snapshot,
  todaysForm,
} from '@roundhouse/engine'
import { movesUpTo } from '../bots/bot-moves.js'
import { botMovesIn, botSeatsIn } from '../bots/reading.js'
import type { BotMoves, BotSeats, KeptLine, TableCard, TableLog } from './record.js'

/** A game as a file of ours: what determines it, and how the table looked. */
export interface GameFile {
  readonly format: 'roundhouse'
  readonly version: 1
  readonly name: string
  readonly colours: readonly string[]
  readonly setup: Setup
  readonly actions: readonly Action[]
  /** As in `TableLog`. */
  readonly rules?: number
  readonly present?: Snapshot
  readonly from?: Snapshot
  /** Lines tried out from it. */
  readonly lines?: readonly KeptLine[]
  /** Seats of bots, and why bots did what they did. */
  readonly bots?: BotSeats
  readonly botMoves?: BotMoves
  /** The file the table came from, where not all of it is in the table. */
  readonly given?: string
}

/** Why a file of ours cannot be read: what is wrong with its set-up, the field that is wrong, or that a newer version wrote it. */
export type FileFault =
  | { readonly setup: readonly SetupProblem[] }
  | { readonly field: string }
  | { readonly newer: true }
export type ReadFile =
  /** `wrong`: an action that cannot be read; the file is taken up to it. `lostLines`: lines that cannot, left out. */
  | { readonly ok: true; readonly file: GameFile; readonly wrong?: WrongAction; readonly lostLines?: number }
  | { readonly ok: false; readonly fault: FileFault }

export interface WrongAction {
  readonly index: number
  readonly why: { readonly field: string }
}

type Loose = Readonly<Record<string, unknown>>
const isRecord = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isOwnFile = (json: unknown): json is Loose => isRecord(json) && json.format === 'roundhouse'

const isName = (value: unknown): value is string => typeof value === 'string' && value.length > 0 && value.length <= 200

const MOST_ACTIONS = 20_000
const MOST_LINES = 200

/** The actions of a list as far as they can be read, and the first that cannot; null = it is no list. */
const actionsOf = (
  raw: unknown,
  isEarlier: boolean,
): { readonly actions: readonly Action[]; readonly wrong?: WrongAction } | null => {
  if (!Array.isArray(raw) || raw.length > MOST_ACTIONS) return null
  const actions: Action[] = []
  for (const [index, each] of raw.entries()) {
    const parsed = parseAction(isEarlier ? todaysForm(each) : each)
    if (!parsed.ok) return { actions, wrong: { index, why: { field: `actions[${index}].${parsed.field ?? 'type'}` } } }
    actions.push(parsed.action)
  }
  return { actions }
}

/** An entry of a file's list of actions as it is written, whatever that is. */
export const actionAt = (json: Loose, index: number): Loose => {
  const entry: unknown = Array.isArray(json.actions) ? json.actions[index] : undefined
  if (!isRecord(entry)) return { type: typeof entry }
  const { by, ...said } = entry
  return { ...said, entity: by }
}

const isMoves = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0

/** A line kept with the game; null = it cannot be read. */
const lineOf = (raw: unknown, isEarlier: boolean): KeptLine | null => {
  if (!isRecord(raw)) return null
  const { id, name, from } = raw
  const read = actionsOf(raw.actions, isEarlier)
  if (!isName(id) || typeof name !== 'string' || name.length > 200 || !isMoves(from) || !read || read.wrong) return null
  return { id, name, from, actions: read.actions }
}

/** The lines kept with the game, and how many there are that cannot be read; what is no list is one of those. */
const linesOf = (raw: unknown, isEarlier: boolean): { readonly lines: readonly KeptLine[]; readonly lost: number } => {
  if (!Array.isArray(raw)) return { lines: [], lost: 1 }
  const lines = raw.slice(0, MOST_LINES).flatMap((each) => lineOf(each, isEarlier) ?? [])
  return { lines, lost: raw.length - lines.length }
}

const isVersion = (value: unknown): value is number => isMoves(value) && value > 0

/** Whether its state is one, whoever goes on from it finds out. */
const isSnapshot = (value: unknown): value is Snapshot =>
  isRecord(value) &&
  typeof value.title === 'string' &&
  isVersion(value.version) &&
  isMoves(value.number) &&
  isRecord(value.state) &&
  typeof value.hash === 'string'

/** Parses a file of ours; what it says is played, and so judged, by the engine. */
export const readOwnFile = (json: Loose): ReadFile => {
  const fail = (fault: FileFault): ReadFile => ({ ok: false, fault })
  if (json.version !== 1)
    return fail(typeof json.version === 'number' && json.version > 1 ? { newer: true } : { field: 'version' })
  const parsed = parseSetup(json.setup)
  if (!parsed.ok) return fail({ setup: parsed.problems })
  const { setup } = parsed
  const { rules } = json
  if (rules !== undefined && !isVersion(rules)) return fail({ field: 'rules' })
  const isEarlier = rules === undefined
  const read = actionsOf(json.actions, isEarlier)
  if (!read) return fail({ field: 'actions' })
  const { actions, wrong } = read
  const { lines, lost } = linesOf(json.lines ?? [], isEarlier)
  const colours = Array.isArray(json.colours)
    ? json.colours.filter((each): each is string => typeof each === 'string' && /^#[0-9a-f]{6}$/i.test(each))
    : []
  const name = isName(json.name) ? json.name : setup.title
  const given = typeof json.given === 'string' ? { given: json.given } : {}
  const positions = {
    ...(isSnapshot(json.present) && { present: json.present }),
    ...(isSnapshot(json.from) && { from: json.from }),
  }
  const file = writeOwnFile({
    name,
    colours,
    setup,
    actions,
    lines,
    bots: botSeatsIn(json.bots, setup.players.length),
    botMoves: botMovesIn(json.botMoves, actions.length),
    ...(isVersion(rules) && { rules, ...positions }),
    ...given,
  })
  return { ok: true, file, ...(wrong && { wrong }), ...(lost > 0 && { lostLines: lost }) }
}

export const writeOwnFile = ({
  lines = [],
  bots = {},
  botMoves = {},
  ...file
}: Omit<GameFile, 'format' | 'version'>): GameFile => ({
  format: 'roundhouse',
  version: 1,
  ...file,
  ...(lines.length > 0 && { lines }),
  ...(Object.keys(bots).length > 0 && { bots }),
  ...(Object.keys(botMoves).length > 0 && { botMoves }),
})

/** A table as a file of ours; what was undone is not in it, nor what was tried out from there. */
export const ownFileOf = ({ name, colours }: Pick<TableCard, 'name' | 'colours'>, log: TableLog): GameFile => {
  const { setup, actions, cursor, rules, present, from, lines = [], bots = {}, botMoves = {}, file } = log
  return writeOwnFile({
    name,
    colours,
    setup,
    actions: actions.slice(0, cursor),
    ...(rules !== undefined && { rules }),
    ...(present && { present }),
    ...(from && { from }),
    lines: lines.filter((line) => line.from <= cursor),
    bots,
    botMoves: movesUpTo(botMoves, cursor),
    ...(file && { given: file.text }),
  })
}

/** A name of a table as the name of a file. */
export const fileNameOf = (name: string): string => {
  const plain = name
    .replace(/[^\p{L}\p{N}._ -]+/gu, '')
    .trim()
    .replace(/\s+/g, '-')
  return `${plain.slice(0, 60) || 'game'}.json`
}
