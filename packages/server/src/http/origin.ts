import type { FastifyRequest } from 'fastify'

/** How the caller reached this server: `http://localhost:1846`. */
export const originOf = (request: FastifyRequest, publicUrl: string | null): string =>
  publicUrl ?? `${request.protocol}://${request.host}`

/** Does another page ask? Programs say no origin at all, browsers do. */
export const isForeign = (request: FastifyRequest, publicUrl: string | null): boolean => {
  const { origin } = request.headers
  if (origin === undefined) {
    const site = request.headers['sec-fetch-site']
    return site !== undefined && site !== 'same-origin' && site !== 'none'
  }
  if (origin === publicUrl) return false
  if (publicUrl !== null || !URL.canParse(origin)) return true
  return new URL(origin).host !== request.host
}
