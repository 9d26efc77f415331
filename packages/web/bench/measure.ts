import type { Page } from 'playwright-core'

// What runs in the page is text here: this file is checked with Node's types, which know no page.

/** Addresses of the scripts a page has loaded so far. */
export const loadedScripts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    `performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.endsWith('.js'))`,
  )

/** Milliseconds from the start of the navigation to a mark of the page. */
export const markTime = (page: Page, name: string): Promise<number> =>
  page.evaluate(`performance.getEntriesByName(${JSON.stringify(name)}).at(-1)?.startTime ?? NaN`)

/** Milliseconds of everything the page has measured under a name, in order. */
export const durations = (page: Page, name: string): Promise<readonly number[]> =>
  page.evaluate(`performance.getEntriesByName(${JSON.stringify(name)}).map(({ duration }) => duration)`)

export interface Touch {
  readonly selector: string
  /** For a field: what is entered. Otherwise it is clicked. */
  readonly value?: string
}

const TOUCH = `async (touches) => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const times = []
  for (const { selector, value } of touches) {
    const element = document.querySelector(selector)
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
}`

/** What each touch costs the page: its own work, rendering and layout, until the picture could be painted. */
export const costOf = (page: Page, touches: readonly Touch[]): Promise<readonly number[]> =>
  page.evaluate(`(${TOUCH})(${JSON.stringify(touches)})`)
