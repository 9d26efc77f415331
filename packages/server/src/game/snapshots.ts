import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { type Game, type Snapshot, snapshot } from '@roundhouse/engine'
import type { SnapshotRow } from '../storage/schema.js'

/** A position as it is stored. */
export const packed = (table: string, game: Game, at: number): SnapshotRow => ({
  table_id: table,
  number: game.cursor,
  snapshot: deflateRawSync(JSON.stringify(snapshot(game))),
  at,
})

export const unpacked = (bytes: Uint8Array): Snapshot => JSON.parse(inflateRawSync(bytes).toString('utf8')) as Snapshot
