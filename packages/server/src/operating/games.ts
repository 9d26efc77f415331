import type { Storage } from '../storage/storage.js'
import type { Table } from '../storage/tables.js'

const PAGE = 100

/** Every table whose game has begun, in the order of their ids. */
export async function* begunTables({ db }: Storage): AsyncGenerator<Table> {
  for (let after = ''; ; ) {
    const page = await db
      .selectFrom('tables')
      .selectAll()
      .where('setup', 'is not', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute()
    yield* page
    const last = page.at(-1)
    if (!last || page.length < PAGE) return
    after = last.id
  }
}
