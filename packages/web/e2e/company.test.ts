import { expect, test } from 'vitest'
import { findings } from './axe.js'
import { begun, decider, everywhere, moveOn, movesOf, type Seat } from './network.js'
import { forgive, PHONE, tab, useBrowser, visitor } from './page.js'

useBrowser()

const ANSWER = '[data-group="answer"] button.offer'

/** The first offers the end of the game, the others agree. */
const endGame = async (seats: readonly Seat[]): Promise<void> => {
  const { page } = seats[0] as Seat
  await page.getByRole('button', { name: 'Menu of the table' }).click()
  await page.locator('.menu-sheet').getByText('Offer to end the game', { exact: true }).click()
  await page
    .locator('.menu-sheet')
    .getByRole('button', { name: /offers/ })
    .click()
  for (let asked = 1; asked < seats.length; asked++) {
    // Whose turn it was is still asked for that on a page that has not heard of the offer yet.
    const { page: answering } = await decider(seats, ANSWER)
    const before = await movesOf(answering)
    await answering.locator('.decision').locator(ANSWER).first().click()
    await everywhere(seats, before + 1)
  }
  for (const each of seats) await each.page.locator('.outcome').waitFor()
}

test('company at a table: a link to a moment, a mention, the profile after the game', async () => {
  const seats = await begun(/18MEX/, [{ size: PHONE }, {}])
  const [amy, bob] = seats
  await moveOn(seats)
  await moveOn(seats)

  // The link to the first move, by the keyboard.
  await amy.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await amy.page.keyboard.press('ArrowLeft')
  await amy.page.locator('.back-note').waitFor()
  await amy.page.keyboard.press('k')
  await amy.page.getByText('the link leads to move 1').waitFor()
  const link = await amy.page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).pathname + new URL(link).search).toMatch(/^\/table\/[\w-]+\?move=1$/)
  await amy.page.keyboard.press('End')
  // By thumb it is handed to what the phone shares with.
  await bob.page.evaluate(() => {
    Object.assign(navigator, { share: async ({ url }: { url: string }) => Object.assign(window, { shared: url }) })
  })
  await bob.page.getByRole('button', { name: 'Menu of the table' }).click()
  await bob.page.getByRole('button', { name: 'Share this moment' }).click()
  await expect
    .poll(() => bob.page.evaluate(() => (window as unknown as { shared?: string }).shared ?? ''))
    .toMatch(/\?move=2$/)

  const onlooker = await tab(await visitor(), link)
  await onlooker.locator('.back-note').waitFor()
  expect(await onlooker.locator('.back-note').innerText()).toContain('1 of 2 moves')
  expect(new URL(onlooker.url()).pathname).toMatch(/^\/online\//)
  expect(await findings(onlooker, '.back-note')).toEqual([])
  await onlooker.keyboard.press('End')
  await expect.poll(() => movesOf(onlooker)).toBe(2)
  await onlooker.goto(link.replace('move=1', 'move=1234'))
  await onlooker.getByText('has not come to move 1234').waitFor()
  forgive(/404/)

  // `@` offers the names of the others; who is mentioned sees it at once.
  await amy.page.getByRole('button', { name: /Talk/ }).click()
  const field = amy.page.getByLabel('Say something')
  await field.pressSequentially('Hurry, @b')
  await amy.page.getByRole('option', { name: 'Bob' }).waitFor()
  expect(await findings(amy.page, '.chat')).toEqual([])
  await field.press('Enter')
  expect(await field.inputValue()).toBe('Hurry, @Bob ')
  await field.press('Enter')
  await bob.page.locator('.unread.is-mention').waitFor()
  await bob.page.getByRole('button', { name: /Talk/ }).click()
  await bob.page.locator('.mention.is-own', { hasText: '@Bob' }).waitFor()
  expect(await findings(bob.page, '.chat')).toEqual([])
  await bob.page.keyboard.press('Escape')
  await amy.page.locator('.mention', { hasText: '@Bob' }).waitFor()
  await amy.page.keyboard.press('Escape')

  await endGame(seats)
  // From the names at the table to what somebody has played.
  await bob.page.getByRole('button', { name: 'Who sits here' }).click()
  await bob.page.getByRole('link', { name: 'Amy' }).click()
  await bob.page.getByRole('heading', { name: 'Amy' }).waitFor()
  await bob.page.getByText('No finished games yet').waitFor()
  expect(await findings(bob.page)).toEqual([])
  // The table was by link alone: Amy sees it herself.
  await amy.page.goto(bob.page.url())
  const row = amy.page.locator('.profile tbody tr')
  await row.getByText('18MEX').waitFor()
  expect(await row.locator('td').first().innerText()).toBe('1')
  expect(await amy.page.locator('.finished li').count()).toBe(1)
  expect(await findings(amy.page)).toEqual([])
  const { scroll, width } = await bob.page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    width: innerWidth,
  }))
  expect(scroll).toBe(width)
})
