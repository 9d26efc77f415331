import type { Draft } from '../../../../core/draft.js'
import { type FactData, roundFact } from '../../../../core/facts.js'
import type { EntityId, OperatorId, PlayerId } from '../../../../core/ids.js'
import { never } from '../../../../core/kinds.js'
import { isCorporation, isMinor } from '../../../../core/operators.js'
import type { Position } from '../../../../core/position.js'
import type { OpenDraft } from '../../../../core/reading.js'
import { type Objection, objection } from '../../../../core/refusals.js'
import { id, listOf, mapOf } from '../../../../core/shape.js'
import { moveCertificates, ordinary, percentOf } from '../../../../core/shares.js'
import type { ActionKind } from '../../../../core/step.js'
import { CHALLENGE_MINORS, draftTable, SUPPORTERS_EACH } from '../../data/tables.js'
import { GROUP_NAMES, noteOn } from '../../texts/kit.js'
import { becomeDirector } from '../shares/director.js'
import { takeMinor } from './minors.js'

const picks = roundFact('picks', mapOf(listOf(id), 'player'), {}, 'What each player has taken in the draft, in order.')

export const DRAFT_FACTS: readonly FactData[] = [picks]

type Group = 'minors' | 'shares' | 'supporters'

const groupOf = (p: Position, item: EntityId): Group | null =>
  isMinor(p, item) ? 'minors' : isCorporation(p, item) ? 'shares' : p.rules.privates[item] ? 'supporters' : null

/** What a player takes of each group (MAG-DRF-3). */
const capOf = ({ setup }: Pick<Position, 'setup'>, group: Group): number => {
  const count = setup.players.length
  const { minors, shares } = draftTable(setup)
  if (group === 'shares') return shares
  if (group === 'supporters') return setup.options.includes('supporters') ? (SUPPORTERS_EACH[count] ?? 0) : 0
  return setup.options.includes('new_minors_challenge') ? (CHALLENGE_MINORS[count] ?? minors) : minors
}

const GROUPS: readonly Group[] = ['minors', 'shares', 'supporters']

/** Picks of each player. */
export const picksEach = (p: Pick<Position, 'setup'>): number => GROUPS.reduce((sum, group) => sum + capOf(p, group), 0)

const takenBy = (p: Position, player: PlayerId): readonly EntityId[] => picks.of(p)[player] ?? []

export const picksMade = (p: Position): number => Object.values(picks.of(p)).reduce((sum, list) => sum + list.length, 0)

/** In a described draft: what everybody has is what they took. */
export const countHoldings = (d: Draft): void => {
  const held: [PlayerId, readonly EntityId[]][] = d.state.seats.map((player) => [
    player,
    Object.values(d.rules.operators).flatMap(({ id: item, shares }) => {
      if (isMinor(d, item)) return d.state.operators[item]?.owner === player ? [item] : []
      const units = percentOf(d, item, player) / (shares[1] ?? 10)
      return Array.from({ length: units }, () => item)
    }),
  ])
  picks.set(d, Object.fromEntries(held.filter(([, items]) => items.length > 0)))
}

/** Copies still in the kit; those given for a director's certificate do not come back to it (MAG-DRF-6). */
const leftInKit = (p: Position, item: EntityId): number => {
  const taken = Object.values(picks.of(p))
    .flat()
    .filter((each) => each === item).length
  if (p.state.operators[item]?.closed) return 0
  return (isCorporation(p, item) ? draftTable(p.setup).copies : 1) - taken
}

const itemsOf = (p: Position): readonly EntityId[] => [
  ...Object.keys(p.rules.operators),
  ...Object.keys(p.state.privates),
]

const CAP_CODES = {
  minors: 'draft.take.MINORS_CAP',
  shares: 'draft.take.SHARES_CAP',
  supporters: 'draft.take.SUPPORTERS_CAP',
} as const

const capReached = (p: Position, player: PlayerId, group: Group): Objection | undefined => {
  const limit = capOf(p, group)
  if (takenBy(p, player).filter((item) => groupOf(p, item) === group).length < limit) return undefined
  return objection(CAP_CODES[group], { limit })
}

/** What lies in the kit, group by group, and what everybody has. */
export const kitOf = (p: Position, order: readonly PlayerId[]): OpenDraft => ({
  groups: GROUPS.map((group) => ({
    name: GROUP_NAMES[group],
    each: capOf(p, group),
    items: itemsOf(p).flatMap((item) =>
      groupOf(p, item) === group && leftInKit(p, item) > 0
        ? [{ id: item, left: leftInKit(p, item), ...noteOn(item) }]
        : [],
    ),
    taken: Object.fromEntries(
      p.state.seats.map((player) => [player, takenBy(p, player).filter((item) => groupOf(p, item) === group)]),
    ),
  })).filter(({ each }) => each > 0),
  order,
})

/** One item, free of charge (MAG-DRF-2). */
export const takeItem: ActionKind<'bid'> = {
  type: 'bid',
  *candidates(p, by) {
    for (const company of itemsOf(p))
      if (leftInKit(p, company) > 0) yield { action: { type: 'bid', by, company, price: 0 } }
  },
  object(p, { by, company, price }) {
    const group = groupOf(p, company)
    if (group === null) return objection('any.UNKNOWN_ENTITY', { id: company })
    if (price !== 0) return objection('any.BAD_SHAPE', { type: 'bid', field: 'price' })
    if (leftInKit(p, company) <= 0) return objection('draft.take.GONE', { item: company })
    return capReached(p, by, group)
  },
  apply: (d, { by, company }) => take(d, by, company),
}

export const take = (d: Draft, player: PlayerId, item: EntityId): void => {
  picks.set(d, { ...picks.of(d), [player]: [...takenBy(d, player), item] })
  d.emit({ type: 'bid', player, company: item, price: 0 })
  const group = groupOf(d, item)
  if (group === 'minors') takeMinor(d, item, player)
  else if (group === 'supporters') d.private(item, { owner: player })
  else takeShare(d, item, player)
}

const takeShare = (d: Draft, corporation: OperatorId, player: PlayerId): void => {
  moveCertificates(d, corporation, ordinary(d, corporation, 'treasury').slice(0, 1), player)
  becomeDirector(d, corporation, player)
}

/** Everybody takes something on each turn of the draft. */
export const noPass = never('pass', () => objection('draft.take.MUST_TAKE', {}))
