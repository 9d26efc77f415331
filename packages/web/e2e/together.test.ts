import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { describe, expect, test } from 'vitest'
import { findings } from './axe.js'
import { begun, decider, everywhere, moveOn, movesOf, type Seat } from './network.js'
import { ownServer } from './own-server.js'
import { forgive, PHONE, tab, useBrowser, visitor } from './page.js'

useBrowser()

const menu = async ({ page }: Seat, entry: string): Promise<void> => {
  await page.getByRole('button', { name: 'Menu of the table' }).click()
  await page.locator('.menu-sheet').getByText(entry, { exact: true }).click()
}

const others = (seats: readonly Seat[], ...but: readonly Seat[]): readonly Seat[] =>
  seats.filter((seat) => !but.includes(seat))

/** Everybody is asked in turn whether the game is to end; `no` says no. */
const offerEnd = async (seats: readonly Seat[], by: Seat): Promise<void> => {
  await menu(by, 'Offer to end the game')
  await by.page
    .locator('.menu-sheet')
    .getByRole('button', { name: /offers/ })
    .click()
  await expect.poll(() => movesOf(by.page)).toBeGreaterThan(0)
  await everywhere(seats, await movesOf(by.page))
}

const answer = async (seats: readonly Seat[], yes: boolean): Promise<void> => {
  const asked = await decider(seats)
  const before = await movesOf(asked.page)
  await asked.page
    .locator('.decision [data-group="answer"] button.offer')
    .nth(yes ? 0 : 1)
    .click()
  await everywhere(seats, before + 1)
}

describe('by consent', () => {
  test('a move is asked back with the reason: refused, then granted', async () => {
    const seats = await begun(/18MEX/, [{ size: PHONE }, { language: 'ru' }])
    const mover = await moveOn(seats)
    const undo = async (reason: string): Promise<void> => {
      await mover.page.keyboard.press('Control+z')
      const wish = mover.page.locator('[data-asked=wish]')
      await wish.locator('input').fill(reason)
      await wish.locator('button[type=submit]').click()
    }
    const agree = ({ page }: Seat) => page.locator('[data-asked=undo] button').first()
    const decline = ({ page }: Seat) => page.locator('[data-asked=undo] button').nth(1)
    const [first, second] = others(seats, mover) as [Seat, Seat]
    await undo('I clicked the wrong one')
    await first.page.getByText('I clicked the wrong one').waitFor()
    expect(await findings(first.page, '.remote-bar')).toEqual([])
    await decline(first).click()
    for (const { page } of seats) await page.locator('[data-asked=undo]').waitFor({ state: 'detached' })
    await mover.page.locator('.notice-bar').waitFor()
    expect(await movesOf(mover.page)).toBe(1)
    await undo('Please')
    await agree(first).click()
    await agree(second).click()
    await everywhere(seats, 2)
    // Back where it was: the same one decides again.
    expect(await decider(seats)).toBe(mover)
  })

  test('the end: declined, then agreed to by all; a rematch in one click, and the game kept', async () => {
    const seats = await begun(/18MEX/)
    const [amy] = seats
    await offerEnd(seats, amy)
    await answer(seats, false)
    await moveOn(seats)
    await offerEnd(seats, amy)
    await answer(seats, true)
    await answer(seats, true)
    for (const { page } of seats) await page.locator('.outcome').waitFor()
    expect(await findings(amy.page, '.outcome')).toEqual([])
    const before = amy.page.url()
    for (const { page } of seats) await page.getByRole('button', { name: /rematch/i }).click()
    for (const { page } of seats) {
      await expect.poll(() => page.url()).not.toBe(before)
      await expect.poll(() => movesOf(page)).toBe(0)
    }
    expect(new Set(seats.map(({ page }) => page.url())).size).toBe(1)
    await amy.page.goto(before)
    await amy.page.getByRole('button', { name: 'Keep it in this browser' }).click()
    await expect.poll(() => amy.page.url()).toContain('/table/')
    await amy.page.locator('.outcome').waitFor()
  })

  test('who has left is replaced by a bot, which plays on', async () => {
    const seats = await begun(/18MEX/)
    const leaver = await decider(seats)
    const [first, second] = others(seats, leaver) as [Seat, Seat]
    await leaver.page.getByRole('button', { name: 'Who sits here' }).click()
    await leaver.page.getByRole('button', { name: 'Leave the game' }).click()
    await leaver.page.getByRole('button', { name: 'Yes, leave' }).click()
    await first.page.getByRole('button', { name: 'Who sits here' }).click()
    await first.page.getByText('has left the game').waitFor()
    await first.page.getByRole('button', { name: 'Give the seat to a bot' }).click()
    await second.page.locator('[data-asked=replace] button').first().click()
    await expect.poll(() => movesOf(first.page)).toBeGreaterThan(0)
  })
})

describe('coming and going', () => {
  test('since you were here: moves are counted and played through; the same table in two tabs', async () => {
    const seats = await begun(/18MEX/)
    await moveOn(seats)
    const bob = seats[1]
    // What was looked at is told to the server a moment later.
    await bob.page.waitForTimeout(2500)
    const path = bob.page.url()
    await bob.page.goto(new URL('/account', path).href)
    let moves = 1
    for (const seat of others(seats, bob)) {
      if ((await seat.page.locator('.decision button.offer:not([aria-disabled=true])').count()) === 0) continue
      await seat.page.locator('.decision button.offer:not([aria-disabled=true])').first().click()
      await expect.poll(() => movesOf(seat.page)).toBeGreaterThan(moves)
      moves = await movesOf(seat.page)
      break
    }
    const isMoved = moves > 1
    await bob.page.goto(path)
    await bob.page.locator('.table').waitFor()
    if (isMoved) {
      await bob.page.getByText('Since you were here').waitFor()
      expect(await findings(bob.page, '.remote-bar')).toEqual([])
      await bob.page.getByRole('button', { name: 'Show me' }).click()
      await bob.page.getByRole('button', { name: 'Show me' }).waitFor()
      await bob.page.getByRole('button', { name: 'I know' }).click()
      await bob.page.getByText('Since you were here').waitFor({ state: 'detached' })
    }
    const other = await tab(bob.context, path)
    await other.locator('.table').waitFor()
    const mover = await moveOn(seats)
    await expect.poll(() => movesOf(other)).toBe(await movesOf(mover.page))
  })

  test('the tab says whose turn it is; the lobby puts the table that waits first', async () => {
    const seats = await begun(/18MEX/)
    const mover = await decider(seats)
    expect(await mover.page.title()).toContain('Your turn')
    expect(await mover.page.locator('link[rel=icon]').getAttribute('href')).toBe('/icon-turn.svg')
    for (const { page } of others(seats, mover)) expect(await page.title()).not.toContain('Your turn')
    const lobby = await tab(mover.context)
    await lobby.getByText('1 table waits for you').waitFor()
    expect(await lobby.title()).toContain('(1)')
    expect(await lobby.locator('.online-row.is-mine').count()).toBe(1)
    expect(await findings(lobby, '.lobby')).toEqual([])
  })
})

describe('a server of one’s own', () => {
  test('killed and started again under them: nothing is lost, play goes on', async () => {
    const server = await ownServer()
    try {
      const seats = await begun(/18MEX/, [{ size: PHONE }, {}], { at: server.address })
      const mover = await moveOn(seats)
      const moves = await movesOf(mover.page)
      await server.kill()
      const next = await decider(seats)
      await expect.poll(() => next.page.locator('.remote-bar').getAttribute('data-connection')).toBe('lost')
      // Acted while the server is gone: sent when it is back.
      await next.page.locator('.decision button.offer:not([aria-disabled=true])').first().click()
      await server.start()
      await everywhere(seats, moves + 1)
      await moveOn(seats)
      for (const { context } of seats) await context.close()
    } finally {
      await server.end()
      forgive(/WebSocket|Failed to load|ERR_CONNECTION/)
    }
  })

  test('a slow table: who does not look is told by mail, in his language, with the link to the decision', async () => {
    const mails: string[] = []
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, done) {
        let text = ''
        stream.on('data', (part: Buffer) => {
          text += part.toString()
        })
        stream.on('end', () => {
          mails.push(text)
          done()
        })
      },
    })
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
    const { port } = smtp.server.address() as AddressInfo
    const server = await ownServer({
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'rails@example.org',
      NOTICE_DELAY: '2',
    })
    const words = (): string =>
      mails
        .map((mail) => {
          const body = mail.slice(mail.indexOf('\r\n\r\n') + 4)
          return /base64/.test(mail) ? Buffer.from(body, 'base64').toString() : body.replace(/=\r\n/g, '')
        })
        .join('\n')
    try {
      const seats = await begun(/18MEX/, [{}, {}], {
        at: server.address,
        async form(page) {
          await page.getByLabel('Pace').selectOption('slow')
          await page.getByLabel('Time for a move').selectOption('24')
        },
      })
      const [amy, bob, cid] = seats
      for (const { page } of seats) await page.getByText(/left/).first().waitFor()
      const mover = await decider(seats)
      const next = seats[(seats.indexOf(mover) + 1) % 3] as Seat
      const account = await tab(next.context, `${server.address}/account`)
      await account.locator('summary', { hasText: 'By e-mail' }).click()
      await account.getByLabel('Address', { exact: true }).fill('next@example.org')
      await account.getByRole('button', { name: 'Send a code there' }).click()
      await expect.poll(() => mails.length).toBe(1)
      const [code] = /\b[A-HJ-NP-Z2-9]{8}\b/.exec(words()) ?? []
      await account.getByLabel('The code from the mail').fill(code ?? '')
      await account.getByRole('button', { name: 'Confirm' }).click()
      await account.getByRole('button', { name: 'Try it out' }).click()
      await account.getByText('Sent.').waitFor()
      expect(await findings(account)).toEqual([])
      const url = next.page.url()
      await next.page.goto(`${server.address}/account`)
      await account.close()
      await moveOn(others([amy, bob, cid], next))
      await expect.poll(words).toContain('Your turn: 18MEX')
      expect(words()).toContain(new URL(url).pathname)
    } finally {
      await server.end()
      await new Promise<void>((resolve) => smtp.close(resolve))
    }
  })
})

describe('without a network', () => {
  test('the page starts, a local table opens and is played on, a new one is laid', async () => {
    const context = await visitor({ offline: true })
    const page = await tab(context)
    await page.waitForSelector('.new-table')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await context.setOffline(true)
    await page.reload()
    await page.locator('.title-card', { hasText: /18MEX/ }).click()
    await page.locator('.new-table button[type=submit]').click()
    await page.locator('.decision button.offer').first().waitFor()
    await page.reload()
    await page.locator('.decision button.offer').first().click()
    await expect.poll(() => movesOf(page)).toBe(1)
    forgive(/ERR_INTERNET_DISCONNECTED|Failed to load|Failed to fetch/)
  })

  test('it can be installed', async () => {
    const page = await tab(await visitor())
    const manifest = await page.evaluate(async () => {
      const href = document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href ?? ''
      const answer = await fetch(href)
      return { type: answer.headers.get('content-type'), body: await answer.json() }
    })
    expect(manifest.type).toContain('manifest+json')
    expect(manifest.body).toMatchObject({ name: 'Roundhouse', display: 'standalone', start_url: '/' })
    for (const { src } of manifest.body.icons as { src: string }[])
      expect((await fetch(new URL(src, page.url()))).ok, src).toBe(true)
  })
})
