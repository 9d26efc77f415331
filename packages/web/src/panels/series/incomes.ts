import { entryOf, type Game, isPlayer, type PlayerId } from '@roundhouse/engine'
import { countUpTo, growing, type Moment } from './growing.js'

/** Money a player got from a dividend or a private company. */
interface Payment extends Moment {
  readonly round: number
  readonly player: PlayerId
  readonly amount: number
}

interface Payments {
  round: number
  readonly all: Payment[]
}

const paymentsOf = growing<Payments>(
  () => ({ round: -1, all: [] }),
  (payments, game, n) => {
    const add = (to: string, amount: number): void => {
      if (isPlayer(to) && amount > 0) payments.all.push({ n, round: payments.round, player: to, amount })
    }
    for (const event of entryOf(game, n)?.events ?? []) {
      if (event.type === 'roundBegan') payments.round++
      if (event.type === 'income') add(event.to, event.amount)
      if (event.type === 'dividend') for (const [to, amount] of Object.entries(event.paid)) add(to, amount)
    }
  },
)

export interface RoundIncome {
  /** Index of the round among all rounds. */
  readonly round: number
  readonly by: Readonly<Record<PlayerId, number>>
}

/** What the players earned in the last round that paid them anything, up to the game's cursor. */
export const lastIncome = (game: Game): RoundIncome | null => {
  const { all } = paymentsOf(game)
  let i = countUpTo(all, game.cursor) - 1
  const round = all[i]?.round
  if (round === undefined) return null
  const by: Record<PlayerId, number> = {}
  for (; all[i]?.round === round; i--) {
    const { player, amount } = all[i] as Payment
    by[player] = (by[player] ?? 0) + amount
  }
  return { round, by }
}
