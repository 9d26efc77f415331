import type { Strength } from '@roundhouse/bots'
import {
  type PlayerId,
  type Ruleset,
  readSeed,
  type Seed,
  type Setup,
  usualConsent,
  wideSeed,
} from '@roundhouse/engine'
import { type BotSeats, newTableId, type StoredTable } from '../store/record.js'
import { PLAYER_COLOURS } from '../table/looks.js'
import type { CatalogueOption, CatalogueTitle } from './catalogue.js'

export interface Seat {
  readonly name: string
  readonly colour: string
  /** Played by a bot, which has no name of its own. */
  readonly bot?: Strength
}

/** A table being set up. */
export interface NewTableForm {
  readonly title: CatalogueTitle
  readonly seats: readonly Seat[]
  readonly options: readonly string[]
  /** As it is written; empty = whatever chance gives. */
  readonly seed: string
  readonly ruleset: Ruleset
  /** Do trades need the owner's yes? null = as usual with these rules. */
  readonly consent: boolean | null
}

/** Keys of the home page's texts. */
export type FormProblem = 'seedWrong' | 'namesAlike' | 'nameLong' | 'tooFew'

/** 18xx.games has no larger ones. */
const SEED_LIMIT = 2 ** 31

/** What nobody can guess; as on 18xx.games as little as fits there. */
const freshSeed = (ruleset: Ruleset): Seed =>
  ruleset === '18xx.games'
    ? crypto.getRandomValues(new Uint32Array(1))[0]! % SEED_LIMIT
    : wideSeed(crypto.getRandomValues(new Uint8Array(16)))

/** The seed that was written, a fresh one where none was; null = it is none. */
const seedOf = ({ seed, ruleset }: NewTableForm): Seed | null => {
  if (seed.trim() === '') return freshSeed(ruleset)
  const given = readSeed(seed.trim())
  return ruleset === '18xx.games' && (typeof given !== 'number' || given >= SEED_LIMIT) ? null : given
}

const freeColour = (seats: readonly Seat[]): string =>
  PLAYER_COLOURS.find((colour) => !seats.some((seat) => seat.colour === colour)) ?? PLAYER_COLOURS[0]!

/** Names are those of last time, as long as nobody has them yet. */
export const withSeats = (form: NewTableForm, count: number, known: readonly string[] = []): NewTableForm => {
  let seats = form.seats.slice(0, count)
  while (seats.length < count) {
    const name = known.find((each) => !seats.some((seat) => seat.name === each)) ?? ''
    seats = [...seats, { name, colour: freeColour(seats) }]
  }
  return withoutImpossible({ ...form, seats })
}

/** Of everybody at the table; those the title plays take what is left. */
export const coloursOf = (form: NewTableForm): readonly string[] => {
  const seats = [...form.seats]
  for (const name of automataAt(form)) seats.push({ name, colour: freeColour(seats) })
  return seats.map(({ colour }) => colour)
}

/** One person may sit down where the title plays the others. */
export const fewestPeople = ({ players, automata = [] }: CatalogueTitle): number =>
  automata.length > 0 ? 1 : players.min

/** Those the title plays at this table: only somebody alone has them. */
export const automataAt = ({ title, seats, ruleset }: NewTableForm): readonly string[] =>
  seats.length === 1 && ruleset === 'rulebook' ? (title.automata ?? []) : []

const clamp = (n: number, title: CatalogueTitle): number =>
  Math.max(fewestPeople(title), Math.min(title.players.max, n))

export const withTitle = (form: NewTableForm, title: CatalogueTitle): NewTableForm =>
  withSeats({ ...form, title, options: [] }, clamp(form.seats.length, title))

export const newForm = (title: CatalogueTitle, known: readonly string[] = []): NewTableForm =>
  withSeats({ title, seats: [], options: [], seed: '', ruleset: 'rulebook', consent: null }, clamp(3, title), known)

/** Do trades at this table need the owner's yes? */
export const consentAt = ({ consent, ruleset }: NewTableForm): boolean => consent ?? usualConsent(ruleset)

/** The other way round; what is usual with the rules is not written down. */
export const consentToggled = (form: NewTableForm): NewTableForm => {
  const consent = !consentAt(form)
  return { ...form, consent: consent === usualConsent(form.ruleset) ? null : consent }
}

/** Other rules; what the host has decided stays decided. */
export const withRuleset = (form: NewTableForm, ruleset: Ruleset): NewTableForm => ({
  ...form,
  ruleset,
  consent: form.consent === usualConsent(ruleset) ? null : form.consent,
})

/** Why an option cannot be had with the rest of the form. */
export type OptionBar =
  | { readonly why: 'players'; readonly counts: readonly number[] }
  | { readonly why: 'excluded'; readonly by: CatalogueOption }
  | { readonly why: 'needed'; readonly others: readonly CatalogueOption[] }

export const barOf = (form: NewTableForm, option: CatalogueOption): OptionBar | null => {
  if (option.players && !option.players.includes(form.seats.length)) return { why: 'players', counts: option.players }
  const by = form.title.options.find(
    (other) =>
      other.id !== option.id &&
      form.options.includes(other.id) &&
      (other.excludes?.includes(option.id) || option.excludes?.includes(other.id)),
  )
  if (by) return { why: 'excluded', by }
  const others = form.title.options.filter(({ id }) => option.needs?.includes(id) && !form.options.includes(id))
  return others.length > 0 ? { why: 'needed', others } : null
}

const withoutImpossible = (form: NewTableForm): NewTableForm => ({
  ...form,
  options: form.options.filter((id) => {
    const option = form.title.options.find((each) => each.id === id)
    return option !== undefined && barOf(form, option) === null
  }),
})

export const toggled = (form: NewTableForm, id: string): NewTableForm =>
  withoutImpossible({
    ...form,
    options: form.options.includes(id) ? form.options.filter((each) => each !== id) : [...form.options, id],
  })

export const withSeat = (form: NewTableForm, at: number, patch: Partial<Seat>): NewTableForm => ({
  ...form,
  seats: form.seats.map((seat, i) => (i === at ? { ...seat, ...patch } : seat)),
})

export const withBot = (form: NewTableForm, at: number, bot: Strength | undefined): NewTableForm => ({
  ...form,
  seats: form.seats.map((seat, i) => {
    if (i !== at) return seat
    const { bot: _, ...person } = seat
    return bot ? { ...person, bot } : person
  }),
})

/** The next colour nobody else has. */
export const recoloured = (form: NewTableForm, at: number): NewTableForm => {
  const now = PLAYER_COLOURS.indexOf(form.seats[at]?.colour ?? '')
  for (let step = 1; step <= PLAYER_COLOURS.length; step++) {
    const colour = PLAYER_COLOURS[(now + step) % PLAYER_COLOURS.length]!
    if (!form.seats.some((seat, i) => i !== at && seat.colour === colour)) return withSeat(form, at, { colour })
  }
  return form
}

export const movedSeat = (form: NewTableForm, from: number, to: number): NewTableForm => {
  const seats = [...form.seats]
  const [seat] = seats.splice(from, 1)
  if (seat) seats.splice(to, 0, seat)
  return { ...form, seats }
}

/** How those are called who have no name of their own. */
export interface Nameless {
  player(n: number): string
  bot(strength: Strength): string
}

/** A name left empty is a placeholder; of several bots of one strength the later ones are numbered. */
export const namesOf = ({ seats }: NewTableForm, nameless: Nameless): readonly string[] =>
  seats.map(({ name, bot }, i) => {
    if (!bot) return name.trim() || nameless.player(i + 1)
    const before = seats.slice(0, i).filter((other) => other.bot === bot).length
    return before === 0 ? nameless.bot(bot) : `${nameless.bot(bot)} ${before + 1}`
  })

/** The first seat is a person's, the others bots'. */
export const againstBots = (form: NewTableForm, bot: Strength): NewTableForm => ({
  ...form,
  seats: form.seats.map((seat, i) => (i === 0 ? seat : { ...seat, bot })),
})

const botsOf = ({ seats }: NewTableForm): BotSeats =>
  Object.fromEntries(seats.flatMap(({ bot }, i) => (bot ? [[`p${i + 1}` as PlayerId, { bot }]] : [])))

export const problemOf = (form: NewTableForm, names: readonly string[]): FormProblem | null => {
  if (seedOf(form) === null) return 'seedWrong'
  if (names.some((name) => name.length > 40)) return 'nameLong'
  const all = [...names, ...automataAt(form)]
  if (all.length < form.title.players.min) return 'tooFew'
  return new Set(all.map((name) => name.toLocaleLowerCase())).size < all.length ? 'namesAlike' : null
}

export const tableOf = (form: NewTableForm, names: readonly string[], tableName: string, now: number): StoredTable => {
  const id = newTableId()
  const automata = automataAt(form)
  const bots = botsOf(form)
  const setup: Setup = {
    title: form.title.id,
    players: [...names.map((name) => ({ name })), ...automata.map((name) => ({ name, automaton: true as const }))],
    seed: seedOf(form) ?? freshSeed(form.ruleset),
    options: form.options,
    ruleset: form.ruleset,
    ...(form.consent !== null && { consent: form.consent }),
  }
  return {
    card: {
      id,
      version: 1,
      name: tableName,
      title: form.title.id,
      players: [...names, ...automata],
      colours: coloursOf(form),
      created: now,
      changed: now,
      revision: 1,
      actions: 0,
      finished: false,
      origin: 'new',
    },
    log: { id, setup, actions: [], cursor: 0, ...(Object.keys(bots).length > 0 && { bots }) },
  }
}
