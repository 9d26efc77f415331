import {
  type Game,
  type ImportedGame,
  type Language,
  type Replayed,
  replay,
  result,
  scoresByFileId,
  writeTrace,
} from '@roundhouse/engine'
import { type Command, WrongUse } from '../command.js'
import { readGame, writeFile } from '../files.js'
import { logOfSetup, logSince } from '../gameLog.js'
import { languageOf } from '../known.js'
import { acceptedGame, checkUntil, OPEN_HELP, OPEN_OPTION } from '../playing.js'

interface Summary {
  readonly title: string
  /** Entries of the file that were gone through, undone ones included. */
  readonly actions: number
  readonly finished: boolean
  readonly reason: string | null
  readonly scores: Readonly<Record<string, number>>
}

/** How many entries of the file were asked for. */
const lastOf = ({ actions }: ImportedGame, until: string | undefined): number => {
  const last = until === undefined ? -1 : actions.findIndex(({ id }) => String(id) === until)
  return last < 0 ? actions.length : last + 1
}

const summaryOf = (imported: ImportedGame, game: Game, actions: number): Summary => {
  const { finished, reason } = result(game)
  return {
    title: imported.name,
    actions,
    finished,
    reason: reason === null ? null : (imported.words.endReasons?.[reason] ?? reason),
    scores: scoresByFileId(game),
  }
}

const describe = (imported: ImportedGame, { title, actions, finished, reason, scores }: Summary): string => {
  const names = new Map(imported.setup.players.map(({ id, name }, i) => [String(id ?? i + 1), name]))
  const rows = Object.entries(scores).sort(([, a], [, b]) => b - a)
  return [
    `${title}, ${names.size} players, ${actions} actions`,
    finished ? `finished (${reason})` : 'not finished',
    ...rows.map(([id, score]) => `${String(score).padStart(7)}  ${names.get(id) ?? id}`),
    '',
  ].join('\n')
}

/** What happened, numbered as in the file; undone actions left out. */
const logOf = (imported: ImportedGame, begun: Game, until: string | undefined, language: Language): string => {
  const lines = [...logOfSetup(begun, language)]
  let told = 0
  replay(imported, {
    ...(until === undefined ? {} : { until }),
    each({ id }, now) {
      lines.push(...logSince(now, told, String(id), language))
      told = now.cursor
    },
  })
  return `${lines.join('\n')}\n\n`
}

export const replayCommand: Command = {
  name: 'replay',
  form: 'FILE [--until ID] [--open] [--log [--lang en|ru|pl] | --json] [--trace OUT]',
  about: 'plays a game file of 18xx.games and says how it stands',
  help: [
    '--until ID   stop after the action with this id',
    OPEN_HELP,
    '--log        print what happened, numbered as in the file; what followed without anybody being asked as 12.1, 12.2, …',
    '--lang en|ru|pl  the language of the log, English if not given',
    '--json       print {title, actions, finished, reason, scores}, scores by the player ids of the file',
    '--trace OUT  write the state after every action to OUT',
  ],
  options: {
    ...OPEN_OPTION,
    until: { type: 'string' },
    log: { type: 'boolean' },
    lang: { type: 'string' },
    json: { type: 'boolean' },
    trace: { type: 'string' },
  },
  words: [1, 1],
  run({ words, text, flag }, output) {
    const [file = ''] = words
    const { until, trace: target } = text
    const language = languageOf(text.lang)
    if (flag.log && flag.json) throw new WrongUse('either --log or --json')
    if (text.lang !== undefined && !flag.log) throw new WrongUse('--lang is the language of the --log')
    const imported = readGame(file)
    checkUntil(file, imported, until)
    const opening = { open: flag.open === true, output }
    let replayed: Replayed
    let game: Game
    if (target === undefined) {
      replayed = replay(imported, until === undefined ? {} : { until })
      game = acceptedGame(file, imported, replayed, opening)
    } else {
      const written = writeTrace(imported, until)
      replayed = written.replayed
      game = acceptedGame(file, imported, replayed, opening)
      writeFile(target, `${JSON.stringify(written.trace)}\n`)
    }
    if (flag.log) output.out(logOf(imported, game, until, language))
    const summary = summaryOf(imported, game, replayed.ok ? lastOf(imported, until) : replayed.refused.before)
    output.out(flag.json ? `${JSON.stringify(summary)}\n` : describe(imported, summary))
    return 0
  },
}
