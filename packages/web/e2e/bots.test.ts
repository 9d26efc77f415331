import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { PHONE, tab, useBrowser, type Visit, visitor } from './page.js'
import { move, moves, newTable } from './table.js'

useBrowser()

/** The home page, with bots that move at a pace. */
const homeAt = async (pace: 'once' | 'quick' | 'step', how: Visit = {}): Promise<Page> => {
  const context = await visitor(how)
  await context.addInitScript((each) => {
    if (!localStorage.getItem('roundhouse.bots.pace')) localStorage.setItem('roundhouse.bots.pace', each)
  }, pace)
  return tab(context)
}

/** A person is asked. */
const asked = (page: Page): Promise<void> =>
  expect.poll(() => page.locator('.decision .offer:not([aria-disabled="true"])').count()).toBeGreaterThan(0)

/** Takes the first thing offered, and waits until it is the person's turn again. */
const takeFirst = async (page: Page): Promise<void> => {
  const before = await moves(page)
  await page.locator('.decision .offer:not([aria-disabled="true"])').first().click()
  await expect.poll(() => moves(page)).toBeGreaterThan(before)
  await asked(page)
}

const menu = async (page: Page, entry: string): Promise<void> => {
  await page.getByRole('button', { name: 'Menu of the table' }).click()
  await page.locator('.menu-sheet').getByText(entry).click()
}

describe('against bots', () => {
  test('in one click from home; what they do stands in the log with the reason; undo goes back to one’s own decision', async () => {
    const page = await homeAt('once')
    await page.getByRole('button', { name: 'Play 18MEX against bots' }).click()
    await page.waitForSelector('.table')
    await asked(page)
    const start = await moves(page)
    const sentence = await page.locator('.sentence h2').innerText()
    expect(sentence).toContain('Player 1')
    await takeFirst(page)
    const after = await moves(page)
    expect(after).toBeGreaterThan(start + 1)
    // What has happened meanwhile is told with the reasons.
    // In a sale it waits to be asked for: what is bid stands beside the companies.
    await page.locator('.meanwhile-head').click()
    await page.locator('.meanwhile-row').first().click()
    await expect.poll(() => page.locator('.meanwhile .bot-why').count()).toBeGreaterThan(0)
    await page.keyboard.press('l')
    const whys = page.locator('.log-why')
    await expect.poll(() => whys.count()).toBe(after - 1)
    for (const why of await whys.allInnerTexts()) expect(why).toMatch(/^\S.*\.$/)

    await page.keyboard.press('Control+z')
    await expect.poll(() => moves(page)).toBe(start)
    await asked(page)
    expect(await page.locator('.sentence h2').innerText()).toBe(sentence)
    await page.keyboard.press('Control+Shift+z')
    await expect.poll(() => moves(page)).toBe(after)

    // Kept with the table, and told in the reader's language.
    await page.reload()
    await page.waitForSelector('.log-why')
    const [first] = await whys.allInnerTexts()
    await page.locator('.top-bar select').selectOption('ru')
    await expect.poll(async () => (await whys.allInnerTexts())[0]).not.toBe(first)
    expect((await whys.allInnerTexts())[0]).toMatch(/[а-я]/)
  })

  test('step by step: each move is shown with its reason, and the next one waits for the key', async () => {
    const page = await homeAt('step')
    await newBots(page, /18MEX/, ['normal', 'easy', 'hard'])
    const next = page.locator('[data-bot-next][aria-disabled="false"]')
    for (let n = 0; n < 3; n++) {
      await next.waitFor()
      expect(await moves(page)).toBe(n)
      await move(page, () => (n === 1 ? page.keyboard.press('Enter') : next.click()))
    }
    await expect.poll(() => page.locator('.bot-moves .bot-why').count()).toBe(3)
  })

  test('a table of bots alone is watched: it goes on by itself, is paused, moved by one, and goes on', async () => {
    const page = await homeAt('once')
    await newBots(page, /18MEX/, ['easy', 'easy', 'easy'])
    await expect.poll(() => moves(page)).toBeGreaterThan(5)
    await page.keyboard.press('p')
    await page.locator('[data-bot-next][aria-disabled="false"]').waitFor()
    const held = await moves(page)
    await move(page, () => page.locator('[data-bot-next]').click())
    await page.getByRole('button', { name: 'Let the bots go on' }).click()
    await expect.poll(() => moves(page)).toBeGreaterThan(held + 3)
    await page.getByLabel('Bots move').selectOption('step')
    await page.locator('[data-bot-next][aria-disabled="false"]').waitFor()
  })

  test('a seat is handed to a bot and taken back', async () => {
    const page = await homeAt('once')
    await page.getByRole('button', { name: 'Play 18MEX against bots' }).click()
    await page.waitForSelector('.table')
    await asked(page)
    const before = await moves(page)
    await menu(page, 'Hand my seat to a bot')
    await expect.poll(() => moves(page)).toBeGreaterThan(before + 5)
    await menu(page, 'Take my seat back')
    await asked(page)
    expect(await page.locator('.sentence').innerText()).toContain('Player 1')
  })

  test('hidden cards: one’s own are shown without a cover, what bots keep is told nowhere', async () => {
    const page = await homeAt('once')
    await page.getByRole('button', { name: 'Play 1846 against bots' }).click()
    await page.waitForSelector('.table')
    await asked(page)
    expect(await page.locator('.cover').count()).toBe(0)
    await page.keyboard.press('l')
    await page.locator('.log-line').first().waitFor()
    expect(await page.locator('.log-why').count()).toBe(0)
    const { length } = await page.locator('.card button[data-action="bid"]').all()
    expect(length).toBeGreaterThan(0)
    // After the draft the cards are open, and so are the reasons.
    for (let guard = 0; guard < 20; guard++) {
      if (!(await page.locator('.sentence').innerText()).includes('Draft')) break
      await takeFirst(page)
    }
    await page.keyboard.press('l')
    await expect.poll(() => page.locator('.log-why').count()).toBeGreaterThan(3)
  })

  test('on a phone', async () => {
    const page = await homeAt('step', { size: PHONE })
    await page.getByRole('button', { name: 'Play 18MEX against bots' }).click()
    await page.waitForSelector('.table')
    await asked(page)
    const before = await moves(page)
    await page.locator('.decision .offer:not([aria-disabled="true"])').first().click()
    await expect.poll(() => moves(page)).toBeGreaterThan(before)
    await page.locator('[data-bot-next][aria-disabled="false"]').click()
    await expect.poll(() => page.locator('.bot-moves .bot-why').count()).toBeGreaterThan(0)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(wide).toBe(false)
  })
})

describe('advice', () => {
  /** Asks by key and waits until all strengths have spoken. */
  const ask = async (page: Page): Promise<void> => {
    await page.keyboard.press('a')
    await page.waitForSelector('.advice[data-thinking="0"]')
  }

  test('is given when asked for: by each strength, with a reason, the next best and what they bring; it can be followed', async () => {
    const page = await homeAt('once')
    await newTable(page, /18MEX/, ['Anna', 'Boris', 'Celina'])
    expect(await page.locator('.advice').count()).toBe(0)
    await ask(page)
    const voices = await page
      .locator('[data-voice]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-voice')))
    expect(voices.join(' ').split(' ').sort()).toEqual(['easy', 'hard', 'normal'])
    for (const why of await page.locator('.advice .bot-why').allInnerTexts()) expect(why).toMatch(/^\S.*\.$/)
    await move(page, () => page.locator('[data-voice*="hard"] [data-advised]').first().click())
    // The next question is another one: nobody has asked about it.
    await expect.poll(() => page.locator('.advice').count()).toBe(0)
    for (let guard = 0; guard < 40; guard++) {
      await ask(page)
      if ((await page.locator('.advice-other').count()) > 0) break
      await move(page, () => page.locator('[data-voice*="hard"] [data-advised]').first().click())
    }
    expect(await page.locator('.advice-other').first().innerText()).toMatch(/(less|more|as much)/)
    await page.keyboard.press('a')
    await expect.poll(() => page.locator('.advice').count()).toBe(0)
  })

  test('over the network, on what the seat may know; why the server’s bots did something stands in the log', async () => {
    const page = await homeAt('once')
    await page.locator('.title-card', { hasText: '18MEX' }).click()
    await page.getByRole('radio', { name: 'Over the network' }).check()
    await page.getByLabel('Your name').fill('Amy')
    for (const n of [2, 3]) await page.getByLabel(`Who plays seat ${n}`).selectOption('easy')
    await page.getByRole('button', { name: 'Create the table' }).click()
    await page.waitForSelector('.table')
    await asked(page)
    await ask(page)
    const before = await moves(page)
    await page.locator('[data-voice*="hard"] [data-advised]').first().click()
    await expect.poll(() => moves(page)).toBeGreaterThan(before + 1)
    await page.keyboard.press('l')
    await expect.poll(() => page.locator('.log-why').count()).toBeGreaterThan(0)
    expect(await page.locator('.rail .bot-mark').count()).toBe(2)
  })
})

/** A new table of bots alone. */
const newBots = async (page: Page, title: RegExp, bots: readonly string[]): Promise<void> => {
  await newTable(
    page,
    title,
    bots.map((_, i) => `B${i}`),
    7,
    async () => {
      for (const [i, bot] of bots.entries()) await page.getByLabel(`Who plays seat ${i + 1}`).selectOption(bot)
    },
  )
}
