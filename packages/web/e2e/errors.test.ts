import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { forgive, tab, useBrowser, visitor } from './page.js'
import { running } from './positions.js'
import { examples, move, openFile } from './table.js'

useBrowser()

const again = (page: Page) => page.getByRole('button', { name: 'Try again' })
/** What the browser itself says about a request that was broken on purpose. */
const BROKEN = /Failed to load resource|Failed to fetch|error loading|ERR_FAILED/i

describe('a part that cannot be loaded', () => {
  test('the table: said at once, and there after another try', async () => {
    const context = await visitor()
    const page = await tab(context)
    await openFile(page, examples()[0]!.path)
    await page.goto(new URL('/', page.url()).href)
    await page.route(/\/assets\/table-page-.*\.js/, (route) => route.abort())
    await page.locator('[aria-labelledby="my-tables"] .table-row a').first().click()
    await again(page).waitFor()
    expect(await page.locator('.failure').innerText()).toContain('could not be loaded')
    expect(await page.getByText('Laying out the table').count()).toBe(0)
    await page.unroute(/\/assets\/table-page-.*\.js/)
    await again(page).click()
    await page.waitForSelector('.table')
    forgive(BROKEN)
  })

  test('the page cannot be reached at all: it says so again', async () => {
    const context = await visitor()
    const page = await tab(context)
    await openFile(page, examples()[0]!.path)
    await page.goto(new URL('/', page.url()).href)
    await page.waitForSelector('[aria-labelledby="my-tables"] .table-row a')
    await page.route('**/*', (route) => route.abort())
    await page.locator('[aria-labelledby="my-tables"] .table-row a').first().click()
    await again(page).click()
    await again(page).waitFor()
    await page.unroute('**/*')
    await again(page).click()
    await page.waitForSelector('.table')
    forgive(BROKEN)
  })

  test('the rules of a title', async () => {
    const context = await visitor()
    const page = await tab(context)
    await openFile(page, examples()[0]!.path)
    // The engine's titles are the only parts a table asks for by their own names after its page.
    await page.route(/\/assets\/title-.*\.js/, (route) => route.abort())
    await page.reload()
    await again(page).waitFor()
    await page.unroute(/\/assets\/title-.*\.js/)
    await again(page).click()
    await page.waitForSelector('.table')
    forgive(BROKEN)
  })

  test('the texts of another language: the page stays as it is and says so', async () => {
    const page = await tab(await visitor())
    await page.waitForSelector('.top-settings select')
    await page.route(/\/assets\/texts-page-ru-.*\.json/, (route) => route.abort())
    await page.getByLabel('Language').selectOption('ru')
    await page.getByText('could not be loaded').waitFor()
    expect(await page.getByLabel('Language').inputValue()).toBe('en')
    await page.unroute(/\/assets\/texts-page-ru-.*\.json/)
    await page.getByLabel('Language').selectOption('ru')
    await page.getByLabel('Язык').waitFor()
    forgive(BROKEN)
  })

  test('the texts of the page: said in every language', async () => {
    const page = await (await visitor()).newPage()
    await page.route(/\/assets\/texts-page-.*\.json/, (route) => route.abort())
    await page.goto(inject('address'))
    await page.getByText('Страницу не удалось загрузить.').waitFor()
    await page.unroute(/\/assets\/texts-page-.*\.json/)
    await page.getByRole('button', { name: '↻' }).click()
    await page.waitForSelector('.top-settings')
  })

  test('a table asks for the texts of its own title and language only', async () => {
    const page = await tab(await visitor({ language: 'pl' }))
    await openFile(page, examples()[0]!.path)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.reload()
    await page.waitForSelector('.table')
    const texts = asked.flatMap((url) => /texts-(\w+-\w\w)-[^/]*\.json/.exec(url)?.[1] ?? [])
    expect(texts.sort()).toEqual([expect.stringMatching(/^18\w+-pl$/), 'page-pl'])
  })

  test('a request that is never answered: after a while there is a way out', async () => {
    const context = await visitor()
    const page = await tab(context)
    await openFile(page, examples()[0]!.path)
    await page.goto(new URL('/', page.url()).href)
    let asked = 0
    await page.route(/\/assets\/table-page-.*\.js/, (route) => (asked++ === 0 ? undefined : route.continue()))
    await page.locator('[aria-labelledby="my-tables"] .table-row a').first().click()
    await page.getByText('Laying out the table').waitFor()
    await again(page).click()
    await page.waitForSelector('.table')
  })

  test('the charts: their panel says so, the table goes on', async () => {
    const context = await visitor()
    const page = await tab(context)
    await page.route(/\/assets\/plot-.*\.js/, (route) => route.abort())
    await openFile(page, examples()[0]!.path)
    await page.locator('#tab-charts').click()
    await again(page).first().waitFor()
    await page.unroute(/\/assets\/plot-.*\.js/)
    await page.locator('#tab-market').click()
    expect(await page.locator('.market-board').count()).toBe(1)
    await page.locator('#tab-charts').click()
    await page.locator('.uplot').first().waitFor()
    forgive(BROKEN)
  })

  test('reading a file on the home page', async () => {
    const context = await visitor()
    const page = await tab(context)
    await page.route(/\/assets\/reading-.*\.js/, (route) => route.abort())
    await page.setInputFiles('input[type=file]', examples()[0]!.path)
    await page.getByRole('alert').waitFor()
    expect(await page.getByRole('alert').innerText()).toContain('could not be loaded')
    forgive(BROKEN)
  })
})

describe('the search for the best runs', () => {
  const WORKER = /\/assets\/routes\.worker-.*\.js/
  const run = (page: Page) => page.locator('.decision-foot .offer')

  test('a worker that cannot be loaded: said, nothing is run by the main button, and another try finds them', async () => {
    const context = await visitor()
    const page = await tab(context)
    await page.route(WORKER, (route) => route.abort())
    await openFile(page, running().file)
    await page.locator('[data-way="searchFailed"]').waitFor()
    expect(await page.locator('[data-group="runRoutes"]').innerText()).toContain('search for the best runs has failed')
    expect(await run(page).getAttribute('aria-disabled')).toBe('true')
    await page.unroute(WORKER)
    await again(page).click()
    await page.locator('[data-way="run"]').waitFor()
    expect(await run(page).innerText()).toMatch(/Run for \$\d+/)
    forgive(BROKEN)
  })

  test('a worker that dies at work is started again', async () => {
    const context = await visitor()
    // The first one falls silent as soon as it is asked.
    await context.addInitScript(() => {
      const Real = window.Worker
      let first = true
      window.Worker = class extends Real {
        override postMessage(message: unknown): void {
          if (first && (message as { type?: string }).type === 'best') {
            first = false
            this.terminate()
          } else super.postMessage(message)
        }
      }
    })
    const page = await tab(context)
    await openFile(page, running().file)
    await page.locator('[data-way="searching"]').waitFor()
    expect(await run(page).getAttribute('aria-disabled')).toBe('true')
    await page.locator('[data-way="run"]').waitFor()
    expect(await run(page).innerText()).toMatch(/Run for \$\d+/)
  })
})

describe('a fault of ours', () => {
  test('in one part of the table stays there: the rest is played on', async () => {
    const context = await visitor()
    const page = await tab(context)
    await page.route(/\/assets\/.*\.js/, async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace(
        /[`"']rail-players[`"']/,
        '(()=>{throw new Error("broken on purpose")})()',
      )
      await route.fulfill({ response: answer, body })
    })
    await openFile(page, running().file)
    expect(await page.locator('.rail .failure').innerText()).toContain('This part of the page broke')
    await page.locator('[data-way="run"]').waitFor()
    await move(page, () => page.locator('.decision-foot .offer').click())
    forgive(/broken on purpose/)
  })
})
