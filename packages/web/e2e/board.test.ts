import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser, visit } from './page.js'
import { newTable, uncover } from './table.js'

useBrowser()

const TITLES = [
  ['1846', /1846/],
  ['18MEX', /18MEX/],
  ['1849', /1849/],
  ['18Mag', /18 Magyarország/],
] as const
const SIZES = [
  [1280, 720],
  [390, 844],
  [768, 1024],
  [1440, 900],
  [1920, 1080],
] as const

interface Sides {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The board, and the pane it is seen in without what covers it, in pixels of the page. */
const measured = (page: Page): Promise<{ board: Sides; pane: Sides }> =>
  page.evaluate(() => {
    const sides = ({ left, top, right, bottom }: DOMRect) => ({ left, top, right, bottom })
    const board = document.querySelector('.map-drawing [data-layer="fields"]')!.getBoundingClientRect()
    const pane = document.querySelector('.map')!.getBoundingClientRect()
    const sheet = document.querySelector('.sheet')?.getBoundingClientRect()
    return {
      board: sides(board),
      pane: { ...sides(pane), bottom: Math.min(pane.bottom, sheet?.top ?? Number.POSITIVE_INFINITY) },
    }
  })

/** The smallest type on the map in pixels: of names of places, and of figures. */
const smallestType = (page: Page): Promise<{ names: number; figures: number }> =>
  page.evaluate(() => {
    const smallest = (what: string): number =>
      Math.min(
        99,
        ...[...document.querySelectorAll<SVGTextElement>(what)].map(
          (text) => Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0),
        ),
      )
    const marks = '.map-drawing [data-layer="marks"]'
    return {
      names: smallest(`${marks} .place-name :is(text:not(:has(tspan)), tspan)`),
      figures: smallest(`${marks} :is(.revenue, .values, .bonus, .terrain) text`),
    }
  })

describe('the whole board is in view when a table opens, and what is written on it can be read', () => {
  it.each(SIZES)('%i × %i', async (width, height) => {
    for (const [title, name] of TITLES) {
      const page = await visit({ size: { width, height } })
      await newTable(page, name, ['Anna', 'Boris', 'Celina'])
      await uncover(page)
      await page.locator('.map-hex').first().waitFor({ state: 'attached' })
      const isWhole = async (): Promise<string> => {
        const { board, pane } = await measured(page)
        const out = (['left', 'top'] as const).filter((side) => board[side] < pane[side] - 0.5)
        const over = (['right', 'bottom'] as const).filter((side) => board[side] > pane[side] + 0.5)
        return `${title}: ${[...out, ...over].join(' ')}`
      }
      await expect.poll(isWhole).toBe(`${title}: `)
      await expect.poll(async () => (await smallestType(page)).names).toBeGreaterThanOrEqual(9.9)
      expect((await smallestType(page)).figures, title).toBeGreaterThanOrEqual(6.9)
      await page.close()
    }
  })
})
