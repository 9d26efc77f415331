import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from 'playwright-core'
import { FLAGS, chromium as installed } from '../../../scripts/chromium.mjs'
import { type ServedPage, servedPage } from '../build/served-page.js'
import { costOf, durations, loadedScripts, markTime } from './measure.js'

/** As the tables of `npm run bench` are made of. */
interface Table {
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

const EXAMPLES = new URL('../samples/', import.meta.url)
const TRIES = 5

const ms = (time: number): string => `${time.toFixed(time < 10 ? 1 : 0)} ms`
const middle = (times: readonly number[], part = 0.5): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN

const compressed = ({ folder }: ServedPage, scripts: readonly string[]): number =>
  scripts.reduce(
    (sum, name) => sum + gzipSync(readFileSync(join(folder, 'assets', basename(new URL(name).pathname)))).length,
    0,
  )

const openExample = async (page: Page, file: string): Promise<void> => {
  await page.setInputFiles('input[type=file]', new URL(file, EXAMPLES).pathname)
  await page.waitForSelector('.map-hex')
}

const example = (): { readonly file: string; readonly moves: number } => {
  const all = JSON.parse(readFileSync(new URL('index.json', EXAMPLES), 'utf8')) as { file: string; moves: number }[]
  return all.reduce((longest, each) => (each.moves > longest.moves ? each : longest))
}

/** What the page waits for its worker, run by run from the end of a game. */
const routeTimes = async (page: Page, file: string, moves: number): Promise<readonly number[]> => {
  await openExample(page, file)
  // Nobody runs in the first moment: by then the worker is warm.
  await page.waitForTimeout(3000)
  for (let n = moves - 1, runs = 0; n > 0 && runs < 6; n--) {
    await page.locator('.scrub-line input').fill(String(n))
    await page.keyboard.press('b')
    await page.waitForSelector('.sentence')
    if ((await page.locator('[data-group="runRoutes"]').count()) > 0) {
      runs++
      await page.locator('.run-total').waitFor()
      await page.waitForTimeout(300)
    }
    await page.keyboard.press('Shift+b')
  }
  return durations(page, 'roundhouse:routes')
}

const measured = async (served: ServedPage, browser: Browser): Promise<Table> => {
  const fresh = async (path = '/'): Promise<Page> => {
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
    await page.goto(`${served.address}${path}`)
    return page
  }
  const rows: string[][] = []

  const interactive: number[] = []
  for (let i = 0; i < TRIES; i++) {
    const page = await fresh()
    await page.waitForSelector('.new-table button[type=submit]')
    interactive.push(await markTime(page, 'roundhouse:ready'))
    if (i === 0) {
      const size = compressed(served, await loadedScripts(page)) / 1000
      rows.push(['script before the first table, gzipped', `${size.toFixed(0)} kB`, '200 kB'])
    }
    await page.context().close()
  }
  rows.unshift(['first load to interactive, quickest of 5', ms(Math.min(...interactive)), ''])

  const { file, moves } = example()
  const page = await fresh()
  await openExample(page, file)
  const scripts = compressed(served, await loadedScripts(page)) / 1000
  rows.push(['all script of a table opened from a file', `${scripts.toFixed(0)} kB`, ''])
  const loading: number[] = []
  for (let i = 0; i < TRIES; i++) {
    await page.reload()
    await page.waitForSelector('.map-hex')
    loading.push((await markTime(page, 'roundhouse:table')) - (await markTime(page, 'roundhouse:open')))
  }
  rows.push([`loading a game of ${moves} actions (${file}), quickest of 5`, ms(Math.min(...loading)), '300 ms'])

  const steps = Array.from({ length: 120 }, (_, i) => ({
    selector: '.scrub-line input',
    value: String(Math.max(0, moves - 30 - i)),
  }))
  const scrub = await costOf(page, steps)
  rows.push(['one scrub step, middle', ms(middle(scrub.slice(10))), '16 ms'])
  rows.push(['one scrub step, 95 of 100', ms(middle(scrub.slice(10), 0.95)), '16 ms'])

  const choosing: number[] = []
  for (let n = moves - 20; n > 0 && choosing.length < 12; n -= 11) {
    await page.locator('.scrub-line input').fill(String(n))
    await page.keyboard.press('b')
    await page.waitForSelector('.sentence')
    for (const hex of await page
      .locator('[data-hex-choice]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-hex-choice')))) {
      const [time] = await costOf(page, [{ selector: `.map-hex[data-hex="${hex}"]` }])
      if (time !== undefined && (await page.locator('.tile-tray').count()) > 0) choosing.push(time)
      await page.keyboard.press('Escape')
    }
    await page.keyboard.press('Shift+b')
  }
  rows.push([`opening the tile choices, middle of ${choosing.length}`, ms(middle(choosing)), '50 ms'])
  rows.push(['opening the tile choices, slowest', ms(Math.max(...choosing)), '50 ms'])

  const [first = Number.NaN, ...later] = await routeTimes(await fresh(), file, moves)
  rows.push(['the first routes of a table, from question to answer', ms(first), '20 ms'])
  rows.push([`the routes after them, slowest of ${later.length}`, ms(Math.max(...later)), '20 ms'])
  return { name: 'The page in headless Chromium', columns: ['what', 'measured', 'goal'], rows }
}

/** First load, size, loading, scrubbing, tile choices: in a real browser. */
export const webTables = async (): Promise<readonly Table[]> => {
  const served = await servedPage()
  const browser = await chromium.launch({ executablePath: installed(), args: FLAGS })
  try {
    return [await measured(served, browser)]
  } finally {
    await browser.close()
    await served.close()
  }
}
