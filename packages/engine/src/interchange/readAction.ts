import { faceOn } from '../board/lying.js'
import type { Action, ActionOf, RunOfTrain, Stop } from '../core/action.js'
import { controller } from '../core/control.js'
import { openStep } from '../core/flow.js'
import { type EntityId, isPlayer, type OperatorId, type PlayerId, type TrainId } from '../core/ids.js'
import { cash } from '../core/money.js'
import { type Papers, papersOf, samePapers, waysToMake, worthOf } from '../core/papers.js'
import type { Position } from '../core/position.js'
import { type Objection, objection } from '../core/refusals.js'
import { paperWays, solvent } from '../core/shares.js'
import type { ActionKind } from '../core/step.js'
import { cardOf } from '../steps/trains.js'
import type { FileAction, FileActionOf, FileActionType, FileRoute } from './file.js'
import { cityOf, ourId, playerOf, shareOf } from './ids.js'
import type { Ledger } from './ledger.js'
import { ownActions } from './own.js'
import { tileOfCopy } from './tileLedger.js'
import type { ActionReader, Reading, TitleInterchange } from './vocabulary.js'

/** The operator that uses a private company's power, and the company. */
const powerOf = ({
  p,
  action,
  by,
}: Reading<'lay_tile'> | Reading<'place_token'>): { readonly by: EntityId; readonly power?: string } => {
  if (action.entity_type !== 'company') return { by }
  return { by: p.state.privates[by]?.owner ?? by, power: by }
}

/** What only a player does was said by a company. */
export const notByPlayer = (type: Action['type']): Objection => objection('any.BAD_SHAPE', { type, field: 'by' })

/** Files write the listed price, with or without the debt, or the one now asked: all mean the latter. null = none of them. */
const askedPrice = (p: Position, by: PlayerId, company: string, written: number): number | null => {
  const kinds = (openStep(p)?.kinds ?? []) as readonly ActionKind[]
  for (const kind of kinds) {
    if (kind.type !== 'bid') continue
    for (const { action, range } of (kind as ActionKind<'bid'>).candidates(p, by)) {
      if (action.company !== company || range !== undefined) continue
      const { price: listed = 0, debt = 0 } = p.rules.privates[company] ?? {}
      return [listed, listed + debt, action.price].includes(written) ? action.price : null
    }
  }
  return written
}

const bid: ActionReader<'bid'> = ({ p, action, by, id }) => {
  if (!isPlayer(by)) return notByPlayer('bid')
  const company = id(action.company ?? action.minor ?? action.corporation ?? '')
  const price = askedPrice(p, by, company, action.price)
  return price === null
    ? objection('any.BAD_SHAPE', { type: 'bid', field: 'price' })
    : [{ type: 'bid', by, company, price }]
}

interface Bundle {
  readonly corporation: OperatorId
  readonly shares: readonly { readonly corporation: OperatorId; readonly certificate: number }[]
  readonly percent: number
}

const bundleOf = ({ action, id, ledger }: Reading<'buy_shares'> | Reading<'sell_shares'>): Bundle => {
  const shares = action.shares.map((share) => {
    const { corporation, certificate } = shareOf(share)
    return { corporation: id(corporation), certificate }
  })
  const corporation = shares[0]?.corporation ?? ''
  const sum = shares.reduce((all, share) => all + ledger.shares.size(corporation, share.certificate), 0)
  return { corporation, shares, percent: action.percent ?? sum }
}

export const buyShares: ActionReader<'buy_shares'> = (reading) => {
  const { by, ledger } = reading
  const { corporation, shares, percent } = bundleOf(reading)
  const at = ledger.shares.holderOf(corporation, shares[0]?.certificate ?? -1)
  const from = at === 'treasury' || at === 'ipo' ? at : 'pool'
  for (const { certificate } of shares) ledger.shares.move(corporation, certificate, isPlayer(by) ? by : 'treasury')
  if (!isPlayer(by)) return [{ type: 'redeemShares', by, percent }]
  return [{ type: 'buyShares', by, corporation, from, percent }]
}

/** The president's certificate with as many others as it takes, or else with all of them and only a part of it. */
const besideChair = (chair: number, others: Papers, percent: number): Papers => {
  const [some = []] = waysToMake(others, percent - chair)
  return worthOf(some) === percent - chair ? [chair, ...some] : papersOf([percent - worthOf(others), ...others])
}

/** The sizes of the certificates sold, where others would have been the usual ones. */
const papersSold = ({ p, by, ledger }: Reading<'sell_shares'>, { corporation, shares, percent }: Bundle) => {
  const sizes = p.rules.operators[corporation]?.shares ?? []
  if (new Set(sizes.slice(1)).size < 2 || !isPlayer(by)) return {}
  const named = shares.map(({ certificate }) => certificate)
  const others = papersOf(named.filter((n) => n > 0).map((n) => ledger.shares.size(corporation, n)))
  const papers = named.includes(0) ? besideChair(sizes[0] ?? 0, others, percent) : others
  const [usual = []] = paperWays(p, corporation, by, percent)
  return samePapers(papers, usual) ? {} : { papers }
}

export const sellShares: ActionReader<'sell_shares'> = (reading) => {
  const { by, ledger } = reading
  const bundle = bundleOf(reading)
  const { corporation, shares, percent } = bundle
  const papers = papersSold(reading, bundle)
  for (const { certificate } of shares) ledger.shares.move(corporation, certificate, 'pool')
  if (!isPlayer(by)) return [{ type: 'issueShares', by, percent }]
  return [{ type: 'sellShares', by, corporation, percent, ...papers }]
}

export const placeToken: ActionReader<'place_token'> = (reading) => {
  const { p, action, ledger } = reading
  const found = cityOf(p, reading.words, ledger, action.city)
  if (!found) return objection('any.UNKNOWN_ENTITY', { id: action.city })
  return [{ type: 'placeToken', ...powerOf(reading), ...found }]
}

const buyToken: ActionReader<'buy_token'> = (reading) => {
  const { p, action, by, ledger } = reading
  const found = cityOf(p, reading.words, ledger, action.city)
  const from = found && ledger.slots.standingIn(found.hex, found.city, action.slot ?? 0)
  if (!found || from === undefined) return objection('any.UNKNOWN_ENTITY', { id: action.city })
  return [{ type: 'buyToken', by, ...found, from, price: action.price }]
}

export const layTile: ActionReader<'lay_tile'> = (reading) => {
  const { action, ledger } = reading
  const { hex, rotation } = action
  const tile = tileOfCopy(action.tile)
  ledger.tiles.laid(hex, action.tile)
  return [{ type: 'layTile', ...powerOf(reading), hex, tile, rotation }]
}

const nodeAt = (node: string): Stop => {
  const cut = node.lastIndexOf('-')
  return { hex: node.slice(0, cut), place: Number(node.slice(cut + 1)) }
}

/** The stops in the order of the chains; none where the file does not say, or says it in another way. */
const stopsOf = (p: Position, { connections, nodes = [] }: FileRoute): readonly Stop[] => {
  if (nodes.length !== connections.length + 1) return []
  // Of two stops in one hex files name either first.
  if (connections.some((chain) => chain[0] === chain.at(-1))) return []
  const joins = (stops: readonly Stop[]): boolean =>
    connections.every((chain, i) => {
      const [from, to] = [stops[i]?.hex, stops[i + 1]?.hex]
      const [first, last] = [chain[0], chain.at(-1)]
      return (from === first && to === last) || (from === last && to === first)
    })
  const isStop = ({ hex, place }: Stop): boolean =>
    (faceOn(p.rules.board, p.state.board.tiles, hex)?.places[place]?.kind ?? 'junction') !== 'junction'
  const stops = nodes.map(nodeAt)
  if (!stops.every(isStop)) return []
  const turned = [...stops].reverse()
  return joins(stops) ? stops : joins(turned) ? turned : []
}

const runOf = (p: Position, route: FileRoute): RunOfTrain => ({
  train: route.train,
  chains: route.connections,
  stops: stopsOf(p, route),
})

export const runRoutes: ActionReader<'run_routes'> = ({ p, action, by }) => [
  { type: 'runRoutes', by, runs: action.routes.map((route) => runOf(p, route)) },
]

const DIVIDENDS: Readonly<Record<string, ActionOf<'dividend'>['kind']>> = {
  payout: 'full',
  half: 'half',
  withhold: 'withhold',
  variable: 'variable',
}

const dividend: ActionReader<'dividend'> = ({ action, by }) => {
  const kind = DIVIDENDS[action.kind]
  if (kind === undefined) return objection('any.BAD_SHAPE', { type: 'dividend', field: 'kind' })
  return [{ type: 'dividend', by, kind, ...(action.amount === undefined ? {} : { amount: action.amount }) }]
}

const sellerOf = (p: Position, train: TrainId): { readonly from: string; readonly name?: string } => {
  if (p.state.depot.upcoming.includes(train)) return { from: 'bank' }
  const returned = p.state.depot.discarded.find(({ id }) => id === train)
  if (returned) return { from: 'discard', name: returned.name }
  for (const [from, { trains }] of Object.entries(p.state.operators)) {
    const owned = trains.find(({ id }) => id === train)
    if (owned) return { from, name: owned.name }
  }
  return { from: 'bank' }
}

/** The president adds what the treasury lacks. */
export const buyTrain: ActionReader<'buy_train'> = ({ p, action, by }) => {
  const { train, price } = action
  const { from, name } = sellerOf(p, train)
  if (!p.rules.trains.some(({ card }) => train.startsWith(`${card}-`)))
    return objection('any.UNKNOWN_ENTITY', { id: train })
  const bought = action.variant ?? name ?? cardOf(p, train).types[0]?.name ?? ''
  const lacking = price - cash(p, by)
  const help = (from === 'bank' || from === 'discard') && lacking > 0 ? { help: lacking } : {}
  return [{ type: 'buyTrain', by, from, train, name: bought, price, ...help }]
}

const assign: ActionReader<'assign'> = ({ p, action, by, id }) => {
  const owner = p.state.privates[by]?.owner
  const actor = owner === undefined || isPlayer(owner) ? by : owner
  const target = action.target_type === 'hex' ? { hex: action.target } : { to: id(action.target) }
  return [{ type: 'assign', by: actor, company: by, ...target }]
}

/** The company speaks; its owner acts. */
const usePower: ActionReader<'choose_ability'> = ({ p, action, by }) => [
  { type: 'usePower', by: p.state.privates[by]?.owner ?? by, company: by, choice: String(action.choice) },
]

const par: ActionReader<'par'> = ({ action, by, id, ledger }) => {
  if (!isPlayer(by)) return notByPlayer('par')
  const corporation = id(action.corporation)
  ledger.shares.move(corporation, 0, by)
  return [{ type: 'par', by, corporation, price: Number(action.share_price.split(',')[0]) }]
}

/** There one ends it for all, in whatever name: that the others agree is taken for granted. */
const endGame: ActionReader<'end_game'> = ({ p, by }) => {
  const players = solvent(p)
  return [{ type: 'endGame', by: players.find((id) => id === controller(p, by)) ?? players[0] ?? p.state.priority }]
}

/** How 18xx.games' actions are understood where a title does not say otherwise. */
const READERS: { readonly [T in FileActionType]?: ActionReader<T> } = {
  pass: ({ by }) => [{ type: 'pass', by }],
  bid,
  par,
  buy_shares: buyShares,
  sell_shares: sellShares,
  lay_tile: layTile,
  place_token: placeToken,
  buy_token: buyToken,
  run_routes: runRoutes,
  dividend,
  buy_train: buyTrain,
  discard_train: ({ action, by }) => [{ type: 'discardTrain', by, train: action.train }],
  buy_company: ({ action, by, id }) => [{ type: 'buyPrivate', by, company: id(action.company), price: action.price }],
  assign,
  choose_ability: usePower,
  take_loan: ({ by }) => [{ type: 'borrow', by }],
  payoff_loan: ({ by }) => [{ type: 'repay', by }],
  payoff_debt: ({ by }) => [{ type: 'repay', by }],
  choose: ({ action, by }) => [{ type: 'choose', by, choice: String(action.choice) }],
  bankrupt: ({ by }) => [{ type: 'bankrupt', by }],
  end_game: endGame,
  log: ({ action }) => ownActions(action.message),
}

const speaker = (p: Position, words: TitleInterchange, action: FileAction): EntityId | undefined => {
  if (action.entity_type === 'player') return playerOf(p, action.entity)
  const id = ourId(words, action.entity)
  return p.rules.operators[id] || p.rules.privates[id] ? id : undefined
}

/** Our actions for one of theirs, or why it means nothing here. */
export const readAction = (
  p: Position,
  words: TitleInterchange,
  ledger: Ledger,
  action: FileAction,
): readonly Action[] | Objection => {
  const by = speaker(p, words, action)
  if (by === undefined) return objection('any.UNKNOWN_ENTITY', { id: String(action.entity) })
  const read = (words.readers?.[action.type] ?? READERS[action.type]) as ActionReader<FileActionType> | undefined
  if (!read) return objection('any.UNKNOWN_ACTION', { type: action.type })
  return read({ p, words, action: action as FileActionOf<FileActionType>, by, id: (id) => ourId(words, id), ledger })
}

export const isObjection = (read: readonly Action[] | Objection): read is Objection => 'code' in read
