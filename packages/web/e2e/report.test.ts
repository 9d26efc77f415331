import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { PHONE, useBrowser, visit } from './page.js'
import { examples, openFile } from './table.js'

useBrowser()

const example = examples()[0]!

describe('the report of a finished game', () => {
  test('the hard bot names the decisions that cost most, when asked: one after another, stopped and gone on with', async () => {
    const page = await visit()
    await openFile(page, example.path)
    await page.locator('.outcome [data-command="report"]').click()
    const costly = page.locator('.costly')
    await costly.waitFor()
    expect(await costly.getAttribute('data-costly')).toBe('idle')
    expect(await costly.locator('li').count()).toBe(0)
    await costly.getByRole('button', { name: 'Start' }).click()
    const bar = costly.locator('progress')
    const looked = (): Promise<number> => bar.evaluate((each) => (each as HTMLProgressElement).value)
    await expect.poll(looked).toBeGreaterThan(4)
    await costly.getByRole('button', { name: 'Stop' }).click()
    const held = await looked()
    await page.waitForTimeout(300)
    expect(await looked()).toBe(held)
    await costly.getByRole('button', { name: 'Go on' }).click()
    await expect.poll(() => costly.locator('li').count()).toBeGreaterThan(1)
    const costs = await costly
      .locator('li')
      .evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('data-cost'))))
    expect(costs).toEqual([...costs].sort((a, b) => b - a))
    expect(await costly.locator('li').first().innerText()).toContain('Instead: ')
  })

  test('tells places, companies, runs below the best, turning points; its links lead to the moment', async () => {
    const page = await visit()
    await openFile(page, example.path)
    const winner = await page.locator('.scores tr').first().innerText()
    await page.locator('.outcome [data-command="report"]').click()
    await page.locator('.report .places').waitFor()
    const first = page.locator('.places tbody tr').first()
    for (const word of winner.split(/\s+/).filter((each) => /\w/.test(each)))
      expect(await first.innerText()).toContain(word)
    expect(await page.locator('.report-chart svg').count()).toBe(3)
    expect(await page.locator('.report-chart path').count()).toBeGreaterThan(8)
    expect(await page.locator('.company-sums tbody tr').count()).toBeGreaterThan(4)
    await page.locator('.report[data-searched="true"]').waitFor()
    expect(await page.locator('.left-sum').innerText()).toMatch(/left in \d+ runs? of \d+|the best there was/)

    const judged = await page
      .locator('.decisions li')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-what')))
    expect(judged).toContain('sharesBought')
    expect(judged.some((what) => what === 'trainBought' || what === 'tileLaid')).toBe(true)

    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as a page to share' }).click()
    const download = await saving
    expect(download.suggestedFilename()).toMatch(/\.html$/)
    const saved = readFileSync(await download.path(), 'utf8')
    expect(saved).toContain('<style>')
    expect(saved).toContain('company-sums')
    expect(saved).not.toMatch(/<button|<a /)

    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.top-bar').isVisible()).toBe(false)
    await page.emulateMedia({ media: 'screen' })

    const link = page.locator('.turning-points a').first()
    const n = (await link.innerText()).match(/\d+$/)![0]
    await link.click()
    await page.locator('.back-note').waitFor()
    expect(await page.locator('.scrub-count').innerText()).toBe(`${n}/${example.moves}`)
    await page.goBack()
    await page.locator('.report .places').waitFor()
  })

  test('is read on a phone without moving sideways', async () => {
    const page = await visit({ size: PHONE, language: 'ru' })
    await openFile(page, example.path)
    await page.goto(page.url().replace('/table/', '/report/'))
    await page.locator('.report .places').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  })
})
