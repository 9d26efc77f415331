import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findings } from './axe.js'
import { forgive, PHONE, tab, useBrowser, visitor } from './page.js'

useBrowser()

const PASSWORD = 'eight wheels'

/** Lays a table over the network as a guest of this name. */
const layTable = async (page: Page, name: string): Promise<void> => {
  await page.locator('.title-card', { hasText: /18MEX/ }).click()
  await page.getByRole('radio', { name: 'Over the network' }).check()
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Create the table' }).click()
  await page.waitForSelector('.waiting-room')
}

const signIn = async (page: Page, name: string, password: string): Promise<void> => {
  const form = page
    .locator('section', { has: page.getByRole('heading', { name: 'Sign in' }) })
    .locator('form')
    .first()
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Password').fill(password)
  await form.getByRole('button', { name: 'Sign in' }).click()
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name })

describe('an account', () => {
  test('a guest becomes one and keeps the seat; sessions, password, signing out and in, the end', async () => {
    const name = `Amy ${Date.now()}`
    const first = await visitor()
    const page = await tab(first)
    await layTable(page, name)
    const table = page.url()
    await page.getByRole('link', { name: `Account: ${name}` }).click()
    await page.getByText(`You are ${name}, a guest`).waitFor()
    expect(await findings(page)).toEqual([])
    await page.locator('form').first().getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Make it an account' }).click()
    await page.getByText(`Signed in as ${name}.`).waitFor()
    expect(await findings(page)).toEqual([])

    // Elsewhere, on a phone: the same seat.
    const second = await visitor({ size: PHONE })
    const phone = await tab(second, '/account')
    await signIn(phone, name, 'wrong password')
    await phone.getByRole('alert').getByText('wrong').waitFor()
    await signIn(phone, name, PASSWORD)
    await phone.getByText(`Signed in as ${name}.`).waitFor()
    await phone.goto(table)
    await phone.locator('.seat-list').getByText('you').waitFor()

    // The first browser sees the phone's session and ends it.
    await page.reload()
    const sessions = page.locator('section', { has: heading(page, 'Where you are signed in') })
    await expect.poll(() => sessions.getByRole('button', { name: /^End/ }).count()).toBeGreaterThan(0)
    const ended = await sessions.getByRole('button', { name: /^End/ }).count()
    for (let left = ended; left > 0; left--) {
      await sessions.getByRole('button', { name: /^End/ }).first().click()
      await expect.poll(() => sessions.getByRole('button', { name: /^End/ }).count()).toBe(left - 1)
    }
    await phone.goto(new URL('/account', table).href)
    await heading(phone, 'Sign in').waitFor()

    await page.getByLabel('Password now').fill(PASSWORD)
    await page.getByLabel('New password').fill('sixteen wheels')
    await page.getByRole('button', { name: 'Change the password' }).click()
    await page.getByText('The password is changed').waitFor()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await signIn(page, name, 'sixteen wheels')
    await page.getByText(`Signed in as ${name}.`).waitFor()

    await page.locator('summary', { hasText: 'Delete the account' }).click()
    await page.locator('details').getByLabel('Password').fill('sixteen wheels')
    await page.getByRole('button', { name: 'Delete the account' }).click()
    await heading(page, 'Sign in').waitFor()
    await signIn(page, name, 'sixteen wheels')
    await page.getByRole('alert').getByText('wrong').waitFor()
    forgive(/401/)
  })

  test('what does not fit is told in words, in three languages', async () => {
    for (const [language, words] of [
      ['en', 'The name or the password is wrong.'],
      ['ru', 'Имя или пароль неверны.'],
      ['pl', 'Nazwa lub hasło są błędne.'],
    ] as const) {
      const page = await tab(await visitor({ language, size: PHONE, theme: 'dark' }), '/account')
      const form = page.locator('form').first()
      await form.locator('input[name=name]').fill('Nobody at all')
      await form.locator('input[name=password]').fill('whatever it is')
      await form.locator('button[type=submit]').click()
      await page.getByRole('alert').getByText(words).waitFor()
      expect(await findings(page)).toEqual([])
      const { scroll, width } = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        width: innerWidth,
      }))
      expect(scroll).toBe(width)
    }
    forgive(/401/)
  })
})
