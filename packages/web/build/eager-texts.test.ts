import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const PACKAGES = fileURLToPath(new URL('../..', import.meta.url))
const NAMES = ['engine', 'board', 'bots', 'web']

/** The page loads texts after its code: a constant made from another constant's text would be made too early. */
const EAGER = /\b[A-Z][A-Z_]{2,}\.(?:en|ru|pl)\b/

test('no text of a constant is read while a module is loaded', () => {
  const found = NAMES.flatMap((name) =>
    readdirSync(`${PACKAGES}${name}/src`, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
      .filter((path) => EAGER.test(readFileSync(`${PACKAGES}${name}/src/${path}`, 'utf8')))
      .map((path) => `${name}/src/${path}`),
  )
  expect(found).toEqual([])
})
