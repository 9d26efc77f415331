import { type Choices, choices, type Game, step } from '@roundhouse/engine'
import { describe, expect, it } from 'vitest'
import { useBrowser, visit } from './page.js'
import { offers, positionOf } from './positions.js'
import { move, moves, openFile, sentence } from './table.js'

useBrowser()

/** A purchase that ends the turn of whoever buys, after which somebody else decides. */
const buying = () => positionOf('1846', (open) => open.step === 'stock' && offers(open, 'buyShares').length > 0)

/** A sale after which whoever sold decides on. */
const goesOn = (open: Choices, game: Game): boolean => {
  const [sale] = offers(open, 'sellShares')
  const then = open.step === 'stock' && sale ? step(game, sale.action) : null
  return then?.ok === true && choices(then.position).actor === open.actor
}

describe('passing and being done', () => {
  it('nobody passes for the next player by the habit of pressing Done after a purchase', async () => {
    const page = await visit()
    await openFile(page, buying().file)
    const buyer = await sentence(page)
    const buy = page.locator('.decision button[data-action="buyShares"]').first()
    await move(page, () => buy.click())
    expect(await sentence(page)).not.toBe(buyer)
    const after = await moves(page)
    for (let press = 0; press < 3; press++) {
      await page.keyboard.press('Enter')
      await page.locator('.decision-foot .offer').click({ force: true })
      await page.waitForTimeout(150)
    }
    expect(await moves(page)).toBe(after)
    // Whoever waits for it passes as ever.
    await expect.poll(() => page.locator('.decision-foot.settling').count()).toBe(0)
    await move(page, () => page.keyboard.press('Enter'))
  })

  it('they stand in different places, and the log tells them apart', async () => {
    const selling = positionOf('1846', goesOn)
    const page = await visit()
    await openFile(page, selling.file)
    const foot = page.locator('.decision-foot')
    const button = foot.locator('.offer')
    expect(await foot.getAttribute('data-way')).toBe('pass')
    const pass = (await button.boundingBox())!
    await move(page, () => page.locator('.decision button[data-action="sellShares"]').first().click())
    await expect.poll(() => foot.getAttribute('data-way')).toBe('done')
    const done = (await button.boundingBox())!
    expect(done.x + done.width).toBeLessThanOrEqual(pass.x)
    await move(page, () => button.click())
    await page.keyboard.press('KeyL')
    await expect.poll(() => page.locator('.log').innerText()).toContain('ends the turn.')
  })

  it('the help says what each of them means', async () => {
    const page = await visit()
    await openFile(page, buying().file)
    await page.keyboard.press('Shift+Slash')
    expect(await page.locator('.help-dialog').innerText()).toMatch(/Pass leaves a turn .* Done ends it/)
  })
})
