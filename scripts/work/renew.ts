// node scripts/run-ts.mjs scripts/work/renew.ts: the budgets of work as it is today, after a change that was meant.
import { titles } from '@roundhouse/engine'
import { readBudgets, workOf, writeBudgets } from './count.js'

const before = readBudgets()
const now = Object.fromEntries(Object.values(titles).map((title) => [title.id, workOf(title)]))
writeBudgets(now)
for (const [id, counts] of Object.entries(now)) console.log(id, JSON.stringify(before[id]), '→', JSON.stringify(counts))
