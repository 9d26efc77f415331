import { type Action, isSeed, parseAction, RULESETS, type Setup } from '@roundhouse/engine'

/** A game as a file of ours: what determines it, and how the table looked. */
export interface GameFile {
  readonly format: 'roundhouse'
  readonly version: 1
  readonly name: string
  readonly colours: readonly string[]
  readonly setup: Setup
  readonly actions: readonly Action[]
}

/** Why a file of ours cannot be read: the field that is wrong, or that a newer version wrote it. */
export type FileFault = { readonly field: string } | { readonly newer: true }
export type ReadFile =
  | { readonly ok: true; readonly file: GameFile }
  | { readonly ok: false; readonly fault: FileFault }

type Loose = Readonly<Record<string, unknown>>
const isRecord = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isOwnFile = (json: unknown): json is Loose => isRecord(json) && json.format === 'roundhouse'

const isName = (value: unknown): value is string => typeof value === 'string' && value.length > 0 && value.length <= 200

const playerOf = (value: unknown): Setup['players'][number] | null => {
  if (!isRecord(value) || !isName(value.name)) return null
  const { name, id } = value
  return typeof id === 'string' || typeof id === 'number' ? { name, id } : { name }
}

const switchesOf = (value: unknown): Setup['switches'] | null => {
  if (value === undefined) return undefined
  if (!isRecord(value) || !Object.values(value).every((each) => ['boolean', 'number'].includes(typeof each)))
    return null
  return value as Setup['switches']
}

/** The setup, or the field that is wrong. */
const setupOf = (raw: unknown): Setup | string => {
  if (!isRecord(raw)) return 'setup'
  const { title, seed } = raw
  if (!isName(title)) return 'setup.title'
  const players = Array.isArray(raw.players) ? raw.players.map(playerOf) : []
  if (players.length === 0 || players.length > 12 || players.includes(null)) return 'setup.players'
  if (!isSeed(seed)) return 'setup.seed'
  const options = raw.options ?? []
  if (!Array.isArray(options) || !options.every(isName)) return 'setup.options'
  const ruleset = RULESETS.find((each) => each === raw.ruleset)
  if (!ruleset) return 'setup.ruleset'
  const switches = switchesOf(raw.switches)
  if (switches === null) return 'setup.switches'
  return { title, players: players as Setup['players'], seed, options, ruleset, ...(switches && { switches }) }
}

/** Parses a file of ours; what it says is played, and so judged, by the engine. */
export const readOwnFile = (json: Loose): ReadFile => {
  const fail = (fault: FileFault): ReadFile => ({ ok: false, fault })
  if (json.version !== 1)
    return fail(typeof json.version === 'number' && json.version > 1 ? { newer: true } : { field: 'version' })
  const setup = setupOf(json.setup)
  if (typeof setup === 'string') return fail({ field: setup })
  if (!Array.isArray(json.actions) || json.actions.length > 20_000) return fail({ field: 'actions' })
  const actions: Action[] = []
  for (const [i, raw] of json.actions.entries()) {
    const parsed = parseAction(raw)
    if (!parsed.ok) return fail({ field: `actions[${i}]${parsed.field === null ? '.type' : `.${parsed.field}`}` })
    actions.push(parsed.action)
  }
  const colours = Array.isArray(json.colours)
    ? json.colours.filter((each): each is string => typeof each === 'string' && /^#[0-9a-f]{6}$/i.test(each))
    : []
  const name = isName(json.name) ? json.name : setup.title
  return { ok: true, file: { format: 'roundhouse', version: 1, name, colours, setup, actions } }
}

export const writeOwnFile = (file: Omit<GameFile, 'format' | 'version'>): GameFile => ({
  format: 'roundhouse',
  version: 1,
  ...file,
})

/** A name of a table as the name of a file. */
export const fileNameOf = (name: string): string => {
  const plain = name
    .replace(/[^\p{L}\p{N}._ -]+/gu, '')
    .trim()
    .replace(/\s+/g, '-')
  return `${plain.slice(0, 60) || 'game'}.json`
}
