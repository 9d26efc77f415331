import {
  type Game,
  type ImportedGame,
  type Position,
  problemText,
  type RefusedAction,
  type Replayed,
  type ReplayOptions,
  refusalText,
  replay,
} from '@roundhouse/engine'
import { BadInput } from './command.js'

/** How the command line calls players, places and money. */
const namingIn = (p: Position) => ({
  name(id: string): string {
    const seat = /^p(\d+)$/.exec(id)?.[1]
    return seat === undefined ? id : (p.setup.players[Number(seat) - 1]?.name ?? id)
  },
  hex(id: string): string {
    const name = p.rules.board.hexes[id]?.name
    return name ? `${id} ${name}` : id
  },
  money: (amount: number): string => p.rules.title.currency.replace('#', String(amount)),
})

/** The refusal in one line: the action as numbered in the file, why, and the rule. */
const refusedLine = (game: Game, { id, type, refusal }: RefusedAction): string => {
  const book = game.rules.title.rulebook
  const section = book.rules[refusal.rule]?.section
  const text = refusalText(book, refusal, 'en', namingIn(game))
  const cited = refusal.rule === '' ? '' : ` [${refusal.rule}${section ? `, ${section}` : ''}]`
  return `action ${id} (${type}): ${text}${cited}`
}

/** A refused action is bad input of the file it stands in. */
export const acceptedGame = (file: string, replayed: Replayed): Game => {
  if (!replayed.ok) throw new BadInput(`${file}: ${refusedLine(replayed.game, replayed.refused)}`)
  return replayed.game
}

export const checkUntil = (file: string, imported: ImportedGame, until: string | undefined): void => {
  if (until === undefined || imported.actions.some(({ id }) => String(id) === until)) return
  throw new BadInput(`${file}: ${problemText({ code: 'unknownAction', params: { id: until } }, 'en')}`)
}

export const replayFile = (file: string, imported: ImportedGame, options: ReplayOptions = {}): Game =>
  acceptedGame(file, replay(imported, options))
