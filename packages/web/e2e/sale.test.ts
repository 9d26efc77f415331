import { describe, expect, test } from 'vitest'
import { PHONE, useBrowser, visit } from './page.js'
import { move, moves, openFile, partOf } from './table.js'

useBrowser()

const LAPTOP = { width: 1280, height: 720 }

describe('the company sale of 18MEX', () => {
  test('all of it on one screen: what can be bought, a row a company with everybody’s bids, the way on', async () => {
    const page = await visit({ size: LAPTOP })
    await openFile(page, partOf('18MEX', 30))
    const rows = page.locator('.bid-row')
    expect(await rows.count()).toBe(6)
    const foot = (await page.locator('.decision-foot').boundingBox())!
    for (const row of await rows.all()) {
      const { y, height } = (await row.boundingBox())!
      expect(y + height).toBeLessThanOrEqual(foot.y + 1)
    }
    expect(await page.locator('.sentence').innerText()).toContain('Company sale')
    expect(await page.locator('[data-group="bid"] .offer.primary').innerText()).toContain('for $20')
    const bids = await rows.nth(1).locator('.bids').innerText()
    for (const bid of ['$75', '$70', '$60', '$55']) expect(bids).toContain(bid)
  })

  test('a raise is one touch, a bid another; it binds money and stands where companies are shown', async () => {
    const page = await visit({ size: LAPTOP })
    await openFile(page, partOf('18MEX', 9))
    const row = page.locator('.bid-row').first()
    await row.getByRole('button', { name: /\+20$/ }).click()
    expect(await row.locator('.offer').innerText()).toContain('Bid $80')
    const own = page.locator('.rail-player.acts')
    const player = (await own.getAttribute('data-player'))!
    await move(page, () => row.locator('.offer').click())
    expect(await page.locator(`[data-player="${player}"] .rail-free`).innerText()).toBe('$220 free')
    await page.locator('#tab-privates').click()
    expect(await page.locator('.private-paper').nth(1).locator('.bids').innerText()).toContain('$80')
  })

  test('more than may be bid is cut to the most', async () => {
    const page = await visit({ size: LAPTOP })
    await openFile(page, partOf('18MEX', 9))
    const row = page.locator('.bid-row').first()
    await row.locator('input').fill('99999')
    expect(await row.locator('.offer').innerText()).toContain('Bid $300')
  })
})

describe('prices between two at the table', () => {
  test('a train: range, chips, both treasuries afterwards; one person on both sides begins with the most', async () => {
    const page = await visit()
    await openFile(page, partOf('1846', 298))
    await page.locator('[data-seller="ERIE"] .chip').click()
    const offer = page.locator('.range-offer')
    expect(await offer.locator('input').inputValue()).toBe('41')
    expect(await offer.innerText()).toMatch(/least\s+\$1/)
    expect(await offer.locator('.deal').innerText()).toMatch(/B&O \$41 → \$0\s+ERIE \$64 → \$105/)
    await offer.getByRole('button', { name: /least/ }).click()
    expect(await offer.locator('.deal').innerText()).toContain('ERIE $64 → $65')
    await page.locator('[data-seller="NYC"] .chip').first().click()
    expect(await page.locator('.range-offer input').inputValue()).toBe('1')
  })

  test('the steamboat: where, and for whom', async () => {
    const page = await visit()
    await openFile(page, partOf('1846', 249))
    expect(await page.locator('[data-question]').count()).toBe(2)
    expect(await page.locator('[data-question="where"] .offer').count()).toBe(5)
    await move(page, () => page.locator('[data-question="forWhom"] .offer').first().click())
    // Answered: the other question is left, this one says why it is not asked again.
    expect(await page.locator('[data-question="forWhom"] .offer').count()).toBe(0)
    expect(await page.locator('[data-question="where"] .offer').count()).toBe(5)
  })
})

describe('the right thing open', () => {
  test('holdings in a stock round, with the trades beside them', async () => {
    const page = await visit({ size: LAPTOP })
    await openFile(page, partOf('1846', 164))
    expect(await page.locator('#tab-spreadsheet').getAttribute('aria-selected')).toBe('true')
    const names = await page
      .locator('.stock-row')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-corporation')))
    // In the order of the market, whatever can be afforded.
    expect(names.slice(0, 3)).toEqual(['GT', 'NYC', 'B&O'])
    await move(page, () => page.locator('.share-sheet [data-action="sellShares"]').first().click())
  })

  test('companies in a sale, trains when trains are bought, and what the player prefers instead', async () => {
    const page = await visit()
    await openFile(page, partOf('18MEX', 9))
    expect(await page.locator('#tab-privates').getAttribute('aria-selected')).toBe('true')
    await page.goto(new URL('/', page.url()).href)
    await openFile(page, partOf('1846', 298))
    expect(await page.locator('#tab-depot').getAttribute('aria-selected')).toBe('true')
    await page.locator('#tab-charters').click()
    await page.reload()
    await page.waitForSelector('.decision')
    expect(await page.locator('#tab-charters').getAttribute('aria-selected')).toBe('true')
  })

  test('a corporation is started by pointing at its price', async () => {
    const page = await visit()
    await openFile(page, partOf('1846', 13))
    await page.locator('#tab-market').click()
    await page.locator('.market-start').first().click()
    const which = page.locator('.picked')
    expect(await which.innerText()).toContain('Start which at $40?')
    const before = await moves(page)
    await which.locator('.offer').first().click()
    await expect.poll(() => moves(page)).toBe(before + 1)
  })
})

describe('nothing silent', () => {
  test('a hex that cannot be built on says why', async () => {
    const page = await visit()
    await openFile(page, partOf('1846', 250))
    await page.locator('.map-hex[data-hex="G3"]').click({ force: true })
    expect(await page.locator('.picked .reason').innerText()).toContain('does not reach G3 Springfield')
  })

  test('a group with nothing possible stays and says why', async () => {
    const page = await visit()
    await openFile(page, partOf('1846', 336))
    expect(await page.locator('[data-group="issueShares"] summary').innerText()).toContain('already issued')
  })

  test('news since one’s last move: all of it can be read', async () => {
    const page = await visit()
    await openFile(page, partOf('18MEX', 234))
    const news = page.locator('.news')
    const shown = await news.locator('li').count()
    await news.getByRole('button', { name: /more/ }).click()
    expect(await news.locator('li').count()).toBeGreaterThan(shown)
  })

  test('a token asks the same on map and panel', async () => {
    const page = await visit()
    await openFile(page, partOf('1846', 118))
    const before = await moves(page)
    await page.locator('[data-token-choice]').first().click()
    expect(await moves(page)).toBe(before)
    expect(await page.locator('.place-card').count()).toBe(1)
    await move(page, () => page.locator('.picked .offer.primary').click())
  })
})

describe('with a thumb', () => {
  test('a new decision starts at its top; undo, redo and history are in reach', async () => {
    const page = await visit({ size: PHONE })
    await openFile(page, partOf('18MEX', 30))
    const panel = page.locator('.decision')
    await panel.evaluate((each) => each.scrollTo(0, each.scrollHeight))
    await move(page, () => page.locator('.decision-foot .offer').tap())
    expect(await panel.evaluate((each) => each.scrollTop)).toBe(0)
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect.poll(() => moves(page)).toBe(30)
    await page.getByRole('button', { name: 'Redo' }).tap()
    await expect.poll(() => moves(page)).toBe(31)
    await page.getByRole('button', { name: 'Show the history' }).tap()
    await page.locator('.scrub-line input').fill('5')
    expect(await page.locator('.back-note').count()).toBe(1)
  })
})
