import { describe, expect, test } from 'vitest'
import { useBrowser, visit } from './page.js'
import { examples, openFile, scrubTo } from './table.js'

useBrowser()

describe('what is not possible', () => {
  test('says why in Russian: the fact, the rule and its place in the rulebook', async () => {
    const page = await visit({ language: 'ru' })
    await openFile(page, examples()[0]!.path)
    // Some position of a stock round has something greyed.
    for (const n of [16, 20, 24, 30, 60, 90, 120]) {
      await scrubTo(page, n)
      await page.keyboard.press('b')
      await page.waitForSelector('.decision .sentence, .cover')
      const greyed = page.locator(
        '.decision .group[open] .offer[aria-disabled="true"], .decision section.group .offer[aria-disabled="true"]',
      )
      if ((await greyed.count()) > 0) {
        await greyed.first().hover()
        const bubble = page.locator('.bubble')
        await bubble.waitFor()
        const text = await bubble.innerText()
        expect(text).toMatch(/[а-яё]{4}/i)
        expect(text).toMatch(/§\S+ · 1846-[A-Z]+-\d+/)
        // Those who listen get the same.
        const described = await greyed.first().getAttribute('aria-describedby')
        expect(await page.locator(`[id="${described}"]`).textContent()).toContain('1846-')
        const before = await page.locator('.scrub-count').innerText()
        await greyed.first().click({ force: true })
        expect(await page.locator('.scrub-count').innerText()).toBe(before)
        return
      }
      await page.keyboard.press('Shift+b')
    }
    throw new Error('nothing was greyed')
  })

  test('the language changes at any moment and is remembered', async () => {
    const page = await visit()
    await page.getByLabel('Language').selectOption('pl')
    await page.getByRole('heading', { name: 'Nowy stół' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Nowy stół' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('pl')
  })
})
