import { type Action, type Choices, cash, type Game, isPlayer } from '@roundhouse/engine'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { effectOf } from '../src/decision/effects.js'
import { namingOf } from '../src/table/naming.js'
import { useBrowser, visit } from './page.js'
import { offers, positionOf } from './positions.js'
import { move, openFile } from './table.js'

useBrowser()

/** Tile, track and stations of a hex, as the page has them; lettering follows the scale besides. */
const drawnAt = (page: Page, game: Game, hex: string): Promise<readonly (string | undefined)[]> =>
  page.evaluate(
    (index) =>
      ['fields', 'rails', 'places'].map((layer) => {
        const part = document.querySelector(`.map-drawing [data-layer="${layer}"]`)?.children[index]
        return part?.outerHTML.replace(/ style="[^"]*"/g, '')
      }),
    Object.keys(game.rules.board.hexes).indexOf(hex),
  )

type Lay = Extract<Action, { type: 'layTile' }>
const laysOf = (open: Choices): readonly Lay[] => offers(open, 'layTile').map(({ action }) => action as Lay)

/** A tile that goes under stations of so many cities. */
const overStations = (open: Choices, game: Game, cities: number): Lay | undefined =>
  laysOf(open).find(({ hex, power, spends }) => {
    const tokens = game.state.board.tokens[hex] ?? []
    return power === undefined && spends === undefined && new Set(tokens.map(({ city }) => city)).size >= cities
  })

describe('what a preview shows comes true', () => {
  it.each([
    ['18Mag', 2],
    ['1846', 1],
  ])('%s: a tile is drawn with the stations where the lay leaves them', async (title, cities) => {
    const { game, open, file } = positionOf(title, (now, here) => overStations(now, here, cities) !== undefined)
    const { hex, tile } = overStations(open, game, cities)!
    const page = await visit()
    await openFile(page, file)
    const before = await drawnAt(page, game, hex)
    await page.locator(`[data-hex-choice="${hex}"]`).click()
    await page.locator(`.tile-tray button[data-tile="${tile}"]`).first().click()
    await page.locator('.held-tile').waitFor()
    const promised = await drawnAt(page, game, hex)
    expect(promised).not.toEqual(before)
    await move(page, () => page.locator('.tray-confirm').first().click())
    await page.locator('.held-tile').waitFor({ state: 'detached' })
    expect(await drawnAt(page, game, hex)).toEqual(promised)
  })

  it('a station stands where it was held', async () => {
    const { game, open, file } = positionOf('1846', (now) => offers(now, 'placeToken').length > 0)
    const { hex, city } = offers(open, 'placeToken')[0]!.action as { hex: string; city: number }
    const page = await visit()
    await openFile(page, file)
    await page.locator(`[data-token-choice="${hex}:${city}"]`).click()
    await page.locator('.held-token').waitFor()
    const promised = await drawnAt(page, game, hex)
    await move(page, () => page.locator('.place-card .tray-confirm').click())
    expect(await drawnAt(page, game, hex)).toEqual(promised)
  })

  it('who pays for a train is told, president and company, and so they do', async () => {
    const helped = (open: Choices, game: Game) =>
      offers(open, 'buyTrain').find(
        ({ action }) => action.type === 'buyTrain' && action.help && (effectOf(game, action)?.money.length ?? 0) > 0,
      )
    const { game, open, file } = positionOf('18MEX', (now, here) => helped(now, here) !== undefined)
    const { action } = helped(open, game)!
    const { money } = effectOf(game, action)!
    const page = await visit()
    await openFile(page, file)
    const naming = namingOf(game, 'en')
    const text = await page.locator('button[data-action="buyTrain"]').first().innerText()
    for (const { purse, change, left } of money) {
      if (change !== 0)
        expect(text).toContain(`${naming.short(purse)} ${naming.change(change)} → ${naming.money(left)}`)
    }
    const payer = money.find(({ purse }) => isPlayer(purse))!
    expect(payer.change).toBe(-(action as { help: number }).help)
    await move(page, () => page.locator('button[data-action="buyTrain"]').first().click())
    expect(await page.locator(`.rail [data-player="${payer.purse}"]`).innerText()).toContain(
      naming.money(cash(game, payer.purse) + payer.change),
    )
  })
})
