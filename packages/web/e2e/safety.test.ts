import { describe, expect, inject, test } from 'vitest'
import { findings } from './axe.js'
import { PHONE, tab, useBrowser, visit, visitor } from './page.js'
import { laying, offers, positionOf, running, sale } from './positions.js'
import { examples, newTable, openFile, playDraft, scrubTo } from './table.js'

useBrowser()

describe('names and files of players', () => {
  test('HTML in a name stays text everywhere', async () => {
    const page = await visit()
    const evil = '<img src=x onerror="document.title=1">'
    await newTable(page, /1846/, [evil, '"><script>1</script>', '&lt;b&gt;'])
    await playDraft(page)
    expect(await page.locator('img[src="x"]').count()).toBe(0)
    expect(await page.title()).not.toBe('1')
    for (const panel of ['Players', 'Shares', 'Log', 'Charters'])
      await page.getByRole('tab', { name: panel, exact: true }).click()
    expect(await page.locator('.sentence').innerText()).toContain(evil)
    await page.getByRole('link', { name: 'Roundhouse' }).click()
    await page.locator('[aria-labelledby="my-tables"] .table-row').waitFor()
    expect(await page.locator('img[src="x"]').count()).toBe(0)
    expect(await page.locator('[aria-labelledby="my-tables"] .table-name').innerText()).toContain('<img')
  })

  test('the policy of the page allows nothing inline', async () => {
    const answer = await fetch(inject('address'))
    expect(answer.headers.get('content-security-policy')).not.toMatch(/unsafe/)
    expect(await answer.text()).not.toMatch(/<script(?![^>]* src=)/)
  })
})

describe('axe finds nothing serious', () => {
  test.each(['light', 'dark'] as const)('home, help and palette, %s', async (theme) => {
    const page = await visit({ theme })
    await page.waitForSelector('.new-table')
    expect(await findings(page)).toEqual([])
    await page.keyboard.press('Control+k')
    await page.waitForSelector('.palette')
    expect(await findings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Keys and help' }).click()
    await page.waitForSelector('.help')
    expect(await findings(page)).toEqual([])
  })

  test.each(['light', 'dark'] as const)('a table in every panel, %s', async (theme) => {
    const page = await visit({ theme })
    await openFile(page, examples()[0]!.path)
    await scrubTo(page, 150)
    await page.keyboard.press('b')
    await page.waitForSelector('.sentence')
    expect(await findings(page)).toEqual([])
    // The map has been looked at; its thousands of nodes would be looked at again for each panel.
    await page.locator('.map-drawing').evaluate((drawing) => drawing.remove())
    for (const panel of [
      'Market',
      'Charters',
      'Players',
      'Trains',
      'Privates',
      'Bank',
      'Shares',
      'Charts',
      'Tiles',
      'Log',
    ]) {
      await page.getByRole('tab', { name: panel, exact: true }).click()
      expect(await findings(page, '.panel-tabs'), panel).toEqual([])
    }
  })

  test.each(['light', 'dark'] as const)('what is asked in a sale, a stock round, a run; %s', async (theme) => {
    const page = await visit({ theme })
    const asked = [sale(), running(), positionOf('1846', (open) => offers(open, 'sellShares').length > 0)]
    for (const { file } of asked) {
      await page.goto(new URL('/', page.url()).href)
      await openFile(page, file)
      await page.locator('.decision:not(.settling)').waitFor()
      for (const part of ['.decision', '.rail', '.panel-tabs']) expect(await findings(page, part), part).toEqual([])
    }
  })

  test.each(['light', 'dark'] as const)('the report, the menu and what it opens, a tile in hand; %s', async (theme) => {
    const page = await visit({ theme })
    await openFile(page, examples()[0]!.path)
    for (const opens of [null, 'Rename the table', 'Rules and options of this table', 'Offer to end the game']) {
      await page.getByRole('button', { name: 'Menu of the table' }).click()
      if (opens) await page.getByRole('button', { name: opens }).click()
      expect(await findings(page, '.table-menu'), opens ?? 'the menu').toEqual([])
      await page.keyboard.press('Escape')
    }
    await page.locator('.outcome [data-command="report"]').click()
    await page.locator('.report[data-searched="true"]').waitFor()
    expect(await findings(page)).toEqual([])
    await page.goto(new URL('/', page.url()).href)
    await openFile(page, laying().file)
    await page.locator('[data-hex-choice]').first().click()
    await page.locator('.tile-tray [data-tile]:not([aria-disabled])').first().click()
    await page.locator('.tray-confirm').waitFor()
    expect(await findings(page, '.tile-tray')).toEqual([])
  })

  test('the phone, asking', async () => {
    const page = await visit({ size: PHONE, theme: 'dark' })
    await openFile(page, sale().file)
    await page.locator('.decision:not(.settling)').waitFor()
    expect(await findings(page, '.sheet')).toEqual([])
  })

  test('the phone', async () => {
    const page = await visit({ size: PHONE })
    await openFile(page, examples()[0]!.path)
    await page.waitForSelector('.outcome')
    expect(await findings(page)).toEqual([])
  })

  test.each([
    ['/learn/18Mag', '.teacher', 'light', undefined],
    ['/learn/1846', '.teacher', 'dark', PHONE],
    ['/puzzles/1849', '.puzzle', 'dark', undefined],
    ['/puzzles/18MEX', '.puzzle', 'light', PHONE],
    ['/rules/18Mag', '.rules-chapter', 'dark', undefined],
    ['/rules/1846/aid', '.rules-aid', 'dark', undefined],
  ] as const)('%s', async (path, ready, theme, size) => {
    const page = await tab(await visitor({ theme, ...(size && { size }) }), path)
    await page.locator(ready).first().waitFor()
    // Thousands of nodes without a word.
    await page.evaluate(() => {
      for (const drawing of document.querySelectorAll('.map-drawing')) drawing.remove()
    })
    expect(await findings(page)).toEqual([])
  })

  test('a covered screen', async () => {
    const page = await visit()
    await newTable(page, /1846/, ['Anna', 'Boris', 'Celina'])
    await page.waitForSelector('.cover')
    expect(await findings(page)).toEqual([])
  })
})
