import type { Game } from '@roundhouse/engine'
import { newTableId, type TableCard } from '../store/record.js'
import { createTable } from '../store/tables.js'
import { tell } from '../store/tabs.js'
import { type Beside, logOf } from './replay.js'

/** Another table with the same game so far, and the lines kept with it; its id. */
export const copyTable = async (card: TableCard, game: Game, beside: Beside, name: string): Promise<string> => {
  const id = newTableId()
  const now = Date.now()
  const copy: TableCard = { ...card, id, name: name.slice(0, 80), created: now, changed: now, revision: 1 }
  await createTable({ card: copy, log: logOf(id, game, beside) })
  tell({ id, revision: 1 })
  return id
}
