import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { DESK, PHONE, useBrowser, visit } from './page.js'
import { examples, move, newTable, openFile, scrubTo, sentence } from './table.js'

useBrowser()

const [example] = examples()
const json = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) })

describe('game files', () => {
  const theirs = (settings: object, passing: readonly number[], more: readonly object[] = []): string => {
    const passes = passing.map((entity) => ({ type: 'pass', entity, entity_type: 'player' }))
    const actions = [...passes, ...more].map((action, i) => ({ ...action, id: i + 1 }))
    const players = [1, 2, 3].map((id) => ({ id, name: `P${id}` }))
    return JSON.stringify({ id: 7, title: '18MEX', players, settings, actions }, null, 1)
  }
  const saved = async (page: Page, command: string): Promise<string> => {
    await page.keyboard.press('Control+k')
    const saving = page.waitForEvent('download')
    await page.getByRole('option', { name: command, exact: true }).click()
    return readFileSync(await (await saving).path(), 'utf8')
  }

  test('a whole game comes in, is scrubbed through to its end, goes out and comes in again', async () => {
    const page = await visit()
    await openFile(page, example!.path)
    await page.locator('.outcome').waitFor()
    const count = page.locator('.scrub-count')
    expect(await count.innerText()).toBe(`${example!.moves}/${example!.moves}`)
    await page.keyboard.press('Home')
    await expect.poll(() => count.innerText()).toBe(`0/${example!.moves}`)
    for (let n = 50; n < example!.moves; n += 50) {
      await scrubTo(page, n)
      await expect.poll(() => count.innerText()).toBe(`${n}/${example!.moves}`)
    }
    await page.keyboard.press('End')
    await page.locator('.outcome').waitFor()
    const winner = await page.locator('.outcome h2').innerText()

    for (const command of ['Save as a file', 'Save as a file of 18xx.games']) {
      await page.keyboard.press('Control+k')
      const saving = page.waitForEvent('download')
      await page.getByRole('option', { name: command, exact: true }).click()
      const path = await (await saving).path()
      await page.goto('/'.replace('/', new URL(page.url()).origin))
      await openFile(page, json('back.json', readFileSync(path, 'utf8')))
      expect(await page.locator('.outcome h2').innerText()).toBe(winner)
    }
  })

  test('a file is dropped anywhere on the page', async () => {
    const page = await visit()
    await page.waitForSelector('.new-table')
    const drop = (text: string): Promise<void> =>
      page.evaluate((content) => {
        const data = new DataTransfer()
        data.items.add(new File([content], 'dropped.json', { type: 'application/json' }))
        for (const type of ['dragover', 'drop'])
          document.body.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }))
      }, text)
    await drop(readFileSync(example!.path, 'utf8'))
    await page.locator('.outcome').waitFor()
    const first = page.url()
    await drop(theirs({}, [1, 2]))
    await expect.poll(() => page.locator('.table-title').innerText()).toBe('18MEX #7')
    expect(page.url()).not.toBe(first)
    await drop('{"title":"1899"}')
    await expect.poll(() => page.locator('.drop-told').innerText()).toContain('1899')
    expect(await page.locator('.table-title').innerText()).toBe('18MEX #7')
    expect(await page.locator('.drop-veil').count()).toBe(0)
  })

  test('an illegal move opens the game up to it and says so; the whole file goes out as it came', async () => {
    const page = await visit()
    const text = JSON.stringify({
      ...JSON.parse(readFileSync(example!.path, 'utf8')),
      actions: [{ type: 'pass', by: 'p1' }],
    })
    await openFile(page, json('illegal.json', text))
    const notice = page.locator('.notice-bar')
    await expect.poll(() => notice.innerText()).toMatch(/up to move 1 of.*1846-.*says there: pass \S/s)
    const saving = page.waitForEvent('download')
    await notice.getByRole('button', { name: 'Save the whole file' }).click()
    expect(readFileSync(await (await saving).path(), 'utf8')).toBe(text)
  })

  test('a file that stops is tried out from before it; it goes along whole with what was tried', async () => {
    const page = await visit()
    const text = theirs({}, [1, 2], [{ type: 'teleport', entity: 3, entity_type: 'player' }])
    await openFile(page, json('theirs.json', text))
    const notice = page.locator('.notice-bar')
    expect(await notice.innerText()).toMatch(/up to move 3 of.*“teleport”.*says there: teleport P3/s)
    expect(await saved(page, 'Save as a file of 18xx.games')).toBe(text)
    expect(await saved(page, 'Save as a file')).toBe(text)
    await scrubTo(page, 1)
    await page.keyboard.press('b')
    await move(page, () => page.locator('.pass button').click())
    await page.keyboard.press('Shift+B')
    expect(await saved(page, 'Save as a file of 18xx.games')).toBe(text)
    const ours = await saved(page, 'Save as a file')
    expect(JSON.parse(ours)).toMatchObject({ format: 'roundhouse', lines: [{ from: 1 }], given: text })
    await page.goto(new URL(page.url()).origin)
    await openFile(page, json('ours.json', ours))
    expect(await notice.innerText()).toMatch(/says there: teleport P3/)
    await scrubTo(page, 1)
    await expect.poll(() => page.locator('.lines li').count()).toBe(1)
  })

  test.each([
    ['en', DESK, 'The optional rule “free_trains” is not known here', '2 passes of the file that nobody waited for'],
    ['ru', PHONE, 'Вариант правил «free_trains» здесь неизвестен', 'Пропущены 2 паса из файла'],
    ['pl', PHONE, 'Wariant zasad „free_trains” nie jest tu znany', 'Pominięto 2 pasy z pliku'],
  ] as const)('a rule nobody knows is left out, and told; so are passes (%s)', async (language, size, rule, passes) => {
    const page = await visit({ language, size })
    const text = theirs({ optional_rules: ['baja_variant', 'free_trains'] }, [3, 1, 1, 2])
    await openFile(page, json('theirs.json', text))
    const notice = page.locator('.notice-bar[role=status]')
    expect(await notice.innerText()).toContain(rule)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(size.width)
    await notice.getByRole('button').click()
    await notice.waitFor({ state: 'detached' })
    await page.locator('.table-menu > button').click()
    await page.locator('.menu-sheet [data-entry="about"]').click()
    const about = await page.locator('.about').innerText()
    expect(about).toContain(rule)
    expect(about).toContain(passes)
    const saving = page.waitForEvent('download')
    await page.locator('.about .file-opened button').click()
    expect(readFileSync(await (await saving).path(), 'utf8')).toBe(text)
  })

  test('passes left out alone are no news', async () => {
    const page = await visit()
    await openFile(page, json('theirs.json', theirs({}, [3, 1, 2])))
    expect(await page.locator('.notice-bar').count()).toBe(0)
    await page.locator('.table-menu > button').click()
    await page.getByRole('button', { name: 'Rules and options of this table' }).click()
    expect(await page.locator('.about').innerText()).toContain('1 pass of the file that nobody waited for is left out.')
  })

  test.each([
    ['half a file', readFileSync(example!.path, 'utf8').slice(0, 5000), /damaged.*JSON/],
    ['no game at all', '{"a":1}', /not a game file/],
    ['an unknown game', '{"title":"1899","players":[{"id":1,"name":"A"}],"actions":[]}', /1899/],
  ])('%s is answered clearly and opens nothing', async (_what, text, said) => {
    const page = await visit()
    await page.setInputFiles('input[type=file]', json('game.json', text))
    const alert = page.locator('.file-drop [role=alert]')
    await alert.waitFor()
    expect(await alert.innerText()).toMatch(said)
    expect(await page.locator('[aria-labelledby="my-tables"] .table-row').count()).toBe(0)
  })

  test('an example of the shelf is opened; tables are renamed and deleted after asking', async () => {
    const page = await visit()
    await page
      .getByRole('button', { name: /^Open:/ })
      .first()
      .click()
    await page.waitForSelector('.table')
    await page.reload()
    await page.locator('.outcome').waitFor()
    await page.getByRole('link', { name: 'Roundhouse' }).click()
    await page.waitForSelector('.new-table')
    expect(await page.locator('[aria-labelledby="my-tables"] .table-row').count()).toBe(0)
    await page.goBack()
    await page.locator('.outcome').waitFor()
    // Played on (a move is taken back), it is a table of this browser.
    await page.keyboard.press('Control+z')
    await page.locator('.outcome').waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Roundhouse' }).click()
    expect(await page.locator('[aria-labelledby="my-tables"] .table-row .turn-of').innerText()).toMatch(/to move$/)
    await page.getByRole('button', { name: /^Rename/ }).click()
    await page.getByLabel(/^New name/).fill('Evening')
    await page.getByRole('button', { name: 'Save the name' }).click()
    await page.getByRole('link', { name: /Evening/ }).waitFor()
    await page.getByRole('button', { name: /^Delete/ }).click()
    await page.getByRole('button', { name: 'Keep it' }).click()
    expect(await page.locator('[aria-labelledby="my-tables"] .table-row').count()).toBe(1)
    await page.getByRole('button', { name: /^Delete/ }).click()
    await page.getByRole('button', { name: 'Delete it' }).click()
    await expect.poll(() => page.locator('[aria-labelledby="my-tables"] .table-row').count()).toBe(0)
  })

  test('the menu of the table: rename, what it is played by, copy, home', async () => {
    const page = await visit()
    await openFile(page, example!.path)
    const menu = page.getByRole('button', { name: 'Menu of the table' })
    await menu.click()
    await page.getByRole('button', { name: 'Rename the table' }).click()
    await page.getByLabel('Name of the table').fill('Evening')
    await page.getByRole('button', { name: 'Save the name' }).click()
    await expect.poll(() => page.locator('.table-title').innerText()).toBe('Evening')
    await menu.click()
    await page.getByRole('button', { name: 'Rules and options of this table' }).click()
    expect(await page.locator('.about').innerText()).toContain('As the rulebook says')
    expect(await page.locator('.departures li').count()).toBe(0)
    await page.getByText('What 18xx.games plays otherwise').click()
    await page.locator('[data-switch="consent"]').waitFor()
    expect(await page.locator('[data-switch="bestRun"]').innerText()).toMatch(/^Nobody may show a better run/)
    await page.keyboard.press('Escape')
    await page.locator('.about').waitFor({ state: 'detached' })
    await menu.click()
    await page.getByRole('button', { name: 'Copy the table' }).click()
    await expect.poll(() => page.locator('.table-title').innerText()).toBe('Evening (copy)')
    await menu.click()
    await page.locator('.menu-sheet [data-command="home"]').click()
    await page.getByRole('link', { name: /Evening$/ }).waitFor()
    await page.getByRole('link', { name: /Evening \(copy\)/ }).waitFor()
  })

  test.each([
    ['en', DESK, 'Otherwise than in the rulebook', 'Trades between different people need no consent.'],
    ['ru', PHONE, 'Иначе, чем в книге правил', 'Сделки между разными людьми не требуют согласия.'],
    ['pl', PHONE, 'Inaczej niż w instrukcji', 'Transakcje między różnymi osobami nie wymagają zgody.'],
  ] as const)(
    'a table as on 18xx.games says what it plays otherwise (%s)',
    async (language, size, heading, sentence) => {
      const page = await visit({ language, size })
      const theirs = { id: 7, title: '18MEX', players: [1, 2, 3].map((id) => ({ id, name: `P${id}` })), actions: [] }
      await openFile(page, json('theirs.json', JSON.stringify(theirs)))
      const menu = page.locator('.table-menu > button')
      await menu.focus()
      await page.keyboard.press('Enter')
      await page.locator('.menu-sheet [data-entry="about"]').press('Enter')
      expect(await page.locator('.departures summary').innerText()).toContain(heading)
      const last = page.locator('[data-switch="consent"]')
      expect(await last.innerText()).toBe(sentence)
      const { x, width } = (await page.locator('.menu-sheet').boundingBox())!
      expect(x >= 0 && x + width <= size.width).toBe(true)
      const isInView = async (): Promise<boolean> => {
        const [row, list] = [(await last.boundingBox())!, (await page.locator('.about').boundingBox())!]
        return row.y + row.height <= list.y + list.height + 1
      }
      expect(await isInView()).toBe(false)
      await page.keyboard.press('Shift+Tab')
      // The list glides after the key, and is in view some time later.
      const pageDown = async (): Promise<boolean> => {
        await page.keyboard.press('PageDown')
        return isInView()
      }
      await expect.poll(pageDown, { interval: 100 }).toBe(true)
      await page.keyboard.press('Escape')
      await page.locator('.about').waitFor({ state: 'detached' })
      expect(await menu.evaluate((each) => each === document.activeElement)).toBe(true)
    },
  )

  test('a line that cannot be read is left out, and said so', async () => {
    const page = await visit()
    const file = JSON.parse(readFileSync(example!.path, 'utf8'))
    await openFile(page, json('lines.json', JSON.stringify({ ...file, lines: [{ id: 'a', from: 'here' }] })))
    await expect.poll(() => page.locator('.notice-bar').innerText()).toMatch(/1 line .* is left out/)
    expect(await page.locator('.scrub-count').innerText()).toBe(`${example!.moves}/${example!.moves}`)
  })

  test('lines tried out go along with the file and with a copy', async () => {
    const page = await visit()
    await openFile(page, example!.path)
    await scrubTo(page, 100)
    await page.keyboard.press('b')
    await move(page, () => page.locator('.pass button').click())
    await page.keyboard.press('Shift+B')
    const kept = page.locator('.lines li')
    await expect.poll(() => kept.count()).toBe(1)
    const menu = page.getByRole('button', { name: 'Menu of the table' })
    await menu.click()
    await page.getByRole('button', { name: 'Copy the table' }).click()
    await expect.poll(() => page.locator('.table-title').innerText()).toMatch(/\(copy\)$/)
    await scrubTo(page, 100)
    await expect.poll(() => kept.count()).toBe(1)
    await page.keyboard.press('Control+k')
    const saving = page.waitForEvent('download')
    await page.getByRole('option', { name: 'Save as a file', exact: true }).click()
    const text = readFileSync(await (await saving).path(), 'utf8')
    await page.goto(new URL(page.url()).origin)
    await openFile(page, json('lines.json', text))
    await scrubTo(page, 100)
    await expect.poll(() => kept.count()).toBe(1)
    await kept.getByRole('button', { name: /^Go on with/ }).click()
    await page.locator('.what-if').waitFor()
  })

  test('a new table says on the home page who is to move', async () => {
    const page = await visit()
    await newTable(page, /18MEX/, ['Ada', 'Bob', 'Cyd'])
    await page.locator('.sentence').waitFor()
    await page.getByRole('link', { name: 'Roundhouse' }).click()
    await expect
      .poll(() => page.locator('[aria-labelledby="my-tables"] .table-row .turn-of').innerText())
      .toMatch(/^(Ada|Bob|Cyd) to move$/)
    await page.getByRole('button', { name: /^Delete:/ }).click()
    const { width } = (await page.locator('[aria-labelledby="my-tables"] .table-name').boundingBox())!
    expect(width).toBeGreaterThan(200)
    // What was played last is offered first, and alone in one click.
    expect(await page.getByRole('radio', { name: /18MEX/ }).isChecked()).toBe(true)
    await page.locator('label', { has: page.getByRole('radio', { name: /Magyar/ }) }).click()
    await page.getByRole('button', { name: '1 player', exact: true }).click()
    expect(await page.locator('.seat').allInnerTexts()).toEqual([expect.anything(), expect.stringContaining('István')])
  })

  test('the end of the game is offered from the menu; all others are asked', async () => {
    const page = await visit()
    await newTable(page, /18MEX/, ['Ada', 'Bob', 'Cyd'])
    await page.getByRole('button', { name: 'Menu of the table' }).click()
    await page.getByRole('button', { name: 'Offer to end the game' }).click()
    await move(page, () => page.getByRole('button', { name: 'Bob offers' }).click())
    for (const name of ['Cyd', 'Ada']) {
      expect(await sentence(page)).toContain(name)
      expect(await page.locator('.question').innerText()).toBe('Bob offers to end the game now.')
      await move(page, () => page.locator('[data-group="answer"] .offer').first().click())
    }
    await page.locator('.outcome').waitFor()
  })

  test('names are remembered; Sit down is in view', async () => {
    const page = await visit({ size: { width: 1280, height: 720 } })
    await page.getByLabel('Name of player 1').fill('Ada')
    const sitDown = page.getByRole('button', { name: 'Sit down' })
    const { y, height } = (await sitDown.boundingBox())!
    expect(y + height).toBeLessThanOrEqual(720)
    await sitDown.click()
    await page.locator('.table-title').waitFor({ state: 'attached' })
    await page.goto(new URL(page.url()).origin)
    expect(await page.getByLabel('Name of player 1').inputValue()).toBe('Ada')
  })
})
