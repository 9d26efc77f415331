import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { othersTurns } from '../src/meanwhile/turns.js'
import { findings } from './axe.js'
import { PHONE, useBrowser, visit } from './page.js'
import { type Found, offers, positionOf } from './positions.js'
import { move, openFile } from './table.js'

useBrowser()

/** A company's turn begins, and those of others have run since its president's last turn. */
const begun = (): Found =>
  positionOf(
    '1846',
    (open, game) =>
      open.seat !== null &&
      open.step === 'trackToken' &&
      offers(open, 'pass').length > 0 &&
      othersTurns(game, open.seat).filter(({ runs, n }) => runs.length > 0 && n > game.cursor - 30).length > 1 &&
      othersTurns(game, open.seat).some(({ n }) => n === game.cursor),
  )

const drawn = (page: Page): Promise<number> => page.locator('.map-drawing [data-layer="routes"] path').count()
const head = (page: Page) => page.locator('.meanwhile-head')
const withRuns = (page: Page) => page.locator('.meanwhile-row:not([data-runs="0"])')

describe('what others did since one’s last turn', () => {
  test('is told when the turn begins, a line for each; runs are drawn where one points, and stay where one chooses', async () => {
    const page = await visit()
    const { game, open, file } = begun()
    await openFile(page, file)
    const told = othersTurns(game, open.seat!).filter(({ runs }) => runs.length > 0)
    expect(await withRuns(page).count()).toBe(told.length)
    expect(await drawn(page)).toBe(0)
    await withRuns(page).first().hover()
    await expect.poll(() => drawn(page)).toBeGreaterThan(0)
    await page.locator('.sentence h2').hover()
    await expect.poll(() => drawn(page)).toBe(0)
    await withRuns(page).last().focus()
    await expect.poll(() => drawn(page)).toBeGreaterThan(0)
    await page.keyboard.press('Enter')
    await page.locator('.sentence h2').hover()
    await page.locator('.map').focus()
    expect(await drawn(page)).toBeGreaterThan(0)
    expect(await findings(page, '.decision')).toEqual([])
    await page.getByRole('button', { name: 'Look at this moment' }).click()
    await page.locator('.back-note').waitFor()
    await page.keyboard.press('w')
    await expect.poll(() => withRuns(page).count()).toBe(told.length)
  })

  test('is closed and stays so in later turns, and comes back by a key, the palette and the list of keys', async () => {
    const page = await visit()
    await openFile(page, begun().file)
    await head(page).click()
    expect(await withRuns(page).count()).toBe(0)
    await page.reload()
    await head(page).waitFor()
    expect(await withRuns(page).count()).toBe(0)
    await page.keyboard.press('w')
    await expect.poll(() => withRuns(page).count()).toBeGreaterThan(0)
    await page.reload()
    await expect.poll(() => withRuns(page).count()).toBeGreaterThan(0)
    // Within the turn it gives way to what one has done oneself, and can still be asked for.
    await page.locator('.decision:not(.settling)').waitFor()
    await move(page, () => page.locator('.decision-foot .offer').first().click())
    await expect.poll(() => withRuns(page).count()).toBe(0)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('others did')
    await page.keyboard.press('Enter')
    await expect.poll(() => withRuns(page).count()).toBeGreaterThan(0)
    await page.keyboard.press('Shift+Slash')
    expect(await page.locator('.help').innerText()).toContain('What the others did since your last turn')
  })

  test('on a phone it is one line until it is asked for; a tap draws', async () => {
    const page = await visit({ size: PHONE, language: 'pl', theme: 'dark' })
    await openFile(page, begun().file)
    await head(page).waitFor()
    expect(await withRuns(page).count()).toBe(0)
    await head(page).tap()
    await withRuns(page).first().tap()
    await expect.poll(() => drawn(page)).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Zobacz tę chwilę' }).waitFor()
    expect(await findings(page, '.decision')).toEqual([])
  })
})
