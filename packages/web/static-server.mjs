// Files of one folder over HTTP, with the headers the page needs to be safe.
import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TYPES = {
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

/** Nothing inline, nothing from elsewhere. Pictures may be made by the page itself. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const SAFETY = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
}

const zip = promisify(gzip)
const brotli = promisify(brotliCompress)
const COMPRESSED = /\.(?:html|js|css|json|svg|txt|webmanifest)$/

/**
 * A file of the folder, or null; never one outside of it.
 * @param {string} folder
 * @param {string} path
 */
const find = async (folder, path) => {
  const file = join(folder, normalize(`/${path}`))
  const found = await stat(file).catch(() => null)
  return found?.isFile() ? file : null
}

/**
 * @param {string} folder
 * @returns {import('node:http').Server}
 */
const staticServer = (folder) => {
  /** Compressed once, kept as long as the server runs. @type {Map<string, Promise<Buffer>>} */
  const kept = new Map()

  /** @param {string} file @param {string} accepts */
  const bodyOf = async (file, accepts) => {
    const how = !COMPRESSED.test(file) ? '' : /\bbr\b/.test(accepts) ? 'br' : /\bgzip\b/.test(accepts) ? 'gzip' : ''
    if (how === '') return { how, body: await readFile(file) }
    const { mtimeMs } = await stat(file)
    const key = `${how}:${mtimeMs}:${file}`
    const made =
      kept.get(key) ??
      readFile(file).then((raw) =>
        how === 'br' ? brotli(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }) : zip(raw),
      )
    kept.set(key, made)
    return { how, body: await made }
  }

  return createServer(async (request, response) => {
    /** @param {number} status @param {string} text */
    const say = (status, text) => {
      response.writeHead(status, { ...SAFETY, 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`)
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      say(405, 'Only GET and HEAD.')
      return
    }
    try {
      const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
      // A place inside the page has no extension: the page itself finds out what it is.
      const page = path === '/' || extname(path) === ''
      const file = await find(folder, page ? 'index.html' : path)
      if (!file || path.includes('\0')) {
        say(404, 'There is nothing here.')
        return
      }
      const { how, body } = await bodyOf(file, String(request.headers['accept-encoding'] ?? ''))
      response.writeHead(200, {
        ...SAFETY,
        'Content-Type': TYPES[/** @type {keyof typeof TYPES} */ (extname(file))] ?? 'application/octet-stream',
        'Content-Length': body.length,
        'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        Vary: 'Accept-Encoding',
        ...(how && { 'Content-Encoding': how }),
      })
      response.end(request.method === 'HEAD' ? undefined : body)
    } catch (error) {
      if (error instanceof URIError) say(400, 'This address cannot be read.')
      else say(500, 'The file could not be read.')
    }
  })
}

/**
 * Listens on the port, or on the next free one.
 * @param {string} folder
 * @param {number} first
 * @param {string} host
 * @param {(taken: number, next: number) => void} onTaken
 * @returns {Promise<{ server: import('node:http').Server, port: number }>}
 */
export const listen = (folder, first, host, onTaken = () => {}) =>
  new Promise((resolve, reject) => {
    const server = staticServer(folder)
    let port = first
    server.on('error', (error) => {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EADDRINUSE' || port >= 65535) {
        reject(error)
        return
      }
      onTaken(port, port + 1)
      port += 1
      server.listen(port, host)
    })
    server.on('listening', () => {
      const address = server.address()
      resolve({ server, port: typeof address === 'object' && address ? address.port : port })
    })
    server.listen(port, host)
  })
