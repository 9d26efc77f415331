import type { Draft } from '../../../core/draft.js'
import { beginRound } from '../../../core/flow.js'
import type { OperatorId, PlayerId } from '../../../core/ids.js'
import { shuffle } from '../../../core/random.js'
import { replaceable } from '../../../core/replaceable.js'
import type { Setup } from '../../../core/setup.js'
import { openCompanies, seatPlayers } from '../../../steps/layOut.js'
import { CORPORATIONS, DELAYED, FEWER_CORPORATIONS } from '../data/tables.js'
import { foundingOrder } from '../steps/shares/foundingOrder.js'

/** Corporations in the game (1849-1.1-1). */
export const corporationsIn = ({ players, options }: Setup): number =>
  options.includes('fiveCorporations') ? FEWER_CORPORATIONS : (CORPORATIONS[players.length] ?? 0)

/** The order of founding with IFT in the fourth place; the corporations drawn after it move up. */
export const withIftFourth = replaceable((_d: Draft, order: readonly OperatorId[]): readonly OperatorId[] => {
  const { corporation, place } = DELAYED
  const others = order.filter((id) => id !== corporation)
  return [...others.slice(0, place - 1), corporation, ...others.slice(place - 1)]
})

/** For beginners IFT comes no earlier than fourth (1849-2.2-3). */
const delayed = (d: Draft, order: readonly OperatorId[]): readonly OperatorId[] => {
  const { corporation, place } = DELAYED
  const isEarly = order.indexOf(corporation) < place - 1
  return d.setup.options.includes('delayIft') && isEarly ? withIftFourth(d, order) : order
}

/** Players, money, charters with all certificates, trains (1849-2-1 … -3). */
const layTable = (d: Draft): void => {
  seatPlayers(d)
  openCompanies(d, { privates: Object.keys(d.rules.privates), shares: 'treasury', trains: {} })
}

/** A corporation that is out of the game from the start (1849-2.2-2). */
const takeOut = (d: Draft, corporation: OperatorId): void => {
  d.operator(corporation, { closed: 'setup', tokens: [] })
  d.set({ shares: { ...d.state.shares, [corporation]: (d.state.shares[corporation] ?? []).map(() => 'removed') } })
  d.emit({ type: 'removedInSetup', id: corporation })
}

/** The table of a described position: these corporations out, the others in the order of the data. */
export const layOut = (d: Draft, removed: readonly OperatorId[]): void => {
  layTable(d)
  for (const id of removed) takeOut(d, id)
  foundingOrder.set(
    d,
    Object.keys(d.rules.operators).filter((id) => !removed.includes(id)),
  )
}

/** Opens the initial stock round (1849-8-1). */
export const beginInitialRound = (d: Draft, first: PlayerId = d.state.priority): void => {
  beginRound(d, { kind: 'initial', num: 1, of: 1 })
  d.emit({ type: 'priority', player: d.state.priority })
  d.round({ current: first })
}

export const begin1849 = (d: Draft): void => {
  layTable(d)
  const drawn = delayed(d, shuffle(d, Object.keys(d.rules.operators)))
  const count = corporationsIn(d.setup)
  foundingOrder.set(d, drawn.slice(0, count))
  for (const id of drawn.slice(count)) takeOut(d, id)
  beginInitialRound(d)
}
