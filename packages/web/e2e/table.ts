import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Sets up and opens a table of a title; English. */
export const newTable = async (page: Page, title: RegExp, names: readonly string[], seed = 7): Promise<void> => {
  await page.getByRole('radio', { name: title }).check({ force: true })
  const seats = page.locator('.seat')
  while ((await seats.count()) > names.length) await seats.last().locator('button').last().click()
  while ((await seats.count()) < names.length) await page.getByRole('button', { name: 'Add a player' }).click()
  for (const [i, name] of names.entries()) await page.getByLabel(`Name of player ${i + 1}`).fill(name)
  await page.getByText('More', { exact: true }).click()
  await page.getByLabel('Seed of chance').fill(String(seed))
  await page.getByRole('button', { name: 'Sit down' }).click()
  await page.waitForSelector('.table')
}

/** Who decides what, as the panel says. */
export const sentence = (page: Page): Promise<string> => page.locator('.sentence h2').innerText()

export const uncover = async (page: Page): Promise<boolean> => {
  const button = page.locator('.cover button')
  if ((await button.count()) === 0) return false
  await button.click()
  await page.waitForSelector('.sentence')
  return true
}

/** The number of moves made so far. */
export const moves = async (page: Page): Promise<number> => Number((await page.locator('.scrub-count').innerText()).split('/')[1])

/** Does something and waits until the table has taken it. */
export const move = async (page: Page, what: () => Promise<void>): Promise<void> => {
  const before = await moves(page)
  await what()
  await expect.poll(() => page.locator('.cover').count().then(async (n) => (n > 0 ? before + 1 : moves(page)))).toBe(before + 1)
}

/** Takes the first card for whoever is to choose, until the draft is over. */
export const playDraft = async (page: Page): Promise<void> => {
  for (let guard = 0; guard < 60; guard++) {
    await uncover(page)
    if (!/card/i.test(await sentence(page))) return
    await move(page, () => page.locator('.card button[data-action="bid"]').first().click())
  }
}
