import { runPieces } from '@roundhouse/board'
import { bestRoutes, faceOn, type Game, routeProblem } from '@roundhouse/engine'
import { describe, expect, test } from 'vitest'
import { useBrowser, visit } from './page.js'
import { positionOf } from './positions.js'
import { openFile } from './table.js'

useBrowser()

/** Gauges the best runs of a company go over. */
const gaugesRun = (game: Game, operator: string): ReadonlySet<string> => {
  const { board } = game.rules
  const { tiles } = game.state.board
  const pieces = bestRoutes(routeProblem(game, operator)).runs.flatMap((run) => runPieces(board, tiles, run))
  return new Set(pieces.flatMap(({ hex, track }) => faceOn(board, tiles, hex)?.track[track]?.gauge ?? []))
}

describe('1849 on the table', () => {
  test('sleepers of narrow gauge are seen on the line of a run; the legend tells the gauges apart', async () => {
    const { file } = positionOf('1849', ({ step, actor }, game) => {
      return step === 'run' && actor !== null && gaugesRun(game, actor).has('narrow')
    })
    const page = await visit()
    await openFile(page, file)
    await page.locator('.run-line .number').first().waitFor()
    const sleepers = page.locator('.map-drawing [data-layer="routes"] > g:last-child path[stroke-dasharray]')
    await expect.poll(() => sleepers.count()).toBeGreaterThan(0)
    await page.locator('.map-layers summary').click()
    expect(await page.locator('.gauges li').allInnerTexts()).toEqual(['standard gauge', 'narrow gauge', 'dual gauge'])
  })

  test('the order of founding stands among the charters; a zone of the market is shut until its phase', async () => {
    const { game, file } = positionOf('1849', ({ step }, { rules, ...p }) => {
      return step === 'stock' && (rules.reading.founding?.({ rules, ...p }).length ?? 0) > 1
    })
    const page = await visit()
    await openFile(page, file)
    await page.locator('#tab-charters').click()
    const rows = await page.locator('.charters-rest li').allInnerTexts()
    const order = game.rules.reading.founding!(game).map((id) => game.rules.operators[id]!.name)
    for (const [i, name] of order.entries()) expect(rows[i]).toContain(name)
    expect(rows[0]).toContain('next')
    await page.locator('#tab-market').click()
    expect(await page.locator('.market-board .market-shut').count()).toBe(9)
    expect(await page.locator('.market-legend').innerText()).toContain('from phase 16 on')
  })
})
