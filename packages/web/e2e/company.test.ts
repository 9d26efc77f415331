import { expect, test } from 'vitest'
import { findings } from './axe.js'
import { begun, moveOn, movesOf } from './network.js'
import { forgive, PHONE, tab, useBrowser, visitor } from './page.js'

useBrowser()

test('company at a table: a link to a moment, opened by an onlooker', async () => {
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
})
