// Which tests name which rule: node scripts/run-ts.mjs scripts/rules-coverage/list.ts [TITLE]
import { titles } from '@roundhouse/engine'
import { listing } from './coverage.js'

const [id] = process.argv.slice(2)
const chosen = Object.values(titles).filter((title) => id === undefined || title.id === id)
if (chosen.length === 0) {
  console.error(`There is no title ${id}.`)
  process.exitCode = 1
}
for (const title of chosen) for (const line of listing(process.cwd(), title)) console.log(line)
