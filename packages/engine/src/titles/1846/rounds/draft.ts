import type { Draft } from '../../../core/draft.js'
import { beginRound } from '../../../core/flow.js'
import { HIDDEN_CARD, type PlayerId, type PrivateId } from '../../../core/ids.js'
import { pay } from '../../../core/money.js'
import type { Position } from '../../../core/position.js'
import { shuffle } from '../../../core/random.js'
import { objection } from '../../../core/refusals.js'
import type { ActionKind, RoundFlow, Step } from '../../../core/step.js'
import { beginStockRound } from '../../../steps/stock.js'

/** A card of the draft deck: a private company, or a blank that buys nothing. */
export const isBlank = (card: string): boolean => card.startsWith('Pass (')
export const blank = (n: number): string => `Pass (${n})`

interface LastCard {
  readonly company: PrivateId
  readonly price: number
}

export const draftOf = (p: Position) => {
  const memo = p.state.round.memo
  return {
    deck: (memo.deck ?? []) as readonly string[],
    kept: (memo.kept ?? {}) as Readonly<Record<PlayerId, readonly string[]>>,
    last: (memo.last ?? null) as LastCard | null,
  }
}

/** §3.2: the top cards, two more than there are players. */
export const drawnCards = (p: Position): readonly string[] => draftOf(p).deck.slice(0, p.state.seats.length + 2)

/** Listed price, and for an independent its debt (1846-DRF-6). */
export const fullPrice = (p: Position, company: PrivateId): number => {
  const { price = 0, debt = 0 } = p.rules.privates[company] ?? {}
  return price + debt
}

const floorPrice = (p: Position, company: PrivateId): number =>
  p.rules.switches.draftDebtFloor ? (p.rules.privates[company]?.debt ?? 0) : 0

/** Counter-clockwise (1846-DRF-1). */
const nextDrafter = (p: Position, player: PlayerId): PlayerId => {
  const seats = p.state.seats
  return seats[(seats.indexOf(player) + seats.length - 1) % seats.length] as PlayerId
}

const keepCard: ActionKind<'bid'> = {
  type: 'bid',
  *candidates(p, by) {
    for (const company of drawnCards(p)) {
      yield { action: { type: 'bid', by, company, price: p.rules.privates[company]?.price ?? 0 } }
    }
  },
  object(p, { company }) {
    return drawnCards(p).includes(company) ? undefined : objection('draft.keep.CARD_NOT_DRAWN', { card: company })
  },
  apply(d, { by, company }) {
    const player = by as PlayerId
    const { deck, kept } = draftOf(d)
    const drawn = drawnCards(d)
    const back = shuffle(d, drawn).filter((card) => card !== company)
    d.memo({
      deck: [...deck.slice(drawn.length), ...back],
      kept: { ...kept, [player]: [...(kept[player] ?? []), company] },
    })
    d.emit({ type: 'cardKept', player })
    d.round({ current: nextDrafter(d, player) })
    revealLast(d)
  },
}

/** The deck is one private company alone: it is shown to all (1846-DRF-4). */
const revealLast = (d: Draft): void => {
  const { deck } = draftOf(d)
  const company = deck[0]
  if (deck.length !== 1 || company === undefined || isBlank(company)) return
  const price = fullPrice(d, company)
  d.memo({ last: { company, price } })
  d.emit({ type: 'cardRevealed', company, price })
}

/** Nobody may leave without a card while cards lie drawn (1846-DRF-2, -3). */
const noPass: ActionKind<'pass'> = {
  type: 'pass',
  *candidates() {},
  object: () => objection('draft.keep.MUST_KEEP_ONE', {}),
  apply() {},
}

const takeLast: ActionKind<'bid'> = {
  type: 'bid',
  *candidates(p, by) {
    const { last } = draftOf(p)
    if (last) yield { action: { type: 'bid', by, company: last.company, price: last.price } }
  },
  object(p, { company, price }) {
    const { last } = draftOf(p)
    if (company !== last?.company) return objection('draft.keep.CARD_NOT_DRAWN', { card: company })
    return price === last.price
      ? undefined
      : objection('draft.last.WRONG_PRICE', { card: company, price, need: last.price })
  },
  apply(d, { by, company }) {
    const player = by as PlayerId
    const { kept } = draftOf(d)
    d.memo({ deck: [], kept: { ...kept, [player]: [...(kept[player] ?? []), company] } })
  },
}

const declineLast: ActionKind<'pass'> = {
  type: 'pass',
  *candidates(_p, by) {
    yield { action: { type: 'pass', by } }
  },
  object(p) {
    const { last } = draftOf(p)
    return last && last.price <= floorPrice(p, last.company)
      ? objection('draft.last.PASS_AT_ZERO', { card: last.company })
      : undefined
  },
  apply(d, { by }) {
    const { last } = draftOf(d)
    if (!last) return
    d.emit({ type: 'passed', by, step: 'lastCard' })
    const price = Math.max(last.price - 10, floorPrice(d, last.company))
    d.memo({ last: { company: last.company, price } })
    d.round({ current: nextDrafter(d, by as PlayerId) })
  },
}

/** The owner takes charge: the independent gets its treasury from the bank (1846-DRF-7). */
export const handOver = (d: Draft, company: PrivateId, player: PlayerId, price: number): void => {
  pay(d, player, 'bank', price)
  d.private(company, { owner: player })
  d.emit({ type: 'privateBought', company, by: player, from: 'bank', price })
  const operator = d.rules.privates[company]?.operator
  if (!operator) return
  pay(d, 'bank', operator, d.rules.privates[company]?.price ?? 0)
  d.operator(operator, { owner: player, floated: true })
}

/** All reveal and pay (1846-DRF-6); what somebody may not see, he cannot see revealed either. */
const finish = (d: Draft): void => {
  const { kept, last } = draftOf(d)
  for (const player of d.state.seats) {
    for (const card of kept[player] ?? []) {
      if (isBlank(card) || card === HIDDEN_CARD) continue
      handOver(d, card, player, card === last?.company ? last.price : fullPrice(d, card))
    }
  }
  beginStockRound(d)
}

const over = (p: Position): boolean => draftOf(p).deck.every(isBlank)
const current = (p: Position): PlayerId | null => (over(p) ? null : (p.state.round.current as PlayerId))

const keepStep: Step = { id: 'draft', kinds: [keepCard, noPass], actor: current }
const lastStep: Step = { id: 'lastCard', kinds: [takeLast, declineLast], actor: current }

export const draftRound: RoundFlow = {
  step: (p) => (draftOf(p).last ? lastStep : keepStep),
  turns: { player: [keepStep, lastStep] },
  advance: finish,
}

export const beginDraft = (d: Draft, deck: readonly string[]): void => {
  beginRound(d, { kind: 'draft', num: 1, of: 1 })
  d.round({ current: d.state.seats.at(-1) ?? null, memo: { deck, kept: {} } })
}

const hidden = (cards: readonly string[]): readonly string[] => cards.map(() => HIDDEN_CARD)

/** What a seat holds before all is revealed. */
export const handOf = (p: Position, seat: PlayerId): readonly string[] => draftOf(p).kept[seat] ?? []

/** A seat sees its own hand and, on its turn, the cards it drew; nothing of the rest, nor their order. */
export const hideDraft = (p: Position, seat: PlayerId | null): Position['state'] => {
  const { deck, kept, last } = draftOf(p)
  const { round } = p.state
  const seen = last || round.current !== seat ? [] : drawnCards(p)
  const memo = {
    ...round.memo,
    deck: last ? deck : [...seen, ...hidden(deck.slice(seen.length))],
    kept: Object.fromEntries(Object.entries(kept).map(([id, hand]) => [id, id === seat ? hand : hidden(hand)])),
  }
  return { ...p.state, round: { ...round, memo } }
}
