import { type Action, controller, entriesOf, type Game } from '@roundhouse/engine'
import { Client } from '@roundhouse/server/client'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { FLAGS, chromium as installed } from '../../../scripts/chromium.mjs'
import { exampleGame, exampleNames } from '../build/sample.js'
import { servedPage } from '../build/served-page.js'
import { markTime } from './measure.js'

/** As the tables of `npm run bench` are made of. */
interface Table {
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

interface Player {
  readonly token: string
  readonly client: Client
}

const TRIES = 5
const CLICKS = 20

const ms = (time: number): string => `${time.toFixed(0)} ms`
const middle = (times: readonly number[], part = 0.5): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN

/** The longest example of a title that draws nothing by chance: a server's table plays it action by action. */
const longest = (): Game =>
  exampleNames()
    .filter((name) => name.startsWith('18MEX'))
    .map((name) => exampleGame(name))
    .reduce((best, game) => (game.length > best.length ? game : best))

const newPlayers = async (address: string, count: number): Promise<readonly Player[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, i) => {
      const client = new Client({ address, fetch: (url, init) => fetch(url, init) })
      const { body } = await client.ask('createGuest', { body: { name: `Player ${i + 1}` } })
      return { token: body.token, client: client.as(body.token) }
    }),
  )

/** Lays a table and plays the actions of a game at it. */
const replayed = async (game: Game, players: readonly Player[]): Promise<string> => {
  const { title, options, ruleset, consent } = game.setup
  const [host, ...others] = players
  const { body } = await host!.client.ask('createTable', {
    body: {
      title,
      players: players.length,
      options: [...options],
      ruleset,
      ...(consent !== undefined && { consent }),
      start: 'full',
    },
  })
  const params = { table: body.id }
  for (const { client } of others) await client.ask('takeSeat', { params })
  for (const [n, { action }] of entriesOf(game, 1)) {
    const before = { ...game, state: game.history.entry(n - 1).state }
    const by = controller(before, (action as Action).by)
    const player = players[Number(by?.slice(1)) - 1]
    if (!player) throw new Error(`nobody acts at ${n}`)
    await player.client.ask('act', { params, body: { key: `k${n}`, after: n - 1, action: { ...(action as Action) } } })
  }
  return body.id
}

const contextOf = async (browser: Browser, address: string, { token }: Player): Promise<BrowserContext> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })
  await context.addCookies([{ name: 'roundhouse', value: token, url: address }])
  await context.addInitScript(
    `localStorage.setItem('roundhouse.entered', 'yes'); localStorage.setItem('roundhouse.language', 'en')`,
  )
  return context
}

/** Remembers when the number of moves on the screen has changed. */
const WATCH = `
  window.changed = []
  new MutationObserver(() => window.changed.push(Date.now())).observe(document.querySelector('.table'), { attributeFilter: ['data-moves'] })`
const CLICK = `(() => {
  const offer = document.querySelector('.decision button.offer:not([aria-disabled=true])')
  if (!offer) return null
  const at = Date.now()
  offer.click()
  return at
})()`

const lastChange = (page: Page, since: number): Promise<number | null> =>
  page.evaluate(`window.changed.find((at) => at >= ${since}) ?? null`)

/** Milliseconds from a click to one's own screen and to the slowest of the others. */
const clickTimes = async (pages: readonly Page[]): Promise<{ own: readonly number[]; others: readonly number[] }> => {
  for (const page of pages) await page.evaluate(WATCH)
  const own: number[] = []
  const others: number[] = []
  for (let tries = 0; own.length < CLICKS && tries < 10 * CLICKS; tries++) {
    for (const page of pages) {
      // What has just appeared takes no click for a moment.
      await page.waitForTimeout(450)
      const at = (await page.evaluate(CLICK)) as number | null
      if (at === null) continue
      await page.waitForTimeout(400)
      const seen = await Promise.all(pages.map((each) => lastChange(each, at)))
      if (seen.some((each) => each === null)) continue
      own.push(seen[pages.indexOf(page)]! - at)
      others.push(Math.max(...seen.filter((_, i) => pages[i] !== page).map((each) => each!)) - at)
    }
  }
  return { own, others }
}

const bytesOf = (page: Page): Promise<number> =>
  page.evaluate(
    `performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/')).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`,
  )

/** Opening a long table over the network, and how soon a click is on the screens. */
export const networkTables = async (): Promise<readonly Table[]> => {
  const served = await servedPage()
  const browser = await chromium.launch({ executablePath: installed(), args: FLAGS })
  try {
    const rows: string[][] = []
    const game = longest()
    const players = await newPlayers(served.address, game.setup.players.length)
    const table = await replayed(game, players)
    const page = await (await contextOf(browser, served.address, players[0]!)).newPage()
    const opening: number[] = []
    for (let i = 0; i <= TRIES; i++) {
      await page.goto(`${served.address}/online/${table}`)
      await page.waitForSelector('.map-hex')
      // The first time the files of the page come, too.
      if (i > 0) opening.push(await markTime(page, 'roundhouse:table'))
    }
    const moves = game.length - 1
    rows.push([`opening a table of ${moves} actions, quickest of ${TRIES}`, ms(Math.min(...opening)), '500 ms'])
    rows.push(['asked of the server for it, as sent', `${Math.round((await bytesOf(page)) / 1000)} kB`, ''])
    await page.context().close()

    const trio = await newPlayers(served.address, 3)
    const { body } = await trio[0]!.client.ask('createTable', { body: { title: '18MEX', players: 3, start: 'full' } })
    for (const { client } of trio.slice(1)) await client.ask('takeSeat', { params: { table: body.id } })
    const pages = await Promise.all(
      trio.map(async (player) => {
        const each = await (await contextOf(browser, served.address, player)).newPage()
        await each.goto(`${served.address}/online/${body.id}`)
        await each.waitForSelector('.map-hex')
        return each
      }),
    )
    const { own, others } = await clickTimes(pages)
    rows.push([`a click on one’s own screen, middle of ${own.length}`, ms(middle(own)), '50 ms'])
    rows.push(['a click on one’s own screen, 95 of 100', ms(middle(own, 0.95)), '50 ms'])
    rows.push(['a click on the screens of the others, middle', ms(middle(others)), '150 ms'])
    rows.push(['a click on the screens of the others, 95 of 100', ms(middle(others, 0.95)), '150 ms'])
    return [{ name: 'Over the network, in headless Chromium', columns: ['what', 'measured', 'goal'], rows }]
  } finally {
    await browser.close()
    await served.close()
  }
}
