import { type Choices, type Game, step } from '@roundhouse/engine'
import { describe, expect, it } from 'vitest'
import { useBrowser, visit } from './page.js'
import { offers, positionOf } from './positions.js'
import { move, moves, newTable, openFile, sentence } from './table.js'

useBrowser()

const TITLE = /18 Magyarország/
/** Two cars are of use, also the second after the first. */
const canBuyBoth = (open: Choices, game: Game): boolean => {
  const [first, second] = offers(open, 'buyEquipment').map(({ action }) => action)
  if (!first || second?.type !== 'buyEquipment') return false
  const then = step(game, first)
  return then.ok && step(then.position, { ...second, price: second.price + 10 }).ok
}
const take = '.draft-item button[data-action="bid"]'

describe('a draft in the open', () => {
  it('goes from the first pick to the first operating turn', async () => {
    const page = await visit()
    await newTable(page, TITLE, ['Anna', 'Boris', 'Celina', 'Dmitri'])
    expect(await sentence(page)).toContain('Anna')
    expect(await page.locator('[data-item]').count()).toBe(13 + 7)
    await move(page, () => page.locator('[data-item="5"] button[data-action="bid"]').click())
    expect(await sentence(page)).toContain('Boris')
    expect(await page.locator('[data-item="5"]').count()).toBe(0)
    expect(await page.locator('[data-hand="p1"]').innerText()).toContain('EEV')
    for (let pick = 1; pick < 16; pick++) await move(page, () => page.locator(take).first().click())
    await page.locator('.draft-item').first().waitFor({ state: 'detached' })
    expect(await sentence(page)).toContain('Lay track')
    await page.locator('[data-hex-choice]').first().click()
    await page.locator('.tile-tray button[data-tile]').first().click()
    await move(page, () => page.locator('.tray-confirm').first().click())
  })
})

describe('services of the majors', () => {
  it('are bought one after another in the step they are for, and told on their own page', async () => {
    const { open, file } = positionOf('18Mag', canBuyBoth)
    const page = await visit()
    await openFile(page, file)
    const sellers = offers(open, 'buyEquipment').map(({ action }) => (action as { from: string }).from)
    const buy = (seller: string) => page.locator(`.equipment[data-seller="${seller}"] button`)
    const [cost = 0] = offers(open, 'buyEquipment').map(({ action }) => (action as { price: number }).price)
    await move(page, () => buy(sellers[0]!).click())
    expect(await buy(sellers[1]!).innerText()).toContain(`${cost + 10}\u00a0Ft`)
    await page.locator('#tab-services').click()
    const sold = page.locator(`.seller-card[data-seller="${sellers[0]}"] .services-sold`)
    expect(await sold.innerText()).toContain(`${cost}`)
  })

  it('are paid for with a terrain token where the player says so', async () => {
    const { file, open } = positionOf('18Mag', (now) =>
      offers(now, 'layTile').some(({ action }) => action.type === 'layTile' && action.spends !== undefined),
    )
    const lay = offers(open, 'layTile').find(({ action }) => action.type === 'layTile' && action.spends !== undefined)
    const hex = lay?.action.type === 'layTile' ? lay.action.hex : ''
    const page = await visit()
    await openFile(page, file)
    await page.locator(`[data-hex-choice="${hex}"]`).click()
    await page.locator('.tile-tray button[data-tile]').first().click()
    const token = page.locator('.tray-confirm', { hasText: 'terrain token' })
    await move(page, () => token.click())
  })

  it('end as a dividend of one’s own choice, with the price it leads to', async () => {
    const { file } = positionOf('18Mag', (now) => offers(now, 'dividend').some(({ range }) => range !== undefined))
    const page = await visit()
    await openFile(page, file)
    expect(await page.locator('.dividend-steps tr').count()).toBeGreaterThan(1)
    await page.locator('.dividend-takes button').first().click()
    await move(page, () => page.locator('button[data-action="dividend"]', { hasText: 'Pay 0 Ft' }).click())
  })
})

describe('alone against István', () => {
  it('his moves are shown one by one, or at once', async () => {
    const page = await visit()
    await newTable(page, TITLE, ['Anna'])
    expect(await page.locator('.rail-plans li').count()).toBe(3)
    for (let pick = 0; pick < 2; pick++) await move(page, () => page.locator(take).first().click())
    await move(page, () => page.locator(take).last().click())
    const watch = page.locator('.watch')
    const onward = page.locator('.decision-foot button')
    for (let guard = 0; guard < 30 && (await watch.count()) === 0; guard++) {
      const before = await moves(page)
      await onward.click()
      await expect.poll(() => moves(page)).toBe(before + 1)
    }
    expect(await watch.innerText()).toContain('István')
    const first = await page.locator('.watch-move.now').innerText()
    await page.locator('[data-watch-on]').click()
    await expect
      .poll(() =>
        page
          .locator('.watch-move.now')
          .innerText()
          .catch(() => ''),
      )
      .not.toBe(first)
    await page.keyboard.press('Enter')
    if ((await page.locator('[data-watch-end]').count()) > 0) await page.locator('[data-watch-end]').click()
    for (let guard = 0; guard < 20 && (await watch.count()) > 0; guard++) await page.locator('[data-watch-on]').click()
    await page.waitForSelector('.sentence h2')
  })
})
