// A browser to test in: the one that is there, or Debian's, installed when it is missing. The headless shell is Chromium
// without a window's own parts: a page costs half of what it costs in the whole browser.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const SHELL = '/usr/bin/chromium-headless-shell'
const WHOLE = [
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
 * The first of these that is there, installed if none is.
 * @param {readonly string[]} places
 * @param {readonly string[]} packages older Debians have no shell
 * @returns {string}
 */
const found = (places, packages) => {
  const named = process.env.CHROMIUM
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM names ${named}, which is not there.`)
  }
  const there = () => places.find((path) => existsSync(path))
  const known = there()
  if (known) return known
  console.log(`Installing ${packages[0]} to test in.`)
  const install = ['apt-get', 'install', '-y', '-qq', '--no-install-recommends']
  const isInstalled = run(['apt-get', 'update', '-qq']) && packages.some((name) => run([...install, name]))
  const path = there()
  if (isInstalled && path) return path
  throw new Error('There is no Chromium and it could not be installed. Install one, or name it in CHROMIUM.')
}

/** The path of a Chromium, the quickest there is. CHROMIUM names another one. */
export const chromium = () => found([SHELL, ...WHOLE], ['chromium-headless-shell', 'chromium'])

/** The path of a whole Chromium: the shell shows no notices of a service worker. */
export const wholeChromium = () => found(WHOLE, ['chromium'])

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
