import type { Skill } from './thinking.js'

export const NORMAL: Skill = {
  tiles: 8,
  envy: 0.3,
  trust: 0.7,
  control: 1.1,
  otherwise: 1,
  founders: 1,
  treasury: 0.35,
  growth: 0.4,
  trackCost: 0.6,
  track: { now: 1, next: 0.5, last: 0.25, around: 0.2 },
  momentum: 1.3,
  builds: true,
  sells: true,
  pars: 1,
  foresight: true,
  error: 0.05,
}

export const EASY: Skill = { ...NORMAL, tiles: 4, foresight: false, error: 0.2 }

export const HARD: Skill = {
  ...NORMAL,
  tiles: 12,
  error: 0.02,
  look: { width: 3, rounds: 1, most: 120, samples: 1, margin: 0 },
}

/** For playing forward in thought. */
export const QUICK: Skill = { ...NORMAL, tiles: 1, error: 0 }
