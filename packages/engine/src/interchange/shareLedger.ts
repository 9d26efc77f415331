import type { Holder, OperatorId } from '../core/ids.js'
import type { Position } from '../core/position.js'

type Hands = Map<Holder, number[]>

/**
 * Which certificate, by its number, is where on 18xx.games. Our state takes the lowest number of a hand; a file names
 * any. Hands keep the order of arrival: their first ones change hands when a presidency does.
 */
export class ShareLedger {
  readonly #hands = new Map<OperatorId, Hands>()
  readonly #sizes: (corporation: OperatorId) => readonly number[]
  /** What it last agreed with: states share what did not change. */
  #settled: Position['state']['shares']

  constructor(p: Position) {
    this.#settled = p.state.shares
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

  /** The first ordinary certificates of a hand worth exactly `percent`, large ones before small; fewer where it does not come out even. */
  pick(corporation: OperatorId, holder: Holder, percent: number): readonly number[] {
    const picked: number[] = []
    let left = percent
    const largestFirst = [...this.hand(corporation, holder)].sort(
      (a, b) => this.size(corporation, b) - this.size(corporation, a),
    )
    for (const n of largestFirst) {
      const size = this.size(corporation, n)
      if (n === 0 || size > left) continue
      picked.push(n)
      left -= size
      if (left === 0) break
    }
    return picked
  }

  /** Follows what no action names: presidencies that change hands, certificates given back, forced sales. */
  settle(p: Position): void {
    if (p.state.shares === this.#settled) return
    for (const corporation of this.#hands.keys()) {
      const holders = p.state.shares[corporation]
      if (holders === undefined) this.#hands.delete(corporation)
      else if (holders !== this.#settled[corporation]) this.#settle(corporation, holders)
    }
    this.#settled = p.state.shares
  }

  #settle(corporation: OperatorId, holders: readonly Holder[]): void {
    // What lay in a place of its own was named by the one who took it out.
    for (const n of this.hand(corporation, 'tradeIn')) {
      const to = holders[n]
      if (to !== undefined && to !== 'tradeIn') this.move(corporation, n, to)
    }
    const chair = holders[0] as Holder
    const before = this.holderOf(corporation, 0) as Holder
    if (chair !== before) {
      if (this.#isHand(chair)) {
        for (const n of this.pick(corporation, chair, this.size(corporation, 0))) this.move(corporation, n, before)
      }
      this.move(corporation, 0, chair)
    }
    for (const [to, missing] of this.#differences(corporation, holders, -1)) {
      let left = missing
      for (const [from, surplus] of this.#differences(corporation, holders, 1)) {
        for (const n of this.pick(corporation, from, Math.min(left, surplus))) {
          this.move(corporation, n, to)
          left -= this.size(corporation, n)
        }
      }
    }
  }

  #isHand(holder: Holder): boolean {
    return /^p\d+$/.test(holder)
  }

  /** Holders with more (1) or less (-1) percent than the state gives them, and by how much. */
  #differences(corporation: OperatorId, holders: readonly Holder[], sign: 1 | -1): readonly [Holder, number][] {
    const percent = new Map<Holder, number>()
    const add = (holder: Holder, amount: number) => percent.set(holder, (percent.get(holder) ?? 0) + amount)
    for (const [holder, hand] of this.#hands.get(corporation) ?? []) {
      for (const n of hand) add(holder, this.size(corporation, n))
    }
    holders.forEach((holder, n) => {
      add(holder, -this.size(corporation, n))
    })
    return [...percent].flatMap(([holder, off]) => (off * sign > 0 ? [[holder, off * sign] as [Holder, number]] : []))
  }
}
