import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser, visit } from './page.js'
import { laying, running } from './positions.js'
import { openFile, scrubTo } from './table.js'

useBrowser()

const heightOf = async (page: Page, what: string): Promise<number> =>
  (await page.locator(what).first().boundingBox())?.height ?? 0

/** Lines of the log that can be read without scrolling. */
const linesInView = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const box = document.querySelector('.panel-tabs .log-lines')!.getBoundingClientRect()
    return [...document.querySelectorAll('.panel-tabs .log-line')].filter((line) => {
      const { top, bottom } = line.getBoundingClientRect()
      return top >= box.top && bottom <= Math.min(box.bottom, innerHeight)
    }).length
  })

describe('the lower pane', () => {
  it('takes the room of the map by key and button, and gives it back', async () => {
    const page = await visit()
    await openFile(page, running().file)
    await page.keyboard.press('KeyL')
    await page.locator('.log-line').first().waitFor()
    const before = await heightOf(page, '.panel-tabs')
    const few = await linesInView(page)
    await page.keyboard.press('KeyM')
    await expect.poll(() => heightOf(page, '.panel-tabs')).toBeGreaterThan(2 * before)
    await expect.poll(() => linesInView(page)).toBeGreaterThan(3 * few)
    expect(await page.locator('.map').isVisible()).toBe(false)
    await page.locator('[data-command="pane.maximise"]').click()
    await expect.poll(() => heightOf(page, '.panel-tabs')).toBe(before)
    expect(await page.locator('.map').isVisible()).toBe(true)
  })

  it('folded leaves nothing over the scrubber', async () => {
    const page = await visit()
    await openFile(page, running().file)
    await page.locator('.splitter.at-lower').focus()
    await page.keyboard.press('Home')
    await expect.poll(() => heightOf(page, '.panel-tabs')).toBeLessThan(40)
    const onTop = await page.evaluate(() => {
      const { left, right, top, bottom } = document.querySelector('.scrubber')!.getBoundingClientRect()
      return [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((share) =>
        [top + 2, bottom - 2].map((y) => {
          const found = document.elementFromPoint(left + (right - left) * share, y)
          return found?.closest('.scrubber') ? '' : (found?.className ?? 'nothing')
        }),
      )
    })
    expect(onTop.filter(Boolean)).toEqual([])
    expect(await page.locator('.panel-body').isVisible()).toBe(false)
  })

  it('while one looks back the log stands beside the map, at the moment looked at', async () => {
    const page = await visit()
    await openFile(page, laying().file)
    expect(await page.locator('.side .log').count()).toBe(0)
    await scrubTo(page, 20)
    const here = page.locator('.side .log-line.here')
    await here.first().waitFor()
    expect(await heightOf(page, '.side .log-lines')).toBeGreaterThan(250)
    await page.keyboard.press('End')
    await expect.poll(() => page.locator('.side .log').count()).toBe(0)
  })
})

describe('news', () => {
  it.each(['en', 'ru'] as const)('are told whole, the price with them: %s', async (language) => {
    const page = await visit({ language })
    await openFile(page, running().file)
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('.news li > .as-text')]
        .filter((line) => line.scrollWidth > line.clientWidth + 1 || line.scrollHeight > line.clientHeight + 2)
        .map((line) => line.textContent),
    )
    expect(await page.locator('.news li').count()).toBeGreaterThan(0)
    expect(cut).toEqual([])
  })
})
