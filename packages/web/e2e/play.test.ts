import { describe, expect, test } from 'vitest'
import { useBrowser, visit } from './page.js'
import { move, moves, newTable, playDraft, sentence, uncover } from './table.js'

useBrowser()

describe('a table of 1846, by clicking', () => {
  test('from the draft through a stock round into an operating round, with a reload in the middle', async () => {
    const page = await visit()
    await newTable(page, /1846/, ['Anna', 'Boris', 'Celina'])

    // Nobody's cards are on the page until the player says they are alone.
    expect(await page.locator('.cover h2').innerText()).toContain('alone')
    expect(await page.locator('.decision').count()).toBe(0)
    await uncover(page)
    const cards = await page.locator('.card-name').allInnerTexts()
    expect(cards.length).toBe(5)
    await move(page, () => page.locator('.card button[data-action="bid"]').first().click())
    const covered = await page.locator('#app').innerText()
    for (const card of cards) expect(covered).not.toContain(card)

    await playDraft(page)
    expect(await sentence(page)).toContain('Anna')

    // Everybody starts a corporation, then all pass.
    for (let i = 0; i < 3; i++) {
      await page.getByRole('button', { name: /^Start it at/ }).first().click()
      await move(page, () => page.locator('.start-choice .offer').last().click())
    }
    const before = { said: await sentence(page), count: await moves(page) }
    await page.reload()
    await page.waitForSelector('.sentence')
    expect({ said: await sentence(page), count: await moves(page) }).toEqual(before)

    for (let i = 0; i < 3; i++) await move(page, () => page.locator('.pass button').click())
    await page.waitForSelector('.sentence')
    expect(await page.locator('.sentence').innerText()).toContain('Operating round 1.1')

    // Somebody lays a tile on the map: hex, tile, confirm.
    for (let guard = 0; guard < 8 && (await page.locator('[data-hex-choice]').count()) === 0; guard++) {
      await move(page, () => page.locator('.pass button, .offer').last().click())
    }
    const hex = await page.locator('[data-hex-choice]').first().getAttribute('data-hex-choice')
    await page.locator(`.map-hex[data-hex="${hex}"]`).click({ force: true })
    await page.locator('.tile-tray [data-tile], .tile-tray button').first().click()
    await move(page, () => page.locator('.picked .offer.primary').click())

    await page.keyboard.press('Control+z')
    await expect.poll(() => page.getByRole('button', { name: 'Redo' }).getAttribute('aria-disabled')).toBe('false')
  })
})
