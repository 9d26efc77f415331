import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { FLAGS } from '../../../scripts/chromium.mjs'

export const DESK = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

export interface Visit {
  readonly language?: 'en' | 'ru' | 'pl'
  readonly theme?: 'light' | 'dark'
  readonly size?: { readonly width: number; readonly height: number }
  /** With the service worker, which answers in the place of the network. */
  readonly offline?: boolean
}

let browser: Browser
const contexts: BrowserContext[] = []
let complaints: string[] = []
/** Servers a page may ask: the one of all tests, and those a test starts itself. */
let hosts: string[] = []

export const mayAsk = (address: string): void => {
  hosts.push(address)
}

/** One browser a file; after each test the page must have had nothing to complain about. */
export const useBrowser = (which: 'chromium' | 'wholeChromium' = 'chromium'): void => {
  beforeAll(async () => {
    hosts = [inject('address')]
    browser = await chromium.launch({ executablePath: inject(which), args: FLAGS })
  })
  afterAll(() => browser?.close())
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close()
    const found = complaints
    complaints = []
    expect(found).toEqual([])
  })
}

/** Whatever the page throws, logs as an error, or asks another host for. */
const watch = (page: Page): Page => {
  page.setDefaultTimeout(30_000)
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('request', (request) => {
    const url = request.url()
    if (!hosts.some((host) => url.startsWith(host)) && !/^(blob|data):/.test(url)) complaints.push(`asked for ${url}`)
  })
  return page
}

/** A browser of its own, with nothing stored; further tabs of it by `tab`. */
export const visitor = async ({
  language = 'en',
  theme = 'light',
  size = DESK,
  offline = false,
}: Visit = {}): Promise<BrowserContext> => {
  const phone = size.width < 500
  const context = await browser.newContext({
    viewport: size,
    hasTouch: phone,
    isMobile: phone,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    serviceWorkers: offline ? 'allow' : 'block',
  })
  contexts.push(context)
  await context.addInitScript(
    ([l, t]) => {
      if (!localStorage.getItem('roundhouse.language')) localStorage.setItem('roundhouse.language', l!)
      if (!localStorage.getItem('roundhouse.theme')) localStorage.setItem('roundhouse.theme', t!)
    },
    [language, theme] as const,
  )
  return context
}

export const tab = async (context: BrowserContext, path = '/'): Promise<Page> => {
  const page = watch(await context.newPage())
  await page.goto(new URL(path, inject('address')).href)
  return page
}

export const visit = async (how: Visit = {}): Promise<Page> => tab(await visitor(how))

/** Told beforehand: a complaint that the test provokes. */
export const forgive = (pattern: RegExp): void => {
  complaints = complaints.filter((complaint) => !pattern.test(complaint))
}
