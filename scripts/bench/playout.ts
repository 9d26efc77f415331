import type { Action, Candidate, Game, Setup } from '@roundhouse/engine'
import * as engine from '@roundhouse/engine'

/** Numbers that look random, the same for every revision that is measured. */
const numbers = (seed: number): (() => number) => {
  let x = seed
  return () => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0
    return x / 2 ** 32
  }
}

/** Revisions before `legal` offer what may be done by `choices` alone. */
const offersOf = (p: Game): readonly Candidate[] =>
  'legal' in engine
    ? [...engine.legal(p)]
    : (engine as { choices(p: Game): { offers: readonly Candidate[] } }).choices(p).offers

const SOON = 4
/** More actions than any game has. */
const ENDLESS = 20_000

/** A price near the lowest. */
const valued = ({ action, range }: Candidate, next: () => number): Action => {
  if (!range) return action
  const steps = Math.min(SOON, Math.floor((range.max - range.min) / range.step))
  return { ...action, [range.field]: range.min + range.step * Math.floor(next() * (steps + 1)) } as Action
}

/** A game played to its end by dice that takes every legal action as likely as another. */
export const playout = (setup: Setup, seed: number): number => {
  const next = numbers(seed)
  const begun = engine.newGame(setup)
  if (!begun.ok) throw new Error(`no game of ${setup.title}`)
  let position = begun.game
  for (let moves = 0; moves < ENDLESS; moves++) {
    if (position.state.ended) return moves
    const offers = offersOf(position)
    // The end of the game by agreement is left out: it is no end.
    const open = offers.filter(({ action }) => action.type !== 'endGame')
    const from = open.length > 0 ? open : offers
    const candidate = from[Math.floor(next() * from.length)] as Candidate
    const tried = engine.step(position, valued(candidate, next))
    // A price that was turned down before is not asked for again: the lowest is always open.
    const stepped = tried.ok ? tried : engine.step(position, candidate.action)
    if (!stepped.ok) throw new Error(`${setup.title} ${seed}: ${JSON.stringify(stepped.refusal)}`)
    position = { ...position, ...stepped.position }
  }
  return ENDLESS
}
