import type { BoardData } from '../board/face.js'
import type { HexId, TileId } from '../core/ids.js'
import type { Position } from '../core/position.js'

/** `7-0` → `7`. */
export const tileOfCopy = (copy: string): TileId => copy.slice(0, copy.lastIndexOf('-'))

const numberOfCopy = (copy: string): number => Number(copy.slice(copy.lastIndexOf('-') + 1))

/** Which copy of a tile lies where: 18xx.games numbers the pieces, both sides of one alike, and names cities by them. */
export class TileLedger {
  readonly #on = new Map<HexId, string>()
  /** Piece → numbers of those that came back, the earliest first. */
  readonly #waiting = new Map<string, number[]>()
  /** Piece → the first number that was never laid. */
  readonly #fresh = new Map<string, number>()
  readonly board: BoardData

  constructor(p: Position) {
    this.board = p.rules.board
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
    const piece = this.#pieceOf(tile)
    const count = this.board.tiles[tile]?.count ?? null
    const fresh = this.#fresh.get(piece) ?? 0
    const number = count === null || fresh < count ? fresh : (this.#waiting.get(piece)?.[0] ?? fresh)
    return `${tile}-${number}`
  }

  /** A tile taken off the board is out of the game there. */
  update(p: Position): void {
    for (const hex of this.#on.keys()) if (!p.state.board.tiles[hex]) this.#on.delete(hex)
  }

  laid(hex: HexId, copy: string): void {
    const old = this.#on.get(hex)
    if (old !== undefined) {
      const back = this.#pieceOf(tileOfCopy(old))
      this.#waiting.set(back, [...(this.#waiting.get(back) ?? []), numberOfCopy(old)])
    }
    this.#on.set(hex, copy)
    const piece = this.#pieceOf(tileOfCopy(copy))
    const number = numberOfCopy(copy)
    this.#waiting.set(
      piece,
      (this.#waiting.get(piece) ?? []).filter((waiting) => waiting !== number),
    )
    this.#fresh.set(piece, Math.max(this.#fresh.get(piece) ?? 0, number + 1))
  }

  /** One name for both sides. */
  #pieceOf(tile: TileId): string {
    const other = this.board.tiles[tile]?.otherSide
    return other === undefined ? tile : [tile, other].sort().join('/')
  }
}
