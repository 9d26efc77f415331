// npm run fuzz: random games, see fuzz.ts. npm run fuzz -- api: requests made from the server's description of itself.
// npm run fuzz -- crash: servers that are killed under load.
import { spawnSync } from 'node:child_process'
import { load } from './bundle.mjs'

const newSeed = () => String(Date.now() % 1_000_000)

/**
 * @param {string} path
 * @param {Record<string, string>} variables
 */
const runTests = (path, variables) => {
  console.log(variables)
  const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'server', `packages/server/src/${path}`], {
    stdio: 'inherit',
    env: { ...process.env, ...variables },
  })
  process.exit(status ?? 1)
}

const [what, count, seed = newSeed()] = process.argv.slice(2)
if (what === 'api') runTests('fuzz.test.ts', { FUZZ_REQUESTS: count ?? '20000', FUZZ_SEED: seed })
if (what === 'crash') runTests('crash.test.ts', { CRASH_KILLS: count ?? '50', CRASH_SEED: seed })
await load(new URL('./fuzz.ts', import.meta.url))
