import { go } from '../app/place.js'
import { createTable } from '../store/tables.js'
import { tell } from '../store/tabs.js'
import { rememberTitle } from './names.js'
import { automataAt, type NewTableForm, tableOf } from './new-table-form.js'

/** Lays a table around this screen and goes there. */
export const layTable = async (form: NewTableForm, names: readonly string[]): Promise<void> => {
  const called = `${form.title.id} · ${[...names, ...automataAt(form)].join(', ')}`.slice(0, 80)
  const table = tableOf(form, names, called, Date.now())
  await createTable(table)
  rememberTitle(form.title.id)
  tell({ id: table.card.id, revision: 1 })
  go({ at: 'table', id: table.card.id })
}
