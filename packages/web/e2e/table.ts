import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Sets up and opens a table of a title; English. */
export const newTable = async (
  page: Page,
  title: RegExp,
  names: readonly string[],
  seed = 7,
  setUp: () => Promise<void> = async () => undefined,
): Promise<void> => {
  const chosen = page.getByRole('radio', { name: title })
  await page.locator('label').filter({ has: chosen }).click()
  await expect.poll(() => chosen.isChecked()).toBe(true)
  const seats = page.locator('.seat:not(.automaton)')
  await seats.first().waitFor()
  while ((await seats.count()) > names.length) await seats.last().locator('button').last().click()
  while ((await seats.count()) < names.length) await page.getByRole('button', { name: 'Add a player' }).click()
  for (const [i, name] of names.entries()) await page.getByLabel(`Name of player ${i + 1}`).fill(name)
  await setUp()
  await page.getByText('More', { exact: true }).click()
  await page.getByLabel('Seed of chance').fill(String(seed))
  await page.getByRole('button', { name: 'Sit down' }).click()
  await page.waitForSelector('.table')
}

const EXAMPLES = new URL('../samples/', import.meta.url)
export interface Example {
  readonly file: string
  readonly moves: number
  readonly path: string
}
export const examples = (): readonly Example[] =>
  (JSON.parse(readFileSync(new URL('index.json', EXAMPLES), 'utf8')) as { file: string; moves: number }[]).map(
    (each) => ({
      ...each,
      path: new URL(each.file, EXAMPLES).pathname,
    }),
  )

/** Gives the home page a file and waits for its table. */
export const openFile = async (page: Page, file: Parameters<Page['setInputFiles']>[1]): Promise<void> => {
  await page.setInputFiles('input[type=file]', file)
  await page.waitForSelector('.table')
}

/** Drags the history to a move. */
export const scrubTo = async (page: Page, n: number): Promise<void> => {
  await page.locator('.scrub-line input').fill(String(n))
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

/** Moves made so far, as the page keeps them; −1 while the screen is covered. */
export const moves = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector('.table')?.getAttribute('data-moves') ?? -1))

/** Does something and waits until the table has taken it. */
export const move = async (page: Page, what: () => Promise<void>): Promise<void> => {
  const before = await moves(page)
  await what()
  await expect.poll(() => moves(page)).toBe(before + 1)
}

/** Takes the first card for whoever is to choose, until the draft is over. */
export const playDraft = async (page: Page): Promise<void> => {
  for (let guard = 0; guard < 60; guard++) {
    await uncover(page)
    if (!/card/i.test(await sentence(page))) return
    await move(page, () => page.locator('.card button[data-action="bid"]').first().click())
  }
}

/** Everybody starts a corporation at the lowest price, then all pass. */
export const playStockRound = async (page: Page, players: number): Promise<void> => {
  for (let i = 0; i < players; i++) {
    await page
      .getByRole('button', { name: /^Start it at/ })
      .first()
      .click()
    await move(page, () => page.locator('.start-choice .offer').last().click())
  }
  for (let i = 0; i < players; i++) await move(page, () => page.locator('.pass button').click())
}
