import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isPublicAddress, mayAsk, post } from './outbound.js'

describe('which addresses are public', () => {
  it.each([
    ['93.184.216.34', true],
    ['8.8.8.8', true],
    ['127.0.0.1', false],
    ['127.8.8.8', false],
    ['0.0.0.0', false],
    ['10.1.2.3', false],
    ['100.64.0.1', false],
    ['169.254.169.254', false],
    ['172.16.0.1', false],
    ['172.32.0.1', true],
    ['192.168.1.1', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['2606:2800:220:1:248:1893:25c8:1946', true],
    ['::1', false],
    ['::', false],
    ['::ffff:127.0.0.1', false],
    ['64:ff9b::7f00:1', false],
    ['fe80::1', false],
    ['fd00::1', false],
    ['2002:7f00:1::', false],
    ['2001:0:1::', false],
    ['not an address', false],
  ])('%s: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic)
  })
})

describe('where notices may be sent', () => {
  it.each([
    ['https://hooks.example.org/x', true],
    ['http://hooks.example.org/x', false],
    ['https://localhost/x', false],
    ['https://127.0.0.1/x', false],
    ['https://2130706433/x', false],
    ['https://0x7f.1/x', false],
    ['https://[::1]/x', false],
    ['https://[::ffff:10.0.0.1]/x', false],
    ['https://user:secret@hooks.example.org/x', false],
    ['file:///etc/passwd', false],
    ['gopher://hooks.example.org', false],
    ['', false],
  ])('%s: %s', (address, may) => {
    expect(mayAsk(address, false)).toBe(may)
  })

  describe('on loopback', () => {
    const heard: string[] = []
    const server = createServer((request, answer) => {
      heard.push(request.url ?? '')
      if (request.url === '/away') answer.writeHead(302, { Location: '/elsewhere' }).end()
      else answer.writeHead(request.url === '/gone' ? 410 : 204).end()
    })
    let at = ''
    beforeAll(async () => {
      await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
      at = `http://localhost:${(server.address() as AddressInfo).port}`
    })
    afterAll(() => void server.close())
    const outbound = (path: string) => ({ url: `${at}${path}`, headers: {}, body: '{}' })

    it('is refused, unless the operator allows it', async () => {
      await expect(post(false)(outbound('/x'))).rejects.toThrow('not a public address')
      expect(heard).toEqual([])
      await post(true)(outbound('/x'))
      expect(heard).toEqual(['/x'])
    })

    it('a name that leads to loopback is refused when it is connected to', async () => {
      // The address passes as a name; what it resolves to does not.
      const port = at.split(':').at(-1)
      await expect(post(false)({ ...outbound('/'), url: `https://localhost.localdomain:${port}/` })).rejects.toThrow()
      expect(heard).toEqual(['/x'])
    })

    it('a redirect is not followed, and a status is told', async () => {
      await expect(post(true)(outbound('/away'))).rejects.toMatchObject({ status: 302 })
      await expect(post(true)(outbound('/gone'))).rejects.toMatchObject({ status: 410 })
      expect(heard).not.toContain('/elsewhere')
    })
  })
})
