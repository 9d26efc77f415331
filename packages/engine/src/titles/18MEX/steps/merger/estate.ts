import type { Draft } from '../../../../core/draft.js'
import { type FactData, gameFact, turnFact } from '../../../../core/facts.js'
import { type EntityId, type HexId, isPlayer, type OperatorId, type PlayerId } from '../../../../core/ids.js'
import { interrupt } from '../../../../core/interrupts.js'
import { marketOrder, price, removeMarker } from '../../../../core/market.js'
import { cash, pay } from '../../../../core/money.js'
import type { Position } from '../../../../core/position.js'
import { replaceable } from '../../../../core/replaceable.js'
import { amount, flag, id, listOf, operatorId, orNull, text } from '../../../../core/shape.js'
import { clockwiseAfter, holders, ordinary, president } from '../../../../core/shares.js'
import { discard } from '../../../../steps/discard.js'
import { cutTurn, operated } from '../../../../steps/operating.js'
import { liftTokens, putToken, standsIn, tokensOf } from '../../../../steps/tokens.js'
import { addTrain } from '../../../../steps/trains.js'
import { MERGEABLE, MERGER_SHARE, NDM, REPLACEMENT_TOKENS } from '../../data/companies.js'
import { switches18MEX } from '../../switches.js'
import { asRan } from '../running/ranTrains.js'
import { launchedBefore } from '../shares/launch.js'
import { checkPresidency } from '../shares/presidency.js'
import { noteGone, noteReplaced } from '../track/seen.js'

export const merger = gameFact(
  'merger',
  orNull(text),
  null,
  "What became of the merger: the major merged, 'none', or 'past' where it no longer matters.",
)

/*
 * On 18xx.games, when the company whose turn it is merges, the next turn of the round has begun before NdM can return
 * trains: it does so before that company buys any. Until something is done, NdM is shown as the one to act.
 */
export const begunEarly = turnFact(
  'begunEarly',
  flag,
  false,
  'The turn began when the company before it merged, and nothing was done since.',
)

export const MERGER_FACTS: readonly FactData[] = [merger, begunEarly]

export const mergerOffer = interrupt('mergerOffer', { queue: listOf(id) }, 'A major may be offered for the merger.')
export const mergerChoice = interrupt('mergerChoice', {}, 'Nobody offered a major: which one is merged?')
export const mergerToken = interrupt(
  'mergerToken',
  { corporation: operatorId, left: amount },
  'Which other stations of the merged company does NdM take over?',
)

const inGame = (p: Position, id: OperatorId): boolean => !p.state.operators[id]?.closed
const launched = (p: Position, id: OperatorId): boolean => p.state.operators[id]?.floated === true

/** Whoever leads NdM offers no major of his own. */
export const ndmPresident = replaceable((p: Position): PlayerId | null => president(p, NDM))

/** Launched majors a player may offer (MEX-5.3-2, -3). */
export const offersOf = (p: Position, by: EntityId): readonly OperatorId[] => {
  const mine = (id: OperatorId): boolean => (isPlayer(by) ? president(p, id) === by : id === by)
  const excluded = ndmPresident(p)
  return MERGEABLE.filter((id) => inGame(p, id) && launched(p, id) && mine(id) && president(p, id) !== excluded)
}

/** Who is asked, in order; on 18xx.games each player's majors one by one, as they operate in this round. */
const queueFor = (p: Position, buyer: OperatorId): readonly EntityId[] => {
  const from = president(p, buyer)
  const players = (from === null ? p.state.seats : clockwiseAfter(p, from)).filter((by) => offersOf(p, by).length > 0)
  if (!switches18MEX.mergerByMajor.of(p)) return players
  const order = [...new Set([...operated.of(p), buyer, ...marketOrder(p)])]
  return players.flatMap((by) => order.filter((id) => offersOf(p, by).includes(id)))
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

/** Steps (d) to (h); which other stations are replaced is asked when a new president of NdM is settled. */
export const merge = replaceable((d: Draft, corporation: OperatorId): void => {
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
  takeOver(d, corporation)
})

/** NdM stands there, or its home is kept for it (O-12); on 18xx.games only where it stands. */
export const ndmStands = (p: Position, hex: HexId): boolean =>
  (!switches18MEX.mergeTokens.of(p) && p.rules.operators[NDM]?.home?.hex === hex) || standsIn(p, NDM, hex)

interface Station {
  readonly hex: HexId
  readonly city: number
}

/** The home, where it is replaced (MEX-5.3-11); that of one that never operated is kept for it. */
const homeReplaced = (p: Position, corporation: OperatorId): Station | undefined => {
  const printed = p.rules.operators[corporation]?.home
  const at = tokensOf(p, corporation).find(({ hex }) => hex === printed?.hex) ?? printed
  return at && !ndmStands(p, at.hex) ? at : undefined
}

/** Other stations that may be replaced: those where NdM has none (MEX-5.3-12). */
export const replaceableStations = (p: Position, corporation: OperatorId): readonly Station[] => {
  const home = p.rules.operators[corporation]?.home?.hex
  return tokensOf(p, corporation).filter(({ hex }) => hex !== home && !ndmStands(p, hex))
}

const removeToken = (d: Draft, corporation: OperatorId, hex: HexId): void => {
  const left = (d.state.board.tokens[hex] ?? []).filter(({ by }) => by !== corporation)
  d.set({ board: { ...d.state.board, tokens: { ...d.state.board.tokens, [hex]: left } } })
}

/** The tokens for it are the last on the charter. */
export const replaceStation = (d: Draft, corporation: OperatorId, { hex, city }: Station): void => {
  removeToken(d, corporation, hex)
  d.operator(NDM, { tokens: (d.state.operators[NDM]?.tokens ?? []).slice(0, -1) })
  putToken(d, hex, { by: NDM, city })
  noteReplaced(d, corporation, NDM, { hex, city })
  d.emit({ type: 'tokenPlaced', by: NDM, hex, cost: 0 })
}

/** Those that NdM has no use for go at once. */
const liftUseless = (d: Draft, corporation: OperatorId): void => {
  const useless = tokensOf(d, corporation).filter(({ hex }) => ndmStands(d, hex))
  noteGone(d, corporation, useless)
  for (const { hex } of useless) removeToken(d, corporation, hex)
}

const takeTrains = (d: Draft, corporation: OperatorId): void => {
  const trains = d.state.operators[corporation]?.trains ?? []
  d.operator(corporation, { trains: [] })
  for (const train of trains) {
    addTrain(d, NDM, asRan(d, train))
    d.emit({ type: 'trainGiven', to: NDM, train: train.name })
  }
}

/** On 18xx.games the next turn of the round begins at once, before NdM's stations and trains are settled. */
const beginsNextTurn = (p: Position, corporation: OperatorId): boolean => {
  const done = [...operated.of(p), corporation]
  const follows = launchedBefore.of(p)?.some((id) => !done.includes(id)) ?? false
  return follows && p.state.round.current === corporation && switches18MEX.mergedTurn.of(p)
}

/** Stations, cash and trains go to NdM; the company leaves the game. */
const takeOver = (d: Draft, corporation: OperatorId): void => {
  d.operator(NDM, { tokens: [...(d.state.operators[NDM]?.tokens ?? []), ...REPLACEMENT_TOKENS] })
  const home = homeReplaced(d, corporation)
  if (home) replaceStation(d, corporation, home)
  liftUseless(d, corporation)
  const left = home || !switches18MEX.mergeTokens.of(d) ? 1 : REPLACEMENT_TOKENS.length
  pay(d, corporation, NDM, cash(d, corporation))
  takeTrains(d, corporation)
  removeMarker(d, corporation)
  d.operator(corporation, { closed: 'merged', tokens: [], floated: undefined, par: undefined })
  const early = beginsNextTurn(d, corporation)
  if (d.state.round.current === corporation) cutTurn(d)
  if (early) d.rules.rounds[d.state.round.kind]?.advance(d)
  mergerToken.raise(d, NDM, { corporation, left })
  if (early) begunEarly.set(d, true)
  else discard.raise(d, NDM, {})
}

/** All other stations that may be are replaced, where they are no more than must be; the rest goes. */
export const finishStations = (d: Draft, corporation: OperatorId, left: number): void => {
  const others = replaceableStations(d, corporation)
  if (others.length <= left) for (const station of others) replaceStation(d, corporation, station)
  noteGone(d, corporation)
  liftTokens(d, corporation)
}
