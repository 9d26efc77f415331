// Game files with something wrong in them, each made from an honest one by a seed.
import { Dice } from '@roundhouse/bots'
import type { GameFile } from '@roundhouse/engine'
import { placesIn, STRANGE_NAMES, STRANGE_NUMBERS, STRANGE_VALUES, valueAt, withAt } from '@roundhouse/engine/testing'

export interface Mutated {
  /** What was done to it. */
  readonly kind: string
  readonly text: string
  /** Entries before which nothing was touched; 0 = the head of the file was. */
  readonly honest: number
}

type Entry = Readonly<Record<string, unknown>>
type Change = (entries: readonly Entry[], at: number, dice: Dice) => readonly unknown[]

/** Stands in data for lists so deep in lists that no data of that depth could be written. */
const DEEP = 'as deep as '
const written = (value: unknown): string =>
  JSON.stringify(value).replace(/"as deep as (\d+)"/g, (_, depth: string) => {
    const n = Number(depth)
    return `${'['.repeat(n)}${']'.repeat(n)}`
  })

/** A place inside an entry, the entry itself included. */
const placeIn = (entry: Entry, dice: Dice): readonly (string | number)[] => dice.one([[], ...placesIn(entry)])

const strangeFor = (value: unknown): readonly unknown[] => [
  ...STRANGE_VALUES,
  ...(typeof value === 'number' ? STRANGE_NUMBERS : STRANGE_NAMES),
]

const takesBack = (entry: unknown): boolean => ['undo', 'redo'].some((type) => (entry as Entry | null)?.type === type)

const replaced = (entries: readonly Entry[], at: number, value: unknown): readonly unknown[] =>
  entries.with(at, value as Entry)

const changed = (entries: readonly Entry[], at: number, value: (old: unknown, dice: Dice) => unknown, dice: Dice) => {
  const entry = entries[at] as Entry
  const path = placeIn(entry, dice)
  return replaced(entries, at, withAt(entry, path, value(valueAt(entry, path), dice)))
}

/** What can be done to one entry of the list of actions. */
const CHANGES: Readonly<Record<string, Change>> = {
  dropped: (entries, at) => entries.toSpliced(at, 1),
  doubled: (entries, at) => entries.toSpliced(at, 0, entries[at] as Entry),
  swapped: (entries, at) =>
    entries.with(at, entries[at + 1] ?? {}).with(Math.min(at + 1, entries.length - 1), entries[at] as Entry),
  elsewhere: (entries, at, dice) => entries.toSpliced(at, 0, dice.one(entries)),
  'of another': (entries, at, dice) => {
    const name = dice.one(Object.keys(entries[at] as Entry))
    const values = entries.flatMap((entry) => (name in entry ? [entry[name]] : []))
    return replaced(entries, at, { ...entries[at], [name]: dice.one(values) })
  },
  'another type': (entries, at, dice) => replaced(entries, at, { ...entries[at], type: dice.one(entries).type }),
  'without a field': (entries, at, dice) => {
    const { [dice.one(Object.keys(entries[at] as Entry))]: _, ...rest } = entries[at] as Entry
    return replaced(entries, at, rest)
  },
  strange: (entries, at, dice) => changed(entries, at, (old) => dice.one(strangeFor(old)), dice),
  'another number': (entries, at, dice) =>
    changed(
      entries,
      at,
      (old) => (typeof old === 'number' ? old + dice.between(-9, 9) : dice.between(-99, 9999)),
      dice,
    ),
  'garbled text': (entries, at, dice) =>
    changed(entries, at, (old) => (typeof old === 'string' ? [...old].reverse().join('') : String(old)), dice),
  'taken along': (entries, at, dice) =>
    replaced(entries, at, { ...entries[at], auto_actions: [dice.one(entries), null, [], dice.one(entries)] }),
  'taken back': (entries, at, dice) =>
    entries.toSpliced(at, 0, {
      type: dice.one(['undo', 'redo']),
      action_id: dice.one([undefined, -1, at - 3, 1e9, 'x']),
    }),
  nested: (entries, at, dice) => changed(entries, at, () => `${DEEP}${dice.between(50, 20_000)}`, dice),
  'many of them': (entries, at, dice) =>
    replaced(entries, at, {
      ...entries[at],
      [dice.one(['shares', 'routes', 'auto_actions'])]: Array(5000).fill(entries[at]),
    }),
}

const HEADS: Readonly<Record<string, (file: GameFile, dice: Dice) => unknown>> = {
  'strange head': (file, dice) => {
    const { actions, ...head } = file
    const path = dice.one([...placesIn(head)])
    return { ...(withAt(head, path, dice.one(strangeFor(valueAt(head, path)))) as object), actions }
  },
  'another seed': (file, dice) => ({ ...file, settings: { ...file.settings, seed: dice.between(0, 1e9) } }),
  'another title': (file, dice) => ({ ...file, title: dice.one(['1846', '18MEX', '1849', '18Mag', '1830', '']) }),
  'no list': (file, dice) => ({ ...file, actions: dice.one(STRANGE_VALUES) }),
}

const TEXTS: Readonly<Record<string, (text: string, dice: Dice) => string>> = {
  'cut off': (text, dice) => text.slice(0, dice.between(0, text.length - 1)),
  'a wrong letter': (text, dice) => {
    const at = dice.between(0, text.length - 1)
    return text.slice(0, at) + dice.one(['"', '{', ']', '0', 'x', '\\', '\u0000', ',']) + text.slice(at + 1)
  },
}

/** Far larger than any game: text, entries that say nothing, and entries that take each other back. */
export const HUGE = 50_000_000
const filled = (count: number, value: unknown): readonly unknown[] => Array(Math.floor(count)).fill(value)
const HUGE_FILES: Readonly<Record<string, (file: GameFile, size: number) => unknown>> = {
  'a long story': (file, size) => ({ ...file, description: 'x'.repeat(size) }),
  'a long chat': (file, size) => ({
    ...file,
    actions: [...filled(size / 60, { type: 'message', entity: 1, message: 'hello' }), ...file.actions.slice(0, 40)],
  }),
  'taken back for ever': (file, size) => ({
    ...file,
    actions: [
      ...filled(size / 90, { type: 'undo' }),
      ...filled(size / 90, { type: 'redo' }),
      ...filled(size / 90, { type: 'pass' }),
    ],
  }),
  'many of nothing': (file, size) => ({ ...file, players: filled(size / 5, null) }),
  'deep down': (file, size) => ({ ...file, settings: `${DEEP}${size / 2}` }),
}

/** Files of about this size, one of each kind. */
export const hugeFiles = (file: GameFile, size: number): readonly (() => Mutated)[] =>
  Object.entries(HUGE_FILES).map(([kind, make]) => () => ({ kind, text: written(make(file, size)), honest: 0 }))

/** How far a file is followed at most: what comes late is met by those who play on. */
export const FAR = 320

/** The file of a seed. */
export const mutated = (files: readonly GameFile[], seed: number): Mutated => {
  const dice = new Dice(seed)
  const file = dice.one(files)
  const way = dice.roll()
  if (way < 0.08) {
    const kind = dice.one(Object.keys(HEADS))
    const early = { ...file, actions: file.actions.slice(0, 60) }
    return { kind, text: written(HEADS[kind]?.(early, dice)), honest: 0 }
  }
  if (way < 0.14) {
    const kind = dice.one(Object.keys(TEXTS))
    const text = JSON.stringify({ ...file, actions: file.actions.slice(0, 40) })
    return { kind, text: TEXTS[kind]?.(text, dice) ?? '', honest: 0 }
  }
  const kind = dice.one(Object.keys(CHANGES))
  const honest = Math.floor(Math.min(file.actions.length - 1, FAR) * dice.roll())
  const entries = file.actions.slice(0, honest + 40) as unknown as readonly Entry[]
  const actions = CHANGES[kind]?.(entries, honest, dice) ?? entries
  // What is taken back, or no longer is, may lie far before the place it is said in.
  const near = [...entries.slice(honest, honest + 2), ...actions.slice(honest, honest + 2)]
  return { kind, text: written({ ...file, actions }), honest: near.some(takesBack) ? 0 : honest }
}
