import { isLookup } from '../core/ids.js'
import { isSeed, type Seed } from '../core/seed.js'
import { RULESETS, type Ruleset, type Setup } from '../core/setup.js'
import { wrongSwitch } from '../core/switches.js'
import { standing } from './history.js'
import { isRecord, type Loose, textOf, typeOf } from './parse.js'
import type { ImportProblem } from './problem.js'
import type { Exchange, TitleInterchange } from './vocabulary.js'

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
  readonly fileId: string | number
  /** Their name of the title, and its options as in the file. */
  readonly name: string
  readonly optionalRules: readonly string[]
  readonly actions: readonly ImportedAction[]
}

export type Imported =
  | { readonly ok: true; readonly game: ImportedGame }
  | { readonly ok: false; readonly problem: ImportProblem }

const isName = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && isLookup(value))

/** Some files have no ids of players, or nothing but their ids or names. */
const playerOf = (player: unknown): { readonly id: string | number; readonly name: string } | null => {
  const { id, name } = isRecord(player) ? player : { id: player, name: player }
  const known = isName(id) ? id : name
  return isName(known) ? { id: known, name: textOf(typeof name === 'string' ? name : known) } : null
}

const playersOf = (file: Loose): Setup['players'] | undefined => {
  if (!Array.isArray(file.players) || file.players.length === 0) return undefined
  const players = file.players.flatMap((player: unknown) => playerOf(player) ?? [])
  const ids = new Set(players.map(({ id }) => String(id)))
  return ids.size === file.players.length ? players : undefined
}

/** Theirs is a number, and the id where the file has none; a wide one is ours alone. */
const seedOf = (settings: Loose, id: unknown, ruleset: string): Seed | undefined => {
  const own = isRecord(settings.roundhouse) ? settings.roundhouse.seed : undefined
  if (ruleset === 'rulebook' && isSeed(own)) return own
  if (typeof settings.seed === 'number' && Number.isSafeInteger(settings.seed)) return Math.abs(settings.seed)
  const digits = /\d+/.exec(textOf(id))?.[0]
  return digits === undefined ? undefined : Number(digits)
}

/** Switches for old rulings the file names, and those turned by hand in a game of ours. */
const switchesOf = (settings: Loose, words: TitleInterchange): Setup['switches'] => {
  const quirks = Array.isArray(settings.oracle_quirks) ? settings.oracle_quirks : []
  const own =
    isRecord(settings.roundhouse) && isRecord(settings.roundhouse.switches) ? settings.roundhouse.switches : {}
  const turned = quirks.map((quirk) => (isName(quirk) && words.quirks?.[quirk]) || {})
  const all = { ...Object.assign({}, ...turned), ...own }
  return Object.keys(all).length > 0 ? (all as Setup['switches']) : undefined
}

/** The seats, the last ones with nobody in them where the title plays them; undefined = it does not play so many. */
const seatsOf = (
  players: Setup['players'],
  settings: Loose,
  ruleset: string,
  { automata: names = [] }: Exchange['title'],
): Setup['players'] | undefined => {
  const count = isRecord(settings.roundhouse) ? (settings.roundhouse.automata ?? 0) : 0
  if (count === 0) return players
  const isPossible = ruleset === 'rulebook' && players.length === 1 + Number(count) && Number(count) <= names.length
  return isPossible ? players.map((seat, i) => (i === 0 ? seat : { ...seat, automaton: true })) : undefined
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
  const exchange = exchanges.find(({ words }) => words.names.some((each) => each.name === name))
  if (!exchange) return fail({ code: 'unknownTitle', params: { title: name } })
  const players = playersOf(json)
  if (!players) return missing('players')
  if (!Array.isArray(json.actions)) return missing('actions')
  const { title, words } = exchange
  if (!words.names.find((each) => each.name === name)?.players.includes(players.length)) {
    return fail({ code: 'playerCount', params: { title: name, players: players.length } })
  }
  const settings = isRecord(json.settings) ? json.settings : {}
  const optionalRules = Array.isArray(settings.optional_rules) ? settings.optional_rules.map(textOf) : []
  const options = words.options(optionalRules)
  if ('unknown' in options) return fail({ code: 'unknownOption', params: { title: name, option: options.unknown } })
  const ruleset = isRecord(settings.roundhouse) ? textOf(settings.roundhouse.ruleset) : '18xx.games'
  if (!(RULESETS as readonly string[]).includes(ruleset)) return fail({ code: 'unknownRuleset', params: { ruleset } })
  const seats = seatsOf(players, settings, ruleset, title)
  if (!seats) return missing('settings.roundhouse.automata')
  const seed = seedOf(settings, json.id, ruleset)
  if (seed === undefined) return fail({ code: 'noSeed', params: { id: textOf(json.id) } })
  const switches = switchesOf(settings, words)
  const wrong = wrongSwitch(title.switches, switches)
  if (wrong !== undefined) return missing(`settings.roundhouse.switches.${wrong}`)
  const setup: Setup = {
    title: title.id,
    players: seats,
    seed,
    options,
    ruleset: ruleset as Ruleset,
    ...(switches ? { switches } : {}),
  }
  const fileId = isName(json.id) ? json.id : ''
  const actions = actionsOf(json.actions)
  return { ok: true, game: withEarlier({ title, words, setup, fileId, name, optionalRules, actions }) }
}
