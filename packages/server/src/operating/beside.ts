import { existsSync } from 'node:fs'
import type { Settings } from '../settings.js'
import { openPostgres } from '../storage/postgres.js'
import { databaseIn, openSqliteBeside } from '../storage/sqlite.js'
import { openStorage, type Storage } from '../storage/storage.js'

/** There is nothing to look after. */
export class NoDatabase extends Error {
  override readonly name = 'NoDatabase'
}

/** The storage of a server that may be running: it is neither locked nor brought up to date. */
export const openBeside = async ({ databaseUrl, dataDir }: Settings): Promise<Storage> => {
  if (databaseUrl !== null)
    return openStorage(
      openPostgres(databaseUrl, () => {}),
      true,
    )
  if (!existsSync(databaseIn(dataDir)))
    throw new NoDatabase(`There is no database in ${dataDir}: DATA_DIR names the folder of the server.`)
  return openStorage(openSqliteBeside(dataDir), true)
}
