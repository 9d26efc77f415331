import { reasonText } from '@roundhouse/bots'
import { entryOf, type Game } from '@roundhouse/engine'
import type { Reading } from '../contracts.js'
import type { BotMoves } from '../store/record.js'

/** Why a bot took the `n`th action, in a sentence; null = nobody tells, or a hidden card would be named. */
export const whyText = (
  game: Game,
  moves: BotMoves,
  n: number,
  { language, naming }: Pick<Reading, 'language' | 'naming'>,
): string | null => {
  const [reason] = moves[n]?.reasons ?? []
  const action = entryOf(game, n)?.action
  if (!reason || !action || (game.rules.secretOf?.(game, action) ?? null) !== null) return null
  return reasonText(reason, language, { name: naming.short, money: naming.money })
}
