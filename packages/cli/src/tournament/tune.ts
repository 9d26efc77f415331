// node scripts/run-ts.mjs packages/cli/src/tournament/tune.ts TITLE FILE [ROUNDS]: moves the hard bot's weights by self-play, one
// after the other, and keeps in FILE what it has found. It may be stopped at any time and goes on from FILE.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { playWeighted, WEIGHT_NAMES, type Weights, weightsOfHard } from '@roundhouse/bots/tuning'
import { type Setup, seatsFor, titleOf } from '@roundhouse/engine'
import { FIRST_STEP, judged, type Trial, type Tuning, tried } from './tuning.js'

const [title = '', file, rounds = '1000000'] = process.argv.slice(2)
const known = titleOf(title)
if (!known || file === undefined) {
  console.error('usage: node scripts/run-ts.mjs packages/cli/src/tournament/tune.ts TITLE FILE [ROUNDS]')
  process.exit(2)
}

const begun: Tuning = { title, round: 0, step: FIRST_STEP, weights: weightsOfHard(), trials: [] }
let tuning: Tuning = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Tuning) : begun
const people = [1, 2, 3, 4].map((id) => ({ id, name: `Player ${id}` }))

/** What two of the new weights have more than two of the old, over both seatings. */
const difference = (fresh: Weights, old: Weights, seed: number): number => {
  const setup: Setup = { title, players: seatsFor(known, people), seed, options: [], ruleset: 'rulebook' }
  const [a = 0, b = 0, c = 0, d = 0] = playWeighted(setup, [fresh, old, fresh, old], seed)
  const [e = 0, f = 0, g = 0, h = 0] = playWeighted(setup, [old, fresh, old, fresh], seed)
  return (a - b + c - d + f - e + h - g) / 4
}

for (const last = tuning.round + Number(rounds); tuning.round < last; ) {
  const { name, weights } = tried(tuning, WEIGHT_NAMES)
  const differences: number[] = []
  let verdict: Trial['verdict'] = 'open'
  while (verdict === 'open') {
    differences.push(difference(weights, tuning.weights, tuning.round * 100 + differences.length + 1))
    verdict = judged(differences)
  }
  const mean = Math.round(differences.reduce((sum, each) => sum + each, 0) / differences.length)
  const trial: Trial = { name, value: weights[name], games: 2 * differences.length, mean, verdict }
  console.log(JSON.stringify(trial))
  tuning = {
    ...tuning,
    round: tuning.round + 1,
    weights: verdict === 'better' ? weights : tuning.weights,
    trials: [...tuning.trials, trial],
  }
  writeFileSync(file, `${JSON.stringify(tuning, null, 1)}\n`)
}
