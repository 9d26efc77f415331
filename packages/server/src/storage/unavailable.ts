/** Another process uses the folder of the data. */
export class InUse extends Error {
  override readonly name = 'InUse'
  readonly folder: string

  constructor(folder: string) {
    super(`Another server uses the folder ${folder}. One process a folder; several share a PostgreSQL database.`)
    this.folder = folder
  }
}

/** Codes of PostgreSQL by which a request may come again: no connection, no resources, shutting down, conflicts. */
const POSTGRES_AWAY = /^(08|53|57P|40|25006|58)/
const SYSTEM_AWAY = /^(ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOENT|EACCES)/
const SQLITE_AWAY = /^SQLITE_(FULL|BUSY|LOCKED|IOERR|CANTOPEN|READONLY|NOMEM)/
const MESSAGES = /timeout|terminat|Connection|database or disk is full|disk I\/O|locked/i

/** The database cannot do its work now: full, away, overloaded. Not a fault of the request. */
export const isUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = String((error as { code?: unknown }).code ?? '')
  if (code !== '') return POSTGRES_AWAY.test(code) || SYSTEM_AWAY.test(code) || SQLITE_AWAY.test(code)
  return error.constructor === Error && MESSAGES.test(error.message)
}

/** A row like this is there already. */
export const isConflict = (error: unknown): boolean => {
  const code = String((error as { code?: unknown } | null)?.code ?? '')
  return code === '23505' || code.startsWith('SQLITE_CONSTRAINT')
}
