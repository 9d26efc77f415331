// The work of replaying our own games, counted: the same on every machine, so that a test can hold it to a budget.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { replay, type Title, type Work, work } from '@roundhouse/engine'
import { importedOf, ownGames, readGame } from '../own-games/games.js'

const FILE = fileURLToPath(new URL('./budgets.json', import.meta.url))

type Budgets = Readonly<Record<string, Work>>

export const readBudgets = (): Budgets => JSON.parse(readFileSync(FILE, 'utf8')) as Budgets
export const writeBudgets = (budgets: Budgets): void => writeFileSync(FILE, `${JSON.stringify(budgets, null, 2)}\n`)

/** For a hundred actions, on the average over the games of a title. */
export const workOf = (title: Title): Work => {
  const before = { ...work }
  let actions = 0
  for (const own of ownGames(title)) {
    const played = replay(importedOf(readGame(own)))
    if (!played.ok) throw new Error(`action ${played.refused.id} refused`)
    actions += played.game.cursor
  }
  const each = (kind: keyof Work): number => Math.round(((work[kind] - before[kind]) * 100) / actions)
  return { objections: each('objections'), track: each('track'), records: each('records') }
}
