import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findings } from './axe.js'
import { forgive, PHONE, tab, useBrowser, visit, visitor } from './page.js'
import { positionOf } from './positions.js'
import { newTable, openFile } from './table.js'

useBrowser()

/** The chapter, rule or word that was led to. */
const meant = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('.rules-view .is-meant')?.getAttribute('data-at') ?? null)

describe('the rules beside a table', () => {
  test('explain a round once, open by key, from a step and a word, and are searched', async () => {
    const page = await visit()
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await newTable(page, /1849/, ['Ann', 'Bob', 'Cid'])

    // Two sentences at the first round, gone for good once read.
    const primer = page.locator('.round-primer')
    expect(await primer.innerText()).toMatch(/How does this round work\?.*bid/s)
    await primer.getByRole('button', { name: 'Got it' }).click()
    expect(await primer.count()).toBe(0)
    await page.reload()
    await page.waitForSelector('.sentence')
    expect(await primer.count()).toBe(0)
    // What nobody reads is not loaded.
    expect(requests.filter((url) => /guide|rules-(?:drawer|page|view)/.test(url))).toEqual([])

    // By its key; searched without case and marks; Escape ends the search, then closes.
    await page.keyboard.press('/')
    await page.locator('.rules-chapter').first().waitFor()
    await page.keyboard.type('xyzzy')
    expect(await page.locator('.rules-search [role=status]').innerText()).toMatch(/^Nothing found/)
    await page.getByLabel('Search the rules').fill('Last CERTIFICÁTE')
    await expect.poll(() => page.locator('.rules-list li').count()).toBeGreaterThan(2)
    expect(await page.locator('.rules-list mark').first().innerText()).toMatch(/last|certificate/i)
    await page.keyboard.press('Escape')
    await page.locator('.rules-contents').waitFor()
    expect(await findings(page, '.rules-drawer')).toEqual([])
    await page.keyboard.press('Escape')
    expect(await page.locator('.rules-drawer').count()).toBe(0)

    // The step of the moment, a word of the head, the player aid.
    await page.getByRole('button', { name: 'Buy or bid: how it works' }).click()
    await expect.poll(() => meant(page)).toBe('companySale')
    await page.getByRole('button', { name: 'Phase 4' }).click()
    await expect.poll(() => meant(page)).toBe('term:phase')
    await page.locator('.rules-head').getByRole('button', { name: 'Player aid' }).click()
    await page.locator('.aid-sheet').getByText('Stock market').waitFor()
  })

  test('a refusal opens its rule: by a click on its source, and by the key', async () => {
    const page = await visit({ language: 'ru' })
    const { file } = positionOf('1849', (open) => open.step === 'stock' && open.blocked.length > 2)
    await openFile(page, file)
    const greyed = page.locator('.decision-body .offer[aria-disabled="true"]').first()
    await greyed.click({ force: true })
    const source = page.locator('.bubble.pinned .rule-link')
    const [, rule] = (await source.innerText()).split(' · ')
    await source.click()
    await expect.poll(() => meant(page)).toBe(rule)
    expect(await page.locator('.bubble').count()).toBe(0)
    await page.keyboard.press('Escape')
    expect(await page.locator('.rules-drawer').count()).toBe(0)
    await greyed.focus()
    await page.keyboard.press('/')
    await expect.poll(() => meant(page)).toBe(rule)
  })
})

describe('the rules as a page', () => {
  test('are read on a phone in Polish, led to by address, and without a network', async () => {
    const context = await visitor({ size: PHONE, language: 'pl', theme: 'dark', offline: true })
    const page = await tab(context, '/rules/1849#1849-10.3-8')
    await expect.poll(() => meant(page)).toBe('1849-10.3-8')
    expect(await page.title()).toBe('Zasady 1849')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    expect(await findings(page)).toEqual([])
    await page.evaluate(() => navigator.serviceWorker.ready)
    await context.setOffline(true)
    await page.reload()
    await expect.poll(() => meant(page)).toBe('1849-10.3-8')
    await page.getByRole('link', { name: 'Ściągawka' }).click()
    const aid = page.locator('.aid-sheet')
    await aid.getByText('Giełda', { exact: true }).waitFor()
    // Nothing of it is cut off at the side.
    expect(await aid.locator('.sheet').evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBe(0)
    expect(await findings(page)).toEqual([])
    // The server was asked who one is.
    forgive(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/)
  })

  test('print without what is around them; a title that is not there says so', async () => {
    const page = await tab(await visitor(), '/rules/1849')
    await page.locator('.rules-chapter').first().waitFor()
    await page.emulateMedia({ media: 'print' })
    for (const hidden of ['.top-bar', '.rules-search', '.rules-contents'])
      expect(await page.locator(hidden).isVisible()).toBe(false)
    expect(await page.locator('.rules-list').last().isVisible()).toBe(true)
    await page.emulateMedia({ media: 'screen' })
    await page.goto(page.url().replace('1849', '1899'))
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.locator('.rules-page').count()).toBe(0)
  })
})

test('an example is read from note to note', async () => {
  const page = await visit()
  await page.getByRole('button', { name: /^Open: 1849/ }).click()
  const notes = page.locator('.example-notes')
  await notes.getByRole('button', { name: 'Read from the beginning' }).click()
  expect(await notes.innerText()).toMatch(/^Note 1 of \d+ · Move 6/)
  await notes.getByRole('button', { name: 'Next note' }).click()
  await expect.poll(() => notes.innerText()).toMatch(/^Note 2 of \d+ · Move 19/)
  expect(await page.locator('.scrub-count').innerText()).toMatch(/^19/)
  await page.reload()
  await notes.waitFor()
})
