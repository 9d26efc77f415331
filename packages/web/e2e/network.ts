import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { tab, type Visit, visitor } from './page.js'

export interface Seat {
  readonly context: BrowserContext
  readonly page: Page
}

export const sit = async (name: string, path: string, how: Visit = {}): Promise<Seat> => {
  const context = await visitor(how)
  const page = await tab(context, path)
  await page.locator('input[name=nickname]').fill(name)
  await page.locator('.waiting-room button[type=submit]').click()
  return { context, page }
}

interface Laying {
  /** The server, where it is not the one of all tests. */
  readonly at?: string
  /** What is filled in besides. */
  form?(page: Page): Promise<void>
}

/** A table over the network: Amy lays it, Bob and Cid come by its link. */
export const begun = async (
  title: RegExp,
  others: readonly [Visit, Visit] = [{}, {}],
  { at = '/', form }: Laying = {},
): Promise<readonly [Seat, Seat, Seat]> => {
  const context = await visitor()
  const page = await tab(context, at)
  await page.locator('.title-card', { hasText: title }).click()
  await page.getByRole('radio', { name: 'Over the network' }).check()
  await page.getByLabel('Your name').fill('Amy')
  await form?.(page)
  await page.getByRole('button', { name: 'Create the table' }).click()
  await page.waitForSelector('.waiting-room')
  const path = page.url()
  const bob = await sit('Bob', path, others[0])
  const cid = await sit('Cid', path, others[1])
  for (const each of [page, bob.page, cid.page]) await each.waitForSelector('.table')
  return [{ context, page }, bob, cid]
}

export const movesOf = async (page: Page): Promise<number> =>
  Number(await page.locator('.table').getAttribute('data-moves'))
export const everywhere = async (seats: readonly Seat[], moves: number): Promise<void> => {
  for (const { page } of seats) await expect.poll(() => movesOf(page)).toBe(moves)
}

/** Whoever decides does the first thing on offer. */
export const moveOn = async (seats: readonly Seat[]): Promise<Seat> => {
  const seat = await decider(seats)
  const before = await movesOf(seat.page)
  await seat.page.locator('.decision button.offer:not([aria-disabled=true])').first().click()
  await expect.poll(() => movesOf(seat.page)).toBeGreaterThan(before)
  await everywhere(seats, await movesOf(seat.page))
  return seat
}

/** The one whose panel asks something: anything, or what `selector` finds in it. */
export const decider = async (seats: readonly Seat[], selector = '.offer, .draft-kit'): Promise<Seat> => {
  let found: Seat | undefined
  await expect
    .poll(async () => {
      for (const seat of seats) if ((await seat.page.locator('.decision').locator(selector).count()) > 0) found = seat
      return found !== undefined
    })
    .toBe(true)
  return found!
}
