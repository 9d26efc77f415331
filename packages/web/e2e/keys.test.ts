import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PHONE, useBrowser, visit } from './page.js'
import { laying, sale } from './positions.js'
import { examples, openFile } from './table.js'

useBrowser()

const focused = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)

test('by keys: past the bar to the question, into the tiles of a hex and back', async () => {
  const page = await visit()
  await openFile(page, laying().file)
  await page.locator('.sentence').waitFor()
  await page.keyboard.press('Tab')
  expect(await focused(page, '.skip')).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page, '.sentence h2')).toBe(true)
  const hex = page.locator('[data-hex-choice]').first()
  const pick = async (): Promise<void> => {
    for (let i = 0; i < 40 && !(await focused(page, '[data-hex-choice]')); i++) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page, '.tray-tile')).toBe(true)
  }
  await pick()
  await page.keyboard.press('Escape')
  await expect.poll(() => hex.evaluate((each) => each === document.activeElement)).toBe(true)
  await page.keyboard.press('Shift+Slash')
  const help = page.locator('.help-dialog')
  expect(await help.innerText()).toMatch(/Turn the tile\s.*R/s)
  expect(await help.innerText()).not.toContain('Lower the panel')
})

test('the address names a move only while that is on the screen', async () => {
  const page = await visit()
  await openFile(page, examples()[0]!.path)
  const address = page.url()
  await page.goto(`${address}?move=20`)
  const count = page.locator('.scrub-count')
  await expect.poll(() => count.innerText()).toMatch(/^20\//)
  expect(page.url()).toBe(`${address}?move=20`)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => page.url()).toBe(address)
  await expect.poll(() => count.innerText()).toMatch(/^21\//)
})

test('a bid that is not possible is told, never changed; focus below the screen moves only the sheet', async () => {
  const page = await visit({ size: PHONE })
  await openFile(page, sale().file)
  const row = page.locator('.bid-row').first()
  await row.locator('input').fill('9000')
  const bid = row.getByRole('button', { name: /^Bid/ })
  expect(await bid.innerText()).toContain('9000')
  expect(await bid.getAttribute('aria-disabled')).toBe('true')
  await bid.focus()
  await expect.poll(() => page.locator('.bubble').innerText()).toMatch(/^From \$\d+ to \$\d+ is possible/)
  expect(await page.locator('.table').evaluate((each) => each.scrollTop)).toBe(0)
})
