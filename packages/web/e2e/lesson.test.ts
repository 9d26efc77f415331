import type { ScenarioAction } from '@roundhouse/engine'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Lesson } from '../src/lesson/lesson.js'
import { lesson as lesson18Mag } from '../src/lessons/18Mag/lesson.js'
import { lesson as lesson18MEX } from '../src/lessons/18MEX/lesson.js'
import { lesson as lesson1846 } from '../src/lessons/1846/lesson.js'
import { lesson as lesson1849 } from '../src/lessons/1849/lesson.js'
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
      return page
        .locator(`${stock} [data-action="par"]`, {
          has: page.locator('.offer-label', { hasText: new RegExp(`\\D${move.price}$`) }),
        })
        .click()
    case 'bid':
      return page.locator(`[data-item="${move.company}"] [data-action="bid"]`).click()
    case 'buyEquipment':
      return page.locator(`[data-seller="${move.from}"] [data-action="buyEquipment"]`).click()
    case 'issueShares':
      return page
        .locator('[data-action="issueShares"]', { hasText: `${move.percent}%` })
        .first()
        .click()
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
      if (move.kind !== 'variable') return page.locator('[data-action="dividend"]', { hasText: 'Pay' }).first().click()
      await page.locator('.dividend-total input').fill(String(move.amount))
      return page.locator('.dividend-choice [data-action="dividend"]').click()
    default:
      return page.locator('.decision-foot button').click()
  }
}

/** Plays a whole lesson by hand; leaves it once in the middle and comes back. */
const play = async (page: Page, { chapters }: Lesson, leaveAt: number): Promise<void> => {
  const steps = chapters.flatMap((chapter) => chapter.steps)
  for (const [i, { task, point = [] }] of steps.entries()) {
    await expect.poll(() => stepOf(page)).toBe(i)
    if (point.some(({ at }) => at === 'hex' || at === 'way')) await page.locator('.teacher-ring').first().waitFor()
    if (task) {
      await byHand(page, task.move)
      expect(await answered(page), `step ${i + 1}`).toBe(true)
    }
    if (i === leaveAt) {
      await page.reload()
      await expect.poll(() => stepOf(page)).toBe(i)
      if (task) expect(await answered(page)).toBe(true)
    }
    if (i + 1 < steps.length) await press(page, 'next')
  }
}

describe('the lesson of', () => {
  test.each([
    ['1846', lesson1846, 11],
    ['1849', lesson1849, 12],
    ['18MEX', lesson18MEX, 9],
    ['18Mag', lesson18Mag, 7],
  ] as const)(
    '%s is played from start to end by hand without leaving the page; left in the middle it goes on',
    async (title, lesson, leaveAt) => {
      const page = await visit()
      await page
        .getByRole('region', { name: 'Learn to play' })
        .getByRole('link', { name: `${title} 20 minutes` })
        .click()
      await play(page, lesson, leaveAt)
      expect(new URL(page.url()).pathname).toBe(`/learn/${title}`)
      await page.getByRole('link', { name: 'Now a real game' }).click()
      await page.getByText('finished').first().waitFor()
    },
    // Some thirty clicks, each waited for: only against a hang.
    600_000,
  )
})

describe('a lesson', () => {
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
    // There is no rail: the player spoken of is on a panel.
    await page.locator('.players [data-player="p1"]').waitFor()
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
