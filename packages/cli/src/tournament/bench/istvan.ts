import { STRENGTHS } from '@roundhouse/bots'
import { mean } from '../standing.js'
import type { Bench, Table } from './bench.js'
import { interval, jobOf, partWithin } from './jobs.js'

const CARDS: readonly (readonly [name: string, options: readonly string[]])[] = [
  ['green', []],
  ['yellow', ['solo_yellow']],
  ['red', ['solo_red']],
]

/** How often each strength beats István, the automaton of 18Mag. */
export const istvan = async (bench: Bench, games: number): Promise<Table> => {
  const rows: (readonly string[])[] = []
  for (const [cards, options] of CARDS)
    for (const bot of [...STRENGTHS].reverse()) {
      const jobs = Array.from({ length: games }, (_, n) => jobOf('18Mag', [bot], n + 1, options))
      const ended = (await bench.played(jobs)).filter((outcome) => outcome?.fault === null)
      const scores = ended.map((outcome) => outcome?.scores ?? [])
      const won = scores.filter(([own = 0, his = 0]) => own > his).length
      const row = [
        bot,
        cards,
        `${ended.length}`,
        partWithin(ended.length === 0 ? 0 : won / ended.length, interval(won, ended.length)),
        `${mean(scores.map(([own = 0]) => own)).toFixed(0)} : ${mean(scores.map(([, his = 0]) => his)).toFixed(0)}`,
      ]
      bench.progress(row.join('  '))
      rows.push(row)
    }
  return {
    name: 'Solo 18Mag against István (aim: hard wins most games, easy few)',
    columns: ['bot', 'his cards', 'games', 'won', 'mean scores'],
    rows,
  }
}
