import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { LONG } from './long-first.js'

it.each(LONG)('%s, which begins early, is there', (file) => {
  expect(existsSync(join(dirname(import.meta.dirname), file))).toBe(true)
})
