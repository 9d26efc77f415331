import { expect, test } from 'vitest'
import { exampleGame, exampleNames } from '../../build/sample.js'
import { writeOwnFile } from '../store/game-file.js'
import { logOf } from '../table/replay.js'
import { LONGEST_LINK, pack, unpack } from './packed.js'

test.each(exampleNames())('the first hundred moves of %s fit a link and come back', async (name) => {
  const game = exampleGame(name, 100)
  const { setup, actions } = logOf('x', game)
  const text = JSON.stringify(writeOwnFile({ name: 'Żółć — партия', colours: [], setup, actions, rules: 1 }))
  const packed = await pack(text)
  expect(packed).toMatch(/^[\w-]+$/)
  expect(packed.length).toBeLessThan(LONGEST_LINK)
  expect(await unpack(packed)).toBe(text)
})

test.each(['', 'abc', '!!!!', 'a'.repeat(5 * LONGEST_LINK)])('%.5s… is no game', async (damaged) => {
  expect((await unpack(damaged)) || null).toBeNull()
})

test('a link that was cut is damaged', async () => {
  const packed = await pack(JSON.stringify({ much: Array.from({ length: 200 }, (_, i) => `move ${i * 7919}`) }))
  expect(await unpack(packed.slice(0, -20))).toBeNull()
})
