import { describe, expect, test } from 'vitest'
import { exampleNames, exampleText } from '../../build/sample.js'
import { readGame } from './reading.js'
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

  test.each([
    ['{', 'f.json is damaged or no game file: it cannot be read as JSON.'],
    ['[]', 'f.json is no game file'],
    ['{"title":"1830","players":[{"id":1,"name":"A"}],"actions":[]}', '1830'],
    ['{"format":"roundhouse","version":1,"setup":{}}', 'setup.title'],
  ])('%s is answered clearly', (text, said) => {
    const answer = read(text)
    expect(answer.ok ? '' : answer.why).toContain(said)
  })

  test('an action against the rules is named, with its rule, in the chosen language', () => {
    const file = JSON.parse(exampleText(exampleNames()[0]!))
    file.actions = [{ type: 'pass', by: 'p1' }, ...file.actions]
    const answer = read(JSON.stringify(file), 'ru')
    expect(answer.ok ? '' : answer.why).toMatch(/^f\.json: ход 1 против правил\. .*1846-/)
  })
})
