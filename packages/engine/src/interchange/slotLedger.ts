import { faceOn } from '../board/lying.js'
import type { HexId, OperatorId } from '../core/ids.js'
import type { Position } from '../core/position.js'

interface Standing {
  readonly by: OperatorId
  readonly city: number
  readonly slot: number
}

/** Which circle of a city a token lies in: 18xx.games says so, our state only which city. */
export class SlotLedger {
  readonly #standing = new Map<HexId, readonly Standing[]>()
  /** What it last agreed with: states share what did not change. */
  #last: Position['state']['board'] = { tiles: {}, tokens: {} }

  constructor(p: Position) {
    this.update(p)
  }

  /** The circle for the next token there: its own reserved one, else the first free one kept for nobody else. */
  slotFor(p: Position, by: OperatorId, hex: HexId, city: number): number {
    return this.#choose(p, by, hex, city, this.#standing.get(hex) ?? [])
  }

  /** Who stands in a circle. */
  standingIn(hex: HexId, city: number, slot: number): OperatorId | undefined {
    return this.#standing.get(hex)?.find((each) => each.city === city && each.slot === slot)?.by
  }

  slotOf(by: OperatorId, hex: HexId, city: number): number {
    return this.#standing.get(hex)?.find((each) => each.city === city && each.by === by)?.slot ?? 0
  }

  update(p: Position): void {
    const { board } = p.state
    if (board.tokens === this.#last.tokens && board.tiles === this.#last.tiles) return
    for (const hex of this.#standing.keys()) if (!p.state.board.tokens[hex]) this.#standing.delete(hex)
    for (const [hex, tokens] of Object.entries(p.state.board.tokens)) {
      const relaid = board.tiles[hex]?.tile !== this.#last.tiles[hex]?.tile
      if (tokens === this.#last.tokens[hex] && !relaid) continue
      const old = [...(this.#standing.get(hex) ?? [])]
      const seats = tokens.map((token) => {
        const same = old.findIndex((each) => each.by === token.by)
        return { token, slot: same < 0 ? undefined : old.splice(same, 1)[0]?.slot }
      })
      const next: Standing[] = relaid
        ? this.#refilled(p, hex)
        : seats.flatMap(({ token: { by, city }, slot }) => (slot === undefined ? [] : [{ by, city, slot }]))
      for (const { token, slot } of seats) {
        if (slot !== undefined) continue
        const { by, city, blocker } = token
        // A token that only fills a slot away from home lies in the last one.
        const last = blocker === true && p.rules.operators[by]?.home?.hex !== hex
        next.push({ by, city, slot: last ? this.#slots(p, hex, city) - 1 : this.#choose(p, by, hex, city, next) })
      }
      this.#standing.set(hex, next)
    }
    this.#last = board
  }

  /** On a new tile the tokens fill the circles anew, in the order they lay in; then those go that the same action has closed. */
  #refilled(p: Position, hex: HexId): Standing[] {
    const tokens = [...(p.state.board.tokens[hex] ?? [])]
    const next: Standing[] = []
    const gone = new Set<Standing>()
    for (const { by } of (this.#standing.get(hex) ?? []).toSorted((a, b) => a.slot - b.slot)) {
      const at = tokens.findIndex((token) => token.by === by)
      const [token] = at < 0 ? [] : tokens.splice(at, 1)
      const city = token?.city ?? 0
      const placed = { by, city, slot: this.#choose(p, by, hex, city, next) }
      next.push(placed)
      if (!token) gone.add(placed)
    }
    return next.filter((each) => !gone.has(each))
  }

  #slots(p: Position, hex: HexId, city: number): number {
    return faceOn(p.rules.board, p.state.board.tiles, hex)?.places[city]?.slots ?? 1
  }

  #choose(p: Position, by: OperatorId, hex: HexId, city: number, standing: readonly Standing[]): number {
    const taken = new Set(standing.filter((each) => each.city === city).map(({ slot }) => slot))
    const kept = (p.rules.board.hexes[hex]?.reserved ?? []).filter((each) => each.city === city).map((each) => each.by)
    const free = Array.from({ length: this.#slots(p, hex, city) }, (_, i) => i).filter((slot) => !taken.has(slot))
    const isKept = (slot: number): boolean => {
      const owner = kept[slot]
      return owner !== undefined && owner !== by && !p.state.operators[owner]?.closed
    }
    const own = kept.indexOf(by)
    return free.find((slot) => slot === own) ?? free.find((slot) => !isKept(slot)) ?? free[0] ?? 0
  }
}
