import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { forgive, PHONE, tab, useBrowser, type Visit, visitor } from './page.js'

useBrowser()

interface Seat {
  readonly context: BrowserContext
  readonly page: Page
}

const sit = async (name: string, path: string, how: Visit = {}): Promise<Seat> => {
  const context = await visitor(how)
  const page = await tab(context, path)
  await page.locator('input[name=nickname]').fill(name)
  await page.locator('.waiting-room button[type=submit]').click()
  return { context, page }
}

/** A table over the network: Amy lays it, Bob and Cid come by its link. */
const begun = async (
  title: RegExp,
  others: readonly [Visit, Visit] = [{}, {}],
): Promise<readonly [Seat, Seat, Seat]> => {
  const context = await visitor()
  const page = await tab(context)
  await page.locator('.title-card', { hasText: title }).click()
  await page.getByRole('radio', { name: 'Over the network' }).check()
  await page.getByLabel('Your name').fill('Amy')
  await page.getByRole('button', { name: 'Lay the table' }).click()
  await page.waitForSelector('.waiting-room')
  const path = new URL(page.url()).pathname
  const bob = await sit('Bob', path, others[0])
  const cid = await sit('Cid', path, others[1])
  for (const each of [page, bob.page, cid.page]) await each.waitForSelector('.table')
  return [{ context, page }, bob, cid]
}

/** The round, in the languages spoken at the table. */
const DRAFT = /Draft|Выбор компаний/

const movesOf = async (page: Page): Promise<number> => Number(await page.locator('.table').getAttribute('data-moves'))
const everywhere = async (seats: readonly Seat[], moves: number): Promise<void> => {
  for (const { page } of seats) await expect.poll(() => movesOf(page)).toBe(moves)
}

/** The one whose panel asks something. */
const decider = async (seats: readonly Seat[]): Promise<Seat> => {
  let found: Seat | undefined
  await expect
    .poll(async () => {
      for (const seat of seats)
        if ((await seat.page.locator('.decision .offer, .decision .draft-kit').count()) > 0) found = seat
      return found !== undefined
    })
    .toBe(true)
  return found!
}

describe('a table over the network', () => {
  test('three people, one on a phone and one in Russian: the hidden draft, then shares; talk; a move taken back', async () => {
    const seats = await begun(/1846/, [{ size: PHONE }, { language: 'ru' }])
    const [amy, bob, cid] = seats
    await expect.poll(() => bob.page.locator('.decision').innerText()).toContain('Waiting for Cid')
    const taken = new Set<Seat>()
    let moves = 0
    for (;;) {
      const seat = await decider(seats)
      if (!DRAFT.test(await seat.page.locator('.sentence').innerText())) break
      await seat.page.locator('.decision button.offer').first().click()
      taken.add(seat)
      moves++
      await everywhere(seats, moves)
    }
    expect(taken.size).toBe(3)
    // What was hidden from the others is in nobody's log before the end of the draft, and in everybody's after it.
    for (const { page } of seats) expect(await page.locator('body').innerText()).not.toContain('hidden')
    await cid.page.getByRole('button', { name: 'Разговор' }).click()
    await cid.page.getByLabel('Написать').fill('Привет <b>всем</b>')
    await cid.page.getByRole('button', { name: 'Отправить' }).click()
    await amy.page.getByRole('button', { name: /Talk/ }).click()
    await amy.page.getByText('Привет <b>всем</b>').waitFor()
  })

  test('a lost connection is told, comes back by itself, and nothing is missed', async () => {
    const seats = await begun(/18MEX/)
    const [amy, bob, cid] = seats
    const first = await decider(seats)
    const away = first === amy ? bob : amy
    await away.context.setOffline(true)
    await away.page.evaluate(() => dispatchEvent(new Event('offline')))
    await first.page.locator('.decision button.offer').first().click()
    for (const seat of [amy, bob, cid])
      if (seat !== away) await expect.poll(() => movesOf(seat.page)).toBeGreaterThan(0)
    await away.context.setOffline(false)
    await away.page.evaluate(() => dispatchEvent(new Event('online')))
    await expect.poll(() => movesOf(away.page)).toBe(await movesOf(first.page))
    forgive(/WebSocket|Failed to load|ERR_INTERNET/)
  })
})
