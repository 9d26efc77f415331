import { readFileSync } from 'node:fs'
import { bestRoutes, type Choices, type Game, play, routeProblem } from '@roundhouse/engine'
import { describe, expect, test } from 'vitest'
import { useBrowser, visit } from './page.js'
import { offers, positionOf } from './positions.js'
import { examples, openFile, scrubTo } from './table.js'

useBrowser()

const example = examples()[0]!
const { actions } = JSON.parse(readFileSync(example.path, 'utf8')) as { actions: { type: string; runs?: unknown[] }[] }
/** Number of the action of a late run of several trains. */
const RUN = 1 + actions.findLastIndex(({ type, runs }) => type === 'runRoutes' && (runs?.length ?? 0) > 1)

describe('going through the game', () => {
  test('← and → go on wherever was clicked: a tab, the map, a button; not in a text', async () => {
    const page = await visit()
    await openFile(page, example.path)
    const count = page.locator('.scrub-count')
    const is = (n: number) => expect.poll(() => count.innerText()).toBe(`${n}/${example.moves}`)
    await page.getByRole('tab', { name: 'Trains' }).click()
    await page.keyboard.press('ArrowLeft')
    await is(example.moves - 1)
    await page.getByRole('tab', { name: 'Trains', selected: true }).waitFor()
    await page.mouse.click(400, 250)
    await page.keyboard.press('ArrowLeft')
    await is(example.moves - 2)
    await page.locator('.scrubber [data-command="back"]').click()
    await page.keyboard.press('ArrowRight')
    await is(example.moves - 2)
    await page.keyboard.press('Control+k')
    await page.locator('.palette-search').fill('abc')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Escape')
    await is(example.moves - 2)
  })

  test('whoever comes to the tabs by keys moves along them', async () => {
    const page = await visit()
    await openFile(page, example.path)
    const chosen = page.locator('.panel-tabs [role=tab][aria-selected=true]')
    const before = await chosen.innerText()
    await chosen.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => chosen.innerText()).not.toBe(before)
    expect(await page.locator('.scrub-count').innerText()).toBe(`${example.moves}/${example.moves}`)
  })
})

describe('the past', () => {
  test('a run is drawn with its stops and sums, against the best that was possible', async () => {
    const page = await visit()
    await openFile(page, example.path)
    await scrubTo(page, RUN)
    const run = page.locator('.past-run')
    await run.waitFor()
    const trains = await run.locator('.run-sums li').count()
    expect(trains).toBeGreaterThan(1)
    await expect.poll(() => page.locator('.map [data-route]').count()).toBe(trains)
    await expect
      .poll(() => run.locator('[role=status]').innerText())
      .toMatch(/^\$\d+: the best there was|^ran \$\d+ of \$\d+ · \$\d+ left/)
    const sums = await run.locator('.run-sums .number').allInnerTexts()
    const total = sums.reduce((sum, text) => sum + Number(text.replace(/\D/g, '')), 0)
    expect(await run.locator('[role=status]').innerText()).toContain(`$${total}`)
    await page.keyboard.press('End')
    await run.waitFor({ state: 'detached' })
    expect(await page.locator('.map [data-route]').count()).toBe(0)
  })

  test('turning points are gone through by keys, and each says what turned', async () => {
    const page = await visit()
    await openFile(page, example.path)
    await page.keyboard.press('Home')
    await page.keyboard.press(']')
    await expect.poll(() => page.locator('.scrub-count').innerText()).not.toBe(`0/${example.moves}`)
    expect(await page.locator('.move-events li').count()).toBeGreaterThan(0)
    await page.keyboard.press('[')
    await expect
      .poll(() => page.getByRole('button', { name: 'Previous turning point' }).getAttribute('aria-disabled'))
      .toBe('true')
  })
})

const runsFor = (game: Game, operator: string): number => bestRoutes(routeProblem(game, operator)).revenue

/** Something is offered that changes the best runs of the one who acts. */
const changing = (type: string, fits: (action: Choices['offers'][number]['action'], game: Game) => boolean) => {
  let found: Choices['offers'][number]['action'] | undefined
  const position = positionOf('1846', (open, game) => {
    const { actor } = open
    if (actor === null || !game.state.operators[actor]?.trains.length) return false
    found = offers(open, type).find(({ action }) => {
      if (!fits(action, game)) return false
      const after = play(game, action)
      return after.ok && runsFor(after.game, actor) !== runsFor(game, actor)
    })?.action
    return found !== undefined
  })
  const after = play(position.game, found!)
  if (!after.ok) throw new Error(after.refusal.code)
  const words = `Best run $${runsFor(position.game, found!.by)} → $${runsFor(after.game, found!.by)}`
  return { ...position, action: found!, words }
}

describe('what would it bring', () => {
  test('a tile in hand says so on the map, with each way it is turned', async () => {
    const { file, action, words } = changing('layTile', () => true)
    if (action.type !== 'layTile') throw new Error(action.type)
    const page = await visit()
    await openFile(page, file)
    await page.locator(`[data-hex-choice="${action.hex}"]`).first().click()
    await page.locator(`.tile-tray [data-tile="${action.tile}"]`).first().click()
    const told = page.locator('.tray-told')
    const turn = page.getByRole('button', { name: 'Turn', exact: true })
    const ways = (await turn.count()) === 0 ? 1 : 6
    let said = ''
    for (let i = 0; i < ways && !said.includes(words); i++) {
      if (i > 0) await turn.click()
      await expect.poll(() => told.innerText()).toMatch(/^Best run/)
      said += await told.innerText()
    }
    expect(said).toContain(words)
  })

  test('a train of another company says so beside its price', async () => {
    const { file, action, words } = changing(
      'buyTrain',
      (each, { state }) => each.type === 'buyTrain' && state.operators[each.from] !== undefined,
    )
    if (action.type !== 'buyTrain') throw new Error(action.type)
    const page = await visit()
    await openFile(page, file)
    const seller = page.locator(`[data-seller="${action.from}"]`)
    await seller.locator('.chip').filter({ hasText: action.name }).first().click()
    await expect.poll(() => seller.locator('.brings').innerText()).toContain(words)
  })
})
