import type { Game, ImportedGame, Language, Replayed, SetupProblem } from '@roundhouse/engine'
import {
  choices,
  importGame,
  problemText,
  readJson,
  replay as replayFile,
  setupProblemText,
  titleOf,
} from '@roundhouse/engine'
import { movesUpTo } from '../bots/bot-moves.js'
import { PLAYER_COLOURS } from '../table/looks.js'
import { keepGame } from '../table/recent.js'
import { logOf, replay } from '../table/replay.js'
import { sayIn } from '../texts/say.js'
import { type FileFault, isOwnFile, readOwnFile } from './game-file.js'
import { newTableId, type StoredTable, type TableCard, type TableLog } from './record.js'
import { troubleTexts } from './texts.js'
import { unfollowedGame } from './unfollowed.js'

/** Files of games are small; a picture or a film dropped by mistake is not read. */
export const LARGEST_FILE = 12_000_000

/** The best runs need not be searched to know who decides. */
const DEFERRED = ['runRoutes', 'claimRoutes'] as const

export type Read = { readonly ok: true; readonly table: StoredTable } | { readonly ok: false; readonly why: string }

interface Source {
  readonly file: string
  readonly text: string
  readonly language: Language
  readonly now: number
  readonly origin: TableCard['origin']
  /** Under which id it becomes a table; a new one if not said. */
  readonly id?: string
}

/** What is to be kept of a file of theirs; undefined = all of it is in the game. */
const givenFile = (text: string, { notes }: ImportedGame, played: Replayed): TableLog['file'] => {
  const [leftOut, added] = [played.passes.leftOut.length, played.passes.added.length]
  if (played.ok && notes.length === 0 && leftOut + added === 0) return undefined
  const given = {
    text,
    of: '18xx.games',
    followed: played.game.cursor,
    ...(notes.length > 0 && { notes }),
    ...(leftOut + added > 0 && { passes: { leftOut, added } }),
  } as const
  if (played.ok) return given
  const { id, said, refusal } = played.refused
  return { ...given, action: String(id), said, why: { refusal } }
}

const faultText = (fault: FileFault, language: Language): string => {
  const say = sayIn(troubleTexts, language)
  if ('newer' in fault) return say('newer')
  if ('field' in fault) return say('badField', { field: fault.field })
  return fault.setup.map((problem) => setupProblemText(problem, language)).join(' ')
}

/** Text of a file → a table ready to be stored, or why not, in words. The game is played as far as it can be followed. */
export const readGame = ({ file, text, language, now, origin, id = newTableId() }: Source): Read => {
  const say = sayIn(troubleTexts, language)
  const refuse = (why: string): Read => ({ ok: false, why })
  const accept = (log: StoredTable['log'], name: string, colours: readonly string[], game: Game): Read => {
    const finished = game.state.ended !== undefined
    keepGame(log.id, game)
    const players = log.setup.players.map((player) => player.name)
    const painted = players.map((_, i) => colours[i] ?? PLAYER_COLOURS[i % PLAYER_COLOURS.length]!)
    const { setup, cursor } = log
    const made = { id, version: 1, name, title: setup.title, players, colours: painted, finished, origin } as const
    const turn = choices(game, undefined, DEFERRED).seat
    const card = { ...made, created: now, changed: now, revision: 1, actions: cursor, ...(turn !== null && { turn }) }
    return { ok: true, table: { card, log } }
  }

  /** The file a table came from, told of as when it was opened first. */
  const fileWithin = (given: string | undefined): TableLog['file'] => {
    const read = given === undefined ? null : readGame({ file, text: given, language, now, origin })
    return read?.ok ? read.table.log.file : undefined
  }

  const parsed = readJson(text)
  if (!parsed.ok) return refuse(say(parsed.why, { file }))
  const { json } = parsed
  if (isOwnFile(json)) {
    const read = readOwnFile(json)
    if (!read.ok) {
      return refuse(say('notOpened', { file, why: faultText(read.fault, language) }))
    }
    const { setup, actions, name, colours, lines = [], bots = {}, botMoves = {}, rules, present, from } = read.file
    const { wrong, lostLines } = read
    const title = titleOf(setup.title)
    if (!title) {
      const problem: SetupProblem = { problem: 'title', params: { title: setup.title } }
      return refuse(say('notOpened', { file, why: setupProblemText(problem, language) }))
    }
    const played = replay(
      {
        id,
        setup,
        actions,
        cursor: actions.length,
        ...(rules !== undefined && { rules }),
        // Actions that cannot be read are not followed, so the position after them is not come to.
        ...(present && !wrong && { present }),
        ...(from && { from }),
      },
      title,
    )
    if (!played.ok && 'problem' in played) {
      return refuse(say('notOpened', { file, why: setupProblemText(played.problem, language) }))
    }
    const { game } = played
    const { changes } = played
    const stop = played.ok
      ? wrong && { action: wrong.index + 1, why: wrong.why, changes }
      : { action: played.action, why: played.refusal, changes }
    const given = stop ? unfollowedGame(text, json, setup, stop) : fileWithin(read.file.given)
    const log = logOf(id, game, {
      lines,
      file: given,
      earlier: actions,
      bots,
      botMoves: movesUpTo(botMoves, game.cursor),
    })
    return accept(lostLines === undefined ? log : { ...log, lostLines }, name, colours, game)
  }
  const imported = importGame(json)
  if (!imported.ok) return refuse(say('notOpened', { file, why: problemText(imported.problem, language) }))
  const played = replayFile(imported.game)
  const { game } = played
  const description = (json as { description?: unknown }).description
  const named = typeof description === 'string' && description.trim() !== '' ? `: ${description.trim()}` : ''
  const { name: title, fileId } = imported.game
  const name = `${title}${fileId === '' ? '' : ` #${fileId}`}${named}`.slice(0, 80)
  return accept(logOf(id, game, { file: givenFile(text, imported.game, played) }), name, [], game)
}
