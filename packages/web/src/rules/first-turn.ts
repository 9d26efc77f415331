import { type Action, controller, entryOf, type Game, type PlayerId } from '@roundhouse/engine'
import { roundAt, roundsOf } from '../panels/index.js'

/** What makes a turn of trading: a sale of companies may come before it in the same round. */
const TRADES: readonly Action['type'][] = ['par', 'buyShares', 'sellShares']

/** Has this seat not yet had a turn in the round that is open? The company whose turn it is counts as the turn of now. */
export const isFirstTurn = (game: Game, seat: PlayerId, step: string): boolean => {
  const begun = roundsOf(game)[roundAt(game, game.cursor)]?.n ?? game.history.base
  const { current } = game.state.round
  for (let n = Math.max(begun, game.history.base) + 1; n <= game.cursor; n++) {
    const action = entryOf(game, n)?.action
    if (!action || (step === 'stock' && !TRADES.includes(action.type))) continue
    const isOwn = action.by === seat || (action.by !== current && controller(game, action.by) === seat)
    if (isOwn) return false
  }
  return true
}
