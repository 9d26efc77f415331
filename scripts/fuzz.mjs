// npm run fuzz: see fuzz.ts.
import { load } from './bundle.mjs'

await load(new URL('./fuzz.ts', import.meta.url))
