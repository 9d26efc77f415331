import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const SOURCES = fileURLToPath(new URL('..', import.meta.url))
/** They listen for a command's key themselves, for the same thing. */
const LISTENERS = ['commands/keys.ts', 'map/map-keys.ts', 'map/tile-tray.tsx']
const KEY = /'((?:Ctrl\+|Shift\+|Alt\+)*(?:Key[A-Z]|Slash))'/g

test('no two commands are given the same letter', () => {
  const keys = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !LISTENERS.includes(path))
    .flatMap((path) => [...readFileSync(`${SOURCES}${path}`, 'utf8').matchAll(KEY)].map(([, key]) => `${key} ${path}`))
    .sort()
  expect(keys.length).toBeGreaterThan(10)
  const letters = keys.map((each) => each.split(' ')[0])
  expect(keys.filter((_, i) => letters.indexOf(letters[i]) !== letters.lastIndexOf(letters[i]))).toEqual([])
})
