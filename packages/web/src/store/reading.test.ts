import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { titleOf } from '@roundhouse/engine'
import { describe, expect, test } from 'vitest'
import { exampleNames, exampleText } from '../../build/sample.js'
import { replay } from '../table/replay.js'
import { ownFileOf, writeOwnFile } from './game-file.js'
import { readGame } from './reading.js'
import { fileAsGiven, type StoredTable } from './record.js'
import { theirFile } from './their-file.js'

const read = (text: string, language: 'en' | 'ru' | 'pl' = 'en') =>
  readGame({ file: 'f.json', text, language, now: 1, origin: 'file' })

describe('reading game files', () => {
  test.each(exampleNames())('the example %s plays through', (file) => {
    const answer = read(exampleText(file))
    expect(answer).toMatchObject({ ok: true, table: { card: { revision: 1, origin: 'file' } } })
  })

  test('a file of 18xx.games, as we write it, is read again', async () => {
    const { exampleGame } = await import('../../build/sample.js')
    const game = exampleGame(exampleNames()[0]!, 60)
    const answer = read(theirFile(game, 'x9', 'Evening'))
    expect(answer).toMatchObject({ ok: true, table: { card: { name: '1846 #x9: Evening' } } })
  })

  test('one without an id is called by its title', () => {
    const file = { title: '18MEX', players: ['Amy', 'Bob', 'Cas'], settings: { seed: 7 }, actions: [] }
    expect(read(JSON.stringify(file))).toMatchObject({
      ok: true,
      table: { card: { name: '18MEX', players: ['Amy', 'Bob', 'Cas'] } },
    })
  })

  test.each([
    ['{', 'f.json is damaged or no game file: it cannot be read as JSON.'],
    ['[]', 'f.json cannot be opened. This is not a game file of 18xx.games'],
    [
      '{"title":"1830","players":[{"id":1,"name":"A"}],"actions":[]}',
      'The title "1830" is not known here; known are 1846',
    ],
    ['{"format":"roundhouse","version":1,"setup":{}}', 'setup.title'],
  ])('%s is answered clearly', (text, said) => {
    const answer = read(text)
    expect(answer.ok ? '' : answer.why).toContain(said)
  })

  test('an action against the rules ends what is followed; the whole file is kept', () => {
    const file = JSON.parse(exampleText(exampleNames()[0]!))
    file.actions = [...file.actions.slice(0, 20), { type: 'explode', by: 'p1' }, ...file.actions.slice(20)]
    const text = JSON.stringify(file)
    const answer = read(text)
    if (!answer.ok) throw new Error(answer.why)
    const { card, log } = answer.table
    expect(card).toMatchObject({ actions: 20, finished: false })
    expect(log.actions).toHaveLength(20)
    expect(log.file).toEqual({
      text,
      of: 'roundhouse',
      followed: 20,
      action: '21',
      said: `explode ${log.setup.players[0]?.name}`,
      why: { field: 'actions[20].type' },
    })
    expect(fileAsGiven(log)?.text).toBe(text)
    expect(fileAsGiven({ ...log, actions: log.actions.slice(1), cursor: 19 })).toBeNull()
  })

  test.each(['1846-3p-rulebook', '18MEX-3p-rulebook', '18MEX-3p-18xx.games'])(
    'of the time before versions of the rules opens to its end: %s',
    (name) => {
      const path = new URL(`../../../engine/games/earlier/${name}.json.gz`, import.meta.url)
      const text = gunzipSync(readFileSync(path)).toString('utf8')
      const answer = read(text)
      if (!answer.ok) throw new Error(answer.why)
      const { card, log } = answer.table
      expect(card).toMatchObject({ actions: JSON.parse(text).actions.length, finished: true })
      expect(log).not.toHaveProperty('file')
      expect(log.rules).toBe(titleOf(card.title)?.rulesVersion)
      expect(replay(log, titleOf(card.title)!).ok).toBe(true)
    },
  )

  test('with a position its actions do not lead to is opened up to there, and told', () => {
    const { table } = read(exampleText(exampleNames()[0]!)) as { table: StoredTable }
    const file = ownFileOf(table.card, table.log)
    expect(read(JSON.stringify(file))).toMatchObject({ ok: true, table: { log: { present: file.present } } })
    const other = { ...file, present: { ...file.present, hash: '0' } }
    const answer = read(JSON.stringify(other))
    const last = String(file.actions.length)
    expect(answer).toMatchObject({ ok: true, table: { log: { file: { action: last, why: { field: 'present' } } } } })
  })

  test('a line that cannot be read is left out, and told', () => {
    const file = JSON.parse(exampleText(exampleNames()[0]!))
    const good = { id: 'b', name: '', from: 3, actions: file.actions.slice(3, 5) }
    const answer = read(JSON.stringify({ ...file, lines: [{ id: 'a', name: '', from: 3, actions: [7] }, good] }))
    expect(answer).toMatchObject({ ok: true, table: { log: { lines: [good], lostLines: 1 } } })
    expect(read(JSON.stringify(file))).not.toHaveProperty('table.log.lostLines')
  })

  test('of 18xx.games with a rule that nobody knows, and with passes too many', () => {
    const players = [1, 2, 3].map((id) => ({ id, name: `P${id}` }))
    const pass = { type: 'pass', entity_type: 'player' }
    const file = {
      id: 7,
      title: '18MEX',
      players,
      settings: { optional_rules: ['nope'] },
      actions: [3, 1, 1, 2].map((entity, i) => ({ ...pass, entity, id: i + 1 })),
    }
    const text = JSON.stringify(file, null, 2)
    const answer = read(text)
    if (!answer.ok) throw new Error(answer.why)
    const { log } = answer.table
    expect(log.file).toEqual({
      text,
      of: '18xx.games',
      followed: 2,
      notes: [{ code: 'unknownOptions', names: ['nope'], count: 1 }],
      passes: { leftOut: 2, added: 0 },
    })
    expect(fileAsGiven(log)?.text).toBe(text)
    // With lines tried out it is a file of ours, and theirs goes along in it.
    const { setup, actions } = log
    const ours = writeOwnFile({ name: 'n', colours: [], setup, actions, given: text })
    expect(read(JSON.stringify(ours))).toMatchObject({ ok: true, table: { log: { file: log.file } } })
    expect(read(JSON.stringify({ ...ours, given: '{' }))).not.toHaveProperty('table.log.file')
    const plain = read(JSON.stringify({ ...file, settings: {}, actions: [] }))
    expect(plain).not.toHaveProperty('table.log.file')
  })

  test.each([
    ['1849', 5, ['reduced_4p_corps', 'nope']],
    ['18Mag', 2, ['supporters']],
    ['1849', 3, ['electric_dreams']],
  ])('%s for %i with %j can be opened again from what is stored', (title, count, optional_rules) => {
    const players = Array.from({ length: count }, (_, i) => ({ id: i, name: '' }))
    const answer = read(JSON.stringify({ id: 'x', title, players, settings: { optional_rules }, actions: [] }))
    if (!answer.ok) throw new Error(answer.why)
    expect(replay(answer.table.log, titleOf(title)!).ok).toBe(true)
  })

  test('of ours with an action out of turn', () => {
    const file = JSON.parse(exampleText(exampleNames()[0]!))
    file.actions = [{ type: 'pass', by: 'p1' }, ...file.actions]
    const answer = read(JSON.stringify(file))
    expect(answer).toMatchObject({
      ok: true,
      table: { card: { actions: 0 }, log: { file: { action: '1', why: { refusal: { code: expect.any(String) } } } } },
    })
  })

  test('of 18xx.games with an action that cannot be', async () => {
    const { exampleGame } = await import('../../build/sample.js')
    const theirs = JSON.parse(theirFile(exampleGame(exampleNames()[0]!, 60), 'x9', ''))
    theirs.actions[40] = { ...theirs.actions[40], type: 'lay_tile', hex: 'Z99', tile: '9-0', rotation: 1 }
    const text = JSON.stringify(theirs)
    const answer = read(text)
    if (!answer.ok) throw new Error(answer.why)
    const { log } = answer.table
    expect(log.file).toMatchObject({
      text,
      of: '18xx.games',
      action: '41',
      followed: log.actions.length,
      said: expect.stringMatching(/^lay_tile .*hex Z99, tile 9-0, rotation 1/),
      why: { refusal: { code: expect.any(String) } },
    })
  })
})
