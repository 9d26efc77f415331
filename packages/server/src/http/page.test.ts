import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestServer, testServer } from '../testing/test-server.js'

const outer = mkdtempSync(join(tmpdir(), 'roundhouse-page-'))
const folder = join(outer, 'dist')
let server: TestServer

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(outer, 'secret.txt'), 'secret')
  writeFileSync(join(folder, 'index.html'), '<!doctype html>page')
  writeFileSync(join(folder, 'assets/a.js'), 'export {}')
  server = await testServer('sqlite', { pageDir: folder })
})
afterAll(async () => {
  await server.stop()
  rmSync(outer, { recursive: true })
})

/** As sent, without the tidying of addresses that fetch does. */
const ask = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: Record<string, string | string[] | undefined>; body: string }>(
    (resolve, reject) => {
      request({ host: 'localhost', port: server.port, path, method, headers }, (response) => {
        let body = ''
        response.on('data', (chunk) => {
          body += chunk
        })
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
      })
        .on('error', reject)
        .end()
    },
  )

describe('the page', () => {
  test.each([
    ['/', 200, 'page'],
    ['/table/abc', 200, 'page'],
    ['/assets/a.js', 200, 'export'],
    ['/assets/b.js', 404, ''],
    ['/../secret.txt', 404, ''],
    ['/%2e%2e/secret.txt', 404, ''],
    ['/..%2fsecret.txt', 404, ''],
    ['/%zz', 400, ''],
  ])('%s is answered with %i', async (path, status, body) => {
    const answer = await ask(path)
    expect(answer.status).toBe(status)
    expect(answer.body).toContain(body)
    expect(answer.body).not.toContain('secret')
  })

  test('nothing inline, nothing from elsewhere', async () => {
    const { headers } = await ask('/')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toContain('unsafe')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
  })

  test('what never changes is kept by the browser', async () => {
    expect((await ask('/assets/a.js')).headers['cache-control']).toContain('immutable')
    expect((await ask('/')).headers['cache-control']).toBe('no-cache')
  })

  test('texts are compressed for those who take it', async () => {
    expect((await ask('/assets/a.js', 'GET', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip')
  })

  test('only reading', async () => {
    expect((await ask('/', 'POST')).status).toBe(405)
    expect((await ask('/', 'HEAD')).body).toBe('')
  })

  test('a taken port is told and the next one used', async () => {
    const told: number[][] = []
    const second = await testServer(
      'sqlite',
      { port: server.port, nextPort: true },
      { onTaken: (...ports) => told.push(ports) },
    )
    expect(second.port).toBeGreaterThan(server.port)
    expect(told[0]).toEqual([server.port, server.port + 1])
    await second.stop()
  })
})
