import type { Skill } from './thinking.js'

/** All that habits and forecast can do, without a look ahead. */
const KNOWING: Skill = {
  tiles: 10,
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
  fleet: 9,
  care: 'none',
  sells: true,
  issues: true,
  services: true,
  pars: 1,
  foresight: true,
  doubts: false,
  error: 0.02,
}

/** Knows the game, looks ahead. */
export const HARD: Skill = {
  ...KNOWING,
  doubts: true,
  look: { width: 5, rounds: 1, effort: 900, samples: 1, margin: 250 },
}

/** Sound habits and a forecast, no look ahead; keeps some money in hand for bad times and never sells without need. */
export const NORMAL: Skill = {
  ...KNOWING,
  tiles: 6,
  error: 0.1,
  sells: false,
  issues: false,
  services: false,
  care: 'some',
}

/**
 * A careful beginner: takes it that things go on as they are, has much money in hand, few trains, track for today's runs,
 * and is often wrong about a share.
 */
export const EASY: Skill = {
  ...NORMAL,
  foresight: false,
  tiles: 3,
  error: 0.3,
  growth: 0.1,
  fleet: 3,
  care: 'much',
  track: { now: 1, next: 0.2, last: 0, around: 0.1 },
}

/** For playing forward in thought. */
export const QUICK: Skill = { ...KNOWING, tiles: 1, error: 0 }
