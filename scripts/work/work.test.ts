import { titles } from '@roundhouse/engine'
import { describe, expect, it } from 'vitest'
import { readBudgets, workOf } from './count.js'

/** So much more may be done before it is called a loss. */
const GROWTH = 1.05

const RENEW = 'more work than kept; if this was meant: node scripts/run-ts.mjs scripts/work/renew.ts'

describe.each(Object.values(titles))('the work of replaying our own games of $id', (title) => {
  it('is no more than it was', { timeout: 120_000 }, () => {
    const kept = readBudgets()[title.id]
    const now = workOf(title)
    for (const kind of ['objections', 'track', 'records'] as const) {
      expect(now[kind], kind).toBeGreaterThan(0)
      expect(now[kind], `${kind}: ${RENEW}`).toBeLessThanOrEqual((kept?.[kind] ?? 0) * GROWTH)
    }
  })
})
