// Takes the pictures of docs/screenshots: node scripts/run-ts.mjs packages/web/build/screenshots.ts
import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright-core'
import { FLAGS, chromium as installed } from '../../../scripts/chromium.mjs'
import { servedPage } from './served-page.js'

const WEB = dirname(dirname(fileURLToPath(import.meta.url)))
const FOLDER = join(WEB, '../../docs/screenshots')
const EXAMPLES = join(WEB, 'samples')

interface Shot {
  readonly name: string
  readonly size: readonly [width: number, height: number]
  readonly language: 'en' | 'ru' | 'pl'
  readonly theme: 'light' | 'dark'
  /** Which example is opened; none = the home page. */
  readonly title?: string
  /** What the decision panel must show, searched from this share of the game on. */
  readonly seek?: { readonly wanted: string; readonly from: number }
  act?(page: Page): Promise<void>
}

const DESK = [1440, 900] as const
const PHONE = [390, 844] as const
const WIDE = [2560, 1440] as const

const layTile = async (page: Page): Promise<void> => {
  const hex = page.locator('[data-hex-choice]').first()
  await hex.click()
  await page.locator('.tile-tray button[data-tile]').first().click()
}

const SHOTS: readonly Shot[] = [
  { name: 'home', size: DESK, language: 'en', theme: 'light' },
  {
    name: 'track',
    size: DESK,
    language: 'en',
    theme: 'light',
    title: '1846',
    seek: { wanted: '[data-hex-choice]', from: 0.45 },
    act: layTile,
  },
  {
    name: 'runs',
    size: DESK,
    language: 'en',
    theme: 'dark',
    title: '1846',
    seek: { wanted: '[data-group="runRoutes"] .run-line + .run-line', from: 0.7 },
  },
  {
    name: 'stock-ru',
    size: DESK,
    language: 'ru',
    theme: 'light',
    title: '18MEX',
    seek: { wanted: '[data-group="stock"] [data-action="sellShares"]', from: 0.5 },
  },
  {
    name: 'gauges',
    size: DESK,
    language: 'en',
    theme: 'light',
    title: '1849',
    seek: { wanted: '[data-group="runRoutes"] .run-line', from: 0.5 },
  },
  {
    name: 'services-pl',
    size: DESK,
    language: 'pl',
    theme: 'light',
    title: '18Mag',
    seek: { wanted: '[data-hex-choice]', from: 0.5 },
    act: (page) => page.locator('#tab-services').click(),
  },
  {
    name: 'end',
    size: DESK,
    language: 'en',
    theme: 'light',
    title: '1846',
    act: (page) => page.locator('#tab-charts').click(),
  },
  {
    name: 'wide',
    size: WIDE,
    language: 'en',
    theme: 'light',
    title: '1846',
    seek: { wanted: '[data-group="dividend"]', from: 0.6 },
  },
  {
    name: 'phone',
    size: PHONE,
    language: 'pl',
    theme: 'light',
    title: '1846',
    seek: { wanted: '[data-hex-choice]', from: 0.4 },
    act: layTile,
  },
  {
    name: 'phone-dark',
    size: PHONE,
    language: 'ru',
    theme: 'dark',
    title: '18MEX',
    seek: { wanted: '[data-group="dividend"]', from: 0.5 },
  },
]

interface Example {
  readonly file: string
  readonly title: string
  readonly moves: number
}
const shelf = JSON.parse(readFileSync(join(EXAMPLES, 'index.json'), 'utf8')) as readonly Example[]

/** Tries out lines from one position after another until the panel asks for what is wanted: how many moves that takes. */
const seek = async (page: Page, wanted: string, from: number, moves: number): Promise<number> => {
  for (let n = Math.floor(from * moves); n < moves; n++) {
    await page.locator('.scrub-line input').fill(String(n))
    await page.keyboard.press('b')
    await page.locator('.sentence').waitFor()
    await page.waitForTimeout(150)
    if ((await page.locator(wanted).count()) > 0) return n
    await page.keyboard.press('Shift+B')
  }
  throw new Error(`no position with ${wanted}`)
}

const openFile = async (page: Page, file: Parameters<Page['setInputFiles']>[1]): Promise<void> => {
  await page.goto(served.address)
  await page.setInputFiles('input[type=file]', file)
  await page.locator('.map-hex').first().waitFor({ state: 'attached' })
}

mkdirSync(FOLDER, { recursive: true })
const asked = process.argv.slice(2)
const served = await servedPage()
const browser = await chromium.launch({ executablePath: installed(), args: FLAGS })
for (const { name, size, language, theme, title, seek: sought, act } of SHOTS) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const [width, height] = size
  const touch = { hasTouch: width < 500, isMobile: width < 500 }
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce', ...touch })
  const page = await context.newPage()
  await page.addInitScript(
    `localStorage.setItem('roundhouse.language', '${language}'); localStorage.setItem('roundhouse.theme', '${theme}')`,
  )
  await page.goto(served.address)
  await page.waitForSelector('.new-table')
  const example = shelf.find((each) => each.title === title)
  if (example) {
    const path = join(EXAMPLES, example.file)
    await openFile(page, path)
    if (sought) {
      const n = await seek(page, sought.wanted, sought.from, example.moves)
      const game = JSON.parse(readFileSync(path, 'utf8')) as { actions: unknown[] }
      const text = JSON.stringify({ ...game, actions: game.actions.slice(0, n) })
      await openFile(page, { name: 'part.json', mimeType: 'application/json', buffer: Buffer.from(text) })
      await page.locator(sought.wanted).first().waitFor()
    }
  }
  await act?.(page)
  await page.waitForTimeout(800)
  await page.screenshot({ path: join(FOLDER, `${name}.png`) })
  console.log(`${name}.png`)
  await context.close()
}
await browser.close()
await served.close()
