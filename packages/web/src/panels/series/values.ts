import { type Game, type GameState, type OperatorId, type PlayerId, price } from '@roundhouse/engine'
import { growing } from './growing.js'

interface Row {
  readonly worth: readonly number[]
  readonly prices: readonly (number | null)[]
}

const corporationsOf = (game: Game): readonly OperatorId[] =>
  Object.values(game.rules.operators)
    .filter(({ kind }) => kind === 'corporation')
    .map(({ id }) => id)

/** Branches of a game share their earlier states, so what was reckoned for one holds for the other. */
const rows = new WeakMap<GameState, Row>()

const rowOf = (game: Game, state: GameState, corporations: readonly OperatorId[]): Row => {
  const known = rows.get(state)
  if (known) return known
  const position = { setup: game.setup, rules: game.rules, state }
  const row: Row = {
    worth: state.seats.map((player) => game.rules.worth(position, player)),
    prices: corporations.map((id) => (state.operators[id]?.cell === undefined ? null : price(position, id))),
  }
  rows.set(state, row)
  return row
}

interface Columns {
  readonly players: readonly PlayerId[]
  readonly corporations: readonly OperatorId[]
  readonly worth: number[][]
  readonly prices: (number | null)[][]
}

const columnsOf = growing<Columns>(
  (game) => {
    const corporations = corporationsOf(game)
    const { seats } = game.state
    const { base } = game.history
    // Before what is held nothing is known: worth is drawn as it is first known, prices not at all.
    const { worth } = rowOf(game, game.history.entry(base).state, corporations)
    return {
      players: seats,
      corporations,
      worth: seats.map((_, i) => Array<number>(base).fill(worth[i] ?? 0)),
      prices: corporations.map(() => Array<number | null>(base).fill(null)),
    }
  },
  (columns, game, n) => {
    const { worth, prices } = rowOf(game, game.history.entry(n).state, columns.corporations)
    columns.worth.forEach((column, i) => {
      column.push(worth[i] ?? 0)
    })
    columns.prices.forEach((column, i) => {
      column.push(prices[i] ?? null)
    })
  },
)

/** Values after every action of the history, by whose they are; index = number of actions played. Copies, to keep. */
export type ValueSeries<V> = readonly { readonly id: string; readonly values: readonly V[] }[]

export const worthSeries = (game: Game): ValueSeries<number> => {
  const { players, worth } = columnsOf(game)
  return players.map((id, i) => ({ id, values: (worth[i] as number[]).slice(0, game.length) }))
}

/** Of the corporations that ever had a price; null = none yet, or no more. */
export const priceSeries = (game: Game): ValueSeries<number | null> => {
  const { corporations, prices } = columnsOf(game)
  return corporations
    .map((id, i) => ({ id, values: (prices[i] as (number | null)[]).slice(0, game.length) }))
    .filter(({ values }) => values.some((value) => value !== null))
}
