import type { Draft } from '../../../../core/draft.js'
import { type FactData, gameFact } from '../../../../core/facts.js'
import { type EntityId, type HexId, isPlayer, type OperatorId } from '../../../../core/ids.js'
import { interrupt } from '../../../../core/interrupts.js'
import { marketOrder, price, removeMarker } from '../../../../core/market.js'
import { cash, pay } from '../../../../core/money.js'
import type { Position } from '../../../../core/position.js'
import { hexId, id, listOf, operatorId, orNull, text } from '../../../../core/shape.js'
import { clockwiseAfter, holders, ordinary, president } from '../../../../core/shares.js'
import { discard } from '../../../../steps/discard.js'
import { cutTurn, operated } from '../../../../steps/operating.js'
import { ran } from '../../../../steps/operatingTurn.js'
import { liftTokens, putToken, standsIn, tokensOf } from '../../../../steps/tokens.js'
import { addTrain } from '../../../../steps/trains.js'
import { MERGEABLE, MERGER_SHARE, REPLACEMENT_TOKENS } from '../../data/companies.js'
import { noteEnding } from '../../rounds/end.js'
import { switches18MEX } from '../../switches.js'
import { checkPresidency } from '../shares/presidency.js'

export const NDM = 'NdM'

export const merger = gameFact(
  'merger',
  orNull(text),
  null,
  "What became of the merger: the major merged, 'none', or 'past' where it no longer matters.",
)

export const MERGER_FACTS: readonly FactData[] = [merger]

export const mergerOffer = interrupt('mergerOffer', { queue: listOf(id) }, 'A major may be offered for the merger.')
export const mergerChoice = interrupt('mergerChoice', {}, 'Nobody offered a major: which one is merged?')
export const mergerToken = interrupt(
  'mergerToken',
  { corporation: operatorId, chosen: listOf(hexId) },
  'Which other stations of the merged company does NdM take over?',
)

const inGame = (p: Position, id: OperatorId): boolean => !p.state.operators[id]?.closed
const launched = (p: Position, id: OperatorId): boolean => p.state.operators[id]?.floated === true

/** Launched majors a player may offer (MEX-5.3-2, -3). */
export const offersOf = (p: Position, by: EntityId): readonly OperatorId[] => {
  const mine = (id: OperatorId): boolean => (isPlayer(by) ? president(p, id) === by : id === by)
  const ndmPresident = president(p, NDM)
  return MERGEABLE.filter((id) => inGame(p, id) && launched(p, id) && mine(id) && president(p, id) !== ndmPresident)
}

/** Who is asked, in order; on 18xx.games each player's majors one by one. */
const queueFor = (p: Position, buyer: OperatorId): readonly EntityId[] => {
  const from = president(p, buyer)
  const players = (from === null ? p.state.seats : clockwiseAfter(p, from)).filter((by) => offersOf(p, by).length > 0)
  if (!switches18MEX.mergerByMajor.of(p)) return players
  return players.flatMap((by) => marketOrder(p).filter((id) => offersOf(p, by).includes(id)))
}

/** Unlaunched majors NdM's president must choose from, those nobody has founded first (MEX-5.3-4). */
export const compulsory = (
  p: Position,
): { readonly all: readonly OperatorId[]; readonly allowed: readonly OperatorId[] } => {
  const all = MERGEABLE.filter((id) => inGame(p, id) && !launched(p, id) && president(p, id) !== president(p, NDM))
  const unfounded = all.filter((id) => holders(p, id)[0] === 'ipo')
  return { all, allowed: unfounded.length > 0 ? unfounded : all }
}

export const beginMerger = (d: Draft, buyer: OperatorId): void => {
  if (!launched(d, NDM)) {
    noMerger(d)
    return
  }
  const queue = queueFor(d, buyer)
  const [first] = queue
  if (first === undefined) chooseByForce(d)
  else mergerOffer.raise(d, first, { queue })
}

/** Nobody offered a major. */
export const chooseByForce = (d: Draft): void => {
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

/** Half the value for every share but the president's certificate (MEX-5.3-10). */
const payOff = (d: Draft, corporation: OperatorId): void => {
  const mv = price(d, corporation)
  for (const player of d.state.seats) {
    const shares = ordinary(d, corporation, player).length
    const amount = Math.ceil((shares * mv) / 2)
    if (shares === 0) continue
    pay(d, 'bank', player, amount)
    d.emit({ type: 'sharesSold', by: player, corporation, percent: 10 * shares, price: amount, rule: 'MEX-5.3-10' })
  }
}

/** Steps (d) and (e); the stations and the rest follow when a new president of NdM is settled. */
export const merge = (d: Draft, corporation: OperatorId): void => {
  merger.set(d, corporation)
  d.emit({ type: 'merged', corporation, into: NDM })
  const chair = president(d, corporation)
  const { index } = MERGER_SHARE
  d.share(NDM, index, chair ?? 'ipo')
  if (chair !== null) {
    d.emit({ type: 'exchanged', player: chair, from: corporation, corporation: NDM, percent: 10, rule: 'MEX-5.3-7' })
    checkPresidency(d, NDM)
  }
  payOff(d, corporation)
  d.set({ shares: { ...d.state.shares, [corporation]: holders(d, corporation).map(() => 'removed' as const) } })
  mergerToken.raise(d, NDM, { corporation, chosen: [] })
}

/** NdM stands there, or its home is kept for it (O-12). */
const ndmStands = (p: Position, hex: HexId): boolean =>
  p.rules.operators[NDM]?.home?.hex === hex || standsIn(p, NDM, hex)

export interface Replacements {
  /** The home, where it is replaced. */
  readonly home: { readonly hex: HexId; readonly city: number } | undefined
  /** Other stations that may be replaced, and how many must be. */
  readonly others: readonly { readonly hex: HexId; readonly city: number }[]
  readonly count: number
}

/** Home, and one other station where NdM has none (MEX-5.3-11, -12). */
export const replacementsFor = (p: Position, corporation: OperatorId): Replacements => {
  const printed = p.rules.operators[corporation]?.home
  const stations = tokensOf(p, corporation)
  // The home city of one that never operated is kept for it.
  const at = stations.find(({ hex }) => hex === printed?.hex) ?? printed
  const home = at && !ndmStands(p, at.hex) ? at : undefined
  const others = stations.filter(({ hex }) => hex !== printed?.hex && !ndmStands(p, hex))
  const most = home || !switches18MEX.mergeTokens.of(p) ? 1 : REPLACEMENT_TOKENS.length
  return { home, others, count: Math.min(most, others.length) }
}

const replace = (d: Draft, { hex, city }: { readonly hex: HexId; readonly city: number }): void => {
  putToken(d, hex, { by: NDM, city })
  d.emit({ type: 'tokenPlaced', by: NDM, hex, cost: 0 })
}

/** Steps (f) to (h): stations, cash and trains go to NdM; the company leaves the game. */
export const finishMerger = (d: Draft, corporation: OperatorId, chosen: readonly HexId[]): void => {
  const { home, others } = replacementsFor(d, corporation)
  const replaced = [...(home ? [home] : []), ...others.filter(({ hex }) => chosen.includes(hex))]
  liftTokens(d, corporation)
  for (const station of replaced) replace(d, station)
  const unused = REPLACEMENT_TOKENS.slice(replaced.length)
  d.operator(NDM, { tokens: [...(d.state.operators[NDM]?.tokens ?? []), ...unused] })
  pay(d, corporation, NDM, cash(d, corporation))
  const trains = d.state.operators[corporation]?.trains ?? []
  d.operator(corporation, { trains: [] })
  const hasRun = operated.of(d).includes(corporation) || (d.state.round.current === corporation && ran.of(d))
  for (const train of trains) {
    addTrain(d, NDM, hasRun && switches18MEX.ranTrains.of(d) ? { ...train, fresh: true } : train)
    d.emit({ type: 'trainGiven', to: NDM, train: train.name })
  }
  removeMarker(d, corporation)
  d.operator(corporation, { closed: 'merged', tokens: [], floated: undefined, par: undefined })
  if (d.state.round.current === corporation) cutTurn(d)
  discard.raise(d, NDM, {})
  noteEnding(d)
}
