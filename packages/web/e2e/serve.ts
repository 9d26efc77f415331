import type { TestProject } from 'vitest/node'
import { chromium, wholeChromium } from '../../../scripts/chromium.mjs'
import { servedPage } from '../build/served-page.js'

declare module 'vitest' {
  interface ProvidedContext {
    readonly address: string
    readonly chromium: string
    /** With the parts of a window, which the quick one leaves out. */
    readonly wholeChromium: string
    /** Where the built page lies. */
    readonly folder: string
  }
}

/** Builds the page once and serves it to all tests. */
const setUp = async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const browsers = { chromium: chromium(), wholeChromium: wholeChromium() }
  const page = await servedPage()
  provide('address', page.address)
  provide('chromium', browsers.chromium)
  provide('wholeChromium', browsers.wholeChromium)
  provide('folder', page.folder)
  return page.close
}

export default setUp
