import { STRENGTHS } from '@roundhouse/bots'
import { percentile } from '../standing.js'
import type { Bench, Table } from './bench.js'

/** How long a decision took, and what a thread held, in all games these bots have played. */
export const times = (bench: Bench, titles: readonly string[]): Table => ({
  name: 'A decision in all these games (aims: easy p99 20 ms, normal p99 150 ms, hard p50 150 ms and p99 1.5 s; 200 MB a thread)',
  columns: ['title', 'bot', 'decisions', 'p50', 'p99', 'thread at most'],
  rows: titles.flatMap((title) =>
    STRENGTHS.flatMap((bot) => {
      const games = bench.of(title).filter(({ times }) => times[bot])
      const taken = games.flatMap(({ times }) => times[bot] ?? [])
      if (taken.length === 0) return []
      const ms = (part: number): string => `${percentile(taken, part).toFixed(1)} ms`
      return [
        [
          title,
          bot,
          `${taken.length}`,
          ms(0.5),
          ms(0.99),
          `${games.reduce((most, { memory }) => Math.max(most, memory), 0)} MB`,
        ],
      ]
    }),
  ),
})
