import { join } from 'node:path'
import { begunTables, checkTable, fileOf } from '@roundhouse/server/operating'
import { makeFolder, writeFile } from '../files.js'
import { type Part, plural } from './part.js'

export const exporting: Part = {
  name: 'export',
  form: 'FOLDER',
  about: 'writes every game to a file: finished ones whole, the others as an onlooker may know them',
  words: [1, 1],
  options: [],
  async run({ words: [folder = ''] }, { storage, output }) {
    const opened = await storage()
    makeFolder(folder)
    let written = 0
    let left = 0
    for await (const table of begunTables(opened)) {
      const { game, why } = await checkTable(opened, table)
      if (!game) {
        left++
        output.err(`roundhouse: ${table.id} is frozen and not written: ${why}\n`)
        continue
      }
      const entries = await opened.entries.after(table.id, -1)
      writeFile(join(folder, `${table.id}.json`), `${JSON.stringify(fileOf(table, game, entries, null))}\n`)
      written++
    }
    output.out(`${plural(written, 'game')} written to ${folder}\n`)
    return left > 0 ? 1 : 0
  },
}

export const checking: Part = {
  name: 'check',
  form: '[--json]',
  about: 'plays every stored game again: does it lead to its hash, or go on from its snapshot?',
  words: [0, 0],
  options: ['json'],
  async run({ flag }, { storage, output }) {
    const opened = await storage()
    const counts = { replays: 0, 'goes on': 0, frozen: 0 }
    for await (const table of begunTables(opened)) {
      const { outcome, why } = await checkTable(opened, table)
      counts[outcome]++
      const { id, title, number } = table
      if (flag.json) output.out(`${JSON.stringify({ table: id, title, number, outcome, why })}\n`)
      else if (why !== null)
        output.err(
          `roundhouse: ${id} (${title}, entry ${number}) ${outcome === 'frozen' ? 'is frozen' : outcome}: ${why}\n`,
        )
    }
    const { replays, frozen } = counts
    if (!flag.json)
      output.out(
        `${plural(replays + counts['goes on'] + frozen, 'game')}: ${replays} replayed, ${counts['goes on']} from a snapshot, ${frozen} frozen\n`,
      )
    return frozen > 0 ? 1 : 0
  },
}
