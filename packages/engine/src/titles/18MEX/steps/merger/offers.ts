import type { Draft } from '../../../../core/draft.js'
import type { EntityId, OperatorId, PlayerId } from '../../../../core/ids.js'
import type { Position } from '../../../../core/position.js'
import { replaceable } from '../../../../core/replaceable.js'
import { clockwiseAfter, holders, president } from '../../../../core/shares.js'
import { MERGEABLE, MERGER_SHARE, NDM } from '../../data/companies.js'
import { merger, mergerChoice, mergerOffer } from './interrupts.js'
import { merge } from './merge.js'

const inGame = (p: Position, id: OperatorId): boolean => !p.state.operators[id]?.closed
const launched = (p: Position, id: OperatorId): boolean => p.state.operators[id]?.floated === true

/** Whoever leads NdM offers no major. */
export const ndmPresident = replaceable((p: Position): PlayerId | null => president(p, NDM))

/** Launched majors that whoever is asked may offer: those he is president of (MEX-5.3-2, -3). */
export const offersOf = replaceable((p: Position, by: EntityId): readonly OperatorId[] =>
  by === ndmPresident(p) ? [] : MERGEABLE.filter((id) => inGame(p, id) && launched(p, id) && president(p, id) === by),
)

/** Who is asked: clockwise from the buyer's president (MEX-5.3-2). */
export const askedForOffers = replaceable((p: Position, buyer: OperatorId): readonly EntityId[] => {
  const from = president(p, buyer)
  return (from === null ? p.state.seats : clockwiseAfter(p, from)).filter((by) => offersOf(p, by).length > 0)
})

/** Unlaunched majors NdM's president must choose from, those nobody has founded first (MEX-5.3-4). */
export const compulsory = (
  p: Position,
): { readonly all: readonly OperatorId[]; readonly allowed: readonly OperatorId[] } => {
  const all = MERGEABLE.filter((id) => inGame(p, id) && !launched(p, id) && president(p, id) !== president(p, NDM))
  const unfounded = all.filter((id) => holders(p, id)[0] === 'ipo')
  return { all, allowed: unfounded.length > 0 ? unfounded : all }
}

/** With the first 5-train (MEX-5.3-1). */
export const beginMerger = (d: Draft, buyer: OperatorId): void => {
  if (!launched(d, NDM)) {
    noMerger(d)
    return
  }
  const queue = askedForOffers(d, buyer)
  const [first] = queue
  if (first === undefined) mergeByForce(d)
  else mergerOffer.raise(d, first, { queue })
}

/** Nobody offered a major: one that is not launched is merged, if there is any (MEX-5.3-4). */
export const mergeByForce = (d: Draft): void => {
  const { allowed } = compulsory(d)
  const [only, ...more] = allowed
  if (only === undefined) noMerger(d)
  else if (more.length === 0) merge(d, only)
  else mergerChoice.raise(d, president(d, NDM) ?? NDM, {})
}

/** The share may be bought, everybody may hold one certificate more (MEX-5.3-14). */
const noMerger = (d: Draft): void => {
  merger.set(d, 'none')
  d.share(MERGER_SHARE.corporation, MERGER_SHARE.index, 'ipo')
  d.emit({ type: 'certLimit', limit: d.rules.certLimit(d), rule: 'MEX-5.3-14' })
}
