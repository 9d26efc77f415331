// npm run bench: see bench/main.ts.
import { load } from './bundle.mjs'

await load(new URL('./bench/main.ts', import.meta.url))
