// Installs, builds and serves the table.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm, ROOT, setUp } from './setup.mjs'

const WEB = '@roundhouse/web'

setUp()
const { scripts = {} } = JSON.parse(readFileSync(join(ROOT, 'packages/web/package.json'), 'utf8'))
for (const script of ['build', 'serve']) {
  if (!(script in scripts)) {
    console.error(`${WEB} has no ${script} script yet.`)
    process.exit(1)
  }
  const code = npm(['run', script, '-w', WEB])
  if (code !== 0) process.exit(code)
}
