// npm run fuzz: random games, see fuzz.ts. npm run fuzz -- api: requests made from the server's description of itself.
import { spawnSync } from 'node:child_process'
import { load } from './bundle.mjs'

if (process.argv[2] === 'api') {
  const [requests = '20000', seed = String(Date.now() % 1_000_000)] = process.argv.slice(3)
  console.log(`${requests} requests, seed ${seed}`)
  const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'server', 'packages/server/src/fuzz.test.ts'], {
    stdio: 'inherit',
    env: { ...process.env, FUZZ_REQUESTS: requests, FUZZ_SEED: seed },
  })
  process.exit(status ?? 1)
}
await load(new URL('./fuzz.ts', import.meta.url))
