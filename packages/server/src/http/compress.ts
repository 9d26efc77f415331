import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const zip = promisify(gzip)

/** What is shorter is sent sooner as it is. */
const SHORTEST = 4096

/** The body as it is sent to a caller that takes gzip: a long history is a tenth of its length then. null = as it is. */
export const compressed = async (body: unknown, accepts: string): Promise<Buffer | null> =>
  typeof body === 'string' && body.length >= SHORTEST && /\bgzip\b/.test(accepts) ? zip(body, { level: 5 }) : null
