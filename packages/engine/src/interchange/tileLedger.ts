import type { HexId, TileId } from '../core/ids.js'
import type { Position } from '../core/position.js'

/** `7-0` → `7`. */
export const tileOfCopy = (copy: string): TileId => copy.slice(0, copy.lastIndexOf('-'))

/** Which copy of a tile lies where: 18xx.games numbers the pieces, and names cities by them. */
export class TileLedger {
  readonly #on = new Map<HexId, string>()
  readonly #waiting = new Map<TileId, string[]>()
  readonly #fresh = new Map<TileId, number>()
  readonly #rules: Position['rules']

  constructor(p: Position) {
    this.#rules = p.rules
  }

  copyOn(hex: HexId): string | undefined {
    return this.#on.get(hex)
  }

  hexOf(copy: string): HexId | undefined {
    for (const [hex, lying] of this.#on) if (lying === copy) return hex
    return undefined
  }

  /** The copy to lay next: one never laid before, then those that came back, the earliest first. */
  next(tile: TileId): string {
    const count = this.#rules.board.tiles[tile]?.count ?? null
    const fresh = this.#fresh.get(tile) ?? 0
    return count === null || fresh < count ? `${tile}-${fresh}` : (this.#waiting.get(tile)?.[0] ?? `${tile}-${fresh}`)
  }

  /** A tile taken off the board is out of the game there. */
  settle(p: Position): void {
    for (const hex of this.#on.keys()) if (!p.state.board.tiles[hex]) this.#on.delete(hex)
  }

  laid(hex: HexId, copy: string): void {
    const tile = tileOfCopy(copy)
    const old = this.#on.get(hex)
    if (old !== undefined) {
      const back = tileOfCopy(old)
      this.#waiting.set(back, [...(this.#waiting.get(back) ?? []), old])
    }
    this.#on.set(hex, copy)
    this.#waiting.set(
      tile,
      (this.#waiting.get(tile) ?? []).filter((waiting) => waiting !== copy),
    )
    this.#fresh.set(tile, Math.max(this.#fresh.get(tile) ?? 0, Number(copy.slice(tile.length + 1)) + 1))
  }
}
