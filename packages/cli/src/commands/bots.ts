import { BOTS, type BotName, isBot, STRENGTHS } from '@roundhouse/bots'
import { newGame, type Setup, seatsFor, titleOf } from '@roundhouse/engine'
import { BadInput, type Command, type Output, required, WrongUse, wholeNumber } from '../command.js'
import { makeFolder, readGame, readJson, writeFile } from '../files.js'
import { knownTitles } from '../known.js'
import { problemLine } from '../setup-problem.js'
import { type Agreement, together } from '../tournament/agreement.js'
import type { Job, Outcome } from '../tournament/game.js'
import { type Standing, standingOf } from '../tournament/standing.js'
import { compareAll, playAll } from '../tournament/threads.js'

const botsOf = (text: string): readonly BotName[] =>
  text.split(',').map((name) => {
    if (isBot(name)) return name
    throw new WrongUse(`--seats: no bot ${name}; there are ${BOTS.join(', ')}`)
  })

/** The same bots, so that over the games each sits everywhere. */
const rotated = <T>(list: readonly T[], by: number): readonly T[] => [
  ...list.slice(by % list.length),
  ...list.slice(0, by % list.length),
]

interface Tournament {
  readonly title: string
  readonly bots: readonly BotName[]
  readonly games: number
  readonly seed: number
  readonly options: readonly string[]
  readonly keep: boolean
}

const jobsOf = ({ title, bots, games, seed, options, keep }: Tournament): readonly Job[] => {
  const known = titleOf(title)
  if (!known) throw new BadInput(`no title ${title}; there are ${knownTitles()}`)
  const people = bots.map((_, i) => ({ id: i + 1, name: `Player ${i + 1}` }))
  return Array.from({ length: games }, (_, n) => {
    const setup: Setup = { title, players: seatsFor(known, people), seed: seed + n, options, ruleset: 'rulebook' }
    return { setup, bots: rotated(bots, n), seed: seed + n, keep }
  })
}

const BAR = 30

const progress = (output: Output, total: number): ((done: number, faults: number) => void) => {
  const shown = process.stderr.isTTY
  return (done, faults) => {
    const filled = Math.round((BAR * done) / total)
    const line = `${'█'.repeat(filled)}${'░'.repeat(BAR - filled)} ${done}/${total} games${faults > 0 ? `, ${faults} faults` : ''}`
    if (shown) output.err(`\r\x1b[K${line}${done === total ? '\n' : ''}`)
    else if (done === total || done % Math.ceil(total / 10) === 0) output.err(`${line}\n`)
  }
}

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`

const linesOf = ({ title, games, refused, faults, endTurn, tableMean, bots, pairs }: Standing): string => {
  const columns = ['bot', 'seats', 'wins', 'place', 'score', 'of the best', 'p50', 'p99', 'bankrupt']
  const rows = bots.map((each) => [
    each.bot,
    `${each.seats}`,
    `${each.wins}`,
    each.meanPlace.toFixed(2),
    `${each.meanScore}`,
    `${percent(each.share)} ± ${(100 * each.shareWithin).toFixed(1)}`,
    `${each.p50ms} ms`,
    `${each.p99ms} ms`,
    `${each.bankrupt}`,
  ])
  const widths = columns.map((column, i) => Math.max(column.length, ...rows.map((row) => row[i]?.length ?? 0)))
  const line = (cells: readonly string[]): string =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  ')
  return [
    `${title}: ${games} games, end in turn ${endTurn}, mean score ${tableMean}, ${refused} refused, ${faults} faults`,
    line(columns),
    ...rows.map(line),
    ...pairs.map(({ before, behind, pairs: n, part }) => `${before} before ${behind}: ${percent(part)} of ${n} pairs`),
    '',
  ].join('\n')
}

/** Bots beside people, in games of the title. */
const compared = async (title: string, files: readonly string[], json: boolean, output: Output): Promise<number> => {
  const games = files.map((file) => {
    const { setup } = readGame(file)
    if (setup.title !== title) throw new BadInput(`${file}: a game of ${setup.title}, not of ${title}`)
    return { file, json: readJson(file) }
  })
  const found: (readonly Agreement[])[] = []
  await compareAll(games, (agreement, { file }) => {
    if (agreement) found.push(agreement)
    else output.err(`roundhouse: ${file}: cannot be followed\n`)
  })
  const rows = together(found)
  if (json) output.out(`${JSON.stringify({ title, games: found.length, kinds: rows })}\n`)
  else output.out(agreementLines(title, found.length, rows))
  return 0
}

const agreementLines = (title: string, games: number, rows: readonly Agreement[]): string => {
  const part = (hits: number, of: number): string => percent(of === 0 ? 0 : hits / of).padStart(8)
  const head = ['decision', 'made', 'random', ...STRENGTHS]
  const sum = (pick: (row: Agreement) => number): number => rows.reduce((all, row) => all + pick(row), 0)
  const all: Agreement = {
    kind: 'pass',
    decisions: sum(({ decisions }) => decisions),
    random: sum(({ random }) => random),
    bots: Object.fromEntries(STRENGTHS.map((bot) => [bot, sum(({ bots }) => bots[bot] ?? 0)])),
  }
  const line = (name: string, { decisions, random, bots }: Agreement): string =>
    [
      name.padEnd(14),
      `${decisions}`.padStart(6),
      part(random, decisions),
      ...STRENGTHS.map((bot) => part(bots[bot] ?? 0, decisions)),
    ].join('  ')
  return [
    `${title}: ${games} games of people; how often each would have done the same`,
    [head[0]?.padEnd(14), head[1]?.padStart(6), ...head.slice(2).map((name) => name.padStart(8))].join('  '),
    ...rows.map((row) => line(row.kind, row)),
    line('all', all),
    '',
  ].join('\n')
}

const STRONGEST_FIRST: readonly BotName[] = [...BOTS].reverse()

export const botsCommand: Command = {
  name: 'bots',
  form: 'TITLE (--seats BOT,BOT,… --games N [--seed S] [--option NAME]… [--out DIR] | --against FILE…) [--json]',
  about: 'bots play a tournament, or are compared with what people did',
  help: [
    `--seats B,B,…   who plays, one for each seat: ${BOTS.join(', ')}; they change seats from game to game`,
    '--games N       how many games, on all cores',
    '--seed S        the same seed gives the same games; 1 if not given',
    '--option NAME   an option of the title; may be given several times',
    '--json          print {title, games, refused, faults, endTurn, tableMean, bots, pairs}',
    '--out DIR       every game as a game file of 18xx.games',
    '--against F…    how often each bot would have done what people did in recorded games, by kind of decision',
  ],
  options: {
    seats: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    option: { type: 'string', multiple: true },
    json: { type: 'boolean' },
    out: { type: 'string' },
    against: { type: 'string', multiple: true },
  },
  words: [1, 100],
  async run({ words, text, list, flag }, output) {
    const [title = '', ...more] = words
    if (list.against) return compared(title, [...list.against, ...more], flag.json === true, output)
    if (more[0] !== undefined) throw new WrongUse(`"${more[0]}" is one word too many`)
    const bots = botsOf(required('seats', text.seats))
    const games = wholeNumber('games', required('games', text.games), 1)
    const seed = text.seed === undefined ? 1 : wholeNumber('seed', text.seed)
    const jobs = jobsOf({ title, bots, games, seed, options: list.option ?? [], keep: text.out !== undefined })
    const [first] = jobs
    const begun = first && newGame(first.setup)
    if (first && begun && !begun.ok) throw new BadInput(problemLine(first.setup, begun.problem))
    if (text.out !== undefined) makeFolder(text.out)
    const outcomes: Outcome[] = []
    const show = progress(output, games)
    await playAll(jobs, (outcome, job) => {
      outcomes.push(outcome)
      if (outcome.fault !== null) output.err(`roundhouse: seed ${job.seed}: ${outcome.fault}\n`)
      if (text.out !== undefined && outcome.file)
        writeFile(`${text.out}/${title}-${job.seed}.json`, `${JSON.stringify(outcome.file)}\n`)
      show(outcomes.length, outcomes.filter(({ fault }) => fault !== null).length)
    })
    const standing = standingOf(
      title,
      outcomes,
      STRONGEST_FIRST.filter((bot) => bots.includes(bot)),
    )
    output.out(flag.json ? `${JSON.stringify(standing)}\n` : linesOf(standing))
    return standing.refused + standing.faults > 0 ? 1 : 0
  },
}
