import type { Draft } from '../../../../core/draft.js'
import { type FactData, gameFact, roundFact } from '../../../../core/facts.js'
import { currentPhase } from '../../../../core/phase.js'
import type { Position } from '../../../../core/position.js'
import type { Text } from '../../../../core/rules.js'
import { amount, flag, id, listOf } from '../../../../core/shape.js'
import type { DepotRules } from '../../../../core/title.js'
import { isSmall, NOT_SOLD_MARKERS } from '../../data/tables.js'
import { ROUND_TILES, SMALL_ROUND_TILES } from '../../data/trains.js'
import { switches18Mag } from '../../switches.js'
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
export const lateEnd = gameFact(
  'lateEnd',
  flag,
  false,
  'On 18xx.games: another set of rounds comes before the last one.',
)

export const PHASE_FACTS: readonly FactData[] = [opened, trainSold, phaseChanged, notSold, lateEnd]

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
  // One given back with the longer name that a supporter gave it is no card of its stack to 18xx.games.
  isAstray: isStretched,
}

const begin = (d: Draft, phase: number, rule: string): void => {
  d.set({ phase })
  phaseChanged.set(d, true)
  notSold.set(d, 0)
  d.emit({ type: 'phase', phase: currentPhase(d).name, rule })
}

const open = (d: Draft, card: string | undefined): void => {
  if (card !== undefined && roundTiles(d).includes(card)) opened.set(d, [...opened.of(d), card])
}

/** The round tile of the stack goes to the map (MAG-PHS-1). */
export const enterPhase = (d: Draft, phase: number, card: string): void => {
  open(d, card)
  begin(d, phase, 'MAG-PHS-1')
}

/** A train of the majors: without a round tile it only saves the round from a marker (MAG-NTS-3). */
export const noteTrainSold = (d: Draft): void => {
  trainSold.set(d, true)
  if (switches18Mag.noTrain.of(d)) notSold.set(d, 0)
}

/** No train in this round: a marker on the lowest stack with a round tile, the third moves the tile (MAG-NTS-1 … -6). */
export const markUnsold = (d: Draft): void => {
  const [stack] = roundTiles(d)
  if (trainSold.of(d) || isLastPhase(d) || stack === undefined) return
  const count = notSold.of(d) + 1
  notSold.set(d, count)
  const last = count >= NOT_SOLD_MARKERS
  const rule = last ? 'MAG-NTS-5' : 'MAG-NTS-1'
  const onStack = switches18Mag.noTrainStack.of(d) ? null : stack
  d.emit({ type: 'trainNotSold', stack: onStack, count, of: NOT_SOLD_MARKERS, last, rule })
  if (!last) return
  if (onStack !== null) open(d, stack)
  begin(d, d.state.phase + 1, rule)
  if (switches18Mag.lateFinalSet.of(d) && isLastPhase(d)) lateEnd.set(d, true)
}

/** Round tile and markers on a stack (MAG-SET-5, MAG-NTS-2). */
export const onStack = (p: Position, card: string): readonly Text[] => {
  const [marked] = roundTiles(p)
  if (!roundTiles(p).includes(card) || isLastPhase(p)) return []
  return [ROUND_TILE, ...(card === marked && notSold.of(p) > 0 ? [notSoldMarkers(notSold.of(p))] : [])]
}
