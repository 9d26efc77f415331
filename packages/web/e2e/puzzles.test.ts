import { readFileSync } from 'node:fs'
import type { PuzzleKind, PuzzleSet } from '@roundhouse/engine'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findings } from './axe.js'
import { tab, useBrowser, visitor } from './page.js'

useBrowser()

const set = JSON.parse(readFileSync(new URL('../public/puzzles/1849.json', import.meta.url), 'utf8')) as PuzzleSet
const numberOf = (kind: PuzzleKind): number => set.puzzles.findIndex(({ puzzle }) => puzzle.kind === kind) + 1
const told = (page: Page, what: string): Promise<void> => page.locator(`.puzzle[data-told="${what}"]`).waitFor()

describe('puzzles of 1849', () => {
  test('a wrong answer is told, the right one kept over a reload and shown on the home page', async () => {
    const n = numberOf('trains')
    const puzzle = set.puzzles[n - 1]!.puzzle
    if (puzzle.kind !== 'trains') throw new Error('no such puzzle')
    const page = await tab(await visitor(), `/puzzles/1849/${n}`)
    await page.locator('.puzzle').waitFor()
    await page.locator('[data-puzzle="hint"]').click()
    await page.locator(`[data-option="${(puzzle.answer + 1) % 4}"]`).click()
    await told(page, 'wrong')
    await page.locator(`[data-option="${puzzle.answer}"]`).click()
    await told(page, 'right')
    expect(await findings(page, '.puzzle')).toEqual([])
    await page.reload()
    await page.getByRole('link', { name: `Puzzle ${n} of 12, solved` }).waitFor()
    await page.goto(new URL('/', page.url()).href)
    await page.getByText('1 of 12 solved').waitFor()
  })

  test('the best tile is laid on the real board', async () => {
    const n = numberOf('tile')
    const puzzle = set.puzzles[n - 1]!.puzzle
    if (puzzle.kind !== 'tile') throw new Error('no such puzzle')
    const page = await tab(await visitor(), `/puzzles/1849/${n}`)
    await page.locator('.puzzle').waitFor()
    for (let turns = 0; turns < 6; turns++) {
      await page.locator(`.map-hex[data-hex="${puzzle.answer.hex}"]`).click()
      await page.locator(`.tray-tile[data-tile="${puzzle.answer.tile}"]`).first().click()
      expect(await page.locator('.brings').count()).toBe(0)
      for (let i = 0; i < turns; i++) await page.getByRole('button', { name: 'Turn', exact: true }).click()
      await page.locator('.tray-confirm').first().click()
      await page.locator('.puzzle[data-told]').waitFor()
      if ((await page.locator('.puzzle').getAttribute('data-told')) === 'right') return
      await page.locator('[data-puzzle="takeBack"]').click()
    }
    throw new Error('the answer was never right')
  })

  test('the best runs are not given away; shown, they are drawn', async () => {
    const page = await tab(await visitor(), `/puzzles/1849/${numberOf('run')}`)
    await page.locator('.run-total').waitFor()
    expect(await page.locator('.run-total').innerText()).toBe('L.0')
    await page.locator('[data-puzzle="show"]').click()
    await told(page, 'shown')
    await expect.poll(() => page.locator('.run-total').innerText()).not.toBe('L.0')
    await page.getByRole('link', { name: 'Next puzzle' }).click()
    await page.locator('.puzzle').waitFor()
  })
})
