import { expect, test } from 'vitest'
import { tab, useBrowser, visitor } from './page.js'
import { examples, openFile, scrubTo } from './table.js'

useBrowser()

test('a link holds the game up to a moment; it becomes a table of its own, and the board a picture', async () => {
  const context = await visitor()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await tab(context)
  await openFile(page, examples()[0]!.path)
  const run = async (name: RegExp): Promise<void> => {
    await page.locator('.table-menu > button').click()
    await page.locator('.menu-sheet').getByRole('button', { name }).click()
  }
  await scrubTo(page, 40)
  await run(/^Link with the whole game/)
  await expect.poll(() => page.locator('.toast').innerText()).toContain('up to move 40')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const saving = page.waitForEvent('download')
  await run(/^Save a picture/)
  const picture = await saving
  expect(picture.suggestedFilename()).toMatch(/40\.png$/)

  const other = await tab(await visitor(), link.replace(/^https?:\/\/[^/]+/, ''))
  await other.waitForSelector('.table')
  await expect.poll(() => other.locator('.table').getAttribute('data-moves')).toBe('40')
  expect(other.url()).not.toContain('#game=')
  await other.goto(link.slice(0, -60))
  await expect.poll(() => other.locator('.file-drop [role=alert]').innerText()).toContain('damaged or cut')
  expect(await other.locator('[aria-labelledby="my-tables"] .table-row').count()).toBe(1)
})
