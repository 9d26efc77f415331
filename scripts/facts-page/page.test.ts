import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { titles } from '@roundhouse/engine'
import { describe, expect, it } from 'vitest'
import { factsPage, typeText } from './page.js'

const root = join(import.meta.dirname, '../..')

describe('docs/facts.md', () => {
  // If not: node scripts/run-ts.mjs scripts/facts-page/write.ts
  it('is up to date', () => {
    expect(readFileSync(join(root, 'docs/facts.md'), 'utf8')).toBe(factsPage(Object.values(titles)))
  })

  it.each<[string, Parameters<typeof typeText>[0]]>([
    ['number', { type: 'integer', minimum: 0 }],
    ['list of text', { type: 'array', items: { type: 'string' } }],
    ['{ …: yes or no }', { type: 'object', additionalProperties: { type: 'boolean' } }],
    ['"to" or "hex"', { enum: ['to', 'hex'] }],
    ['number or null', { anyOf: [{ type: 'integer' }, { type: 'null' }] }],
    ['–', { type: 'object', properties: {}, additionalProperties: false }],
    [
      '{ a: text, b?: number }',
      { type: 'object', properties: { a: { type: 'string' }, b: { type: 'integer' } }, required: ['a'] },
    ],
  ])('says %s', (text, schema) => expect(typeText(schema)).toBe(text))
})
