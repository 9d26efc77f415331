import { type Game, type OperatorId, type PlayerId, percentOf, price, priceAfter } from '@roundhouse/engine'

/** A share is ten percent, and a price is that of a share. */
const SHARE = 10

export interface Loss {
  readonly player: PlayerId
  readonly amount: number
}

/** What players would lose if a corporation closed now: what their shares are worth. */
export const closingLosses = (game: Game, corporation: OperatorId): readonly Loss[] =>
  game.state.seats.flatMap((player) => {
    const amount = Math.floor((price(game, corporation) * percentOf(game, corporation, player)) / SHARE)
    return amount > 0 ? [{ player, amount }] : []
  })

/** Would the next step down the market close it? */
export const isAtBrink = (game: Game, corporation: OperatorId): boolean => {
  const { cell } = game.state.operators[corporation] ?? {}
  const closes = game.rules.market.cells.some((each) => each?.zones.includes('close'))
  if (cell === undefined || !closes || price(game, corporation) === 0) return false
  return (['left', 'down'] as const).some((move) => priceAfter(game, corporation, move) === 0)
}
