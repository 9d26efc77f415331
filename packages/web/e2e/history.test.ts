import { describe, expect, test } from 'vitest'
import { useBrowser, visit } from './page.js'
import { examples, openFile, scrubTo } from './table.js'

useBrowser()

describe('what if', () => {
  test('a line from the past is played, compared and left; the real game is as it was', async () => {
    const page = await visit()
    const [example] = examples()
    await openFile(page, example!.path)
    await scrubTo(page, 200)
    await page.locator('.back-note').waitFor()
    expect(await page.locator('.back-note').innerText()).toContain('200')
    await page.keyboard.press('b')
    await page.locator('.what-if').waitFor()
    for (let i = 0; i < 3; i++) {
      const before = await page.locator('.scrub-count').innerText()
      await page
        .locator(
          '.decision .group[open] .offer:not([aria-disabled="true"]), .decision section .offer:not([aria-disabled="true"]), .pass .offer:not([aria-disabled="true"])',
        )
        .last()
        .click()
      await expect.poll(() => page.locator('.scrub-count').innerText()).not.toBe(before)
    }
    expect(await page.locator('.what-if tbody tr').count()).toBe(5)
    await page.locator('.what-if label input').fill('Bold')
    await page.locator('.what-if label input').press('Tab')
    await page.getByRole('button', { name: 'Back to the real game' }).first().click()
    await expect.poll(() => page.locator('.scrub-count').innerText()).toBe(`200/${example!.moves}`)
    await page.reload()
    await page.locator('.outcome').waitFor()
    expect(await page.locator('.scrub-count').innerText()).toBe(`${example!.moves}/${example!.moves}`)
    // The line is still there, under its name, and can be gone on with.
    await page.keyboard.press('ArrowLeft')
    await page.getByRole('button', { name: 'Go on with Bold' }).click()
    await expect.poll(() => page.locator('.scrub-count').innerText()).toBe('203/203')
    expect(await page.locator('.next-dividend').count()).toBe(1)
  })

  test('steps by keys, a jump from the log, the palette and the help page', async () => {
    const page = await visit()
    const [example] = examples()
    await openFile(page, example!.path)
    const count = page.locator('.scrub-count')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => count.innerText()).toBe(`${example!.moves - 1}/${example!.moves}`)
    await page.keyboard.press('Shift+ArrowLeft')
    await page.keyboard.press('End')
    await page.keyboard.press('l')
    await page.getByRole('tab', { name: 'Log', selected: true }).waitFor()
    await page.keyboard.press('Control+k')
    await page.locator('.palette-search').fill('beginning of the')
    await page.keyboard.press('Enter')
    await expect.poll(() => count.innerText()).not.toBe(`${example!.moves}/${example!.moves}`)
    await page.keyboard.press('Shift+?')
    await page.getByRole('heading', { name: 'Commands and keys' }).waitFor()
  })
})

describe('runs', () => {
  test('the best are found beside the page, proven, and drawn', async () => {
    const page = await visit()
    await openFile(page, examples()[0]!.path)
    const moves = examples()[0]!.moves
    // Late in the game somebody runs.
    for (let n = moves - 1; n > moves - 40; n--) {
      await scrubTo(page, n)
      await page.keyboard.press('b')
      await page.waitForSelector('.decision .sentence')
      if ((await page.locator('[data-group="runRoutes"]').count()) > 0) break
      await page.keyboard.press('Shift+b')
    }
    await page.getByText('the best there is').waitFor()
    const total = await page.locator('.run-total').innerText()
    expect(await page.getByRole('button', { name: `Run for ${total}` }).count()).toBe(1)
    expect(await page.locator('.map [data-route]').count()).toBeGreaterThan(0)
  })
})
