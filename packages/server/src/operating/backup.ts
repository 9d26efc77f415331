import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import Database from 'libsql'
import { connect, databaseIn, lockFolder } from '../storage/sqlite.js'

/** A file is no backup that could be gone back to. */
export class BadBackup extends Error {
  override readonly name = 'BadBackup'
}

/** SQLite keeps these beside a database. */
const BESIDE = ['', '-wal', '-shm']

/** Copies the database of a folder into a new file, as it is at one moment, while a server may be running. */
export const backUp = (folder: string, target: string): void => {
  if (existsSync(target)) throw new BadBackup(`${target} exists already.`)
  const partial = `${target}.${process.pid}.partial`
  const database = connect(databaseIn(folder))
  try {
    database.prepare('vacuum into ?').run([partial])
    chmodSync(partial, 0o600)
    renameSync(partial, target)
  } finally {
    database.close()
    rmSync(partial, { force: true })
  }
}

const checkBackup = (file: string): void => {
  if (!existsSync(file)) throw new BadBackup(`${file}: no such file.`)
  let is: unknown
  try {
    const database = new Database(file, { readonly: true })
    try {
      is = (database.prepare('pragma integrity_check').get() as { integrity_check: string }).integrity_check
      database.prepare('select count(*) from kysely_migration').get()
      database.prepare('select count(*) from entries').get()
    } finally {
      database.close()
    }
  } catch {
    throw new BadBackup(`${file} is no backup of a server.`)
  }
  if (is !== 'ok') throw new BadBackup(`${file} is damaged: ${String(is)}`)
}

/**
 * Puts a backup in the place of the database of a folder that no server uses. What was there is kept under another
 * name: its path, or null if there was nothing.
 */
export const restore = (folder: string, backup: string, now: number): string | null => {
  checkBackup(backup)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const unlock = lockFolder(folder)
  try {
    const file = databaseIn(folder)
    const partial = `${file}.${process.pid}.partial`
    copyFileSync(backup, partial)
    chmodSync(partial, 0o600)
    const was = existsSync(file) ? `${file}.until-${new Date(now).toISOString().replaceAll(/[:.]/g, '-')}` : null
    for (const end of BESIDE) if (was && existsSync(`${file}${end}`)) renameSync(`${file}${end}`, `${was}${end}`)
    renameSync(partial, file)
    return was
  } finally {
    unlock()
  }
}
