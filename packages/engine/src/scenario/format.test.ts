import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { scenarioSchema } from './format.js'

const file = join(import.meta.dirname, '../../../../docs/scenario.schema.json')

describe('docs/scenario.schema.json', () => {
  // After a change of the format: node scripts/run-ts.mjs scripts/scenario-schema.ts && npx biome format --write docs
  it('says what the reader checks', () => {
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(scenarioSchema())))
  })
})
