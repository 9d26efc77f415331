import { describe, expect, test } from 'vitest'
import { forgive, tab, useBrowser, visit, visitor } from './page.js'
import { move, moves, newTable, playDraft, sentence } from './table.js'

useBrowser()

describe('two tabs on one table', () => {
  test('follow each other; neither corrupts it', async () => {
    const context = await visitor()
    const one = await tab(context)
    await newTable(one, /1846/, ['Anna', 'Boris', 'Celina'])
    await playDraft(one)
    const path = new URL(one.url()).pathname
    const other = await tab(context, path)
    await other.waitForSelector('.sentence')
    expect(await sentence(other)).toBe(await sentence(one))

    await move(one, () => one.locator('.pass button').click())
    await expect.poll(() => sentence(other)).toBe(await sentence(one))
    await move(other, () => other.locator('.pass button').click())
    await expect.poll(() => sentence(one)).toBe(await sentence(other))

    // Both at once: one move is taken, the other tab says so and shows what is.
    const before = await moves(one)
    // A question that has just appeared takes no click.
    await one.waitForTimeout(1000)
    await Promise.all(
      [one, other].map((page) => page.evaluate(() => document.querySelector<HTMLElement>('.pass button')?.click())),
    )
    await expect.poll(async () => [await moves(one), await moves(other)]).toEqual([before + 1, before + 1])
    await one.reload()
    await one.waitForSelector('.sentence')
    expect(await moves(one)).toBe(before + 1)
    expect(await sentence(one)).toBe(await sentence(other))
  })
})

describe('storage', () => {
  test('when it is full, the page says so, goes on, and offers to save a file', async () => {
    const page = await visit()
    await newTable(page, /1846/, ['Anna', 'Boris', 'Celina'])
    await playDraft(page)
    // A quota is never reached in a test: the store answers as if it were.
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await move(page, () => page.locator('.pass button').click())
    const notice = page.locator('.notice-bar')
    await notice.waitFor()
    expect(await notice.innerText()).toContain('storage is full')
    const saving = page.waitForEvent('download')
    await notice.getByRole('button', { name: 'Save as a file' }).click()
    expect((await saving).suggestedFilename()).toMatch(/\.json$/)
  })

  test('a browser that stores nothing still plays, and says that nothing is kept', async () => {
    const context = await visitor()
    await context.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('no', 'SecurityError')
      }
    })
    const page = await tab(context)
    await page.locator('.home [role=alert]').waitFor()
    await newTable(page, /1846/, ['Anna', 'Boris', 'Celina'])
    expect(await page.locator('.notice-bar').innerText()).toContain('lost when you leave')
    await playDraft(page)
    await move(page, () => page.locator('.pass button').click())
  })

  test('a table that is not there is answered clearly', async () => {
    const page = await tab(await visitor(), '/table/nothing')
    await page.getByRole('heading', { name: 'This table is not in this browser.' }).waitFor()
    // The server was asked whether it has it.
    forgive(/404/)
  })
})
