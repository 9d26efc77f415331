import { cash, operatingOrder } from '@roundhouse/engine'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser, visit } from './page.js'
import { laying, positionOf, running, sale } from './positions.js'
import { move, moves, openFile, sentence } from './table.js'

useBrowser()

const LAPTOP = { width: 1280, height: 720 }
const way = (page: Page) => page.locator('.decision-foot .offer')
const settled = (page: Page) => page.locator('.decision:not(.settling)').waitFor()
const box = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!

describe('the panel holds still', () => {
  test('a double click runs the trains and decides nothing more', async () => {
    const page = await visit()
    await openFile(page, running().file)
    await page.locator('[data-way="run"]').waitFor()
    const before = await moves(page)
    await way(page).dblclick()
    await expect.poll(() => moves(page)).toBe(before + 1)
    await page.waitForTimeout(800)
    expect(await moves(page)).toBe(before + 1)
  })

  test('a second click within a moment falls on nothing, a later one counts', async () => {
    const page = await visit()
    await openFile(page, laying().file)
    const { x, y, width, height } = (await way(page).boundingBox())!
    const before = await moves(page)
    // Both clicks from within the page: a busy machine must not make the second one late.
    await page.evaluate(
      async ([left, top]) => {
        const click = () =>
          document.elementFromPoint(left!, top!)?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
        click()
        await new Promise((resolve) => setTimeout(resolve))
        click()
      },
      [x + width / 2, y + height / 2],
    )
    await expect.poll(() => moves(page)).toBe(before + 1)
    await page.waitForTimeout(600)
    expect(await moves(page)).toBe(before + 1)
    await settled(page)
    await page.mouse.click(x + width / 2, y + height / 2)
    await expect.poll(() => moves(page)).toBe(before + 2)
  })

  test('the way on is in view with six companies on sale, however far the panel is scrolled', async () => {
    const page = await visit({ size: LAPTOP })
    await openFile(page, sale().file)
    const inView = async () => {
      const { y, height } = await box(page, '.decision-foot .offer')
      return y > 0 && y + height <= LAPTOP.height
    }
    expect(await inView()).toBe(true)
    await page.locator('.decision-body').evaluate((body) => body.scrollTo(0, body.scrollHeight))
    expect(await inView()).toBe(true)
    await move(page, () => way(page).click())
  })

  test('Enter is the way on; held down it is pressed once', async () => {
    const page = await visit()
    await openFile(page, laying().file)
    await way(page).waitFor()
    await move(page, () => page.keyboard.press('Enter'))
    await settled(page)
    const before = await moves(page)
    await page.keyboard.down('Enter')
    for (let i = 0; i < 5; i++) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await expect.poll(() => moves(page)).toBe(before + 1)
    await page.waitForTimeout(600)
    expect(await moves(page)).toBe(before + 1)
  })

  test('the keyboard stays where it was when its button is gone', async () => {
    const page = await visit()
    await openFile(page, running().file)
    await page.locator('[data-way="run"]').waitFor()
    await way(page).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await move(page, () => page.keyboard.press('Enter'))
    const where = await page.evaluate(() => document.activeElement?.closest('.decision') !== null)
    expect(where).toBe(true)
  })
})

describe('always in view from 1280 wide', () => {
  test('players with cash, free cash, certificates and worth; the standing bids bind', async () => {
    const page = await visit({ size: LAPTOP })
    const { game, open, file } = sale()
    await openFile(page, file)
    for (const id of game.state.seats) {
      const row = await page.locator(`.rail-player[data-player="${id}"]`).innerText()
      const { name } = game.setup.players[Number(id.slice(1)) - 1]!
      const free = game.rules.reading.freeCash!(game, id)
      const limit = game.rules.certLimit(game)
      for (const part of [name, `$${cash(game, id)}`, `/${limit}`, `worth $${game.rules.worth(game, id)}`])
        expect(row).toContain(part)
      expect(row.includes(`$${free} free`)).toBe(free < cash(game, id))
    }
    expect(await page.locator('.rail-player.acts').getAttribute('data-player')).toBe(open.seat)
    const facts = await page.locator('.head-facts').innerText()
    expect(facts).toContain(`$${game.rules.reading.freeCash!(game, open.seat!)}`)
  })

  test('the operating order: done, now and to come, with treasuries and trains', async () => {
    const page = await visit({ size: LAPTOP })
    const { game, file } = running()
    await openFile(page, file)
    const turns = await page
      .locator('.rail-company')
      .evaluateAll((all) =>
        all.map((each) => `${each.getAttribute('data-operator')} ${each.getAttribute('data-turn')}`),
      )
    expect(turns).toEqual(operatingOrder(game).map(({ id, turn }) => `${id} ${turn}`))
    for (const { id } of operatingOrder(game)) {
      const row = await page.locator(`.rail-company[data-operator="${id}"]`).innerText()
      expect(row).toContain(`$${cash(game, id)}`)
      for (const { name } of game.state.operators[id]!.trains) expect(row).toContain(name)
    }
  })

  test('the head of a company: step bar, treasury, trains, tokens, last run, tiles', async () => {
    const page = await visit({ size: LAPTOP })
    const { game, open, file } = laying()
    await openFile(page, file)
    const operator = game.rules.operators[open.actor!]!
    expect(await sentence(page)).toContain(operator.name)
    expect(await page.locator('.step-bar [aria-current]').innerText()).toBe('Track')
    const { used, of } = game.rules.reading.lays!(game, operator.id)
    const { lastRevenue, trains } = game.state.operators[operator.id]!
    const facts = await page.locator('.head-facts').innerText()
    expect(facts).toContain(`$${cash(game, operator.id)}`)
    expect(facts).toContain(`${used}/${of}`)
    if (lastRevenue !== undefined) expect(facts).toContain(`$${lastRevenue}`)
    for (const { name } of trains) expect(facts).toContain(name)
  })
})

describe('the panes', () => {
  test('the panel is made wider by mouse and by keys, remembered, and given back', async () => {
    const page = await visit()
    await openFile(page, laying().file)
    const width = async () => (await box(page, '.decision')).width
    const usual = await width()
    const edge = page.getByRole('separator', { name: 'Width of the panel' })
    const { x, y } = (await edge.boundingBox())!
    await page.mouse.move(x + 4, y + 200)
    await page.mouse.down()
    await page.mouse.move(x - 96, y + 210, { steps: 4 })
    await page.mouse.up()
    expect(await width()).toBeCloseTo(usual + 100, -1)
    await edge.focus()
    await page.keyboard.press('ArrowRight')
    expect(await width()).toBeCloseTo(usual + 84, -1)
    const kept = await width()
    await page.reload()
    await page.waitForSelector('.decision')
    expect(await width()).toBeCloseTo(kept, 0)
    await page.getByRole('separator', { name: 'Width of the panel' }).focus()
    await page.keyboard.press('Enter')
    expect(await width()).toBeCloseTo(usual, 0)
  })

  test('the lower pane can be folded to its tabs and drawn up again', async () => {
    const page = await visit()
    await openFile(page, laying().file)
    const edge = page.getByRole('separator', { name: 'Height of the lower pane' })
    const height = async () => (await box(page, '.map-view')).height
    const usual = await height()
    await edge.focus()
    await page.keyboard.press('Home')
    expect(await height()).toBeGreaterThan(usual + 120)
    expect((await box(page, '#tab-market')).y).toBeLessThan(900)
    await page.keyboard.press('ArrowUp')
    await edge.dblclick()
    expect(await height()).toBeCloseTo(usual, 0)
  })

  test('the market of eight rows fits its pane', async () => {
    const page = await visit({ size: LAPTOP })
    await openFile(page, positionOf('18MEX', (open) => open.step === 'stock').file)
    await page.locator('#tab-market').click()
    const market = await box(page, '.market-board')
    const pane = await box(page, '.panel-body')
    expect(market.y + market.height).toBeLessThanOrEqual(pane.y + pane.height + 1)
  })
})
