import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { titles } from '@roundhouse/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { main } from '../main.js'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'roundhouse-aid-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const run = async (...argv: readonly string[]) => {
  const said = { out: '', err: '' }
  const code = await main(['aid', ...argv], {
    out: (text) => {
      said.out += text
    },
    err: (text) => {
      said.err += text
    },
  })
  return { code, ...said }
}

it.each(Object.keys(titles).flatMap((title) => ['en', 'ru', 'pl'].map((language) => [title, language])))(
  'writes the aid of %s in %s with its typeface inside',
  async (title, language) => {
    const file = join(folder, `${title}-${language}.html`)
    expect(await run(title!, '--lang', language!, '--out', file)).toEqual({ code: 0, out: `${file}\n`, err: '' })
    const page = readFileSync(file, 'utf8')
    expect(page).toContain(`<html lang="${language}">`)
    expect(page).toContain('url(data:font/woff2;base64,')
    expect(page.match(/url\((?!data:)/g)).toBeNull()
  },
)

describe('bad input: one clear line, nothing written', () => {
  it.each([
    [['1999', '--out', 'aid.html'], 1, 'no title 1999; there are '],
    [['1846', '--players', '9', '--out', 'aid.html'], 1, '1846 is for 3 to 5 players, not 9'],
    [['1846', '--out', 'no/such/folder/aid.html'], 1, 'no/such/folder/aid.html: '],
    [['1846', '--out', ''], 1, 'is a folder'],
    [['1846'], 2, '--out is missing'],
    [['1846', '--lang', 'de', '--out', 'aid.html'], 2, '--lang must be one of en, ru, pl'],
    [['1846', '--players', 'x', '--out', 'aid.html'], 2, '--players must be a whole number'],
    [['--out', 'aid.html'], 2, 'TITLE is missing'],
  ])('%j', async (argv, exit, why) => {
    const before = readdirSync(folder)
    const inFolder = argv.map((word, i) => (argv[i - 1] === '--out' ? join(folder, word) : word))
    const { code, out, err } = await run(...inFolder)
    expect({ code, out }).toEqual({ code: exit, out: '' })
    expect(err).toContain(why)
    expect(err.trimEnd().split('\n')).toHaveLength(exit === 1 ? 1 : 2)
    expect(readdirSync(folder)).toEqual(before)
  })
})
