import { describe, expect, test } from 'vitest'
import { findings } from './axe.js'
import { begun, decider, everywhere, movesOf, type Seat } from './network.js'
import { forgive, PHONE, tab, useBrowser, visitor } from './page.js'

useBrowser()

/** The round, in the languages spoken at the table. */
const DRAFT = /Draft|Выбор компаний/

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
    // Whoever is asked is told what the others did meanwhile.
    await (await decider(seats)).page.locator('.meanwhile-head').waitFor()
    await cid.page.getByRole('button', { name: 'Разговор' }).click()
    await cid.page.getByLabel('Написать').fill('Привет <b>всем</b>')
    await cid.page.getByRole('button', { name: 'Отправить' }).click()
    await amy.page.getByRole('button', { name: /Talk/ }).click()
    await amy.page.getByText('Привет <b>всем</b>').waitFor()
  })

  test('1846 with a phone and an onlooker, through the hidden draft into an operating round', async () => {
    const seats = await begun(/1846/, [{ size: PHONE }, {}])
    const watching = await visitor()
    const onlooker = await tab(watching, seats[0].page.url())
    await onlooker.waitForSelector('.table')
    const isOperating = async ({ page }: Seat): Promise<boolean> =>
      /Operating round/.test(await page.locator('.sentence').innerText())
    let seat = await decider(seats)
    for (let tries = 0; !(await isOperating(seat)); tries++) {
      expect(tries).toBeLessThan(60)
      const before = await movesOf(seat.page)
      const isDraft = DRAFT.test(await seat.page.locator('.sentence').innerText())
      // In the stock round all pass: what was drafted operates.
      if (isDraft) await seat.page.locator('.decision button.offer').first().click()
      else await seat.page.locator('.decision-foot button').last().click()
      await expect.poll(() => movesOf(seat.page)).toBeGreaterThan(before)
      await everywhere(seats, await movesOf(seat.page))
      seat = await decider(seats)
    }
    await expect.poll(() => movesOf(onlooker)).toBe(await movesOf(seat.page))
    expect(await onlooker.locator('.decision .offer').count()).toBe(0)
    await expect.poll(() => onlooker.locator('.decision').innerText()).toContain('Waiting for')
    expect(await findings(onlooker, '.remote-bar')).toEqual([])

    // Onlookers talk among themselves; who plays does not hear it.
    await onlooker.getByRole('button', { name: /Talk/ }).click()
    await onlooker.getByLabel('Your name').fill('Olga')
    await onlooker.getByLabel('Say something').fill('The blue one will win')
    await onlooker.getByRole('button', { name: 'Send' }).click()
    await onlooker.getByText('The blue one will win').waitFor()
    await seat.page.getByRole('button', { name: /Talk/ }).click()
    await seat.page.getByText('Nothing was said yet.').waitFor()
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
