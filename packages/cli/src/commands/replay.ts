import { type Game, type ImportedGame, result, scoresByFileId, writeTrace } from '@roundhouse/engine'
import type { Command } from '../command.js'
import { readGame, writeFile } from '../files.js'
import { acceptedGame, checkUntil, replayFile } from '../playing.js'

interface Summary {
  readonly title: string
  /** Entries of the file that were gone through, undone ones included. */
  readonly actions: number
  readonly finished: boolean
  readonly reason: string | null
  readonly scores: Readonly<Record<string, number>>
}

const summaryOf = (imported: ImportedGame, game: Game, until: string | undefined): Summary => {
  const { finished, reason } = result(game)
  const last = until === undefined ? -1 : imported.actions.findIndex(({ id }) => String(id) === until)
  return {
    title: imported.name,
    actions: last < 0 ? imported.actions.length : last + 1,
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

export const replayCommand: Command = {
  name: 'replay',
  form: 'FILE [--until ID] [--json] [--trace OUT]',
  about: 'plays a game file of 18xx.games and says how it stands',
  help: [
    '--until ID   stop after the action with this id',
    '--json       print {title, actions, finished, reason, scores}, scores by the player ids of the file',
    '--trace OUT  write the state after every action to OUT',
  ],
  options: { until: { type: 'string' }, json: { type: 'boolean' }, trace: { type: 'string' } },
  words: [1, 1],
  run({ words, text, flag }, { out }) {
    const [file = ''] = words
    const { until, trace: target } = text
    const imported = readGame(file)
    checkUntil(file, imported, until)
    let game: Game
    if (target === undefined) {
      game = replayFile(file, imported, until === undefined ? {} : { until })
    } else {
      const { trace, replayed } = writeTrace(imported, until)
      game = acceptedGame(file, replayed)
      writeFile(target, `${JSON.stringify(trace)}\n`)
    }
    const summary = summaryOf(imported, game, until)
    out(flag.json ? `${JSON.stringify(summary)}\n` : describe(imported, summary))
    return 0
  },
}
