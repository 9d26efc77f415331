import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { heldFrom } from '@roundhouse/engine'
import { byTitle, playThrough } from './engine.js'
import type { BenchGame } from './games.js'
import type { Table } from './table.js'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Bytes in use once everything that nobody holds is gone. */
const inUse = (): number => {
  for (let i = 0; i < 3; i++) collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

/** What it takes to hold one of the things made, on the average: what was worked out last is kept besides, once for all. */
const bytesEach = <T>(make: (bench: BenchGame) => T, games: readonly BenchGame[]): number => {
  const before = inUse()
  const held = games.map(make)
  return (inUse() - before) / held.length
}

const kB = (bytes: number): string => `${Math.round(bytes / 1000).toLocaleString('en')} kB`

const COPIES = 5

/** Played through once before, so that what all games of a title share is there already. */
export const memoryUse = (games: readonly BenchGame[]): Table => ({
  name: 'Memory of a finished game (goals: 2,000 kB with all its states, 150 kB with the present alone)',
  columns: ['title', 'games', 'actions each', 'all states', 'the present', 'actions of the longest', 'all its states'],
  rows: byTitle(games).map(([title, list]) => {
    for (const bench of list) playThrough(bench)
    const whole = bytesEach((bench) => playThrough(bench), list)
    const present = bytesEach((bench) => heldFrom(playThrough(bench)), list)
    const longest = list.reduce((a, b) => (b.actions.length > a.actions.length ? b : a))
    const most = bytesEach(
      (bench) => playThrough(bench),
      Array.from({ length: COPIES }, () => longest),
    )
    const actions = Math.round(list.reduce((sum, bench) => sum + bench.actions.length, 0) / list.length)
    return [title, list.length, actions, kB(whole), kB(present), longest.actions.length, kB(most)].map(String)
  }),
})
