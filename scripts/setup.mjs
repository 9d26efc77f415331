// Runs before anything is installed: Node's own modules only.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean }} Locked
 * @param {string} file
 * @returns {Record<string, Locked> | null}
 */
const lockedPackages = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return null
  }
}

/** Why the installed packages are not those of the lock file; null when they are. */
const staleness = () => {
  const wanted = lockedPackages(join(ROOT, 'package-lock.json'))
  const installed = lockedPackages(join(ROOT, 'node_modules/.package-lock.json'))
  if (!installed) return 'nothing is installed yet'
  for (const [path, { version, integrity, optional }] of Object.entries(wanted ?? {})) {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) continue
    const found = installed[path]
    // Optional ones are binaries for other machines.
    if (!found && optional) continue
    if (!existsSync(join(ROOT, path))) return `${path} is missing`
    if (!found || found.version !== version || found.integrity !== integrity) return `${path} is not as locked`
  }
  return null
}

const checkNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Roundhouse needs Node 20.19 or newer; this is ${process.version}.`)
  process.exit(1)
}

/**
 * Runs npm the way this process was started by it, or from the path.
 * @param {string[]} args
 */
export const npm = (args) => {
  const cli = process.env.npm_execpath
  const run = cli?.endsWith('.js') ? [process.execPath, cli] : ['npm']
  const [command = 'npm', ...first] = run
  const { status } = spawnSync(command, [...first, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: command === 'npm' && process.platform === 'win32',
  })
  return status ?? 1
}

/** Installs what the lock file names, unless it is there already. */
export const setUp = () => {
  checkNode()
  const reason = staleness()
  if (!reason) return
  console.log(`Installing packages: ${reason}.`)
  if (npm(['ci', '--include=dev', '--no-audit', '--no-fund']) === 0) return
  console.error('The packages could not be installed; see the lines above.')
  process.exit(1)
}
