import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { begin, deciderAt, look, move } from '../testing/game.js'
import { guest, type Player, refusal } from '../testing/player.js'
import { type Posted, postServer } from '../testing/post-server.js'
import { DATABASES, type TestServer, testServer } from '../testing/test-server.js'

interface Mail {
  readonly to: string
  readonly text: string
}

/** A mail server on loopback that keeps what it is handed. */
const mailServer = async () => {
  const mails: Mail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        mails.push({
          to: session.envelope.rcptTo.map(({ address }) => address).join(),
          text: Buffer.concat(parts).toString(),
        })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return { mails, url: `smtp://127.0.0.1:${port}`, close: () => new Promise<void>((done) => server.close(done)) }
}

/** What a browser does with a push: RFC 8291 and RFC 8188, read backwards. */
const browser = () => {
  const own = createECDH('prime256v1')
  own.generateKeys()
  const auth = randomBytes(16)
  return {
    keys: { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') },
    read(body: Buffer): Record<string, unknown> {
      const salt = body.subarray(0, 16)
      const length = body[20]!
      const sender = body.subarray(21, 21 + length)
      const secret = own.computeSecret(sender)
      const about = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender])
      const input = Buffer.from(hkdfSync('sha256', secret, auth, about, 32))
      const derived = (name: string, size: number): Buffer =>
        Buffer.from(hkdfSync('sha256', input, salt, Buffer.from(`Content-Encoding: ${name}\0`), size))
      const sealed = body.subarray(21 + length)
      const opening = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
      opening.setAuthTag(sealed.subarray(-16))
      const plain = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()])
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()) as Record<string, unknown>
    },
  }
}

const decoded = (text: string): string => {
  const base64 = /Content-Transfer-Encoding: base64/i.test(text)
  const [, ...body] = text.split('\r\n\r\n')
  const joined = body.join('\r\n\r\n')
  if (base64) return Buffer.from(joined, 'base64').toString()
  return Buffer.from(
    joined
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()
}

describe.each(DATABASES)('notices, on %s', (kind) => {
  let server: TestServer
  let mail: Awaited<ReturnType<typeof mailServer>>
  let hook: Awaited<ReturnType<typeof postServer>>
  let ahead = 0
  beforeAll(async () => {
    mail = await mailServer()
    hook = await postServer()
    server = await testServer(
      kind,
      { smtpUrl: mail.url, mailFrom: 'Roundhouse <rails@example.org>' },
      { now: () => Date.now() + ahead },
    )
  })
  afterAll(async () => {
    await server.stop()
    await mail.close()
    hook.close()
  })

  const add = async (
    { client }: Player,
    body: Parameters<typeof client.ask<'addReceiver'>>[1]['body'],
  ): Promise<string> => (await client.ask('addReceiver', { body })).body.id
  const postsTo = (path: string): readonly Posted[] => hook.posts.filter((each) => each.path === path)
  const textOf = (path: string): string =>
    postsTo(path)
      .map(({ body }) => body.toString())
      .join('\n')

  it('mail: a code first, then the notice, in the language of who reads it, with a link to the decision', async () => {
    const begun = await begin(server.address, '18MEX', 3, { name: 'Evenings' })
    const who = await deciderAt(begun)
    const next = begun.players[(begun.players.indexOf(who) + 1) % 3]!
    await next.client.ask('setNoticeLanguage', { body: { language: 'ru' } })
    // Seen: no word comes that the game has begun.
    await next.client.ask('sawTable', { params: { table: begun.table }, body: { number: 0 } })
    const address = `next-${kind}@example.org`
    const id = await add(next, { kind: 'mail', address })
    await expect.poll(() => mail.mails.filter(({ to }) => to === address).length).toBe(1)
    const code = /[A-HJ-NP-Z2-9]{8}/.exec(decoded(mail.mails.find(({ to }) => to === address)!.text))![0]
    const params = { receiver: id }
    const wrong = next.client.ask('confirmReceiver', { params, body: { code: 'WRONG' } })
    expect((await refusal(wrong)).code).toBe('bad_code')
    expect((await refusal(who.client.ask('confirmReceiver', { params, body: { code } }))).code).toBe('not_found')
    await next.client.ask('confirmReceiver', { params, body: { code: code.toLowerCase() } })
    await move(begun)
    await expect.poll(() => mail.mails.filter(({ to }) => to === address).length).toBe(2)
    const text = mail.mails.filter(({ to }) => to === address)[1]!.text
    const words = decoded(text)
    expect(words).toContain('Ваш ход: 18MEX · Evenings')
    expect(words).toContain(`/online/${begun.table}`)
    expect(words).toContain('/account')
    expect(text).toContain('rails@example.org')
  })

  it('never for what was seen, once for a decision, one for all tables', async () => {
    const begun = await begin(server.address, '18MEX')
    const params = { table: begun.table }
    const who = await deciderAt(begun)
    const next = begun.players[(begun.players.indexOf(who) + 1) % 3]!
    const path = `/seen-${kind}`
    await add(next, { kind: 'webhook', flavour: 'plain', url: `${hook.url}${path}` })
    // Looked at before the notice is due.
    await next.client.ask('sawTable', { params, body: { number: 1 } })
    const { number } = await move(begun)
    await next.client.ask('sawTable', { params, body: { number } })
    await new Promise((resolve) => setTimeout(resolve, 100))
    // A second table waits for the same player: one notice names both.
    const second = await next.client.ask('createTable', {
      body: { title: '1846', players: 3, seats: ['me', 'bot:easy', 'bot:easy'], start: 'full' },
    })
    await expect
      .poll(async () => (await look(next, second.body.id)).decider === 'p1' && textOf(path).includes(second.body.id))
      .toBe(true)
    const last = JSON.parse(postsTo(path).at(-1)!.body.toString()) as { text: string; tables: { link: string }[] }
    expect(last.text).toBe('Your turn at 2 tables')
    expect(last.tables).toHaveLength(2)
    const count = postsTo(path).length
    await new Promise((resolve) => setTimeout(resolve, 2500))
    expect(postsTo(path)).toHaveLength(count)
  })

  it('push: encrypted for the browser, signed with keys that outlive a look', async () => {
    const player = await guest(server.address, 'Amy')
    const path = `/push-${kind}`
    const { keys, read } = browser()
    const id = await add(player, { kind: 'push', subscription: { endpoint: `${hook.url}${path}`, keys } })
    await player.client.ask('testReceiver', { params: { receiver: id } })
    const [posted] = postsTo(path)
    expect(posted?.headers['content-encoding']).toBe('aes128gcm')
    const { body: notices } = await player.client.ask('getNotices')
    expect(posted?.headers.authorization).toContain(`k=${notices.pushKey}`)
    expect(read(posted!.body)).toMatchObject({ title: 'This is what a notice of Roundhouse looks like.', tag: 'test' })
    // Taken back by the browser: forgotten with the next notice.
    hook.answers.set(path, 410)
    expect((await refusal(player.client.ask('testReceiver', { params: { receiver: id } }))).code).toBe('not_delivered')
    await player.client.ask('createTable', {
      body: { title: '18MEX', players: 3, seats: ['me', 'bot:easy', 'bot:easy'], start: 'full' },
    })
    await expect.poll(async () => (await player.client.ask('getNotices')).body.receivers).toEqual([])
  })

  it.each([
    ['discord', (body: Record<string, unknown>) => body.content],
    ['slack', (body: Record<string, unknown>) => body.text],
    ['telegram', (body: Record<string, unknown>) => body.text],
    ['plain', (body: Record<string, unknown>) => body.text],
  ] as const)('webhook: %s gets the words where it looks for them', async (flavour, wordsIn) => {
    const player = await guest(server.address, 'Amy')
    const path = `/${flavour}-${kind}`
    const id = await add(player, { kind: 'webhook', flavour, url: `${hook.url}${path}`, chat: '@amy' })
    await player.client.ask('testReceiver', { params: { receiver: id } })
    const body = JSON.parse(textOf(path)) as Record<string, unknown>
    expect(wordsIn(body)).toContain('This is what a notice of Roundhouse looks like.')
    if (flavour === 'telegram') expect(body.chat_id).toBe('@amy')
    if (flavour === 'discord') expect(body.allowed_mentions).toEqual({ parse: [] })
    await player.client.ask('removeReceiver', { params: { receiver: id } })
    expect((await player.client.ask('getNotices')).body.receivers).toEqual([])
  })

  it('a reminder when the time has run out, and a word when the game is over', async () => {
    const pace = { kind: 'slow', hours: 2, zone: 'UTC', late: 'end' } as const
    const begun = await begin(server.address, '18MEX', 3, { pace })
    const who = await deciderAt(begun)
    const path = `/late-${kind}`
    await add(who, { kind: 'webhook', flavour: 'plain', url: `${hook.url}${path}` })
    await who.client.ask('sawTable', { params: { table: begun.table }, body: { number: 0 } })
    ahead += 3 * 3_600_000
    await expect.poll(() => textOf(path)).toContain('"kind":"late"')
    const other = begun.players.find((player) => player !== who)!
    await other.client.ask('overtime', { params: { table: begun.table } })
    await expect.poll(() => textOf(path)).toContain('"kind":"over"')
  })
})

describe('where private networks are closed', () => {
  it('a webhook into them is refused', async () => {
    const server = await testServer('sqlite', { privateReceivers: false })
    const { client } = await guest(server.address, 'Amy')
    for (const url of ['http://127.0.0.1:1/x', 'https://localhost/x', 'https://192.168.0.1/x', 'https://[::1]/x'])
      expect(
        (await refusal(client.ask('addReceiver', { body: { kind: 'webhook', flavour: 'plain', url } }))).code,
        url,
      ).toBe('bad_receiver')
    await server.stop()
  })
})
