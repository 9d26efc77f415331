// Writes docs/facts.md from what is declared: node scripts/run-ts.mjs scripts/facts-page/write.ts
import { writeFileSync } from 'node:fs'
import { titles } from '@roundhouse/engine'
import { factsPage } from './page.js'

writeFileSync('docs/facts.md', factsPage(Object.values(titles)))
