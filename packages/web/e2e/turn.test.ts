import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { PHONE, useBrowser, visit } from './page.js'
import { type Found, offers, positionOf } from './positions.js'
import { moves, openFile, sentence } from './table.js'

useBrowser()

/** A corporation with trains and a route begins its turn with track to lay. */
const turn = (): Found =>
  positionOf('1846', (open, game) => {
    const operator = game.state.operators[open.actor ?? '']
    return (
      open.step === 'trackToken' &&
      game.rules.operators[open.actor ?? '']?.kind === 'corporation' &&
      (operator?.lastRevenue ?? 0) > 0 &&
      offers(open, 'layTile').length > 0 &&
      game.rules.reading.lays?.(game, open.actor!).used === 0
    )
  })

const settled = (page: Page) => page.locator('.decision:not(.settling)').waitFor()
const steps = (page: Page) => page.locator('.step-bar [aria-current]').innerText()
const company = async (page: Page): Promise<string> => (await sentence(page)).split(':')[0]!

/** Goes through the rest of the turn; what each step does is the caller's. */
const goOn = async (page: Page, press: () => Promise<void>): Promise<readonly string[]> => {
  const own = await company(page)
  const seen: string[] = []
  for (let guard = 0; guard < 12; guard++) {
    await settled(page)
    await page.locator('[data-way="searching"]').waitFor({ state: 'detached' })
    if ((await company(page)) !== own) return seen
    seen.push(await steps(page))
    const before = await moves(page)
    await press()
    await expect.poll(() => moves(page)).toBe(before + 1)
  }
  return seen
}

describe('a turn of a company', () => {
  test('by keyboard alone', async () => {
    const page = await visit()
    await openFile(page, turn().file)
    await settled(page)
    const tabTo = async (selector: string): Promise<void> => {
      const isThere = () => page.evaluate((each) => document.activeElement?.closest(each) !== null, selector)
      for (let i = 0; i < 80 && !(await isThere()); i++) await page.keyboard.press('Tab')
      expect(await isThere(), selector).toBe(true)
    }
    const before = await moves(page)
    await tabTo('.map')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.locator('.tray-tile:focus').waitFor()
    await page.keyboard.press('Enter')
    await page.locator('.tray-tile[aria-pressed="true"]').waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => moves(page)).toBe(before + 1)
    await tabTo('.decision-foot')
    const seen = await goOn(page, () => page.keyboard.press('Enter'))
    expect(seen).toContain('Run')
    expect(seen).toContain('Dividend')
  })

  test('by thumb alone; the way on is always in reach', async () => {
    const page = await visit({ size: PHONE })
    await openFile(page, turn().file)
    await settled(page)
    const before = await moves(page)
    await page.locator('[data-hex-choice]').first().tap()
    await page.locator('.tile-tray button[data-tile]').first().tap()
    await page.locator('.tray-confirm').tap()
    await expect.poll(() => moves(page)).toBe(before + 1)
    const seen = await goOn(page, async () => {
      const way = page.locator('.decision-foot .offer:not([aria-disabled="true"])')
      if ((await way.count()) === 0) {
        await page.locator('.decision-body .offer:not([aria-disabled="true"])').first().tap()
        return
      }
      const { y, height } = (await way.boundingBox())!
      expect(y + height).toBeLessThanOrEqual(PHONE.height)
      await way.tap()
    })
    expect(seen).toContain('Run')
    expect(seen).toContain('Dividend')
  })
})
