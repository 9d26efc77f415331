import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { PHONE, useBrowser, visit } from './page.js'
import { examples, openFile, scrubTo } from './table.js'

useBrowser()

type View = readonly [scale: number, x: number, y: number]
const view = (page: Page): Promise<View> =>
  page.locator('.map-sheet').evaluate((sheet): View => {
    const { a, e, f } = new DOMMatrix(getComputedStyle(sheet).transform)
    return [a, e, f]
  })
const settled = async (page: Page): Promise<View> => {
  await page.waitForFunction(() => document.querySelector('.map-sheet')?.getAttribute('data-motion') === 'rest')
  return view(page)
}
const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => (document.activeElement as HTMLElement | SVGElement).dataset.hex)
const count = (page: Page): Promise<string> => page.locator('.scrub-count').innerText()

/** Tries lines from positions of an example until one asks for what is looked for. */
const seek = async (page: Page, wanted: string, from: number): Promise<void> => {
  for (let n = from; n < from + 80; n++) {
    await scrubTo(page, n)
    await page.locator('[data-command="branch"]').first().click()
    await page.locator('.what-if').first().waitFor()
    if (await page.locator(wanted).first().isVisible()) return
    await page.locator('[data-command="leaveBranch"]').first().click()
    await page.locator('[data-command="branch"]').first().waitFor()
  }
  throw new Error(`no position with ${wanted}`)
}

const open = async (page: Page): Promise<void> => {
  await openFile(page, examples()[0]!.path)
  await page.locator('.map-hex').first().waitFor({ state: 'attached' })
}

describe('looking at the map', () => {
  test('wheel, drag, keys; remembered', async () => {
    const page = await visit()
    await open(page)
    const first = await settled(page)
    await page.locator('.map').focus()
    await page.keyboard.press('0')
    const whole = await settled(page)
    // The first look is one at the whole board.
    expect(first[0]).toBeCloseTo(whole[0])
    await page.mouse.move(500, 300)
    await page.mouse.wheel(0, -600)
    const close = await settled(page)
    expect(close[0]).toBeGreaterThan(whole[0] * 1.5)
    await page.mouse.wheel(0, -600)
    const closer = await settled(page)
    await page.mouse.down()
    await page.mouse.move(470, 280)
    await page.mouse.move(440, 260)
    await page.mouse.up()
    const [scale, x, y] = await settled(page)
    expect(scale).toBe(closer[0])
    expect(x - closer[1]).toBeCloseTo(-60)
    expect(y - closer[2]).toBeCloseTo(-40)
    // After the mouse the arrows are the game's; whoever comes by keys moves the map.
    await page.keyboard.press('Tab')
    await page.locator('.map').focus()
    await page.keyboard.press('ArrowRight')
    expect((await settled(page))[1]).toBeLessThan(x)
    await page.waitForFunction(() => localStorage.getItem('roundhouse.looks')?.includes('zoom'))
    const kept = await settled(page)
    await page.waitForTimeout(600)
    await page.reload()
    await page.locator('.map-hex').first().waitFor({ state: 'attached' })
    for (const [i, value] of (await settled(page)).entries()) expect(value).toBeCloseTo(kept[i]!, 1)
    await page.locator('.map').focus()
    await page.keyboard.press('0')
    expect((await settled(page))[0]).toBeCloseTo(whole[0])
    await page.keyboard.press('0')
    expect((await settled(page))[0]).toBeCloseTo(first[0])
    await page.getByRole('button', { name: 'Closer' }).click()
    expect((await settled(page))[0]).toBeGreaterThan(whole[0])
  })

  test('two fingers, one finger, a double tap', async () => {
    const page = await visit({ size: PHONE })
    await open(page)
    const whole = await settled(page)
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly (readonly [number, number])[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) })
    await touch('touchStart', [
      [150, 250],
      [240, 250],
    ])
    for (let i = 1; i <= 8; i++)
      await touch('touchMove', [
        [150 - i * 10, 250],
        [240 + i * 10, 250],
      ])
    await touch('touchEnd', [])
    const pinched = await settled(page)
    expect(pinched[0] / whole[0]).toBeCloseTo(250 / 90, 0)
    await touch('touchStart', [[200, 250]])
    for (let i = 1; i <= 8; i++) await touch('touchMove', [[200 - i * 5, 250 - i * 2]])
    await touch('touchEnd', [])
    expect((await settled(page))[1] - pinched[1]).toBeCloseTo(-40)
    // On a busy machine two taps may come too late after each other.
    const doubleTap = async (): Promise<number> => {
      await page.touchscreen.tap(200, 220)
      await page.touchscreen.tap(200, 220)
      return (await settled(page))[0]
    }
    await expect.poll(doubleTap, { timeout: 20_000, interval: 600 }).toBeGreaterThan(pinched[0] * 1.5)
    await page.getByRole('button', { name: 'Whole map', exact: true }).tap()
    expect((await settled(page))[0]).toBeCloseTo(whole[0])
  })
})

/** Points at a stop the run can go on to, one that lies under nothing else. */
const pointAtNext = async (page: Page): Promise<void> => {
  for (const stop of await page.locator('.map-stop.next [data-stop]').all()) {
    const isOpen = await stop.evaluate((circle) => {
      const { x, y, width, height } = circle.getBoundingClientRect()
      return document.elementFromPoint(x + width / 2, y + height / 2) === circle
    })
    if (isOpen) return stop.click({ force: true })
  }
  throw new Error('no stop lies open')
}

describe('acting on the map', () => {
  test('a tile is chosen, turned and laid by keys alone', async () => {
    const page = await visit()
    await open(page)
    await seek(page, '.map-hex.legal', 60)
    const hexesOf = (what: string) =>
      page.locator(what).evaluateAll((all) => all.map((each) => (each as SVGElement).dataset.hex))
    const legal = await hexesOf('.map-hex.legal')
    const acting = [...legal, ...(await hexesOf('.map-slot'))]
    const before = await count(page)
    await page.locator('.map').focus()
    await page.keyboard.press('Enter')
    expect(acting).toContain(await focused(page))
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp']) {
      await page.keyboard.press(key)
      expect(acting).toContain(await focused(page))
    }
    await page.locator('.map-hex.legal').first().focus()
    const hex = await focused(page)
    await page.keyboard.press('Enter')
    await page.locator('.tray-tile:focus').waitFor()
    await expect.poll(() => page.locator('.held-tile').count()).toBe(1)
    await page.keyboard.press('Escape')
    await page.locator('.tile-tray').waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toBe(hex)
    await page.keyboard.press('Enter')
    await page.locator('.tray-tile:focus').waitFor()
    await page.keyboard.press('Enter')
    await page.locator('.tray-tile[aria-pressed="true"]').waitFor()
    const heard = page.locator('.map > [role="status"]')
    await expect.poll(() => heard.innerText()).toMatch(/rotation 1 of/)
    await page.keyboard.press('r')
    await page.keyboard.press('Enter')
    await expect.poll(() => count(page)).not.toBe(before)
    await expect.poll(() => focused(page)).toBe(hex)
  })

  test('the tray stays inside the map, wherever the hex lies; what cannot be laid tells why', async () => {
    const page = await visit()
    await open(page)
    await seek(page, '[data-hex-choice]', 240)
    let blocked = 0
    const layable = await page
      .locator('[data-hex-choice]')
      .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.hexChoice!))
    for (const hex of new Set(layable)) {
      await page.locator(`.map-hex[data-hex="${hex}"]`).click({ force: true })
      // In the middle of the hex a token may be what is meant.
      await page.locator('.tile-tray, .place-card').first().waitFor()
      const tiles = page.locator('.place-card').getByRole('button', { name: 'Tiles' })
      if ((await tiles.count()) > 0) await tiles.click()
      await page.locator('.tile-tray').waitFor()
      const frame = (await page.locator('.map').boundingBox())!
      for (const part of await page.locator('.tray-tile, .tray-actions').all()) {
        const box = (await part.boundingBox())!
        expect(box.x, hex).toBeGreaterThanOrEqual(frame.x)
        expect(box.y, hex).toBeGreaterThanOrEqual(frame.y)
        expect(box.x + box.width, hex).toBeLessThanOrEqual(frame.x + frame.width)
        expect(box.y + box.height, hex).toBeLessThanOrEqual(frame.y + frame.height)
      }
      const grey = page.locator('.tray-tile[aria-disabled="true"]')
      if ((await grey.count()) > 0) {
        blocked++
        await grey.first().hover()
        expect((await page.locator('.bubble').innerText()).length).toBeGreaterThan(10)
      }
      await page.locator('.tray-actions button').last().click()
      await page.locator('.tile-tray').waitFor({ state: 'detached' })
    }
    expect(blocked).toBeGreaterThan(0)
  })

  test('a token is put where its circle calls, after its price is shown', async () => {
    const page = await visit()
    await open(page)
    await seek(page, '.map-slot', 60)
    const before = await count(page)
    await page.locator('.map-slot').first().click({ force: true })
    const card = page.locator('.place-card')
    expect(await card.innerText()).toMatch(/\$|free/)
    await expect.poll(() => page.locator('.held-token').count()).toBe(1)
    await page.keyboard.press('Escape')
    await card.waitFor({ state: 'detached' })
    await page.locator('.map-slot').first().click({ force: true })
    await card.getByRole('button', { name: /^Place/ }).click()
    await expect.poll(() => count(page)).not.toBe(before)
  })

  test('runs are changed by pointing at stops, judged at once, and the best come back', async () => {
    const page = await visit()
    await open(page)
    await seek(page, '[data-group="runRoutes"] .run-line', 150)
    await page.locator('.map-drawing .route').first().waitFor({ state: 'attached' })
    const sum = page.locator('.run-total')
    const best = await sum.innerText()
    await page.locator('.run-line button').first().click()
    const bar = page.locator('.run-bar')
    await bar.getByRole('button', { name: 'Clear' }).click()
    expect(await bar.innerText()).toContain('0 stops')
    await page.getByRole('button', { name: 'Whole map', exact: true }).click()
    await settled(page)
    await pointAtNext(page)
    expect(await bar.innerText()).toContain('1 stop')
    await pointAtNext(page)
    expect(await bar.innerText()).toContain('2 stops')
    await bar.getByRole('button', { name: 'Undo stop' }).click()
    expect(await bar.innerText()).toContain('1 stop')
    await bar.getByRole('button', { name: 'Clear' }).click()
    await page.getByRole('button', { name: 'Take the best' }).click()
    await expect.poll(() => sum.innerText()).toBe(best)
  })
})
