import { describe, expect, test } from 'vitest'
import { PHONE, useBrowser, visit } from './page.js'
import { move, newTable, playDraft, playStockRound } from './table.js'

useBrowser()

describe('at 390 × 844', () => {
  test('a draft, a stock round and a tile with a thumb; nothing scrolls sideways', async () => {
    const page = await visit({ size: PHONE })
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(await wide()).toBe(false)
    await newTable(page, /1846/, ['Anna', 'Boris', 'Celina'])
    await playDraft(page)
    await playStockRound(page, 3)
    expect(await wide()).toBe(false)

    const map = (await page.locator('.map-view').boundingBox())!
    expect([map.width, map.height > 700]).toEqual([PHONE.width, true])
    for (const height of ['Raise the panel', 'Lower the panel', 'Lower the panel'])
      await page.getByRole('button', { name: height }).tap()
    expect((await page.locator('.sheet').boundingBox())!.height).toBeLessThan(220)
    await page.getByRole('button', { name: 'Raise the panel' }).tap()

    const hexes = page.locator('[data-hex-choice]')
    for (let guard = 0; guard < 6 && (await hexes.count()) === 0; guard++)
      await move(page, () => page.locator('.pass button').tap())
    await hexes.first().tap()
    await page.locator('.tile-tray button[data-tile]').first().tap()
    // The sheet covers nothing of the tray.
    const foot = async (): Promise<number> => {
      const { y, height } = (await page.locator('.tray-confirm').first().boundingBox())!
      return y + height
    }
    const sheet = (await page.locator('.sheet').boundingBox())!
    await expect.poll(foot).toBeLessThanOrEqual(sheet.y)
    await move(page, () => page.locator('.picked .offer.primary').tap())

    for (const panel of ['Market', 'Charters', 'Players', 'Shares', 'Log']) {
      await page.getByRole('tab', { name: panel, exact: true }).tap()
      expect(await wide(), panel).toBe(false)
    }
  })
})
