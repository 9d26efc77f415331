import type { Action, Candidate, FullPosition, Game, Setup } from '@roundhouse/engine'
import * as engine from '@roundhouse/engine'

/** Numbers that look random, the same for every revision that is measured. */
const numbers = (seed: number): (() => number) => {
  let x = seed
  return () => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0
    return x / 2 ** 32
  }
}

/** What an older revision may lack. */
const known: Partial<Pick<typeof engine, 'drawLegal' | 'legal' | 'stepOffered'>> = engine

const isNoEnd = ({ action }: Candidate): boolean => action.type !== 'endGame'

/**
 * One legal action, each as likely as another, in the quickest way a revision has. The end of the game by agreement is
 * left out: it is no end.
 */
const drawn = (p: Game, next: () => number): Candidate => {
  const { drawLegal } = known
  if (drawLegal) return (drawLegal(p, next, { without: ['endGame'] }) ?? drawLegal(p, next)) as Candidate
  const offers = known.legal ? [...known.legal(p)] : engine.choices(p).offers
  const open = offers.filter(isNoEnd)
  const from = open.length > 0 ? open : offers
  return from[Math.floor(next() * from.length)] as Candidate
}

/** Offered actions are carried out unread where a revision can do that. */
const carriedOut = (p: Game, action: Action): FullPosition => {
  if (known.stepOffered) return known.stepOffered(p, action)
  const stepped = engine.step(p, action)
  if (!stepped.ok) throw new Error(JSON.stringify(stepped.refusal))
  return stepped.position
}

const SOON = 4
/** More actions than any game has. */
const ENDLESS = 20_000

/** A price near the lowest. */
const valued = ({ action, range }: Candidate, next: () => number): Action => {
  if (!range) return action
  const steps = Math.min(SOON, Math.floor((range.max - range.min) / range.step))
  return { ...action, [range.field]: range.min + range.step * Math.floor(next() * (steps + 1)) } as Action
}

/** A price that was turned down before is not asked for again: the one offered is always open. */
const played = (p: Game, candidate: Candidate, next: () => number): FullPosition => {
  const action = valued(candidate, next)
  const tried = candidate.range ? engine.step(p, action) : null
  return tried?.ok ? tried.position : carriedOut(p, candidate.action)
}

/** A game played to its end by dice that takes every legal action as likely as another; how many it took. */
export const playout = (setup: Setup, seed: number): number => {
  const next = numbers(seed)
  const begun = engine.newGame(setup)
  if (!begun.ok) throw new Error(`no game of ${setup.title}`)
  let position = begun.game
  for (let moves = 0; moves < ENDLESS; moves++) {
    if (position.state.ended) return moves
    position = { ...position, ...played(position, drawn(position, next), next) }
  }
  return ENDLESS
}
