/** What processes tell each other: never a secret, only where to look. */
export type BusMessage =
  /** A table has changed: entries, seats, requests. */
  | { readonly kind: 'table'; readonly table: string; readonly number: number }
  | { readonly kind: 'chat'; readonly table: string; readonly id: number }
  | { readonly kind: 'session'; readonly session: string }
  /** Users connected to a table on the process that says so. */
  | { readonly kind: 'presence'; readonly table: string; readonly users: readonly string[]; readonly onlookers: number }
  /** Somebody wants to know who is connected. */
  | { readonly kind: 'whoIsHere'; readonly table: string }

export type Listener = (message: BusMessage, from: string) => void

/** The way between processes that share a database. */
export interface Bus {
  /** Of this process. */
  readonly id: string
  publish(message: BusMessage): void
  listen(listener: Listener): void
  /** Called when messages may have been missed. */
  onGap(listener: () => void): void
  close(): Promise<void>
}

/** One process alone: nobody else to tell. */
export const localBus = (id: string): Bus => ({
  id,
  publish() {},
  listen() {},
  onGap() {},
  async close() {},
})
