import { setupOf } from '@roundhouse/engine/testing'
import { describe, expect, test } from 'vitest'
import { fileNameOf, isOwnFile, readOwnFile, writeOwnFile } from './game-file.js'

const setup = setupOf('1846', { players: [{ name: 'A' }, { name: 'B', id: 7 }], seed: 3 })
const file = writeOwnFile({ name: 'x', colours: ['#123456'], setup, actions: [{ type: 'pass', by: 'p1' }] })

describe('a game file of ours', () => {
  test('comes back as it was written', () => {
    const json = JSON.parse(JSON.stringify(file))
    expect(isOwnFile(json)).toBe(true)
    expect(readOwnFile(json)).toEqual({ ok: true, file })
  })

  test('comes back with the lines tried out from it', () => {
    const lines = [{ id: 'a1', name: '', from: 1, actions: file.actions }]
    const written = writeOwnFile({ ...file, lines })
    expect(readOwnFile(JSON.parse(JSON.stringify(written)))).toEqual({ ok: true, file: { ...file, lines } })
  })

  test.each([
    ['actions[1].type', { type: 'dance', by: 'p1' }],
    ['actions[1].price', { type: 'par', by: 'p1', corporation: 'B&O' }],
  ])('is taken up to an action whose %s is wrong', (field, wrong) => {
    const first = { type: 'pass', by: 'p1' } as const
    const read = readOwnFile({ ...JSON.parse(JSON.stringify(file)), actions: [first, wrong, first] })
    expect(read).toMatchObject({ ok: true, file: { actions: [first] }, wrong: { index: 1, why: { field } } })
  })

  test.each([
    ['version', { version: 'one' }],
    ['actions', { actions: {} }],
  ])('says that %s is wrong', (field, patch) => {
    expect(readOwnFile({ ...file, ...patch } as never)).toEqual({ ok: false, fault: { field } })
  })

  test.each([
    ['setup', { setup: null }],
    ['setup.seed', { setup: { ...setup, seed: 1.5 } }],
  ])('says what is wrong with %s', (field, patch) => {
    const problems = [{ problem: 'field', params: { field } }]
    expect(readOwnFile({ ...file, ...patch } as never)).toEqual({ ok: false, fault: { setup: problems } })
  })

  test.each([
    ['no line', 5],
    ['without a name of its own', { id: '', name: 'x', from: 0, actions: [] }],
    ['without a name', { id: 'a', from: 0, actions: [] }],
    ['from before the beginning', { id: 'a', name: 'x', from: -1, actions: [] }],
    ['without actions', { id: 'a', name: 'x', from: 0 }],
    ['with an action that cannot be read', { id: 'a', name: 'x', from: 0, actions: [{ type: 'dance', by: 'p1' }] }],
  ])('comes back without a line that is wrong: %s', (_, wrong) => {
    const good = { id: 'a1', name: '', from: 1, actions: file.actions }
    const read = readOwnFile({ ...file, lines: [wrong, good] } as never)
    expect(read).toEqual({ ok: true, file: { ...file, lines: [good] }, lostLines: 1 })
  })

  test('comes back without lines if they are no list', () => {
    expect(readOwnFile({ ...file, lines: {} } as never)).toEqual({ ok: true, file, lostLines: 1 })
  })

  test('a newer version is named as such', () => {
    expect(readOwnFile({ ...file, version: 2 } as never)).toEqual({ ok: false, fault: { newer: true } })
  })

  test('a colour that is none is dropped', () => {
    const read = readOwnFile({ ...file, colours: ['red;background:url(x)', '#abcdef'] } as never)
    expect(read.ok && read.file.colours).toEqual(['#abcdef'])
  })

  test.each([
    ['1846 · Anna, Борис', '1846-Anna-Борис.json'],
    ['../../etc', '....etc.json'],
    ['<b>"x"</b>', 'bxb.json'],
    ['!!!', 'game.json'],
  ])('the table %s is saved as %s', (name, saved) => {
    expect(fileNameOf(name)).toBe(saved)
  })
})
