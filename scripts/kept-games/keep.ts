// node scripts/run-ts.mjs scripts/kept-games/keep.ts [TITLE] [--anew]: plays and keeps games of each title's present version,
// where there are none yet. --anew replaces them: only for a version that nobody can have stored a game of.
import { titles } from '@roundhouse/engine'
import { isKept, keep } from './games.js'

const asked = process.argv.slice(2)
const names = asked.filter((word) => word !== '--anew')

for (const title of Object.values(titles).filter(({ id }) => names.length === 0 || names.includes(id))) {
  if (isKept(title) && !asked.includes('--anew')) console.log(`${title.id} ${title.rulesVersion}: kept already`)
  else
    for (const { name, actions } of keep(title))
      console.log(`${title.id} ${title.rulesVersion} ${name}: ${actions.length} actions`)
}
