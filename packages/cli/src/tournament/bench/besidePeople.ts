import type { BotName } from '@roundhouse/bots'
import { standingOf } from '../standing.js'
import type { Bench, Table } from './bench.js'
import { jobOf } from './jobs.js'

/** How games of people ended: mean score and turn, as far as known. */
const PEOPLE: readonly (readonly [title: string, players: number, score: number, turn: number | null])[] = [
  ['1846', 3, 4300, 6],
  ['1846', 5, 6025, 6],
  ['18MEX', 3, 4150, 7],
  ['18MEX', 4, 3850, null],
  ['18MEX', 5, 2800, 6],
  ['1849', 3, 5250, 8],
  ['18Mag', 3, 7900, null],
  ['18Mag', 5, 6100, null],
]

/** Do hard bots among themselves end as people do? */
export const besidePeople = async (bench: Bench, titles: readonly string[], games: number): Promise<Table> => {
  const rows: (readonly string[])[] = []
  for (const [title, players, score, turn] of PEOPLE) {
    if (!titles.includes(title)) continue
    const bots = Array.from({ length: players }, (): BotName => 'hard')
    const jobs = Array.from({ length: games }, (_, n) => jobOf(title, bots, n + 1))
    const outcomes = (await bench.played(jobs)).filter((outcome) => outcome !== undefined)
    const { tableMean, endTurn, bots: standings } = standingOf(title, outcomes, ['hard'])
    const row = [
      title,
      `${players}`,
      `${outcomes.length}`,
      `${tableMean}`,
      `${score}`,
      `${((100 * tableMean) / score).toFixed(0)} %`,
      endTurn.toFixed(1),
      turn === null ? '' : `${turn}`,
      `${standings[0]?.bankrupt ?? 0}`,
    ]
    bench.progress(row.join('  '))
    rows.push(row)
  }
  return {
    name: 'Hard among themselves beside people (aim: 90 % of the score, within a turn of the length)',
    columns: ['title', 'players', 'games', 'score', 'people', 'part', 'turn', 'people', 'bankrupt'],
    rows,
  }
}
