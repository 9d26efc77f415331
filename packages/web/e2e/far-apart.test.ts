import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { findings } from './axe.js'
import { beforeService, seated, toldSince } from './far-apart.js'
import { decider, everywhere, moveOn, movesOf, type Seat } from './network.js'
import { PHONE, tab, useBrowser, visitor } from './page.js'
import { sentence } from './table.js'

useBrowser()

const settled = async (page: Page): Promise<void> => {
  await page.locator('.decision:not(.settling)').waitFor()
  await page.locator('[data-way="searching"]').waitFor({ state: 'detached' })
}
const company = async (page: Page): Promise<string> => (await sentence(page)).split(':')[0]!

const tabTo = async (page: Page, selector: string): Promise<void> => {
  const isThere = () => page.evaluate((each) => document.activeElement?.closest(each) !== null, selector)
  for (let i = 0; i < 120 && !(await isThere()); i++) await page.keyboard.press('Tab')
  expect(await isThere(), selector).toBe(true)
}

/** Does something and waits until all screens have it. */
const acts = async (seats: readonly Seat[], by: Seat, what: () => Promise<void>): Promise<void> => {
  await settled(by.page)
  const before = await movesOf(by.page)
  await what()
  await everywhere(seats, before + 1)
}

describe('18Mag over the network', () => {
  test('a turn by keyboard with a service of another player and offers declined and accepted, then one by thumb', async () => {
    const found = await beforeService()
    const amy = await seated(found, 1)
    const bob = await seated(found, 2, { size: PHONE })
    const cid = await seated(found, 3, { language: 'ru', theme: 'dark' })
    const seats = [amy, bob, cid]
    const { page } = amy
    const enter = () => page.keyboard.press('Enter')
    const own = await company(page)
    expect(await findings(page)).toEqual([])
    expect(await findings(bob.page)).toEqual([])

    // By keyboard: a tile, and on to the step in which services are bought.
    await settled(page)
    await tabTo(page, '.map')
    await enter()
    await enter()
    await page.locator('.tray-tile:focus').waitFor()
    // The tile is chosen, maybe how it is paid for, and laid.
    const before = await movesOf(page)
    for (let guard = 0; guard < 4 && (await movesOf(page)) === before; guard++) {
      await enter()
      await page.waitForTimeout(300)
    }
    await everywhere(seats, before + 1)
    const service = `.equipment[data-seller="${found.seller}"] button`
    for (let guard = 0; guard < 4 && (await page.locator(service).count()) === 0; guard++) {
      await tabTo(page, '.decision-foot')
      await acts(seats, amy, enter)
      await settled(page)
    }
    await tabTo(page, service)
    await acts(seats, amy, enter)
    await cid.page.locator('#tab-services').click()
    const sold = cid.page.locator(`.seller-card[data-seller="${found.seller}"] .services-sold`)
    expect(await sold.innerText()).toContain('10')

    // On to the trains: the way on runs them.
    for (let guard = 0; guard < 4 && (await page.locator('.seller').count()) === 0; guard++) {
      await settled(page)
      await tabTo(page, '.decision-foot')
      await acts(seats, amy, enter)
    }
    const bobs = Object.entries(found.game.state.operators)
      .filter(([, { owner }]) => owner === 'p2')
      .map(([id]) => `.seller[data-seller="${id}"] button.chip`)
      .join()
    const offer = async (): Promise<void> => {
      await settled(page)
      if ((await page.locator('.range-offer').count()) === 0) {
        await tabTo(page, bobs)
        await enter()
      }
      await tabTo(page, '.range-offer button.offer')
      await acts(seats, amy, enter)
    }
    const answer = (which: 0 | 1) =>
      acts(seats, bob, () => bob.page.locator('.decision [data-group="answer"] button.offer').nth(which).tap())
    await offer()
    expect(await findings(bob.page, '.decision')).toEqual([])
    await answer(1)
    await offer()
    await answer(0)
    const told = await toldSince(found)
    expect(told.filter(({ type }) => type === 'answered').map(({ accept }) => accept)).toEqual([false, true])
    expect(told).toContainEqual(expect.objectContaining({ type: 'equipmentBought', from: found.seller }))
    expect(told.filter(({ type }) => type === 'trainBought')).toHaveLength(1)
    while ((await company(page)) === own) {
      await settled(page)
      await tabTo(page, '.decision-foot')
      await acts(seats, amy, enter)
    }

    // By thumb: the next company of Bob's that has track to lay.
    const hexes = bob.page.locator('[data-hex-choice]')
    const goesOn = async (seat: Seat): Promise<void> => {
      const wayOn = seat.page.locator('.decision-foot .offer:not([aria-disabled="true"])')
      const anyWay = seat.page.locator('.decision .offer:not([aria-disabled="true"])').first()
      await acts(seats, seat, async () => {
        const way = (await wayOn.count()) > 0 ? wayOn : anyWay
        await (seat === bob ? way.tap() : way.click())
      })
    }
    for (let guard = 0; guard < 40 && (await hexes.count()) === 0; guard++) await goesOn(await decider(seats))
    const his = await company(bob.page)
    const began = await movesOf(bob.page)
    await settled(bob.page)
    await hexes.first().tap()
    await bob.page.locator('.tile-tray button[data-tile]').first().tap()
    await acts(seats, bob, () => bob.page.locator('.tray-confirm').first().tap())
    for (let guard = 0; guard < 8 && (await company(bob.page)) === his; guard++) await goesOn(bob)
    expect((await movesOf(bob.page)) - began).toBeGreaterThan(1)
    expect(await company(bob.page)).not.toBe(his)
  })
})

describe('from the form to moves ahead', () => {
  test('a pace is chosen, two come by link in two taps each, the host begins, an order passes for who has closed the page', async () => {
    const context = await visitor()
    const page = await tab(context)
    await page.locator('.title-card', { hasText: /18MEX/ }).click()
    await page.getByRole('radio', { name: 'Over the network' }).check()
    await page.getByLabel('Your name').fill('Amy')
    await page.getByLabel('Pace').selectOption('slow')
    await page.getByRole('checkbox', { name: /^I begin the game/ }).check()
    expect(await findings(page, '.new-table')).toEqual([])
    await page.getByRole('button', { name: 'Create the table' }).click()
    await page.waitForSelector('.waiting-room')
    expect(await findings(page)).toEqual([])
    const link = page.url()

    const joins = async (name: string): Promise<Seat> => {
      const phone = await visitor({ size: PHONE })
      await phone.addInitScript(() => {
        addEventListener('pointerdown', () => {
          sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps') ?? 0) + 1))
        })
      })
      const theirs = await tab(phone, link)
      await theirs.locator('input[name=nickname]').tap()
      await theirs.keyboard.type(name)
      await theirs.locator('.waiting-room button[type=submit]').tap()
      await theirs.locator('.waiting-room form').waitFor({ state: 'detached' })
      expect(await theirs.evaluate(() => sessionStorage.getItem('taps'))).toBe('2')
      return { context: phone, page: theirs }
    }
    const bob = await joins('Bob')
    expect(await findings(bob.page)).toEqual([])
    const cid = await joins('Cid')
    const seats = [{ context, page }, bob, cid]
    await page.getByRole('button', { name: 'Begin the game' }).click()
    for (const seat of seats) await seat.page.waitForSelector('.table')

    await bob.page.getByRole('button', { name: 'Moves ahead' }).tap()
    expect(await findings(bob.page, '.remote-bar')).toEqual([])
    const checked = bob.page.locator('.order-form input:checked')
    while ((await checked.count()) > 0) await checked.first().tap()
    await bob.page.getByLabel('somebody bids on or buys').tap()
    await bob.page.getByRole('button', { name: 'Do so from now on' }).tap()
    await bob.page.locator('.orders [data-order=pass]').waitFor()
    expect(await findings(bob.page, '.remote-bar')).toEqual([])
    await cid.page.keyboard.press('o')
    await cid.page.getByRole('button', { name: 'Do so from now on' }).click()
    await cid.page.locator('.orders [data-order=pass]').waitFor()
    const away = cid.page.url()
    await cid.page.goto(new URL('/account', inject('address')).href)

    // Amy buys: Bob is told why he is asked after all; Cid, who has closed the page, passes.
    const moved = await moveOn([{ context, page }, bob])
    expect(moved.page).toBe(page)
    await bob.page.locator('[data-asked=ended]').waitFor()
    expect(await bob.page.locator('[data-asked=ended]').innerText()).toContain('Amy')
    expect(await findings(bob.page, '.remote-bar')).toEqual([])
    await bob.page.locator('[data-asked=ended] button').tap()
    await bob.page.locator('[data-asked=ended]').waitFor({ state: 'detached' })
    await bob.page.locator('.decision-foot button').last().tap()
    await everywhere([{ context, page }, bob], 3)
    await cid.page.goto(away)
    await cid.page.getByRole('button', { name: 'Moves ahead' }).click()
    await cid.page.getByText('done once').waitFor()
    await cid.page.getByRole('button', { name: 'Stop' }).click()
    await cid.page.getByText('None yet.').waitFor()
  })
})
