import { randomBytes, randomInt } from 'node:crypto'
import { isStyle, playRandomGame, STYLE_NAMES, type StyleName } from '@roundhouse/bots'
import {
  exportGame,
  newGame,
  RULESETS,
  type Ruleset,
  readSeed,
  result,
  type Seed,
  type Setup,
  seatsFor,
  titleOf,
  wideSeed,
} from '@roundhouse/engine'
import { BadInput, type Command, required, WrongUse, wholeNumber } from '../command.js'
import { writeFile } from '../files.js'
import { problemLine } from '../setup-problem.js'

const rulesetOf = (text: string | undefined): Ruleset => {
  const found = RULESETS.find((ruleset) => ruleset === (text ?? 'rulebook'))
  if (!found) throw new WrongUse(`--ruleset must be one of ${RULESETS.join(', ')}`)
  return found
}

const styleOf = (text: string | undefined): StyleName | undefined => {
  if (text === undefined || isStyle(text)) return text
  throw new WrongUse(`--style must be one of ${STYLE_NAMES.join(', ')}`)
}

/** 18xx.games has no larger ones. */
const SEED_LIMIT = 2 ** 31

const seedOf = (text: string | undefined, ruleset: Ruleset): Seed => {
  if (text === undefined) return ruleset === '18xx.games' ? randomInt(SEED_LIMIT) : wideSeed(randomBytes(16))
  const seed = readSeed(text)
  if (seed === null) throw new WrongUse('--seed must be a whole number or 32 hexadecimal digits')
  return seed
}

/** The dice of the players: any number will do, as long as it is the same for the same seed. */
const diceSeed = (seed: Seed): number => (typeof seed === 'number' ? seed : Number.parseInt(seed.slice(0, 8), 16))

const seatedAt = (title: string, count: number): Setup['players'] => {
  const people = Array.from({ length: count }, (_, i) => ({ id: i + 1, name: `Player ${i + 1}` }))
  const known = titleOf(title)
  return known ? seatsFor(known, people) : people
}

export const randomCommand: Command = {
  name: 'random',
  form: 'TITLE --players N [--seed S] [--ruleset R] [--option NAME]… [--style S] [--moves N] --out FILE',
  about: 'plays random legal actions to the end, writes a game file of 18xx.games',
  help: [
    '--players N     how many play; 1 where the title has somebody to play against',
    '--seed S        the same seed gives the same game; by chance if not given',
    '--ruleset R     rulebook (if not given) or 18xx.games: only the latter gives a game that site would take',
    '--option NAME   an option of the title; may be given several times',
    `--style S       how they play: ${STYLE_NAMES.join(', ')}; by the seed if not given, and then no planners`,
    '--moves N       stop after so many actions',
    '--out FILE      where the game goes',
  ],
  options: {
    players: { type: 'string' },
    seed: { type: 'string' },
    ruleset: { type: 'string' },
    option: { type: 'string', multiple: true },
    style: { type: 'string' },
    moves: { type: 'string' },
    out: { type: 'string' },
  },
  words: [1, 1],
  run({ words, text, list }, { out }) {
    const [title = ''] = words
    const count = wholeNumber('players', required('players', text.players), 1)
    const ruleset = rulesetOf(text.ruleset)
    const seed = seedOf(text.seed, ruleset)
    const target = required('out', text.out)
    const moves = text.moves === undefined ? undefined : wholeNumber('moves', text.moves)
    const style = styleOf(text.style)
    const setup: Setup = {
      title,
      players: seatedAt(title, count),
      seed,
      options: list.option ?? [],
      ruleset,
    }
    const begun = newGame(setup)
    if (!begun.ok) throw new BadInput(problemLine(setup, begun.problem))
    const { game, fault } = playRandomGame(setup, {
      seed: diceSeed(seed),
      style,
      ...(moves === undefined ? {} : { moves }),
    })
    if (fault !== null) throw new Error(`${title} with seed ${seed}: ${fault}`)
    const file = exportGame(game, { id: `random-${title}-${count}p-${seed}` })
    writeFile(target, `${JSON.stringify(file)}\n`)
    const { finished, reason } = result(game)
    out(`${target}: ${file.actions.length} actions, ${finished ? `finished (${reason})` : 'not finished'}\n`)
    return 0
  },
}
