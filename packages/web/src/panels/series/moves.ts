import { entryOf, type Game, type OperatorId } from '@roundhouse/engine'
import { countUpTo, growing, lastUpTo, type Moment } from './growing.js'

/** A price marker that went from one cell of the market to another. */
export interface MarkerMove extends Moment {
  readonly corporation: OperatorId
  readonly from: number
  readonly to: number
}

interface Moves {
  readonly all: MarkerMove[]
  readonly by: Map<OperatorId, MarkerMove[]>
}

const movesOf = growing<Moves>(
  () => ({ all: [], by: new Map() }),
  (moves, game, n) => {
    const before = entryOf(game, n - 1)?.state.operators
    const now = entryOf(game, n)?.state.operators
    if (!before || !now || before === now) return
    for (const [corporation, state] of Object.entries(now)) {
      const from = before[corporation]?.cell
      if (from === undefined || state.cell === undefined || from === state.cell) continue
      const move: MarkerMove = { n, corporation, from, to: state.cell }
      moves.all.push(move)
      const own = moves.by.get(corporation)
      if (own) own.push(move)
      else moves.by.set(corporation, [move])
    }
  },
)

/** The last time this corporation's price changed, as seen at the game's cursor. */
export const lastMoveOf = (game: Game, corporation: OperatorId): MarkerMove | undefined =>
  lastUpTo(movesOf(game).by.get(corporation) ?? [], game.cursor)

/** Everything that moved with the last action that moved any price. */
export const latestMoves = (game: Game): readonly MarkerMove[] => {
  const { all } = movesOf(game)
  const end = countUpTo(all, game.cursor)
  const n = all[end - 1]?.n
  let start = end
  while (start > 0 && all[start - 1]?.n === n) start--
  return all.slice(start, end)
}
