// A browser to test in: the one that is there, or Debian's, installed when it is missing.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** @param {string[]} command */
const run = (command) => {
  const [file = '', ...args] = process.getuid?.() === 0 ? command : ['sudo', '-n', ...command]
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(file, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
}

/**
 * The path of a Chromium. CHROMIUM names another one.
 * @returns {string}
 */
export const chromium = () => {
  const named = process.env.CHROMIUM
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM names ${named}, which is not there.`)
  }
  const there = () => PLACES.find((path) => existsSync(path))
  const found = there()
  if (found) return found
  console.log('Installing Chromium to test in.')
  const installed =
    run(['apt-get', 'update', '-qq']) && run(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'])
  const path = there()
  if (installed && path) return path
  throw new Error('There is no Chromium and it could not be installed. Install one, or name it in CHROMIUM.')
}

/** No sandbox: tests often run as root in a container. No errands of the browser's own. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--no-first-run',
]
