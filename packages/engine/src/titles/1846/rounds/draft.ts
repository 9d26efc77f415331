import { Draft } from '../../../core/draft.js'
import { type FactData, roundFact } from '../../../core/facts.js'
import { beginRound } from '../../../core/flow.js'
import { HIDDEN_CARD, type PlayerId, type PrivateId } from '../../../core/ids.js'
import { never, passIn } from '../../../core/kinds.js'
import { pay } from '../../../core/money.js'
import type { Position } from '../../../core/position.js'
import { shuffle } from '../../../core/random.js'
import { objection } from '../../../core/refusals.js'
import { replaceable } from '../../../core/replaceable.js'
import { amount, listOf, mapOf, orNull, privateId, record, text } from '../../../core/shape.js'
import type { ActionKind, RoundFlow, Step } from '../../../core/step.js'
import { beginStockRound } from '../../../steps/stock.js'

/** A card of the draft deck: a private company, or a blank that buys nothing. */
export const isBlank = (card: string): boolean => card.startsWith('Pass (')
export const blank = (n: number): string => `Pass (${n})`

export const deck = roundFact('deck', listOf(text), [], 'Cards of the draft from the top.')
export const kept = roundFact('kept', mapOf(listOf(text), 'player'), {}, 'Cards each player has kept so far.')
export const lastCard = roundFact(
  'last',
  orNull(record({ company: privateId, price: amount }, {})),
  null,
  'The last private company of the deck, shown to all, and what it costs now.',
)

export const DRAFT_FACTS: readonly FactData[] = [deck, kept, lastCard]

const keep = (d: Draft, player: PlayerId, card: string): void =>
  kept.set(d, { ...kept.of(d), [player]: [...(kept.of(d)[player] ?? []), card] })

/** §3.2: the top cards, two more than there are players. */
export const drawnCards = (p: Position): readonly string[] => deck.of(p).slice(0, p.state.seats.length + 2)

/** Listed price, and for an independent its debt (1846-DRF-6). */
export const fullPrice = (p: Position, company: PrivateId): number => {
  const { price = 0, debt = 0 } = p.rules.privates[company] ?? {}
  return price + debt
}

/** Down to this the price of the last card falls (1846-DRF-5). */
export const lowestPrice = replaceable((_p: Position, _company: PrivateId): number => 0)

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
  apply(d, { by: player, company }) {
    const drawn = drawnCards(d)
    const back = shuffle(d, drawn).filter((card) => card !== company)
    deck.set(d, [...deck.of(d).slice(drawn.length), ...back])
    keep(d, player, company)
    d.emit({ type: 'cardKept', player, card: company })
    d.round({ current: nextDrafter(d, player) })
    revealLast(d)
  },
}

/** The deck is one private company alone: it is shown to all (1846-DRF-4). */
const revealLast = (d: Draft): void => {
  const [company, ...more] = deck.of(d)
  if (company === undefined || more.length > 0 || isBlank(company)) return
  const price = fullPrice(d, company)
  lastCard.set(d, { company, price })
  d.emit({ type: 'cardRevealed', company, price })
}

/** Nobody may leave without a card while cards lie drawn (1846-DRF-2, -3). */
const noPass = never('pass', () => objection('draft.keep.MUST_KEEP_ONE', {}))

const takeLast: ActionKind<'bid'> = {
  type: 'bid',
  *candidates(p, by) {
    const card = lastCard.of(p)
    if (card) yield { action: { type: 'bid', by, ...card } }
  },
  object(p, { company, price }) {
    const shown = lastCard.of(p)
    if (company !== shown?.company) return objection('draft.keep.CARD_NOT_DRAWN', { card: company })
    return price === shown.price
      ? undefined
      : objection('draft.last.WRONG_PRICE', { card: company, price, need: shown.price })
  },
  apply(d, { by, company }) {
    deck.set(d, [])
    keep(d, by, company)
  },
}

/** Nobody may decline the last card at this price any more (1846-DRF-5). */
export const mustTakeLast = (p: Position): boolean => {
  const shown = lastCard.of(p)
  return shown !== null && shown.price <= lowestPrice(p, shown.company)
}

const declineLast = passIn(
  'lastCard',
  (d, by) => {
    const shown = lastCard.of(d)
    if (!shown) return
    const price = Math.max(shown.price - 10, lowestPrice(d, shown.company))
    lastCard.set(d, { ...shown, price })
    d.round({ current: nextDrafter(d, by as PlayerId) })
  },
  (p) => {
    const shown = lastCard.of(p)
    return shown && mustTakeLast(p) ? objection('draft.last.PASS_AT_ZERO', { card: shown.company }) : undefined
  },
)

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
  const shown = lastCard.of(d)
  const hands = kept.of(d)
  for (const player of d.state.seats) {
    for (const card of hands[player] ?? []) {
      if (isBlank(card) || card === HIDDEN_CARD) continue
      handOver(d, card, player, card === shown?.company ? shown.price : fullPrice(d, card))
    }
  }
  beginStockRound(d)
}

const over = (p: Position): boolean => deck.of(p).every(isBlank)
const current = (p: Position): PlayerId | null => (over(p) ? null : (p.state.round.current as PlayerId))

const keepStep: Step = { id: 'draft', kinds: [keepCard, noPass], actor: current }
const lastStep: Step = { id: 'lastCard', kinds: [takeLast, declineLast], actor: current }

export const draftRound: RoundFlow = {
  step: (p) => (lastCard.of(p) ? lastStep : keepStep),
  turns: { player: [keepStep, lastStep] },
  advance(d) {
    const player = d.state.round.current as PlayerId | null
    const shown = lastCard.of(d)
    // Where nobody is asked about a card he must take, it is his.
    if (shown && player !== null && !over(d)) takeLast.apply(d, { type: 'bid', by: player, ...shown })
    finish(d)
  },
}

export const beginDraft = (d: Draft, cards: readonly string[]): void => {
  beginRound(d, { kind: 'draft', num: 1, of: 1 })
  d.round({ current: d.state.seats.at(-1) ?? null })
  deck.set(d, cards)
}

const hidden = (cards: readonly string[]): readonly string[] => cards.map(() => HIDDEN_CARD)

/** What a seat holds before all is revealed. */
export const handOf = (p: Position, seat: PlayerId): readonly string[] => kept.of(p)[seat] ?? []

/** A seat sees its own hand and, on its turn, the cards it drew; nothing of the rest, nor their order. */
export const hideDraft = (p: Position, seat: PlayerId | null): Position['state'] => {
  const d = new Draft(p)
  const hands = Object.entries(kept.of(p))
  kept.set(d, Object.fromEntries(hands.map(([id, hand]) => [id, id === seat ? hand : hidden(hand)])))
  if (lastCard.of(p)) return d.state
  const seen = p.state.round.current === seat ? drawnCards(p) : []
  deck.set(d, [...seen, ...hidden(deck.of(p).slice(seen.length))])
  return d.state
}

/** Every card of this table's draft: removed companies are no secret. */
const allCards = ({ state }: Position): readonly string[] => [
  ...Object.keys(state.privates),
  ...state.seats.map((_, i) => blank(i + 1)),
]

/** The cards a seat cannot see, dealt to the places where they lie. */
export const dealDraft = (p: Position, shuffled: <T>(list: readonly T[]) => readonly T[]): Position['state'] => {
  const seen = [...deck.of(p), ...Object.values(kept.of(p)).flat()]
  const unseen = allCards(p).filter((card) => !seen.includes(card))
  for (;;) {
    const cards = [...shuffled(unseen)]
    const uncovered = (list: readonly string[]) =>
      list.map((card) => (card === HIDDEN_CARD ? (cards.pop() as string) : card))
    const d = new Draft(p)
    deck.set(d, uncovered(deck.of(p)))
    kept.set(d, Object.fromEntries(Object.entries(kept.of(p)).map(([id, hand]) => [id, uncovered(hand)])))
    // With nothing but blanks left the draft would have ended.
    if (!over(d)) return d.state
  }
}

/** The open draft of two players: the last seat begins, after a break too. */
export const beginOpenDraft = (d: Draft): void => {
  d.set({ turn: 0 })
  beginRound(d, { kind: 'openDraft', num: 1, of: 1 })
  d.round({ current: d.state.seats.at(-1) ?? null, memo: {} })
}
