import { type Holder, isPlayer, type OperatorId } from '../core/ids.js'
import { beyond, common, type Papers, papersOf, sumsOf, worthOf } from '../core/papers.js'
import type { Position } from '../core/position.js'

type Hands = Map<Holder, number[]>

/** How a title on 18xx.games picks the certificates that nobody names. */
export interface CertificateHabits {
  /** A new president hands over the certificates that came last, not those that came first. */
  readonly handsOverLatest?: true
  /** Of the president's certificate nothing is sold that the rest of the hand makes up, and all of it where that fits. */
  readonly sellsHandFirst?: true
}

/**
 * Which certificate, by its number, is where on 18xx.games. Our state takes the lowest number of a hand; a file names
 * any. Hands keep the order of arrival: their first ones change hands when a presidency does, or their last ones.
 */
export class ShareLedger {
  readonly #hands = new Map<OperatorId, Hands>()
  readonly #sizes: (corporation: OperatorId) => readonly number[]
  /** What it last agreed with: states share what did not change. */
  #last: Position['state']['shares']

  readonly habits: CertificateHabits

  constructor(p: Position, habits: CertificateHabits = {}) {
    this.habits = habits
    this.#last = p.state.shares
    this.#sizes = (corporation) => p.rules.operators[corporation]?.shares ?? []
    for (const [corporation, holders] of Object.entries(p.state.shares)) {
      const hands: Hands = new Map()
      holders.forEach((holder, n) => {
        hands.set(holder, [...(hands.get(holder) ?? []), n])
      })
      this.#hands.set(corporation, hands)
    }
  }

  size(corporation: OperatorId, certificate: number): number {
    return this.#sizes(corporation)[certificate] ?? 0
  }

  holderOf(corporation: OperatorId, certificate: number): Holder | undefined {
    for (const [holder, hand] of this.#hands.get(corporation) ?? []) if (hand.includes(certificate)) return holder
    return undefined
  }

  hand(corporation: OperatorId, holder: Holder): readonly number[] {
    return this.#hands.get(corporation)?.get(holder) ?? []
  }

  move(corporation: OperatorId, certificate: number, to: Holder): void {
    const hands = this.#hands.get(corporation)
    const from = this.holderOf(corporation, certificate)
    if (!hands || from === undefined) return
    hands.set(
      from,
      (hands.get(from) ?? []).filter((n) => n !== certificate),
    )
    hands.set(to, [...(hands.get(to) ?? []), certificate])
  }

  /** The first ordinary certificates of a hand with these sizes; fewer where it has not all of them. */
  pick(corporation: OperatorId, holder: Holder, papers: Papers): readonly number[] {
    const free = this.hand(corporation, holder).filter((n) => n > 0)
    return papers.flatMap((size) => {
      const at = free.findIndex((n) => this.size(corporation, n) === size)
      return at === -1 ? [] : free.splice(at, 1)
    })
  }

  /** Follows what no action names: presidencies that change hands, certificates given back, forced sales. */
  update(p: Position): void {
    if (p.state.shares === this.#last) return
    for (const corporation of this.#hands.keys()) {
      const holders = p.state.shares[corporation]
      if (holders === undefined) this.#hands.delete(corporation)
      else if (holders !== this.#last[corporation]) this.#updateCorporation(corporation, holders)
    }
    this.#last = p.state.shares
  }

  #updateCorporation(corporation: OperatorId, holders: readonly Holder[]): void {
    // What lay in a place of its own was named by the one who took it out.
    for (const n of this.hand(corporation, 'tradeIn')) {
      const to = holders[n]
      if (to !== undefined && to !== 'tradeIn') this.move(corporation, n, to)
    }
    const chair = holders[0] as Holder
    const before = this.holderOf(corporation, 0) as Holder
    if (chair !== before) {
      this.move(corporation, 0, chair)
      // What a new president gave for it went where it lay.
      if (isPlayer(chair)) this.#exchange(corporation, holders, chair, before)
    }
    const everybody = [...new Set([...(this.#hands.get(corporation)?.keys() ?? []), ...holders])]
    // A player takes his change before the rest is put away.
    everybody.sort((a, b) => Number(isPlayer(b)) - Number(isPlayer(a)))
    const off = everybody.map((holder) => ({ holder, ...this.#differ(corporation, holders, holder) }))
    for (const to of off) {
      for (const from of off) {
        const moved = common(to.missing, from.spare)
        this.#shift(corporation, moved, from.holder, to.holder)
        to.missing = beyond(to.missing, moved)
        from.spare = beyond(from.spare, moved)
      }
    }
  }

  #exchange(corporation: OperatorId, holders: readonly Holder[], chair: Holder, before: Holder): void {
    const { spare } = this.#differ(corporation, holders, chair)
    const sold = isPlayer(before) && this.#hasSoldChair(corporation, holders, before, spare)
    this.#handOver(corporation, spare, chair, sold ? 'pool' : before)
  }

  /** A seller who keeps a part of it needs not all that is given: it goes to the pool, and so may he find his there. */
  #hasSoldChair(corporation: OperatorId, holders: readonly Holder[], seller: Holder, given: Papers): boolean {
    const { spare, missing } = this.#differ(corporation, holders, seller)
    if (!this.habits.sellsHandFirst) return beyond(given, missing).length > 0
    const sold = worthOf(given) + worthOf(spare) - worthOf(missing)
    const hand = this.hand(corporation, seller).filter((n) => n > 0)
    return sold > 0 && !sumsOf(hand.map((n) => this.size(corporation, n))).includes(sold)
  }

  #handOver(corporation: OperatorId, papers: Papers, from: Holder, to: Holder): void {
    const hand = this.#hands.get(corporation)?.get(from)
    if (this.habits.handsOverLatest) hand?.reverse()
    const given = this.pick(corporation, from, papers)
    if (this.habits.handsOverLatest) hand?.reverse()
    for (const n of given) this.move(corporation, n, to)
  }

  #shift(corporation: OperatorId, papers: Papers, from: Holder, to: Holder): void {
    for (const n of this.pick(corporation, from, papers)) this.move(corporation, n, to)
  }

  /** Ordinary papers a hand has here and not in the state, and the other way round. */
  #differ(corporation: OperatorId, holders: readonly Holder[], holder: Holder): { spare: Papers; missing: Papers } {
    const sizes = this.#sizes(corporation)
    const ours = papersOf(holders.flatMap((by, n) => (by === holder && n > 0 ? [sizes[n] ?? 0] : [])))
    const theirs = papersOf(this.hand(corporation, holder).flatMap((n) => (n > 0 ? [sizes[n] ?? 0] : [])))
    return { spare: beyond(theirs, ours), missing: beyond(ours, theirs) }
  }
}
