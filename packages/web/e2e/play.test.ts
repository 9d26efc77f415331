import { describe, expect, test } from 'vitest'
import { useBrowser, visit } from './page.js'
import { move, moves, newTable, playDraft, playStockRound, sentence, uncover } from './table.js'

useBrowser()

/** What a step is about. */
const MAIN = ['dividend', 'buyTrain', 'answer', 'discardTrain']
  .map((group) => `[data-group="${group}"] .offer:not([aria-disabled="true"])`)
  .concat('[data-way="run"] .offer')
  .join()

/** Empty cards are all alike and stand together. */
const inHand = (cards: readonly string[]): number =>
  cards.reduce((sum, card) => sum + Number(/^(\d+) empty/.exec(card)?.[1] ?? 1), 0)

const NAMES = ['Anna', 'Boris', 'Celina']

describe('a table of 1846, by clicking', () => {
  test('the seed is told nowhere while cards are hidden', async () => {
    const page = await visit()
    await newTable(page, /1846/, NAMES)
    await page.getByRole('button', { name: 'Menu of the table' }).click()
    await page.locator('.menu-sheet [data-entry="about"]').click()
    expect(await page.locator('.about').innerText()).toContain('shown when the game is over')
    expect(await page.content()).not.toMatch(/[0-9a-f]{32}/)
  })

  test('hidden hands: no card of the one before is on the page while the next is awaited', async () => {
    const page = await visit()
    await newTable(page, /1846/, NAMES)
    expect(await page.locator('.cover h2').innerText()).toContain('alone')
    expect(await page.locator('.decision').count()).toBe(0)
    await uncover(page)
    const cards = await page.locator('.card-name').allInnerTexts()
    expect(inHand(cards)).toBe(NAMES.length + 2)
    await move(page, () => page.locator('.card button[data-action="bid"]').first().click())
    const html = await page.content()
    for (const card of cards.filter((name) => !name.includes('empty card'))) expect(html).not.toContain(card)
    // Nor on the next player's turn, unless it was dealt to them as well; their own screen names their own cards.
    await uncover(page)
    expect(inHand(await page.locator('.card-name').allInnerTexts())).toBe(NAMES.length + 2)
  })

  test('the draft, a stock round and an operating round; a reload in the middle loses nothing', async () => {
    const page = await visit()
    await newTable(page, /1846/, NAMES)
    await playDraft(page)
    expect(await sentence(page)).toContain('Anna')
    await playStockRound(page, NAMES.length)
    expect(await page.locator('.sentence').innerText()).toContain('Operating round 1.1')

    const before = { said: await sentence(page), count: await moves(page) }
    await page.reload()
    await page.waitForSelector('.sentence')
    expect({ said: await sentence(page), count: await moves(page) }).toEqual(before)

    // What each step asks for, until the round is over: track on the map, runs, dividends, trains.
    const done = new Set<string>()
    for (let guard = 0; guard < 60; guard++) {
      if (!(await page.locator('.sentence').innerText()).includes('Operating round 1.1')) break
      const hexes = page.locator('[data-hex-choice]')
      if ((await hexes.count()) > 0 && !done.has(await sentence(page))) {
        done.add(await sentence(page))
        const hex = await hexes.first().getAttribute('data-hex-choice')
        await page.locator(`.map-hex[data-hex="${hex}"]`).click({ force: true })
        await page.locator('.tile-tray button[data-tile]').first().click()
        await move(page, () => page.locator('.picked .offer.primary').click())
        expect(await page.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('false')
        continue
      }
      const bought = `${await sentence(page)} bought`
      const pass = page.locator('.pass button:not([aria-disabled="true"])')
      const main = page.locator(MAIN)
      if ((await main.count()) > 0 && !(done.has(bought) && (await pass.count()) > 0)) {
        if ((await sentence(page)).includes('Buy trains')) done.add(bought)
        await move(page, () => main.first().click())
      } else {
        // No train and no money for one: the company's shares come first.
        const issue = page.locator('[data-group="issueShares"] .offer:not([aria-disabled="true"])').first()
        const way = (await pass.count()) > 0 ? pass : issue
        await move(page, () => way.click())
      }
    }
    expect(await page.locator('.sentence').innerText()).toContain('Operating round 1.2')
    const kinds = await page.locator('.scrub-count').innerText()
    expect(Number(kinds.split('/')[1])).toBeGreaterThan(before.count)
  })

  test('undo and redo, by key and by button', async () => {
    const page = await visit()
    await newTable(page, /1846/, NAMES)
    await playDraft(page)
    const count = await moves(page)
    await page.keyboard.press('Control+z')
    await expect.poll(() => moves(page)).toBe(count - 1)
    await uncover(page)
    await page.getByRole('button', { name: 'Redo' }).click()
    await expect.poll(() => moves(page)).toBe(count)
  })
})

describe('a table of 18MEX', () => {
  test('appears by itself and is played', async () => {
    const page = await visit()
    await newTable(page, /18MEX/, NAMES)
    const before = await moves(page)
    await move(page, () => page.locator('.decision .offer:not([aria-disabled="true"])').first().click())
    expect(await moves(page)).toBe(before + 1)
  })
})
