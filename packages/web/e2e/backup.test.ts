import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { forgive, PHONE, tab, useBrowser, visit, visitor } from './page.js'
import { examples, move, newTable, openFile, uncover } from './table.js'

useBrowser()

const home = (page: Page) => page.goto(new URL(page.url()).origin)
const names = (page: Page) => page.locator('[aria-labelledby="my-tables"] .table-name').allInnerTexts()
const movesOf = (page: Page, name: string) =>
  page.locator('[aria-labelledby="my-tables"] .table-row', { hasText: name }).locator('p').first().innerText()

const backup = async (page: Page): Promise<string> => {
  const saving = page.waitForEvent('download')
  await page.locator('.backup button').first().click()
  const saved = await saving
  expect(saved.suggestedFilename()).toMatch(/^roundhouse-\d{4}-\d\d-\d\d\.json$/)
  return readFileSync(await saved.path(), 'utf8')
}

const give = (page: Page, text: string): Promise<void> =>
  page.setInputFiles('input[data-backup]', {
    name: 'backup.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })

const restore = async (page: Page): Promise<void> => {
  await page.locator('.backup-ask button[type=submit]').click()
  await page.locator('.backup [role=status]').waitFor()
}

test('everything goes out in one file and comes back elsewhere, keeping or replacing what is there', async () => {
  const page = await visit({ theme: 'dark' })
  await newTable(page, /18MEX/, ['Ada', 'Bob', 'Cyd'])
  await uncover(page)
  await move(page, () => page.locator('[data-action="pass"], .pass button').first().click())
  const played = page.url()
  await home(page)
  await openFile(page, examples()[0]!.path)
  await home(page)
  await page.evaluate(() => {
    localStorage.setItem('roundhouse.notes.t1', 'Buy the 4-train')
    localStorage.setItem('roundhouse.entered', 'yes')
  })
  await expect.poll(() => names(page)).toHaveLength(2)
  const text = await backup(page)
  expect(text).not.toContain('entered')
  const [was, first] = [await names(page), await movesOf(page, 'Ada')]

  const other = await tab(await visitor({ size: PHONE, language: 'en' }))
  await other.waitForSelector('.backup')
  await give(other, text.slice(0, -100))
  expect(await other.locator('.backup [role=alert]').innerText()).toMatch(/damaged or no backup.*Nothing was changed/s)
  await give(other, text)
  expect(await other.locator('.backup-ask').innerText()).toContain('2 tables come back.')
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  await restore(other)
  await expect.poll(() => names(other)).toEqual(was)
  expect(await other.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
  expect(await other.evaluate(() => localStorage.getItem('roundhouse.notes.t1'))).toBe('Buy the 4-train')
  await other.goto(played)
  await other.waitForSelector('.table')
  expect(await other.locator('.table').getAttribute('data-moves')).toBe('1')

  // Played on there, then the backup again: kept unless told otherwise.
  await uncover(other)
  await move(other, () => other.locator('[data-action="pass"], .pass button').first().click())
  await home(other)
  await expect.poll(() => movesOf(other, 'Ada')).toContain('2 moves')
  await give(other, text)
  expect(await other.locator('.backup-ask').innerText()).toMatch(/1 table differs.*here 2 moves.*in the backup 1 move/s)
  await restore(other)
  await expect.poll(() => movesOf(other, 'Ada')).toContain('2 moves')
  await give(other, text)
  await other.getByLabel('Replace it by the backup').check()
  await restore(other)
  await expect.poll(() => movesOf(other, 'Ada')).toContain(first.match(/1 move/)![0])
  // Home looks for tables on the server now and then, as somebody who has entered, which nobody here has.
  forgive(/401/)
})
