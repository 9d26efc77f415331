import type { Page } from 'playwright-core'

/** Sizes of the scripts a page has loaded so far, as they travel compressed. */
export const loadedScripts = async (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\.js$/.test(new URL(name).pathname)),
  )

/** Milliseconds from the start of the navigation to a mark of the page. */
export const markTime = (page: Page, name: string): Promise<number> =>
  page.evaluate((mark) => performance.getEntriesByName(mark).at(-1)?.startTime ?? Number.NaN, name)

/** What one touch costs the page: its own work, rendering and layout, until the picture could be painted. */
export const costOf = (page: Page, steps: readonly { readonly selector: string; readonly value?: string }[]): Promise<readonly number[]> =>
  page.evaluate(async (todo) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const times: number[] = []
    for (const { selector, value } of todo) {
      const element = document.querySelector<HTMLInputElement>(selector)
      if (!element) continue
      await frame()
      const started = performance.now()
      if (value === undefined) element.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }))
      else {
        element.value = value
        element.dispatchEvent(new Event('input', { bubbles: true }))
      }
      // Rendering is a microtask or two away; asking for the height makes the layout happen now.
      for (let i = 0; i < 5; i++) await null
      document.body.getBoundingClientRect()
      times.push(performance.now() - started)
    }
    return times
  }, steps)
