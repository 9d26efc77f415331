import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

const zip = promisify(gzip)
const brotli = promisify(brotliCompress)
const COMPRESSED = /\.(?:html|js|css|json|svg|txt|webmanifest)$/

/** What the page says about itself where a link to it is shown, and how it is answered. */
export interface Preview {
  readonly tags: string
  /** 404 = what the address names is not there; the page itself tells more. */
  readonly status: 200 | 404
}

export interface PageAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | string
}

const say = (status: number, text: string, headers: Record<string, string> = {}): PageAnswer => ({
  status,
  headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers },
  body: `${text}\n`,
})

/** A file of the folder, or null; never one outside of it. */
const find = async (folder: string, path: string): Promise<string | null> => {
  const file = join(folder, normalize(`/${path}`))
  const found = await stat(file).catch(() => null)
  return found?.isFile() ? file : null
}

/** The files of the built page. */
export class Page {
  readonly #folder: string
  /** Compressed once, kept as long as the server runs. */
  readonly #kept = new Map<string, Promise<Buffer>>()

  constructor(folder: string) {
    this.#folder = folder
  }

  async answer(method: string, address: string, accepts: string, preview: Preview | null = null): Promise<PageAnswer> {
    if (method !== 'GET' && method !== 'HEAD') return say(405, 'Only GET and HEAD.', { Allow: 'GET, HEAD' })
    try {
      const path = decodeURIComponent(new URL(address, 'http://localhost').pathname)
      // A place inside the page has no extension: the page itself finds out what it is.
      const isPlace = path === '/' || extname(path) === ''
      const file = path.includes('\0') ? null : await find(this.#folder, isPlace ? 'index.html' : path)
      if (!file) return say(404, 'There is nothing here.')
      if (preview && isPlace) return await this.#withPreview(file, preview)
      const { how, body } = await this.#bodyOf(file, accepts)
      const headers = {
        'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
        'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        Vary: 'Accept-Encoding',
        ...(how && { 'Content-Encoding': how }),
      }
      return { status: 200, headers, body }
    } catch (error) {
      return error instanceof URIError || error instanceof TypeError
        ? say(400, 'This address cannot be read.')
        : say(500, 'The file could not be read.')
    }
  }

  async #withPreview(file: string, { tags, status }: Preview): Promise<PageAnswer> {
    const page = await readFile(file, 'utf8')
    const headers = {
      'Content-Type': TYPES['.html'] as string,
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Encoding, Accept-Language',
    }
    return { status, headers, body: page.replace('</head>', () => `${tags}\n</head>`) }
  }

  async #bodyOf(file: string, accepts: string): Promise<{ readonly how: string; readonly body: Buffer }> {
    const how = !COMPRESSED.test(file) ? '' : /\bbr\b/.test(accepts) ? 'br' : /\bgzip\b/.test(accepts) ? 'gzip' : ''
    if (how === '') return { how, body: await readFile(file) }
    const { mtimeMs } = await stat(file)
    const key = `${how}:${mtimeMs}:${file}`
    const made =
      this.#kept.get(key) ??
      readFile(file).then((raw) =>
        how === 'br' ? brotli(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }) : zip(raw),
      )
    this.#kept.set(key, made)
    return { how, body: await made }
  }
}
