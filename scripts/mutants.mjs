// npm run mutants: see mutants/main.ts.
import { load } from './bundle.mjs'

await load(new URL('./mutants/main.ts', import.meta.url))
