import { entriesOf, type Game, isPlayer, type PlayerId } from '@roundhouse/engine'

/** What players got from dividends and private companies, round by round. */
export interface Incomes {
  /** Indices of the rounds that paid anybody. */
  readonly rounds: readonly number[]
  /** In the order of `rounds`. */
  readonly by: Readonly<Record<PlayerId, readonly number[]>>
}

export const incomesOf = (game: Game): Incomes => {
  const rows = new Map<number, Record<string, number>>()
  let round = -1
  const add = (to: string, amount: number): void => {
    if (!isPlayer(to) || amount <= 0) return
    const row = rows.get(round) ?? {}
    row[to] = (row[to] ?? 0) + amount
    rows.set(round, row)
  }
  for (const [, { events }] of entriesOf(game)) {
    for (const event of events) {
      if (event.type === 'roundBegan') round++
      if (event.type === 'income') add(event.to, event.amount)
      if (event.type === 'dividend') for (const [to, amount] of Object.entries(event.paid)) add(to, amount)
    }
  }
  const all = [...rows]
  return {
    rounds: all.map(([index]) => index),
    by: Object.fromEntries(game.state.seats.map((player) => [player, all.map(([, row]) => row[player] ?? 0)])),
  }
}
