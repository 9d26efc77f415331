import { randomBytes } from 'node:crypto'
import pg from 'pg'

export interface FreshDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** A database of one test's own on a server. */
export const freshDatabase = async (server: string): Promise<FreshDatabase> => {
  const name = `test_${randomBytes(8).toString('hex')}`
  const run = async (sql: string): Promise<void> => {
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    try {
      await client.query(sql)
    } finally {
      await client.end()
    }
  }
  await run(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => run(`drop database if exists ${name} with (force)`) }
}
