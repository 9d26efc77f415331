import { isSeed, type Seed } from '../core/seed.js'
import { peopleAt, RULESETS, type Ruleset, type Setup } from '../core/setup.js'
import { wrongSwitches } from '../core/switches.js'
import { type ImportNote, notesOf } from './note.js'
import { isName, isRecord, type Loose, textOf } from './parse.js'
import type { Exchange } from './vocabulary.js'

/** A setup that can be played, and what the file asks for besides. */
export interface FileSetup {
  readonly setup: Setup
  readonly notes: readonly ImportNote[]
}

/** Seeds of 18xx.games are alike where they are alike in this. */
const SEEDS = 2n ** 31n
const wholeSeed = (seed: bigint): number =>
  seed >= 0n && seed <= Number.MAX_SAFE_INTEGER ? Number(seed) : Number(((seed % SEEDS) + SEEDS) % SEEDS)

/** Theirs is a number, else the first one in the id, else 0; a wide one is ours alone. */
const seedOf = (settings: Loose, id: unknown, ruleset: Ruleset): Seed => {
  const own = isRecord(settings.roundhouse) ? settings.roundhouse.seed : undefined
  if (ruleset === 'rulebook' && isSeed(own)) return own
  if (Number.isSafeInteger(settings.seed)) return wholeSeed(BigInt(settings.seed as number))
  return wholeSeed(BigInt(/\d{1,100}/.exec(textOf(id))?.[0] ?? 0))
}

/** Their optional rules that are played at this table: those for another number of players that program passes over too. */
const playableOf = (
  { title, words }: Exchange,
  symbols: readonly string[],
  people: number,
): { readonly symbols: readonly string[]; readonly unplayable: readonly string[] } => {
  const all = words.options(symbols)
  const taken: string[] = []
  const isPlayable = (id: string): boolean => {
    const option = title.options.find((each) => each.id === id)
    return (
      (option?.players?.includes(people) ?? true) &&
      !option?.excludes?.some((other) => taken.includes(other)) &&
      (option?.needs ?? []).every((other) => all.includes(other))
    )
  }
  const playable = symbols.filter((symbol) => {
    const options = words.options([symbol])
    if (!options.every(isPlayable)) return false
    taken.push(...options)
    return true
  })
  return { symbols: playable, unplayable: symbols.filter((symbol) => !playable.includes(symbol)) }
}

/** Switches for old rulings the file names, and those turned by hand in a game of ours. */
const switchesOf = (settings: Loose, own: Loose, { title, words }: Exchange) => {
  const quirks = Array.isArray(settings.oracle_quirks) ? settings.oracle_quirks : []
  const turned = quirks.map((quirk) => (isName(quirk) && words.quirks?.[quirk]) || {})
  const given: Loose = { ...Object.assign({}, ...turned), ...(isRecord(own.switches) ? own.switches : {}) }
  const wrong = wrongSwitches(title.switches, given)
  const known = Object.entries(given).filter(([name]) => !wrong.includes(name))
  return { switches: Object.fromEntries(known) as NonNullable<Setup['switches']>, wrong }
}

/** The seats, the last ones with nobody in them where the title plays them; null = it does not play so many. */
const seatsOf = (
  players: Setup['players'],
  automata: unknown,
  ruleset: Ruleset,
  { automata: names = [] }: Exchange['title'],
): Setup['players'] | null => {
  const isPossible =
    ruleset === 'rulebook' && players.length === 1 + Number(automata) && Number(automata) <= names.length
  return isPossible ? players.map((seat, i) => (i === 0 ? seat : { ...seat, automaton: true })) : null
}

/** How the game of a file is set up; what is not known here is left out, as that program leaves it out, and told. */
export const fileSetup = (exchange: Exchange, file: Loose, players: Setup['players']): FileSetup => {
  const { title, words } = exchange
  const settings = isRecord(file.settings) ? file.settings : {}
  const own = isRecord(settings.roundhouse) ? settings.roundhouse : {}
  const named = own.ruleset === undefined ? '18xx.games' : textOf(own.ruleset)
  const ruleset = RULESETS.find((each) => each === named) ?? '18xx.games'
  const { automata = 0 } = own
  const seats = automata === 0 ? players : seatsOf(players, automata, ruleset, title)
  const rules = Array.isArray(settings.optional_rules) ? [...new Set(settings.optional_rules.map(textOf))] : []
  const known = rules.filter((symbol) => words.symbols.includes(symbol))
  const people = peopleAt({ players: seats ?? players })
  const { symbols, unplayable } = playableOf(exchange, known, people)
  const { switches, wrong } = switchesOf(settings, own, exchange)
  const unknown = [
    ...wrong.map((name) => `settings.roundhouse.switches.${name}`),
    ...(seats ? [] : ['settings.roundhouse.automata']),
    ...(['boolean', 'undefined'].includes(typeof own.consent) ? [] : ['settings.roundhouse.consent']),
  ]
  const setup: Setup = {
    title: title.id,
    players: seats ?? players,
    seed: seedOf(settings, file.id, ruleset),
    options: words.options(symbols),
    ruleset,
    ...(typeof own.consent === 'boolean' && { consent: own.consent }),
    ...(Object.keys(switches).length > 0 && { switches }),
  }
  const notes = [
    ...notesOf('unknownRuleset', ruleset === named ? [] : [named]),
    ...notesOf(
      'unknownOptions',
      rules.filter((symbol) => !words.symbols.includes(symbol)),
    ),
    ...notesOf('unplayableOptions', unplayable),
    ...notesOf('unknownSettings', unknown),
  ]
  return { setup, notes }
}
