import { type BotName, Dice } from '@roundhouse/bots'
import type { Job } from '../game.js'
import type { Bench, Table } from './bench.js'
import { interval, jobOf, percent } from './jobs.js'

/** Tables of a title in turn: numbers of players and variants. */
const TABLES: Readonly<Record<string, readonly (readonly [players: number, options: readonly string[]])[]>> = {
  '1846': [
    [3, []],
    [4, ['second_ed']],
    [5, []],
    [4, []],
    [3, ['second_ed_co']],
    [5, ['second_ed_co']],
  ],
  '18MEX': [
    [3, []],
    [4, ['tripleYellow', 'hardRust']],
    [5, []],
    [4, []],
    [3, ['earlyKcmo', 'delayMinorClose']],
    [5, ['decidingRound', 'kcmoErratum']],
    [4, ['tripleYellow', 'earlyKcmo', 'delayMinorClose', 'hardRust', 'decidingRound', 'kcmoErratum']],
  ],
  '1849': [
    [3, []],
    [4, ['fiveCorporations']],
    [5, []],
    [4, ['absorbing', 'bonds', 'electricDreams']],
    [3, ['delayIft', 'bonds']],
    [5, ['absorbing']],
  ],
  '18Mag': [
    [2, []],
    [3, []],
    [1, []],
    [4, []],
    [1, ['solo_long', 'solo_yellow']],
    [5, []],
    [1, ['solo_red', 'solo_choose']],
    [6, []],
  ],
}

/** Quick ones more often: a game of hard bots takes as long as twenty others. */
const CHANCES: readonly (readonly [bot: BotName, weight: number])[] = [
  ['random', 8],
  ['easy', 8],
  ['normal', 3],
]
/** In every so many games one seat is a hard bot. */
const HARD_EVERY = 20

/** The game of a number in the soak of a title: bots of any strength at all kinds of tables. */
export const soakJob = (title: string, seed: number): Job => {
  const tables = TABLES[title] ?? []
  const [players, options] = tables[seed % tables.length] ?? [3, []]
  const dice = new Dice(seed)
  const drawn = Array.from({ length: players }, () => dice.weighted(CHANCES, ([, weight]) => weight)[0])
  const bots = seed % HARD_EVERY === 0 ? drawn.with(dice.between(0, players - 1), 'hard') : drawn
  return jobOf(title, bots, seed, options)
}

/** Many games of any bots: is anything refused, does anything break, does every game end? */
export const soak = async (bench: Bench, titles: readonly string[], games: number): Promise<Table> => {
  const rows: (readonly string[])[] = []
  for (const title of titles) {
    const jobs = Array.from({ length: games }, (_, n) => soakJob(title, n + 1))
    const outcomes = (await bench.played(jobs)).filter((outcome) => outcome !== undefined)
    const seats = outcomes.flatMap(({ bots, bankrupt }) => bots.map((bot, i) => ({ bot, broke: bankrupt[i] === true })))
    const thinking = seats.filter(({ bot }) => bot !== 'random')
    const broke = thinking.filter((seat) => seat.broke).length
    const row = [
      title,
      `${outcomes.length} of ${games}`,
      `${outcomes.filter(({ refused }) => refused).length}`,
      `${outcomes.filter(({ refused, fault }) => fault !== null && !refused).length}`,
      percent(interval(0, outcomes.length)[1]),
      `${broke} of ${thinking.length}`,
      `${Math.max(0, ...outcomes.map(({ turn }) => turn))}`,
    ]
    bench.progress(row.join('  '))
    rows.push(row)
  }
  return {
    name: 'Any bots at all kinds of tables, variants, two players and solo included (aim: nothing refused and no fault in 1,000 games a title)',
    columns: ['title', 'games', 'refused', 'faults', 'if none: below', 'bankrupt, random left out', 'longest, turns'],
    rows,
  }
}
