import { layableHexes } from '../../../board/connection.js'
import type { Action } from '../../../core/action.js'
import { openStep } from '../../../core/flow.js'
import { type Holder, isPlayer, type OperatorId, type PlayerId } from '../../../core/ids.js'
import { isMinor } from '../../../core/operators.js'
import type { Position } from '../../../core/position.js'
import type { Objection } from '../../../core/refusals.js'
import { percentOf } from '../../../core/shares.js'
import type { Json } from '../../../core/state.js'
import { fileIdOf, shareOf } from '../../../interchange/ids.js'
import type { Ledger } from '../../../interchange/ledger.js'
import { buyShares, buyTrain, layTile, notByPlayer, sellShares } from '../../../interchange/readAction.js'
import { tileOfCopy } from '../../../interchange/tileLedger.js'
import type { Reading, TitleInterchange, Writing } from '../../../interchange/vocabulary.js'
import {
  asNote,
  buyShares as sayBuyShares,
  buyTrain as sayBuyTrain,
  layTile as sayLayTile,
  par as sayPar,
} from '../../../interchange/writeAction.js'
import { lowest, saleOpen } from '../../../steps/bids.js'
import { operated } from '../../../steps/operating.js'
import { certificatesSold } from '../../../steps/sale.js'
import { tokensOf } from '../../../steps/tokens.js'
import { excess } from '../../../steps/trainLimit.js'
import { cardOf } from '../../../steps/trains.js'
import { COMES_WITH, NDM } from '../data/companies.js'
import { MEXICO_CITY } from '../data/map.js'
import { PAR_CELLS } from '../data/market.js'
import { PAIRED_TILE } from '../data/tiles.js'
import { stillToOperate } from '../rounds/operating.js'
import { firstPar } from '../steps/companies/bids.js'
import { mergerChoice, mergerOffer, mergerToken } from '../steps/merger/interrupts.js'
import { certificates } from '../steps/shares/limits.js'
import { saleRules } from '../steps/shares/sell.js'
import { trainLimit } from '../steps/trains/phases.js'
import { leader } from './chairSale.js'
import { ghostMarkersAbove } from './ghostShares/markers.js'
import { ghostOf, ghostPercent } from './ghostShares/papers.js'
import { PEER_IDS, PRINTED_INDEX } from './ids.js'
import { begunEarly } from './mergedTurn.js'
import { ghostOffers, seesOddSale } from './prompts.js'
import { switches18MEX } from './switches.js'

/** Their optional rules → our options. */
const OPTIONS: Readonly<Record<string, string>> = {
  triple_yellow_first_or: 'tripleYellow',
  early_buy_of_kcmo: 'earlyKcmo',
  delay_minor_close: 'delayMinorClose',
  hard_rust_t4: 'hardRust',
  baja_variant: 'baja',
  // Not theirs: files of ours that follow the rulebook carry them.
  roundhouse_deciding_round: 'decidingRound',
  roundhouse_kcmo_erratum: 'kcmoErratum',
}

/** Those that had their turn, the one whose turn it is, and those to come. */
const order = (p: Position): readonly OperatorId[] => {
  if (p.state.round.kind !== 'operating') return p.state.seats
  const { current } = p.state.round
  const had = operated.of(p)
  const now = current === null || had.includes(current) ? [] : [current]
  return [...had, ...now, ...stillToOperate(p).filter((id) => id !== current)]
}

/** A closed minor's station is shown there as if it stuck to the tile it stood on, wherever that lies now. */
const leftStation = (p: Position, minor: OperatorId, ledger: Ledger | undefined): readonly string[] => {
  const home = p.rules.operators[minor]?.home?.hex ?? ''
  const tile = ledger?.notes.get(minor) ?? ledger?.tiles.copyOn(home) ?? ''
  ledger?.notes.set(minor, tile)
  const lies = tile === '' ? (p.state.board.tiles[home] ? undefined : home) : ledger?.tiles.hexOf(tile)
  return [`${lies ?? ''}/0`]
}

const playerRef = (p: Position, id: PlayerId): string => `player:${fileIdOf(p, id)}`

/** A merged company looks new, all its shares offered but for the papers of `ghostShares`. */
const merged = (p: Position, corporation: OperatorId): Readonly<Record<string, Json>> => {
  const ghost = ghostOf(p, corporation)
  const sold = p.state.seats.reduce((sum, player) => sum + ghostPercent(p, player, corporation), 0)
  const chair = ghost?.chair
  return {
    tokens_left: (p.rules.operators[corporation]?.tokens.length ?? 0) - tokensOf(p, corporation).length,
    ipo: 100 - sold,
    ...(chair ? { president: playerRef(p, chair) } : {}),
    ...(ghost?.shown ? { ipoed: true } : {}),
  }
}

const operator = (p: Position, id: OperatorId, ledger?: Ledger): Readonly<Record<string, Json>> => {
  const state = p.state.operators[id]
  if (isMinor(p, id)) return state?.closed ? { tokens: leftStation(p, id, ledger) } : {}
  if (state?.closed) return merged(p, id)
  const reserved = percentOf(p, id, 'tradeIn')
  const lost = id === NDM ? leader.of(p) : null
  const above = ghostMarkersAbove(p, id)
  return {
    ...(lost ? { president: playerRef(p, lost) } : {}),
    ...(above > 0 ? { order_on_price: (p.state.market[state?.cell ?? 0] ?? []).indexOf(id) + above } : {}),
    ipo: percentOf(p, id, 'ipo') + reserved,
    ...(reserved > 0 ? { ipo_reserved: reserved } : {}),
  }
}

const player = (p: Position, id: PlayerId): Readonly<Record<string, Json>> => {
  const ghosts = Object.keys(p.state.shares).filter((corporation) => ghostPercent(p, id, corporation) > 0)
  if (ghosts.length === 0) return {}
  const real = Object.keys(p.state.shares).flatMap((corporation) => {
    const percent = percentOf(p, corporation, id) + ghostPercent(p, id, corporation)
    return percent > 0 ? [[PEER_IDS[corporation] ?? corporation, percent] as const] : []
  })
  return { shares: Object.fromEntries(real) }
}

const inHand = ({ ledger }: Pick<Writing, 'ledger'>, holder: Holder, size: number): number =>
  ledger.shares.pick(NDM, holder, [size])[0] ?? 0
const halfOf = (writing: Pick<Writing, 'ledger'>, holder: Holder): number => inHand(writing, holder, 5)
const fullOf = (writing: Pick<Writing, 'ledger'>, holder: Holder): number => inHand(writing, holder, 10)

/**
 * Which share of CHI is where decides what MIR brings there, and what of NdM is sold in which order what comes back from
 * the market, so their numbers are kept.
 */
const NUMBERED = { buy_shares: /^CHI_/, sell_shares: /^(CHI|NdM)_/ }

const numbered = (reading: Reading<'buy_shares'> | Reading<'sell_shares'>, actions: readonly Action[] | Objection) => {
  const { shares, type } = reading.action
  if ('code' in actions || !NUMBERED[type].test(shares[0] ?? '')) return actions
  const certificates = shares.map((share) => Number(share.replace(NUMBERED[type], '')))
  return actions.map((action) =>
    action.type === 'buyShares' || action.type === 'sellShares' ? { ...action, certificates } : action,
  )
}

/** A paper of a merged company, which lies in none of our places. */
const ofMerged = ({ p, action, by, id }: Reading<'buy_shares'>): readonly Action[] | undefined => {
  const { corporation, certificate } = shareOf(action.shares[0] ?? '')
  const merged = id(corporation)
  if (!p.state.operators[merged]?.closed || !isPlayer(by)) return undefined
  return [{ type: 'buyShares', by, corporation: merged, from: 'removed', percent: 10, certificates: [certificate] }]
}

const byNumber = (writing: Writing<'buyShares'> | Writing<'sellShares'>, type: 'buy_shares' | 'sell_shares') => {
  const { by, corporation, percent, certificates: numbers = [] } = writing.action
  const to: Holder = type === 'buy_shares' ? by : 'pool'
  for (const n of numbers) writing.ledger.shares.move(corporation, n, to)
  return { type, ...writing.entity(by), shares: numbers.map((n) => `${writing.id(corporation)}_${n}`), percent }
}

/** As many of each size as the sale takes, by the numbers they have there; the president's where it is what is sold. */
const sell = (writing: Writing<'sellShares'>) => {
  const { by, corporation, percent, papers } = writing.action
  const { shares } = writing.ledger
  const hand = [...shares.hand(corporation, by)]
  const sale = { corporation, percent, papers }
  const sold = certificatesSold(writing.before, by, sale, saleRules)
  const numbers = sold.map((certificate) => {
    const at = hand.findIndex((n) => shares.size(corporation, n) === shares.size(corporation, certificate))
    return hand.splice(at, 1)[0] ?? certificate
  })
  for (const n of numbers) shares.move(corporation, n, 'pool')
  return {
    type: 'sell_shares' as const,
    ...writing.entity(by),
    shares: numbers.map((n) => `${writing.id(corporation)}_${n}`),
    percent,
  }
}

/** For a train that must be bought, that site sells the whole certificate, whatever should come back for it. */
const sellsWhole = (p: Position): boolean => p.state.round.kind === 'operating' && switches18MEX.forcedSale.of(p)

const theirs = Object.fromEntries(Object.entries(PEER_IDS).map(([ours, id]) => [id, ours]))

/** Buying the first company of the sale is a bid there. */
const buyingIs = (p: Position): 'bid' | 'buy_company' => (saleOpen(p) ? 'bid' : 'buy_company')

const merges = (p: Position): boolean => mergerOffer.waits(p) || mergerChoice.waits(p)

export const interchange18MEX: TitleInterchange = {
  names: [{ name: '18MEX', players: [3, 4, 5] }],
  symbols: Object.keys(OPTIONS),
  options: (symbols) => symbols.map((symbol) => OPTIONS[symbol] as string),
  optionalRules: ({ options, ruleset }) =>
    Object.keys(OPTIONS).filter(
      (symbol) =>
        options.includes(OPTIONS[symbol] as string) && (ruleset === 'rulebook' || !symbol.startsWith('roundhouse')),
    ),
  ids: theirs,
  printedIndex: (hex) => PRINTED_INDEX[hex] ?? 0,
  certificates: { handsOverLatest: true },
  readers: {
    // Their half in Puebla is laid by those who come from there; the whole tile lies in Mexico City here.
    lay_tile(reading) {
      const [city, puebla] = MEXICO_CITY
      if (reading.action.hex !== puebla) return layTile(reading)
      const half = tileOfCopy(reading.action.tile)
      const whole = Object.keys(PAIRED_TILE).find((tile) => PAIRED_TILE[tile] === half)
      if (whole === undefined) return layTile(reading)
      const copy = `${whole}${reading.action.tile.slice(half.length)}`
      return layTile({ ...reading, action: { ...reading.action, hex: city, tile: copy } })
    },
    // Buying the first company is a bid there.
    bid({ p, action, by, id }) {
      if (!isPlayer(by)) return notByPlayer('bid')
      const company = id(action.company ?? '')
      const buys = company === lowest(p) && p.state.interrupts.length === 0
      return [{ type: buys ? 'buyPrivate' : 'bid', by, company, price: action.price }]
    },
    buy_shares(reading) {
      if (reading.action.swap === undefined) return numbered(reading, ofMerged(reading) ?? buyShares(reading))
      if (!isPlayer(reading.by)) return notByPlayer('buyShares')
      return [{ type: 'buyShares', by: reading.by, corporation: NDM, from: 'pool', percent: 5, exchange: true }]
    },
    sell_shares(reading) {
      if (reading.action.swap !== undefined && !sellsWhole(reading.p)) {
        if (!isPlayer(reading.by)) return notByPlayer('sellShares')
        return [{ type: 'sellShares', by: reading.by, corporation: NDM, percent: 5, exchange: true }]
      }
      return numbered(reading, sellShares(reading))
    },
    // Prices were not always whole; what changed hands was.
    buy_company({ action, by, id, ledger }) {
      const { corporation, index } = COMES_WITH.MIR ?? { corporation: '', index: 0 }
      const share = action.company === 'MIR' && isPlayer(by) && ledger.shares.holderOf(corporation, index) === 'pool'
      if (share) ledger.shares.move(corporation, index, by)
      const price = Math.trunc(action.price)
      return [{ type: 'buyPrivate', by, company: id(action.company), price, ...(share ? { share } : {}) }]
    },
    // The stacks have names of their own, the trains in them have not.
    buy_train(reading) {
      const actions = buyTrain(reading)
      if ('code' in actions) return actions
      const name = cardOf(reading.p, reading.action.train).types[0]?.name ?? ''
      return actions.map((action) => (action.type === 'buyTrain' ? { ...action, name } : action))
    },
    // Files name the company, its president or anybody; whoever is asked answers.
    assign: ({ action, by }) => [{ type: 'choose', by, choice: action.target }],
    merge: ({ p, action, by, id }) => [
      { type: 'choose', by: openStep(p)?.actor ?? by, choice: id(action.corporation) },
    ],
    pass: ({ p, by }) => [{ type: 'pass', by: mergerOffer.waits(p) ? (openStep(p)?.actor ?? by) : by }],
  },
  writers: {
    layTile(writing) {
      const said = sayLayTile(writing)
      const [city, puebla] = MEXICO_CITY
      const { rules, state } = writing.before
      const half = PAIRED_TILE[writing.action.tile]
      if (said?.type !== 'lay_tile' || half === undefined) return said
      if (layableHexes(rules.board, state.board, writing.action.by).includes(city)) return said
      return { ...said, hex: puebla, tile: `${half}${said.tile.slice(writing.action.tile.length)}` }
    },
    buyPrivate({ action, before, entity, id, ledger }) {
      const { by, company, price } = action
      if (action.share) ledger.shares.move('CHI', COMES_WITH.MIR?.index ?? 0, by as PlayerId)
      return { type: buyingIs(before), ...entity(by), company: id(company), price }
    },
    buyTrain(writing) {
      const said = sayBuyTrain(writing)
      return said?.type === 'buy_train' && said.variant !== undefined
        ? { ...said, variant: cardOf(writing.before, said.train).card }
        : said
    },
    buyShares(writing) {
      if (!writing.action.exchange)
        return writing.action.certificates ? byNumber(writing, 'buy_shares') : sayBuyShares(writing)
      const { by } = writing.action
      const given = halfOf(writing, by)
      const taken = fullOf(writing, 'pool')
      writing.ledger.shares.move(NDM, given, 'pool')
      writing.ledger.shares.move(NDM, taken, by)
      return { type: 'buy_shares', ...writing.entity(by), shares: [`NdM_${taken}`], percent: 10, swap: `NdM_${given}` }
    },
    sellShares(writing) {
      if (!writing.action.exchange) {
        if (writing.action.certificates) return byNumber(writing, 'sell_shares')
        return sell(writing)
      }
      const { by } = writing.action
      const given = fullOf(writing, by)
      const taken = halfOf(writing, 'pool')
      writing.ledger.shares.move(NDM, given, 'pool')
      writing.ledger.shares.move(NDM, taken, by)
      return { type: 'sell_shares', ...writing.entity(by), shares: [`NdM_${given}`], percent: 10, swap: `NdM_${taken}` }
    },
    // The merged company they go on offering has no cell of its own.
    par(writing) {
      const { by, corporation, price } = writing.action
      if (writing.before.state.operators[corporation]?.closed === undefined) return sayPar(writing)
      const { row = 0, col = 0 } =
        writing.before.rules.market.cells[PAR_CELLS.find((at) => at.price === price)?.cell ?? 0] ?? {}
      return {
        type: 'par',
        ...writing.entity(by),
        corporation: writing.id(corporation),
        share_price: `${price},${row},${col}`,
      }
    },
    choose(writing) {
      const { by, choice } = writing.action
      if (mergerToken.waits(writing.before))
        return { type: 'assign', ...writing.entity(by), target: choice, target_type: 'hex' }
      if (!merges(writing.before)) return asNote(writing as Writing)
      return { type: 'merge', ...writing.entity(by), corporation: writing.id(choice) }
    },
  },
  trace: {
    rounds: { stock: 'stock', operating: 'operating' },
    roundType: (p) => (saleOpen(p) || firstPar.waits(p) ? 'auction' : undefined),
    phases: { '1': '2' },
    can(p, { type }) {
      if (type === 'buyPrivate') return buyingIs(p)
      if (type === 'choose' && mergerToken.waits(p)) return 'assign'
      return type === 'choose' && merges(p) ? 'merge' : undefined
    },
    canBesides(p, step) {
      if (step !== 'stock') return []
      const id = p.state.round.current as PlayerId
      const offers = ghostOffers(p, id).map((offer) => (offer === 'par' ? 'par' : 'buy_shares'))
      return seesOddSale(p, id) ? [...offers, 'sell_shares'] : offers
    },
    idle: (p) => (begunEarly.of(p) && p.state.interrupts.length === 0 && excess(p, NDM, trainLimit) > 0 ? NDM : null),
    showsClosed: () => true,
    // The stacks of the fifth 3 and the second 6 have names of their own there.
    trainName: (p, train) => cardOf(p, train.id).card,
    certificates,
    order,
    operator,
    player,
  },
}
