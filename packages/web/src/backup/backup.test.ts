import { newGame } from '@roundhouse/engine'
import { describe, expect, test } from 'vitest'
import type { StoredTable, TableCard } from '../store/record.js'
import { logOf } from '../table/replay.js'
import { isBackupText, writeBackup } from './backup-file.js'
import { compareTables, mergeMemory } from './merge.js'
import { readBackup } from './read-backup.js'

const table = (id: string, change: Partial<TableCard> = {}): StoredTable => {
  const players = ['Ada', 'Bob', 'Cyd'].map((name) => ({ name }))
  const made = newGame({ title: '18MEX', players, seed: 7, options: [], ruleset: 'rulebook' })
  if (!made.ok) throw new Error('no game')
  const card: TableCard = {
    id,
    version: 1,
    name: `Table ${id}`,
    title: '18MEX',
    players: ['Ada', 'Bob', 'Cyd'],
    colours: ['#112233', '#445566', '#778899'],
    created: 1,
    changed: 2,
    revision: 3,
    actions: 0,
    finished: false,
    turn: 'p1',
    origin: 'new',
    ...change,
  }
  return { card, log: logOf(id, made.game) }
}

const textOf = (tables: readonly unknown[], more: object = {}): string =>
  JSON.stringify({ ...writeBackup([], { theme: 'dark', entered: 'yes' }, 5), tables, ...more })

describe('a backup', () => {
  test('comes back as it went out, without who one is to the server', () => {
    const tables = [table('a'), table('b')]
    const text = JSON.stringify(writeBackup(tables, { theme: 'dark', entered: 'yes' }, 5))
    expect(isBackupText(text.slice(0, 200))).toBe(true)
    const read = readBackup(text)
    expect(read).toEqual({ ok: true, backup: writeBackup(tables, { theme: 'dark' }, 5), lost: [] })
  })

  test.each([
    ['no JSON', '{"format":"roundhouse-backup"', 'broken'],
    ['another file', '{"format":"roundhouse","version":1}', 'broken'],
    ['no list of tables', textOf([], { tables: {} }), 'broken'],
    ['no memory', textOf([], { memory: null }), 'broken'],
    ['a version to come', textOf([], { version: 2 }), 'newer'],
  ])('with %s is refused', (_, text, why) => {
    expect(readBackup(text)).toEqual({ ok: false, why })
  })

  const { card, log } = table('x')
  test.each([
    ['is none', null, '?'],
    ['lacks its game', { card }, 'Table x'],
    ['has an id that is none', { card: { ...card, id: '../x' }, log: { ...log, id: '../x' } }, 'Table x'],
    ['has the game of another', { card, log: { ...log, id: 'y' } }, 'Table x'],
    ['has an action that is none', { card, log: { ...log, actions: [{ type: 'dance' }] } }, 'Table x'],
    ['stands where it cannot', { card, log: { ...log, cursor: 4 } }, 'Table x'],
    ['is of another title than its game', { card: { ...card, title: '1846' }, log }, 'Table x'],
  ])('leaves out a table that %s, and names it', (_, wrong, name) => {
    const read = readBackup(textOf([table('a'), wrong]))
    expect(read.ok && [read.backup.tables.map((each) => each.card.id), read.lost]).toEqual([['a'], [name]])
  })
})

test('tables that are here, the same or not, are told apart', () => {
  const there = [table('a'), table('b'), table('c', { revision: 9 })]
  const here = [table('b').card, table('c').card, table('d').card]
  expect(compareTables(there, here)).toEqual({
    fresh: 1,
    same: 1,
    differing: [{ here: table('c').card, there: there[2]!.card }],
  })
})

describe('what is remembered', () => {
  const results = (...tables: string[]) => JSON.stringify(Object.fromEntries(tables.map((each) => [each, each])))
  const here = { theme: 'light', results: '{"a":1,"b":1}', 'notes.t': 'mine', names: '["Ada"]' }
  const there = {
    theme: 'dark',
    results: '{"b":2,"c":2}',
    'notes.t': 'theirs',
    'notes.u': results('u'),
    names: '["Bob"]',
  }

  test.each([
    ['keep', false, { results: '{"b":1,"c":2,"a":1}', 'notes.u': results('u') }],
    ['keep', true, { theme: 'dark', results: '{"b":1,"c":2,"a":1}', 'notes.u': results('u') }],
    [
      'replace',
      false,
      { results: '{"a":1,"b":2,"c":2}', 'notes.t': 'theirs', 'notes.u': results('u'), names: '["Bob"]' },
    ],
  ] as const)('%s, settings %s', (known, withSettings, changed) => {
    expect(mergeMemory(here, there, known, withSettings)).toEqual(changed)
  })
})
