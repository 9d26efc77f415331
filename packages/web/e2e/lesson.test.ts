import type { ScenarioAction } from '@roundhouse/engine'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { lesson } from '../src/lessons/1849/lesson.js'
import { findings } from './axe.js'
import { PHONE, tab, useBrowser, visit, visitor } from './page.js'

useBrowser()

const teacher = (page: Page) => page.locator('.teacher')
const press = (page: Page, what: string): Promise<void> => page.locator(`[data-teacher="${what}"]`).click()
const stepOf = async (page: Page): Promise<number> => Number(await teacher(page).getAttribute('data-step'))

/** Did the teacher call the last move good? */
const answered = async (page: Page): Promise<boolean> => {
  await page.locator('.teacher[data-stage="told"]').waitFor()
  return (await teacher(page).getAttribute('data-good')) === 'true'
}

/** Lays the tile, turning it once more each time the teacher is not content. */
const lay = async (page: Page, { hex, tile }: ScenarioAction): Promise<void> => {
  for (let turns = 0; turns < 6; turns++) {
    await page.locator(`.map-hex[data-hex="${hex}"]`).click()
    await page.locator(`.tray-tile[data-tile="${tile}"]`).first().click()
    for (let i = 0; i < turns; i++) await page.getByRole('button', { name: 'Turn', exact: true }).click()
    await page.locator('.tray-confirm').first().click()
    if (await answered(page)) return
    await press(page, 'takeBack')
  }
}

/** Makes a move of the lesson with the hand. */
const byHand = async (page: Page, move: ScenarioAction): Promise<void> => {
  // What has just appeared is not yet for the hand.
  await page.locator('.decision:not(.settling)').waitFor()
  const stock = `.stock-row[data-corporation="${move.corporation}"]`
  switch (move.type) {
    case 'par':
      if ((await page.locator(`${stock} [data-action="par"]`).count()) === 0)
        await page.locator(`${stock} .start-choice > button`).click()
      return page.locator(`${stock} [data-action="par"]`, { hasText: `L.${move.price}` }).click()
    case 'buyShares':
      return page.locator(`${stock} [data-action="buyShares"]`).first().click()
    case 'sellShares':
      return page.locator(`${stock} [data-action="sellShares"]`, { hasText: `${move.percent}%` }).click()
    case 'layTile':
      return lay(page, move)
    case 'placeToken':
      await page.locator(`[data-token-choice="${move.hex}:0"]`).click()
      return page.locator('.picked [data-action="placeToken"]').click()
    case 'buyTrain':
      return page
        .locator('[data-action="buyTrain"]', { hasText: `${move.name}` })
        .first()
        .click()
    case 'dividend':
      return page.locator('[data-action="dividend"]', { hasText: 'Pay' }).first().click()
    default:
      return page.locator('.decision-foot button').click()
  }
}

const steps = lesson.chapters.flatMap((chapter) => chapter.steps)

describe('the lesson of 1849', () => {
  test('is played from start to end by hand without leaving the page; left in the middle it goes on', async () => {
    const page = await visit()
    await page.getByRole('region', { name: 'Learn to play' }).getByRole('link', { name: '1849 20 minutes' }).click()
    for (const [i, { task, point = [] }] of steps.entries()) {
      await expect.poll(() => stepOf(page)).toBe(i)
      if (point.some(({ at }) => at === 'hex' || at === 'way')) await page.locator('.teacher-ring').first().waitFor()
      if (task) {
        await byHand(page, task.move)
        expect(await answered(page), `step ${i + 1}`).toBe(true)
      }
      if (i === 12) {
        await page.reload()
        await expect.poll(() => stepOf(page)).toBe(12)
        expect(await answered(page)).toBe(true)
      }
      if (i + 1 < steps.length) await press(page, 'next')
    }
    expect(new URL(page.url()).pathname).toBe('/learn/1849')
    await page.getByRole('link', { name: 'Now a real game' }).click()
    await page.getByText('finished').first().waitFor()
  })

  test('another legal move is told what it costs and taken back; nothing moves while there is something to read', async () => {
    const page = await tab(await visitor(), '/learn/1849')
    await teacher(page).waitFor()
    await page.locator('.decision:not(.settling) .decision-foot button').click()
    expect(await stepOf(page)).toBe(0)
    for (let i = 0; i < 3; i++) await press(page, 'next')
    await byHand(page, { type: 'par', corporation: 'CTL', price: 100 })
    expect(await answered(page)).toBe(false)
    expect(await teacher(page).innerText()).toContain('L.50')
    expect(await page.locator('[data-teacher="next"]').count()).toBe(0)
    await press(page, 'takeBack')
    await page.locator('.teacher[data-stage="ask"]').waitFor()
    expect(await page.locator('.rail-player[data-player="p1"] strong').innerText()).toBe('L.500')
    await press(page, 'show')
    expect(await answered(page)).toBe(true)
    expect(await findings(page, '.teacher')).toEqual([])
  })

  test('on a phone the teacher covers nothing that is to be pressed', async () => {
    const page = await tab(await visitor({ size: PHONE, language: 'ru' }), '/learn/1849')
    await teacher(page).waitFor()
    for (let i = 0; i < 3; i++) await press(page, 'next')
    await page.locator('.teacher-ring').first().waitFor()
    const box = (await teacher(page).boundingBox())!
    for (const wanted of ['[data-action="par"]', '.decision-foot button', '.map-view']) {
      const other = (await page.locator(wanted).first().boundingBox())!
      expect(other.y, wanted).toBeGreaterThanOrEqual(box.y + box.height)
    }
    await page.locator('[data-action="par"]', { hasText: 'L.68' }).tap()
    expect(await answered(page)).toBe(true)
  })

  test('an unknown lesson says so', async () => {
    const page = await tab(await visitor(), '/learn/1889')
    await page.getByRole('heading', { name: 'There is no lesson for “1889”.' }).waitFor()
  })
})
