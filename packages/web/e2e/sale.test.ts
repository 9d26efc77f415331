import { type ActionOf, type Choices, cash, controller, type Game, marketOrder } from '@roundhouse/engine'
import { describe, expect, test } from 'vitest'
import { newsFor } from '../src/decision/news-lines.js'
import { othersTurns } from '../src/meanwhile/turns.js'
import { PHONE, useBrowser, visit } from './page.js'
import { type Found, laying, offers, positionOf, sale } from './positions.js'
import { move, moves, openFile } from './table.js'

useBrowser()

const LAPTOP = { width: 1280, height: 720 }
const bidsOf = (game: Game) => Object.entries(game.rules.reading.bids?.(game) ?? {})

describe('the company sale of 18MEX', () => {
  test('all of it on one screen: what can be bought, a row a company with everybody’s bids, the way on', async () => {
    const page = await visit({ size: LAPTOP })
    const { game, file } = sale()
    await openFile(page, file)
    const rows = page.locator('.bid-row')
    await rows.first().waitFor()
    // Told at a player's first turn, which this position need not be.
    const gotIt = page.getByRole('button', { name: 'Got it' })
    if ((await gotIt.count()) > 0) await gotIt.click()
    expect(await rows.count()).toBe(6)
    const foot = (await page.locator('.decision-foot').boundingBox())!
    for (const row of await rows.all()) {
      const { y, height } = (await row.boundingBox())!
      expect(y + height).toBeLessThanOrEqual(foot.y + 1)
    }
    expect(await page.locator('.sentence').innerText()).toContain('Stock round 1')
    expect(await page.locator('[data-group="bid"] .offer.primary').innerText()).toContain('Buy Mexico City')
    for (const [company, on] of bidsOf(game)) {
      const shown = await page.locator(`.bid-row[data-company="${company}"] .bids`).innerText()
      for (const price of Object.values(on)) expect(shown).toContain(`$${price}`)
    }
  })

  test('a raise is one touch, a bid another; it binds money and stands where companies are shown', async () => {
    const page = await visit({ size: LAPTOP })
    const { game, open, file } = positionOf('18MEX', (open) =>
      offers(open, 'bid').some(({ range }) => range && range.max > range.min + 20),
    )
    const { action, range } = offers(open, 'bid').find(
      (offer) => offer.range && offer.range.max > offer.range.min + 20,
    )!
    const { company } = action as ActionOf<'bid'>
    await openFile(page, file)
    const row = page.locator(`.bid-row[data-company="${company}"]`)
    await row.getByRole('button', { name: /\+20$/ }).click()
    const bid = range!.min + 20
    expect(await row.locator('.offer').innerText()).toContain(`Bid $${bid}`)
    await move(page, () => row.locator('.offer').click())
    const own = game.rules.reading.bids!(game)[company]?.[open.seat!] ?? 0
    const free = game.rules.reading.freeCash!(game, open.seat!) - bid + own
    expect(await page.locator(`[data-player="${open.seat}"] .rail-free`).innerText()).toBe(`$${free} free`)
    await page.locator('#tab-privates').click()
    expect(await page.locator('.private-papers').innerText()).toContain(`$${bid}`)
    await row.locator('input').fill('99999')
    expect(await row.locator('.offer').innerText()).not.toContain('99999')
  })
})

describe('prices between two at the table', () => {
  const trainOf = (open: Choices, game: Game, same: boolean): ActionOf<'buyTrain'> | undefined =>
    offers(open, 'buyTrain')
      .filter(({ range }) => range && range.max > range.min)
      .map(({ action }) => action as ActionOf<'buyTrain'>)
      .find(({ by, from }) => (controller(game, by) === controller(game, from)) === same)

  test('a train: range, chips, both treasuries afterwards; one person on both sides begins with the most', async () => {
    const page = await visit()
    const { game, open, file } = positionOf(
      '1846',
      (each, at) => trainOf(each, at, true) !== undefined && trainOf(each, at, false) !== undefined,
    )
    await openFile(page, file)
    const chip = ({ from, name }: ActionOf<'buyTrain'>) =>
      page
        .locator(`[data-seller="${from}"]`)
        .getByRole('button', { name: new RegExp(`: ${name} train$`) })
        .first()
    const own = trainOf(open, game, true)!
    await chip(own).click()
    const offer = page.locator('.range-offer')
    const most = offers(open, 'buyTrain').find(({ action }) => action === own)!.range!.max
    expect(await offer.locator('input').inputValue()).toBe(String(most))
    const deal = async () => (await offer.locator('.offer-effect').innerText()).replace(/\s+/g, ' ')
    expect(await deal()).toContain(`−$${most} → $${cash(game, own.by) - most}`)
    expect(await deal()).toContain(`+$${most} → $${cash(game, own.from) + most}`)
    await offer.getByRole('button', { name: /least/ }).click()
    expect(await deal()).toContain(`+$1 → $${cash(game, own.from) + 1}`)
    await chip(trainOf(open, game, false)!).click()
    expect(await offer.locator('input').inputValue()).toBe('1')
  })

  test('the steamboat: where, and for whom', async () => {
    const page = await visit()
    const asks = (open: Choices, key: 'hex' | 'to'): boolean =>
      offers(open, 'assign').some(({ action }) => (action as ActionOf<'assign'>)[key] !== undefined)
    await openFile(
      page,
      positionOf('1846', (open) => open.step === 'assign' && asks(open, 'hex') && asks(open, 'to')).file,
    )
    const where = page.locator('[data-question="where"] .offer')
    const whom = page.locator('[data-question="forWhom"] .offer')
    const places = await where.count()
    expect(places).toBeGreaterThan(1)
    await move(page, () => whom.first().click())
    // Answered: the other question is left, this one says why it is not asked again.
    expect(await whom.count()).toBe(0)
    expect(await where.count()).toBe(places)
  })
})

describe('the right thing open', () => {
  const trading = (): Found =>
    positionOf('1846', (open) => open.step === 'stock' && offers(open, 'sellShares').length > 0)

  test('holdings in a stock round, with the trades beside them', async () => {
    const page = await visit({ size: LAPTOP })
    const { game, file } = trading()
    await openFile(page, file)
    expect(await page.locator('#tab-spreadsheet').getAttribute('aria-selected')).toBe('true')
    const names = await page
      .locator('.stock-row')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-corporation')))
    // In the order of the market, whatever can be afforded.
    const order = marketOrder(game).filter((id) => names.includes(id))
    expect(names.slice(0, order.length)).toEqual(order)
    await move(page, () => page.locator('.share-sheet [data-action="sellShares"]').first().click())
  })

  test('companies in a sale, trains when trains are bought, and what the player prefers instead', async () => {
    const page = await visit()
    await openFile(page, sale().file)
    expect(await page.locator('#tab-privates').getAttribute('aria-selected')).toBe('true')
    await page.goto(new URL('/', page.url()).href)
    await openFile(page, positionOf('1846', (open) => open.step === 'buyTrains').file)
    expect(await page.locator('#tab-depot').getAttribute('aria-selected')).toBe('true')
    await page.locator('#tab-charters').click()
    await page.reload()
    await page.waitForSelector('.decision')
    expect(await page.locator('#tab-charters').getAttribute('aria-selected')).toBe('true')
  })

  test('a corporation is started by pointing at its price', async () => {
    const page = await visit()
    await openFile(page, positionOf('1846', (open) => offers(open, 'par').length > 0).file)
    await page.locator('#tab-market').click()
    const cell = page.locator('.market-start').first()
    const price = await cell.getAttribute('data-price')
    await cell.click()
    const which = page.locator('.picked')
    expect(await which.innerText()).toContain(`Start which at $${price}?`)
    await move(page, () => which.locator('.offer').first().click())
  })
})

describe('nothing silent', () => {
  test('a hex that cannot be built on says why', async () => {
    const page = await visit()
    const { game, open, file } = laying()
    const listed = new Set([...open.offers, ...open.blocked].map(({ action }) => ('hex' in action ? action.hex : '')))
    const far = Object.values(game.rules.board.hexes).find(
      ({ id, colour }) => colour === 'white' && !game.state.board.tiles[id] && !listed.has(id),
    )!
    await openFile(page, file)
    await page.locator(`.map-hex[data-hex="${far.id}"]`).click({ force: true })
    expect(await page.locator('.picked .reason').innerText()).toContain(`The tile on ${far.id} would not be joined`)
  })

  test('a group with nothing possible stays and says why', async () => {
    const page = await visit()
    const { file } = positionOf(
      '1846',
      (open) =>
        open.step === 'dividend' &&
        offers(open, 'issueShares').length === 0 &&
        open.blocked.some(({ action }) => action.type === 'issueShares'),
    )
    await openFile(page, file)
    const said = await page.locator('[data-group="issueShares"] .group-note').innerText()
    expect(said.length).toBeGreaterThan(10)
    expect(said).not.toContain('Not possible now')
  })

  test('what one’s own move has done: all of it can be read', async () => {
    const page = await visit()
    const { game, open, file } = positionOf(
      '18MEX',
      (each, at) =>
        each.seat !== null &&
        newsFor(at, each.seat).length > 2 &&
        othersTurns(at, each.seat).every(({ n }) => n < at.cursor),
    )
    await openFile(page, file)
    const news = page.locator('.news')
    await news.getByRole('button', { name: /more/ }).click()
    expect(await news.locator('li').count()).toBe(newsFor(game, open.seat).length)
  })

  test('a token asks the same on map and panel', async () => {
    const page = await visit()
    await openFile(page, positionOf('1846', (open) => offers(open, 'placeToken').length > 0).file)
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
    const { game, file } = sale()
    await openFile(page, file)
    const panel = page.locator('.decision')
    await panel.evaluate((each) => each.scrollTo(0, each.scrollHeight))
    await move(page, () => page.locator('.decision-foot .offer').tap())
    expect(await panel.evaluate((each) => each.scrollTop)).toBe(0)
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect.poll(() => moves(page)).toBe(game.cursor)
    await page.getByRole('button', { name: 'Redo' }).tap()
    await expect.poll(() => moves(page)).toBe(game.cursor + 1)
    await page.getByRole('button', { name: 'Show the history' }).tap()
    await page.locator('.scrub-line input').fill('5')
    expect(await page.locator('.back-note').count()).toBe(1)
  })
})
