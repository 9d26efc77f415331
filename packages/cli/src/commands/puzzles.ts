import { BOTS, isBot } from '@roundhouse/bots'
import { newGame, PUZZLE_KINDS, type Setup, seatsFor, titleOf } from '@roundhouse/engine'
import { BadInput, type Command, required, WrongUse, wholeNumber } from '../command.js'
import { writeFile } from '../files.js'
import { knownTitles } from '../known.js'
import { makePuzzles, SET_SIZE } from '../puzzle-set.js'
import { problemLine } from '../setup-problem.js'

const NAMES = ['Anna', 'Boris', 'Celina', 'Dmitri', 'Ewa', 'Filip']

/** Puzzles out of games of bots, each with its proven answer. */
export const puzzlesCommand: Command = {
  name: 'puzzles',
  form: 'TITLE [--games N] [--seed S] [--players N] [--bot B] --out FILE',
  about: `makes a set of ${SET_SIZE} puzzles with proven answers out of games of bots`,
  help: [
    '--games N     how many games to look through; 4 if not given',
    '--seed S      the same seed gives the same set; 1 if not given',
    '--players N   how many play; the fewest the title takes (three at least) if not given',
    `--bot B       who plays: ${BOTS.join(', ')}; easy if not given`,
    '--out FILE    where the set goes, as JSON: games, and positions of them with a question each',
    `Kinds: ${PUZZLE_KINDS.join(', ')}. What a title lacks is made up for by the others.`,
  ],
  options: {
    games: { type: 'string' },
    seed: { type: 'string' },
    players: { type: 'string' },
    bot: { type: 'string' },
    out: { type: 'string' },
  },
  words: [1, 1],
  run({ words, text }, { out, err }) {
    const [title = ''] = words
    const known = titleOf(title)
    if (!known) throw new BadInput(`no title ${title}; there are ${knownTitles()}`)
    const games = wholeNumber('games', text.games ?? '4', 1)
    const seed = wholeNumber('seed', text.seed ?? '1')
    const count = wholeNumber('players', text.players ?? `${Math.max(3, known.players.min)}`, 1)
    const bot = text.bot ?? 'easy'
    if (!isBot(bot)) throw new WrongUse(`--bot: no bot ${bot}; there are ${BOTS.join(', ')}`)
    const target = required('out', text.out)
    const people = Array.from({ length: count }, (_, i) => ({ name: NAMES[i] ?? `Player ${i + 1}` }))
    const setups = Array.from(
      { length: games },
      (_, n): Setup => ({ title, players: seatsFor(known, people), seed: seed + n, options: [], ruleset: 'rulebook' }),
    )
    const begun = newGame(setups[0]!)
    if (!begun.ok) throw new BadInput(problemLine(setups[0]!, begun.problem))
    const set = makePuzzles(title, {
      setups,
      bot,
      onGame: (done, found) => err(`${done}/${games} games, ${found} puzzles\n`),
    })
    if (set.puzzles.length === 0) throw new BadInput(`${title}: no puzzle in ${games} games; try more with --games`)
    writeFile(target, `${JSON.stringify(set)}\n`)
    const kinds = PUZZLE_KINDS.map(
      (kind) => `${set.puzzles.filter(({ puzzle }) => puzzle.kind === kind).length} ${kind}`,
    )
    out(`${target}: ${set.puzzles.length} puzzles (${kinds.join(', ')}) in ${set.games.length} games\n`)
    return 0
  },
}
