import type { Position } from '../core/position.js'
import { ShareLedger } from './shareLedger.js'
import { SlotLedger } from './slotLedger.js'
import { TileLedger } from './tileLedger.js'
import type { TitleInterchange } from './vocabulary.js'

/** What 18xx.games tells apart and our state does not: pieces of the same kind, by number. */
export class Ledger {
  readonly shares: ShareLedger
  readonly tiles: TileLedger
  readonly slots: SlotLedger
  /** What a title wants to remember about pieces it has taken off. */
  readonly notes = new Map<string, string>()

  constructor(p: Position, { certificates }: Pick<TitleInterchange, 'certificates'>) {
    this.shares = new ShareLedger(p, certificates)
    this.tiles = new TileLedger(p)
    this.slots = new SlotLedger(p)
  }

  /** After an action: catch up with what it did beyond the pieces it named. */
  update(p: Position): void {
    this.shares.update(p)
    this.tiles.update(p)
    this.slots.update(p)
  }
}
