/** The one cookie there is. */
const COOKIE = 'roundhouse'

export const tokenInCookie = (header: string | undefined): string | undefined => {
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === COOKIE) return part.slice(at + 1).trim()
  }
  return undefined
}

const HALF_A_YEAR = 180 * 24 * 60 * 60

/** Kept from scripts and from requests of other sites; over https, from everything else too. */
export const cookieFor = (token: string | null, isSecure: boolean): string =>
  [
    `${COOKIE}=${token ?? ''}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Strict',
    `Max-Age=${token === null ? 0 : HALF_A_YEAR}`,
    ...(isSecure ? ['Secure'] : []),
  ].join('; ')
