import { resolve } from 'node:path'
import { backUp, restore } from '@roundhouse/server/operating'
import { BadInput } from '../command.js'
import type { Desk, Part } from './part.js'

/** PostgreSQL has tools of its own; the address may hold a password and is not repeated. */
const sqliteOnly = ({ settings }: Desk, instead: string): void => {
  if (settings.databaseUrl !== null) throw new BadInput(`the data are in PostgreSQL: use ${instead}`)
}

export const backup: Part = {
  name: 'backup',
  form: 'FILE',
  about: 'copies the database into a new file, while the server may run (PostgreSQL: pg_dump)',
  words: [1, 1],
  options: [],
  async run({ words: [file = ''] }, desk) {
    sqliteOnly(desk, 'pg_dump --format=custom --file=FILE "$DATABASE_URL"')
    await desk.storage()
    backUp(desk.settings.dataDir, resolve(file))
    desk.output.out(`backed up to ${file}\n`)
    return 0
  },
}

export const restoring: Part = {
  name: 'restore',
  form: 'FILE',
  about:
    'puts a backup in the place of the database, which is kept; the server must be stopped (PostgreSQL: pg_restore)',
  words: [1, 1],
  options: [],
  async run({ words: [file = ''] }, desk) {
    sqliteOnly(desk, 'pg_restore --clean --if-exists --dbname="$DATABASE_URL" FILE')
    const was = restore(desk.settings.dataDir, resolve(file), desk.now)
    desk.output.out(`restored from ${file}${was === null ? '' : `; what was there is now ${was}`}\n`)
    return 0
  },
}
