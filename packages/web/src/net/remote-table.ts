import type { ReadonlySignal, Signal } from '@preact/signals'
import type { ResultOf } from '@roundhouse/server/client'
import type { OwnOrders } from './ahead/own-orders.js'
import type { Connection } from './live.js'

export type TableView = ResultOf<'getTable'>
export type TableRequest = TableView['requests'][number]
export type Said = ResultOf<'readChat'>['said'][number]

/** What the page shows of a table over the network beside its game. */
export interface RemoteTable {
  readonly view: ReadonlySignal<TableView>
  readonly connection: ReadonlySignal<Connection>
  readonly present: ReadonlySignal<readonly string[]>
  readonly onlookers: ReadonlySignal<number>
  readonly requests: ReadonlySignal<readonly TableRequest[]>
  readonly chat: ReadonlySignal<readonly Said[]>
  /** What onlookers say among themselves; null = this screen may not hear it. */
  readonly onlookerChat: ReadonlySignal<readonly Said[] | null>
  /** Whose time runs; `ahead`: how far the server's clock is ahead of this device's. null = no time runs. */
  readonly clock: ReadonlySignal<(NonNullable<TableView['clock']> & { readonly ahead: number }) | null>
  /** Up to here the player had looked before. */
  readonly seen: number
  /** Own actions the server has not answered yet. */
  readonly waiting: ReadonlySignal<number>
  say(text: string): Promise<void>
  sayToOnlookers(text: string): Promise<void>
  answerUndo(yes: boolean): Promise<void>
  answerReplace(yes: boolean): Promise<void>
  /** Asks the others to give the seat of somebody who has left to a bot, or to whoever comes. */
  replace(seat: string, taker: 'open' | 'bot:normal'): Promise<void>
  /** Leaves the game for good, or comes back. */
  leave(): Promise<void>
  comeBack(): Promise<void>
  /** Somebody's time has run out: what the table's pace says follows. */
  overtime(): Promise<void>
  /** Goes back to an entry, or asks the others to, with a reason. */
  askUndo(to: number, reason: string): Promise<void>
  /** What an undo by the usual command leads to, when the others have to be asked: the page asks for a reason first. */
  readonly wishes: Signal<number | null>
  /** Moves ahead; null = this screen plays no seat. */
  readonly ahead: OwnOrders | null
  /** A table for a rematch; null = it could not be laid. */
  rematch(): Promise<string | null>
}
