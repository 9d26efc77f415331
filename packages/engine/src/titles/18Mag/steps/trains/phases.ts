import type { Draft } from '../../../../core/draft.js'
import { type FactData, gameFact, roundFact } from '../../../../core/facts.js'
import { currentPhase } from '../../../../core/phase.js'
import type { Position } from '../../../../core/position.js'
import { replaceable } from '../../../../core/replaceable.js'
import type { Text } from '../../../../core/rules.js'
import { amount, flag, id, listOf } from '../../../../core/shape.js'
import type { DepotRules } from '../../../../core/title.js'
import { isSmall, NOT_SOLD_MARKERS } from '../../data/tables.js'
import { ROUND_TILES, SMALL_ROUND_TILES } from '../../data/trains.js'
import { notSoldMarkers, ROUND_TILE } from '../../texts/stacks.js'
import { isStretched } from '../companies/supporters.js'

export const opened = gameFact('opened', listOf(id), [], 'Stacks of trains whose round tile has left them.')
const trainSold = roundFact('trainSold', flag, false, 'A major has sold a train in this operating round.')
export const phaseChanged = roundFact(
  'phaseChanged',
  flag,
  false,
  'A phase has begun in this operating round: its set ends.',
)
export const notSold = gameFact('notSold', amount, 0, 'Markers for operating rounds in which the majors sold no train.')

export const PHASE_FACTS: readonly FactData[] = [opened, trainSold, phaseChanged, notSold]

/** Stacks that carry a round tile at the start, the lowest first. */
export const tiledStacks = ({ setup }: Pick<Position, 'setup'>): readonly string[] =>
  isSmall(setup) ? SMALL_ROUND_TILES : ROUND_TILES

/** Stacks that still carry a round tile, the lowest first. */
const roundTiles = (p: Position): readonly string[] => tiledStacks(p).filter((card) => !opened.of(p).includes(card))

export const isLastPhase = (p: Position): boolean => p.state.phase === p.rules.phases.length - 1

/** Which round tiles have gone, where only the phase is known: of trains that are out, then the lowest. */
export const openByPhase = (d: Draft): void => {
  if (opened.of(d).length > 0) return
  const isOut = (card: string): boolean =>
    Object.values(d.state.operators).some(({ trains }) => trains.some(({ name }) => name === card))
  const left = roundTiles(d)
  const first = [...left.filter(isOut), ...left.filter((card) => !isOut(card))]
  opened.set(d, first.slice(0, d.state.phase))
}

/** All stacks are on sale; whichever loses its round tile brings the next phase (MAG-TRN-1, MAG-PHS-1). */
export const depot18Mag: DepotRules = {
  onSale: (p) => p.rules.trains.map(({ card }) => card),
  phaseBegunBy: (p, card) => (roundTiles(p).includes(card) && !isLastPhase(p) ? p.state.phase + 1 : null),
  // A train that a supporter has stretched and that was given back is no card of its stack any more.
  isAstray: isStretched,
}

const begin = (d: Draft, phase: number, rule: string): void => {
  d.set({ phase })
  phaseChanged.set(d, true)
  notSold.set(d, 0)
  d.emit({ type: 'phase', phase: currentPhase(d).name, rule })
}

const openStack = (d: Draft, card: string): void => {
  if (roundTiles(d).includes(card)) opened.set(d, [...opened.of(d), card])
}

/** The round tile of the stack goes to the map (MAG-PHS-1). */
export const enterPhase = (d: Draft, phase: number, card: string): void => {
  openStack(d, card)
  begin(d, phase, 'MAG-PHS-1')
}

/** A train of the majors: without a round tile it only saves the round from a marker (MAG-NTS-3). */
export const recordTrainSold = replaceable((d: Draft): void => trainSold.set(d, true))

/** The stack that markers lie on, and whose round tile the third one moves: the lowest that has one (MAG-NTS-2, -5). */
export const markedStack = replaceable((p: Position): string | null => roundTiles(p)[0] ?? null)

/** The fewest round tiles that can have left their stacks by now: every phase has taken one (MAG-PHS-1, MAG-NTS-5). */
export const fewestOpened = replaceable((p: Position): number => p.state.phase)

/** No train in this round: a marker, and the third one begins the next phase (MAG-NTS-1 … -6). */
export const markUnsold = replaceable((d: Draft): void => {
  if (trainSold.of(d) || isLastPhase(d)) return
  const stack = markedStack(d)
  const count = notSold.of(d) + 1
  notSold.set(d, count)
  const last = count >= NOT_SOLD_MARKERS
  const rule = last ? 'MAG-NTS-5' : 'MAG-NTS-1'
  d.emit({ type: 'trainNotSold', stack, count, of: NOT_SOLD_MARKERS, last, rule })
  if (!last) return
  if (stack !== null) openStack(d, stack)
  begin(d, d.state.phase + 1, rule)
})

/** Round tile and markers on a stack (MAG-SET-5, MAG-NTS-2). */
export const onStack = (p: Position, card: string): readonly Text[] => {
  const [marked] = roundTiles(p)
  if (!roundTiles(p).includes(card) || isLastPhase(p)) return []
  return [ROUND_TILE, ...(card === marked && notSold.of(p) > 0 ? [notSoldMarkers(notSold.of(p))] : [])]
}
