// Runs a TypeScript file: node scripts/run-ts.mjs FILE [ARGS]. The file sees its own ARGS in process.argv.slice(2).
import { load } from './bundle.mjs'

const [file] = process.argv.splice(2, 1)
if (file === undefined) {
  console.error('usage: node scripts/run-ts.mjs FILE [ARGS]')
  process.exit(2)
}
await load(file)
