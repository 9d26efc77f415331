import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { type ImportedGame, importGame, readJson as parseJson, problemText } from '@roundhouse/engine'
import { BadInput } from './command.js'

const whyNot = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOENT') return 'no such file'
  if (code === 'EISDIR') return 'is a folder'
  if (code === 'EACCES') return 'may not be read or written'
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
}

/** No game comes near it; what is larger, or becomes so when it is unpacked, is none. */
const LARGEST_FILE = 100_000_000

const readText = (file: string): string => {
  try {
    if (statSync(file).size > LARGEST_FILE) throw new Error('too large for a game')
    const raw = readFileSync(file)
    const isPacked = raw[0] === 0x1f && raw[1] === 0x8b
    return (isPacked ? gunzipSync(raw, { maxOutputLength: LARGEST_FILE }) : raw).toString('utf8')
  } catch (error) {
    throw new BadInput(`${file}: ${whyNot(error)}`)
  }
}

export const readJson = (file: string): unknown => {
  const read = parseJson(readText(file))
  if (read.ok) return read.json
  throw new BadInput(`${file}: ${read.why === 'notJson' ? `not JSON (${read.detail})` : `no game: ${read.detail}`}`)
}

export const readGame = (file: string): ImportedGame => {
  const imported = importGame(readJson(file))
  if (!imported.ok) throw new BadInput(`${file}: ${problemText(imported.problem, 'en')}`)
  return imported.game
}

/** Writes a file whole or not at all. */
export const writeFile = (file: string, text: string): void => {
  const partial = `${file}.${process.pid}.partial`
  try {
    writeFileSync(partial, text)
    renameSync(partial, file)
  } catch (error) {
    rmSync(partial, { force: true })
    throw new BadInput(`${file}: ${whyNot(error)}`)
  }
}

/** Sees to it that there is a folder of the name. */
export const makeFolder = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new BadInput(`${folder}: ${whyNot(error)}`)
  }
}
