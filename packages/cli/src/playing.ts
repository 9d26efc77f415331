import {
  type Game,
  type ImportedGame,
  type Language,
  type MendedPasses,
  noteText,
  type Position,
  problemText,
  type RefusedAction,
  type Replayed,
  type ReplayOptions,
  refusalText,
  replay,
} from '@roundhouse/engine'
import { BadInput, type Output } from './command.js'

/** How the command line calls players, places and money. */
export const namingIn = (p: Position, language: Language = 'en') => ({
  name(id: string): string {
    const seat = /^p(\d+)$/.exec(id)?.[1]
    if (seat !== undefined) return p.setup.players[Number(seat) - 1]?.name ?? id
    return p.rules.title.label?.(id)?.[language] ?? id
  },
  hex(id: string): string {
    const name = p.rules.board.hexes[id]?.name
    return name ? `${id} ${name}` : id
  },
  tile: (id: string): string => p.rules.board.tiles[id]?.name ?? id,
  money: (amount: number): string => p.rules.title.currency.replace('#', String(amount)),
})

/** The refusal in one line: the action as numbered in the file, why, the rule, and what the file says was done. */
const refusedLine = (game: Game, { id, type, refusal, said }: RefusedAction): string => {
  const book = game.rules.title.rulebook
  const section = book.rules[refusal.rule]?.section
  const text = refusalText(book, refusal, 'en', namingIn(game))
  const cited = refusal.rule === '' ? '' : ` [${refusal.rule}${section ? `, ${section}` : ''}]`
  return `action ${id} (${type}): ${text}${cited} The file says: ${said}`
}

/** How a file is gone through that cannot be followed to its end. */
export interface Opening {
  /** As far as it goes; otherwise not at all. */
  readonly open: boolean
  readonly output: Output
}

export const OPEN_OPTION = { open: { type: 'boolean' } } as const
export const OPEN_HELP =
  '--open       where an action cannot be followed, say so and go on with the game as it was before it'

/** More than fits on a line. */
const MOST_IDS = 20

/** Passes the file has too many or too few; null = none. */
const passesLine = ({ leftOut, added }: MendedPasses): string | null => {
  const at = (ids: readonly (string | number)[]): string => {
    const all = [...new Set(ids)]
    return [...all.slice(0, MOST_IDS), ...(all.length > MOST_IDS ? ['…'] : [])].join(', ')
  }
  const told = [
    ...(leftOut.length > 0 ? [`${leftOut.length} left out that nobody waits for (action ${at(leftOut)})`] : []),
    ...(added.length > 0 ? [`${added.length} implied and added (before action ${at(added)})`] : []),
  ]
  return told.length > 0 ? `passes: ${told.join('; ')}` : null
}

/**
 * What the file asks for in vain, and its passes, are told. A refused action is bad input of the file it stands in; opened
 * all the same, the game up to it is what counts.
 */
export const acceptedGame = (
  file: string,
  { notes }: ImportedGame,
  replayed: Replayed,
  { open, output }: Opening,
): Game => {
  const mended = passesLine(replayed.passes)
  for (const told of [...notes.map((note) => noteText(note, 'en')), ...(mended === null ? [] : [mended])])
    output.err(`roundhouse: ${file}: ${told}\n`)
  if (replayed.ok) return replayed.game
  const { game, refused } = replayed
  const line = `${file}: ${refusedLine(game, refused)}`
  if (!open) throw new BadInput(`${line} (--open goes on with the ${refused.before} before it)`)
  output.err(`roundhouse: ${line}\n`)
  return game
}

export const checkUntil = (file: string, imported: ImportedGame, until: string | undefined): void => {
  if (until === undefined || imported.actions.some(({ id }) => String(id) === until)) return
  throw new BadInput(`${file}: ${problemText({ code: 'unknownAction', params: { id: until } }, 'en')}`)
}

export const replayFile = (file: string, imported: ImportedGame, opening: Opening, options: ReplayOptions = {}): Game =>
  acceptedGame(file, imported, replay(imported, options), opening)
