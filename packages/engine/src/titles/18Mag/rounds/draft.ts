import type { Draft } from '../../../core/draft.js'
import { beginRound } from '../../../core/flow.js'
import type { PlayerId } from '../../../core/ids.js'
import { isMinor } from '../../../core/operators.js'
import type { Position } from '../../../core/position.js'
import type { OpenDraft } from '../../../core/reading.js'
import { replaceable } from '../../../core/replaceable.js'
import type { RoundFlow, Step } from '../../../core/step.js'
import { isSmall, isSolo, SMALL_DRAFT_ORDER } from '../data/tables.js'
import { kitOf, noPass, picksEach, picksMade, takeItem } from '../steps/companies/draft.js'
import { leaveGame } from '../steps/companies/minors.js'
import { personIn } from '../steps/istvan/cards.js'
import { cardsMissing, cardsStep, drawCards, layCardTrack } from '../steps/istvan/setup.js'
import { beginOperatingRounds } from './operating.js'

/** Clockwise from the Priority Deal, which goes on by one seat after each round of picks (MAG-DRF-2). */
const pickerAt = (p: Position, pick: number): PlayerId => {
  const { seats } = p.state
  if (isSolo(p.setup)) return personIn(p)
  if (isSmall(p.setup)) return SMALL_DRAFT_ORDER[pick] as PlayerId
  return seats[(Math.floor(pick / seats.length) + pick) % seats.length] as PlayerId
}

const total = (p: Position): number => picksEach(p) * p.state.seats.length

const isOver = (p: Position): boolean => picksMade(p) >= total(p)

const draftStep: Step = {
  id: 'pick',
  kinds: [takeItem, noPass],
  actor: (p) => (isOver(p) || picksMade(p) !== pickNow(p) ? null : p.state.round.current),
}

/** The number of the pick that the current player was asked for. */
const pickNow = (p: Position): number => p.state.round.step

const ask = (d: Draft, pick: number): void => {
  d.round({ current: pickerAt(d, pick), step: pick })
  const round = Math.floor(pick / d.state.seats.length)
  if (!isSmall(d.setup)) d.set({ priority: d.state.seats[round % d.state.seats.length] as PlayerId })
}

/** Minors nobody took are out of the game (MAG-DRF-8); shares lie on their stacks already (MAG-DRF-9). */
export const endDraft = replaceable((d: Draft): void => {
  for (const [id, { owner, closed }] of Object.entries(d.state.operators))
    if (isMinor(d, id) && owner === undefined && closed === undefined) leaveGame(d, id)
  layCardTrack(d)
  d.emit({ type: 'priority', player: d.state.priority })
  beginOperatingRounds(d)
})

/** The kit, and who picks from here to the end. */
export const openDraft = (p: Position): OpenDraft | null => {
  if (p.state.round.kind !== 'draft') return null
  const made = picksMade(p)
  return kitOf(
    p,
    Array.from({ length: total(p) - made }, (_, i) => pickerAt(p, made + i)),
  )
}

export const draft: RoundFlow = {
  step: (p) => (cardsMissing(p) ? cardsStep : draftStep),
  turns: { player: [draftStep] },
  advance: (d) => (isOver(d) ? endDraft(d) : ask(d, picksMade(d))),
}

export const beginDraft = (d: Draft): void => {
  beginRound(d, { kind: 'draft', num: 1, of: 1 })
  drawCards(d)
  ask(d, picksMade(d))
}
