import { lookup as resolveName } from 'node:dns'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const PATIENCE = 10_000

/** Networks that are not everybody's: this machine, its neighbours, and what is reserved. */
const PRIVATE = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4')

/** Of IPv6 only what is given out to the world, without the ranges that wrap an IPv4 address. */
const PUBLIC6 = new BlockList()
PUBLIC6.addSubnet('2000::', 3, 'ipv6')
const WRAPPED6 = new BlockList()
WRAPPED6.addSubnet('2001::', 32, 'ipv6')
WRAPPED6.addSubnet('2001:db8::', 32, 'ipv6')
WRAPPED6.addSubnet('2002::', 16, 'ipv6')

export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address)
  if (family === 4) return !PRIVATE.check(address, 'ipv4')
  return family === 6 && PUBLIC6.check(address, 'ipv6') && !WRAPPED6.check(address, 'ipv6')
}

/** The receiver may not be asked, or did not take it. */
export class NotDelivered extends Error {
  override readonly name = 'NotDelivered'
  readonly status: number | null

  constructor(message: string, status: number | null = null) {
    super(message)
    this.status = status
  }
}

/** Resolves a name, and gives out only addresses that may be asked: what is checked is what is connected to. */
const guarded =
  (isPrivateAllowed: boolean): LookupFunction =>
  (host, options, done) =>
    resolveName(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '', 0)
      const allowed = isPrivateAllowed ? addresses : addresses.filter(({ address }) => isPublicAddress(address))
      const [first] = allowed
      if (!first) return done(new NotDelivered('not a public address'), '', 0)
      return options.all ? done(null, allowed) : done(null, first.address, first.family)
    })

export interface Outbound {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
}

export type Post = (outbound: Outbound) => Promise<void>

/** Can a notice be sent there at all? The address behind a name is looked at when it is sent. */
export const mayAsk = (address: string, isPrivateAllowed: boolean): boolean => {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  if (username !== '' || password !== '') return false
  if (isPrivateAllowed) return protocol === 'https:' || protocol === 'http:'
  const host = hostname.replace(/^\[|\]$/g, '')
  return protocol === 'https:' && (isIP(host) === 0 ? host.includes('.') : isPublicAddress(host))
}

/**
 * Posts to an address that somebody from outside has named. Only public addresses are asked, unless the operator allows
 * others; redirects are not followed, and nothing of the answer but its status comes back.
 */
export const post =
  (isPrivateAllowed: boolean): Post =>
  ({ url, headers, body }) =>
    new Promise((resolve, reject) => {
      if (!mayAsk(url, isPrivateAllowed)) return reject(new NotDelivered('not a public address'))
      const ask = url.startsWith('https:') ? httpsRequest : httpRequest
      const request = ask(
        url,
        {
          method: 'POST',
          headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
          lookup: guarded(isPrivateAllowed),
          signal: AbortSignal.timeout(PATIENCE),
        },
        (answer) => {
          const { statusCode: status = 0 } = answer
          answer.destroy()
          if (status >= 200 && status < 300) resolve()
          else reject(new NotDelivered(`answered ${status}`, status))
        },
      )
      request.on('error', (error) => reject(error instanceof NotDelivered ? error : new NotDelivered(error.message)))
      request.end(body)
    })
