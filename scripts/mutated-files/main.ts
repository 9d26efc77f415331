// npm run fuzz:files: opens files that are wrong in some way, and tells of those that throw, take long, say nothing, or do
// not open up to what is wrong in them.
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GameFile } from '@roundhouse/engine'
import { argumentsOf } from '../arguments.js'
import { keptGames } from '../own-games/games.js'
import { recordedFolders, recordedGames } from '../recorded.js'
import { HUGE, hugeFiles, type Mutated, mutated } from './mutate.js'
import { isFollowed, opened } from './open.js'

const { values } = argumentsOf({
  usage: 'usage: npm run fuzz:files -- [--files N] [--from SEED] [--huge]',
  numbers: ['files', 'from'],
  options: {
    files: { type: 'string', default: '1000' },
    from: { type: 'string', default: '1' },
    huge: { type: 'boolean', default: false },
  },
})

const honestFiles = (): readonly GameFile[] => {
  const recorded = recordedFolders().flatMap((folder) => recordedGames(folder).slice(0, 3))
  return [...keptGames(), ...recorded.map((game) => game.read() as GameFile)].filter(isFollowed)
}

const files = honestFiles()
const LONGEST = 1000
const ends = new Map<string, number>()
let slowest = 0
let faults = 0

const note = (name: string, file: Mutated): void => {
  const { as, ms, fault } = opened(file)
  ends.set(as, (ends.get(as) ?? 0) + 1)
  slowest = Math.max(slowest, ms)
  const why = fault ?? (ms > LONGEST ? `it took ${Math.round(ms)} ms` : null)
  if (why === null) return
  faults++
  const kept = join(tmpdir(), `mutated-${name.replaceAll(' ', '-')}.json`)
  writeFileSync(kept, file.text)
  console.log(`FAULT ${name} (${file.kind}): ${why}\n  ${kept}`)
}

const progress = (done: number, total: number): void => {
  const all = [...ends].map(([as, count]) => `${as} ${count}`).join(', ')
  console.log(`${done}/${total} files, ${faults} faults, slowest ${Math.round(slowest)} ms; ${all}`)
}

if (values.huge)
  for (const make of hugeFiles(files[0] as GameFile, HUGE)) {
    const file = make()
    note(file.kind, file)
    progress(1, 1)
  }
const total = Number(values.files)
for (let n = 0; n < total; n++) {
  const seed = Number(values.from) + n
  note(String(seed), mutated(files, seed))
  if ((n + 1) % 250 === 0 || n + 1 === total) progress(n + 1, total)
}
process.exitCode = faults > 0 ? 1 : 0
