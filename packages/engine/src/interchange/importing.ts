import type { Setup } from '../core/setup.js'
import { setupProblem } from '../core/setupProblem.js'
import { fileSetup } from './fileSetup.js'
import { standing } from './history.js'
import type { ImportNote } from './note.js'
import { isName, isRecord, type Loose, shortened, textOf, typeOf } from './parse.js'
import type { ImportProblem } from './problem.js'
import type { Exchange } from './vocabulary.js'

/** One entry of a file's list of actions. */
export interface ImportedAction {
  readonly id: string | number
  readonly type: string
  readonly entity: string | number
  /** Undone later, or an undo or redo itself: it never happened. */
  readonly skipped: boolean
  /** The action, and those their engine took along with it. */
  readonly said: readonly Loose[]
}

/** A file understood as far as that goes without playing it. */
export interface ImportedGame extends Exchange {
  readonly setup: Setup
  /** What the file asks for besides, and is not known here. */
  readonly notes: readonly ImportNote[]
  readonly fileId: string | number
  /** Their name of the title, and its options as in the file. */
  readonly name: string
  readonly optionalRules: readonly string[]
  readonly actions: readonly ImportedAction[]
}

export type Imported =
  | { readonly ok: true; readonly game: ImportedGame }
  | { readonly ok: false; readonly problem: ImportProblem }

/** More than any table shows of a name. */
const LONGEST_NAME = 200

/** Some files have no ids of players, or nothing but their ids or names. */
const playerOf = (player: unknown): { readonly id: string | number; readonly name: string } | null => {
  const { id, name } = isRecord(player) ? player : { id: player, name: player }
  const known = isName(id) ? id : name
  if (!isName(known)) return null
  const called = typeof name === 'string' && name.trim() !== '' ? name : String(known)
  return called.trim() === '' ? null : { id: known, name: called.slice(0, LONGEST_NAME) }
}

type NamedTitle = Exchange['words']['names'][number]

const wrongCount = (title: string, players: number): ImportProblem => ({
  code: 'playerCount',
  params: { title, players },
})

/** Those who play; a crowd is not even read. */
const playersOf = (file: Loose, { name, players: counts }: NamedTitle): Setup['players'] | ImportProblem => {
  const listed = Array.isArray(file.players) ? file.players : []
  if (listed.length > 0 && !counts.includes(listed.length)) return wrongCount(name, listed.length)
  const players = listed.flatMap((player: unknown) => playerOf(player) ?? [])
  if (listed.length === 0 || players.length < listed.length) return { code: 'notAGame', params: { field: 'players' } }
  const ids = players.map(({ id }) => String(id))
  const twice = ids.find((id, i) => ids.indexOf(id) < i)
  return twice === undefined ? players : { code: 'samePlayers', params: { id: shortened(twice) } }
}

/** Old files number no actions: they are meant by their places. */
const actionsOf = (raw: readonly unknown[]): readonly ImportedAction[] => {
  const list = raw.map((each, index): Loose => {
    const action: Loose = isRecord(each) ? each : { type: typeOf(each) }
    return isName(action.id) ? action : { ...action, id: index + 1 }
  })
  const stands = standing(list)
  return list.map((action, index) => ({
    id: action.id as string | number,
    type: typeOf(action),
    entity: isName(action.entity) ? action.entity : '',
    skipped: !stands.has(index),
    said: [action, ...(Array.isArray(action.auto_actions) ? action.auto_actions.filter(isRecord) : [])],
  }))
}

/** Old rulings the file does not name; what it names comes first. */
const withEarlier = (game: ImportedGame): ImportedGame => {
  const { setup, words } = game
  const earlier = setup.ruleset === '18xx.games' ? words.earlier?.(game) : undefined
  return earlier ? { ...game, setup: { ...setup, switches: { ...earlier, ...setup.switches } } } : game
}

/** A game file of 18xx.games → how it was set up and what was done; `replay` plays it. */
export const importGame = (exchanges: readonly Exchange[], json: unknown): Imported => {
  const fail = (problem: ImportProblem): Imported => ({ ok: false, problem })
  const missing = (field: string): Imported => fail({ code: 'notAGame', params: { field } })
  if (!isRecord(json)) return missing('title')
  if (json.format === 'roundhouse') return fail({ code: 'ownFile', params: {} })
  if (typeof json.title !== 'string') return missing('title')
  const name = json.title
  const named = exchanges.flatMap((exchange) => exchange.words.names.map((each) => ({ ...each, exchange })))
  const found = named.find((each) => each.name === name)
  if (!found) {
    const known = named.map((each) => each.name).join(', ')
    return fail({ code: 'unknownTitle', params: { title: shortened(name), known } })
  }
  const { exchange } = found
  const { title, words } = exchange
  const players = playersOf(json, found)
  if ('code' in players) return fail(players)
  if (!Array.isArray(json.actions)) return missing('actions')
  const { setup, notes } = fileSetup(exchange, json, players)
  if (setupProblem(title, setup)?.problem === 'players') return fail(wrongCount(name, players.length))
  const fileId = isName(json.id) ? json.id : ''
  const settings = isRecord(json.settings) ? json.settings : {}
  const optionalRules = Array.isArray(settings.optional_rules) ? settings.optional_rules.map(textOf) : []
  const actions = actionsOf(json.actions)
  return { ok: true, game: withEarlier({ title, words, setup, notes, fileId, name, optionalRules, actions }) }
}
