import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { begin, endByConsent, move } from '../testing/game.js'
import { guest } from '../testing/player.js'
import { type TestServer, testServer } from '../testing/test-server.js'

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-preview-'))
let server: TestServer

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html><head><title>Roundhouse</title></head><body></body>')
  server = await testServer('sqlite', { pageDir: folder })
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

const ask = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${server.address}${path}`, { headers })

/** What a page that shows the link reads. */
const tagsOf = async (path: string, language = 'en'): Promise<ReadonlyMap<string, string>> => {
  const html = await (await ask(path, { 'accept-language': language })).text()
  return new Map(
    [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)" \/>/g)].map(
      ([, name = '', content = '']) => [name, content],
    ),
  )
}

const PNG = '89504e470d0a1a0a'
const sizeOf = (png: Buffer): readonly number[] => [png.readUInt32BE(16), png.readUInt32BE(20)]

describe('the preview of a link', () => {
  test('says what is played, by whom, where it is and whose turn it is, with a picture', async () => {
    const begun = await begin(server.address, '18MEX', 3, { name: 'Tea & <cake>' })
    await move(begun)
    const tags = await tagsOf(`/table/${begun.table}`)
    expect(tags.get('og:title')).toBe('18MEX · Tea &amp; &lt;cake&gt;')
    expect(tags.get('og:description')).toBe('Stock round 1 · Waiting for Bob. Amy, Bob, Cid')
    expect(tags.get('twitter:card')).toBe('summary_large_image')
    const picture = new URL(tags.get('og:image')!.replaceAll('&amp;', '&'))
    expect(picture.origin).toBe(server.address)
    const answer = await ask(picture.pathname + picture.search)
    expect(answer.headers.get('content-type')).toBe('image/png')
    const png = Buffer.from(await answer.arrayBuffer())
    expect(png.subarray(0, 8).toString('hex')).toBe(PNG)
    expect(sizeOf(png)).toEqual([1200, 630])
    expect(png.length).toBeLessThan(600_000)
    // The same by the page's own address.
    expect(await tagsOf(`/online/${begun.table}`)).toEqual(tags)
  })

  test('in the language of the table, else of who asks', async () => {
    const { table } = await begin(server.address, '18MEX')
    expect((await tagsOf(`/table/${table}`, 'pl')).get('og:description')).toContain('Czekamy na')
    const russian = await begin(server.address, '18MEX', 3, { language: 'ru' })
    const tags = await tagsOf(`/table/${russian.table}`, 'pl')
    expect(tags.get('og:description')).toContain('Ждём')
    expect(tags.get('og:locale')).toBe('ru_RU')
  })

  test('of a moment: its own words and its own picture, which stays as it was', async () => {
    const begun = await begin(server.address, '18MEX')
    const first = await tagsOf(`/table/${begun.table}?move=0`)
    expect(first.get('og:url')).toBe(`${server.address}/table/${begun.table}?move=0`)
    expect(first.get('og:description')).toMatch(/^Move 0 · /)
    const at = `/api/tables/${begun.table}/picture?move=0&language=en`
    const before = await ask(at)
    const tag = before.headers.get('etag') ?? ''
    expect(before.headers.get('cache-control')).toContain('max-age')
    await move(begun)
    const again = await ask(at, { 'if-none-match': tag })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    const now = await ask(`/api/tables/${begun.table}/picture?language=en`)
    expect(now.headers.get('etag')).not.toBe(tag)
    expect(now.headers.get('cache-control')).toBe('no-cache')
    expect(await tagsOf(`/online/${begun.table}/0`)).toEqual(first)
  })

  test('a move the table has not come to is a 404 that says so', async () => {
    const { table } = await begin(server.address, '18MEX')
    const picture = await ask(`/api/tables/${table}/picture?move=99`, { 'accept-language': 'ru' })
    expect(picture.status).toBe(404)
    expect(await picture.json()).toMatchObject({
      error: { code: 'no_move', message: 'До хода 99 за этим столом ещё не дошли.', number: 0 },
    })
    const page = await ask(`/table/${table}?move=99`)
    expect(page.status).toBe(404)
    expect(await page.text()).toContain('<title>Roundhouse</title>')
    for (const bad of ['move=-1', 'move=x', 'move=1.5', 'language=xx'])
      expect((await ask(`/api/tables/${table}/picture?${bad}`)).status, bad).toBe(400)
  })

  test('before the game: how many seats are free; after it: the result', async () => {
    const { client } = await guest(server.address, 'Amy')
    const { body } = await client.ask('createTable', { body: { title: '1846', players: 3, visibility: 'link' } })
    const tags = await tagsOf(`/table/${body.id}`)
    expect(tags.get('og:description')).toContain('2 seats free')
    expect((await ask(`/api/tables/${body.id}/picture`)).status).toBe(200)
    expect((await ask(`/api/tables/${body.id}/picture?move=0`)).status).toBe(404)
    const begun = await begin(server.address, '18MEX')
    await endByConsent(begun)
    expect((await tagsOf(`/table/${begun.table}`)).get('og:description')).toContain('The game is over')
  })

  test('a table that is not here has no preview; the page is answered all the same', async () => {
    const answer = await ask('/table/nothing-here')
    expect(answer.status).toBe(200)
    expect(await answer.text()).not.toContain('og:title')
    expect((await ask('/api/tables/nothing-here/picture')).status).toBe(404)
  })

  test('who asks too often gets the page without it, and no picture', async () => {
    const limited = await testServer('sqlite', { pageDir: folder, limits: true })
    const { table } = await begin(limited.address, '18MEX')
    const pages: boolean[] = []
    for (let n = 0; n < 45; n++) {
      const html = await (await fetch(`${limited.address}/table/${table}`)).text()
      pages.push(html.includes('og:title'))
    }
    expect(pages[0]).toBe(true)
    expect(pages.at(-1)).toBe(false)
    expect((await fetch(`${limited.address}/api/tables/${table}/picture`)).status).toBe(429)
    await limited.stop()
  })
})
