// Installs, builds the page and serves it with everything else.
import { npm, setUp } from './setup.mjs'

setUp()
const built = npm(['run', 'build', '-w', '@roundhouse/web'])
if (built !== 0) process.exit(built)
await import('../packages/server/bin/serve.mjs')
