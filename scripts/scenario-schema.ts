// Writes docs/scenario.schema.json from the format the engine reads: node scripts/run-ts.mjs scripts/scenario-schema.ts
import { writeFileSync } from 'node:fs'
import { scenarioSchema } from '@roundhouse/engine'

writeFileSync('docs/scenario.schema.json', `${JSON.stringify(scenarioSchema(), null, 2)}\n`)
