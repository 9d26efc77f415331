import type { TestProject } from 'vitest/node'
import { chromium } from '../../../scripts/chromium.mjs'
import { servedPage } from '../build/served-page.js'

declare module 'vitest' {
  interface ProvidedContext {
    readonly address: string
    readonly chromium: string
    /** Where the built page lies. */
    readonly folder: string
  }
}

/** Builds the page once and serves it to all tests. */
const setUp = async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const browser = chromium()
  const page = await servedPage()
  provide('address', page.address)
  provide('chromium', browser)
  provide('folder', page.folder)
  return page.close
}

export default setUp
