// A PostgreSQL to test with: the one that is there, or Debian's, installed when it is missing. It runs on a port of
// loopback in a folder of its own, as a user without rights, and is gone with the process that started it.
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const DEBIAN = '/usr/lib/postgresql'

/** The folder of the newest programs there are. */
const binaries = () => {
  const named = process.env.POSTGRES_BIN
  if (named) return existsSync(join(named, 'initdb')) ? named : null
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [...versions.map((version) => join(DEBIAN, version, 'bin')), '/usr/local/pgsql/bin', '/usr/local/bin']
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null
}

/** @param {string[]} command */
const install = (command) => {
  const [file = '', ...args] = process.getuid?.() === 0 ? command : ['sudo', '-n', ...command]
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(file, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
}

const programs = () => {
  const there = binaries()
  if (there) return there
  console.log('Installing PostgreSQL to test with.')
  const isInstalled =
    install(['apt-get', 'update', '-qq']) &&
    install(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'postgresql'])
  const found = isInstalled ? binaries() : null
  if (found) return found
  throw new Error(
    'There is no PostgreSQL and it could not be installed: the tests of the server need one. ' +
      'Install it, name the folder of its programs in POSTGRES_BIN, or a server to test on in TEST_DATABASE_URL.',
  )
}

/** PostgreSQL does not run as root. @returns {{ uid: number, gid: number } | undefined} */
const plainUser = () => {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const ids = ['-u', '-g'].map((flag) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout))
    const [uid, gid] = ids
    if (uid !== undefined && gid !== undefined && uid > 0) return { uid, gid }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody.')
}

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** For data that may be lost with the machine: a killed client or server process still loses nothing. */
export const FORGETFUL = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
}

/**
 * @typedef {{ url: string, port: number, folder: string, stop: () => Promise<void>, kill: () => void }} Postgres
 * @param {Readonly<Record<string, string>>} [more] settings of PostgreSQL
 * @returns {Promise<Postgres>}
 */
export const startPostgres = async (more = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-postgres-'))
  const bin = programs()
  const user = plainUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'roundhouse', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...user, encoding: 'utf8', cwd: folder },
  )
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr || made.error}`)
  const port = await freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    logging_collector: 'off',
    ...more,
  }
  const child = spawn(
    join(bin, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...user, stdio: ['ignore', 'ignore', 'pipe'], cwd: folder },
  )
  let said = ''
  await new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`PostgreSQL does not start: ${said}`)), 60_000)
    child.stderr.on('data', (chunk) => {
      said = (said + chunk).slice(-4000)
      if (!said.includes('ready to accept connections')) return
      clearTimeout(timer)
      resolve(undefined)
    })
    child.on('exit', () => reject(new Error(`PostgreSQL does not start: ${said}`)))
  })
  if ('unref' in child.stderr && typeof child.stderr.unref === 'function') child.stderr.unref()
  child.unref()
  const kill = () => {
    child.kill('SIGQUIT')
  }
  process.once('exit', kill)
  return {
    url: `postgres://roundhouse@127.0.0.1:${port}/postgres`,
    port,
    folder,
    kill,
    async stop() {
      process.off('exit', kill)
      if (child.exitCode === null) {
        child.ref()
        const over = new Promise((resolve) => child.once('exit', resolve))
        child.kill('SIGINT')
        await over
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
