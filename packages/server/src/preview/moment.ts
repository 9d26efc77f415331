import {
  cash,
  deciding,
  format,
  type Game,
  type KnownPosition,
  type Language,
  labelIn,
  type PlayerId,
  ROUND_NAMES,
  type Ruleset,
  result,
  view,
} from '@roundhouse/engine'
import type { Context } from '../context.js'
import { Failure } from '../failure.js'
import { setupFrom } from '../game/setup.js'
import type { Seat, Table } from '../storage/tables.js'
import { gameAt } from '../tables/history.js'
import type { LoadedTable } from '../tables/loaded.js'
import type { Drawing, DrawingWords } from './drawing.js'
import { PREVIEW_TEXTS } from './texts.js'

/** A moment of a table as an onlooker knew it: its picture and what is said about it. */
export interface Moment {
  /** Of the entry; -1 = the game has not begun. */
  readonly number: number
  readonly language: Language
  readonly drawing: Drawing
}

type Seated = Pick<LoadedTable, 'table' | 'seats'>

const say = (key: keyof typeof PREVIEW_TEXTS, language: Language, params = {}): string =>
  format(PREVIEW_TEXTS[key][language], params, language)

const headingOf = ({ title, name }: Table): string => (name === '' ? title : `${title} · ${name}`)

/** `Operating round 2.1` */
const roundOf = ({ state: { turn, round } }: KnownPosition, language: Language): string => {
  const name = labelIn(ROUND_NAMES, round.kind, language)
  if (round.kind === 'operating' || round.of > 1) return `${name} ${turn}.${round.num}`
  return round.kind === 'stock' ? `${name} ${turn}` : name
}

const nameOf = (seats: readonly Seat[], seat: string | null): string =>
  seats.find((each) => each.seat === seat)?.name ?? ''

const begun = (position: KnownPosition, { table, seats }: Seated, language: Language, move?: number): DrawingWords => {
  const next = deciding(position)
  const { ended } = position.state
  const money = (amount: number): string => position.rules.title.currency.replace('#', String(amount))
  const scores = new Map(ended ? result(position).scores.map(({ player, score }) => [player, score]) : [])
  const waits = next === null ? '' : say('waits', language, { name: nameOf(seats, next) })
  const parts = [
    move === undefined ? '' : say('move', language, { n: move }),
    ended ? say('over', language) : roundOf(position, language),
    ended ? '' : waits,
  ]
  return {
    heading: headingOf(table),
    line: parts.filter((part) => part !== '').join(' · '),
    players: seats.map(({ seat, name }) => ({
      name,
      figure: money(scores.get(seat as PlayerId) ?? cash(position, seat as PlayerId)),
      isNext: ended === undefined && seat === next,
    })),
  }
}

const notBegun = ({ table, seats }: Seated, language: Language): DrawingWords => {
  const free = seats.filter(({ name }) => name === '').length
  const line =
    table.state === 'closed'
      ? say('closed', language)
      : free > 0
        ? say('seatsFree', language, { n: free })
        : say('full', language)
  return {
    heading: headingOf(table),
    line,
    players: seats.map(({ name }) => ({
      name: name === '' ? say('free', language) : name,
      figure: '',
      isNext: false,
    })),
  }
}

/** The set-up of a table whose game has not begun: only its map is asked for. */
const plannedSetup = ({ table, seats }: Seated) =>
  setupFrom({
    title: table.title,
    options: JSON.parse(table.options) as readonly string[],
    ruleset: table.ruleset as Ruleset,
    consent: null,
    seed: 0,
    names: seats.map(({ name }) => name),
  })

/**
 * A table at the present, or after an entry. Everything in it is made from what an onlooker knew then: the one gate is
 * the engine's `view`, and nothing else of the game comes in.
 */
export const momentOf = (
  context: Context,
  id: string,
  move: number | undefined,
  languageOf: (table: Table) => Language,
): Promise<Moment> =>
  context.cache.use(id, async (loaded) => {
    await context.cache.refresh(loaded)
    const { table, game } = loaded
    const language = languageOf(table)
    if (table.setup === null) {
      if (move !== undefined) throw new Failure('no_move', { number: move }, { number: -1 })
      const drawing = { setup: plannedSetup(loaded), state: null, words: notBegun(loaded, language) }
      return { number: -1, language, drawing }
    }
    if (!game) throw new Failure('frozen')
    if (move !== undefined && move > table.number)
      throw new Failure('no_move', { number: move }, { number: table.number })
    const then: Game = move === undefined ? game : await gameAt(context, loaded, move)
    return { number: then.cursor, language, drawing: drawingOf(then, loaded, language, move) }
  })

/** The picture of a game as an onlooker knows it. */
export const drawingOf = (game: Game, loaded: Seated, language: Language, move?: number): Drawing => {
  const known = view(game, null)
  const { setup, state } = known
  return { setup, state, words: begun(known, loaded, language, move) }
}
