// npm run peer: see peer/main.ts.
import { load } from './bundle.mjs'

await load(new URL('./peer/main.ts', import.meta.url))
