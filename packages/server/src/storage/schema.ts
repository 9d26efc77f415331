import type { Generated } from 'kysely'

/**
 * The one schema of both databases. Times are milliseconds, yes and no are 1 and 0, JSON is text: what SQLite and
 * PostgreSQL both keep without a difference.
 */
export interface Schema {
  readonly users: UserRow
  readonly sessions: SessionRow
  readonly codes: CodeRow
  readonly settings: SettingRow
  readonly tables: TableRow
  readonly seats: SeatRow
  readonly entries: EntryRow
  readonly snapshots: SnapshotRow
  readonly requests: RequestRow
  readonly chat: ChatRow
  readonly receivers: ReceiverRow
  readonly orders: OrderRow
  readonly results: ResultRow
  readonly ratings: RatingRow
  readonly calls: CallRow
}

export interface UserRow {
  id: string
  name: string
  /** The name without case and accents of writing, of accounts only: unique. */
  name_key: string | null
  kind: 'guest' | 'account'
  password: string | null
  email: string | null
  operator: number
  /** In which notices are written; null = English. */
  language: string | null
  /** Nobody else sees their games and ratings: 1. */
  profile_hidden: number
  created_at: number
  /** The person is gone; the row stays for the games of others. */
  deleted_at: number | null
}

export interface SessionRow {
  id: string
  user_id: string
  /** Of the token; the token itself is stored nowhere. */
  token_hash: string
  kind: 'session' | 'token'
  label: string
  created_at: number
  seen_at: number
  expires_at: number
}

/** A code given out by whoever runs the server: an invitation, or leave to set a new password. */
export interface CodeRow {
  code_hash: string
  kind: 'invitation' | 'reset'
  user_id: string | null
  uses_left: number
  created_at: number
  expires_at: number
}

export interface SettingRow {
  name: string
  value: string
}

export interface TableRow {
  id: string
  title: string
  name: string
  players: number
  options: string
  ruleset: string
  visibility: 'public' | 'link'
  seating: 'fixed' | 'drawn'
  start: 'host' | 'full'
  /** Trades need the owner's yes: 1, or do not: 0; null = as the ruleset has it. */
  consent: number | null
  state: 'open' | 'running' | 'finished' | 'closed'
  host_id: string | null
  /** JSON of the seed. */
  seed: string
  salt: string
  commitment: string
  /** JSON of the set-up without the seed, once the game has begun. */
  setup: string | null
  /** Of the last entry; -1 before the game begins. */
  number: number
  decider: string | null
  /** The one who decides is asked to answer an offer: 1. */
  offered: number
  /** A bot is to decide: 1. */
  bot_due: number
  /** Until then the process that has taken it on thinks for it. */
  bot_until: number
  /** JSON of the pace. */
  pace: string
  /** JSON of the clock, once the game has begun. */
  clock: string | null
  /** When the time of the one who decides runs out. */
  due_at: number | null
  /** When somebody is to be told that the table waits, or is over. */
  notice_at: number | null
  /** What is spoken at the table. */
  language: string | null
  /** The table laid for the same people after the game. */
  rematch_id: string | null
  /** JSON of how the game ended. */
  ended: string | null
  /** Why the game cannot go on, if its entries do not follow from each other any more. */
  frozen: string | null
  /** Goes up with every change of the table, its seats, its entries or its requests. */
  version: number
  created_at: number
  updated_at: number
}

export interface SeatRow {
  table_id: string
  seat: string
  /** Order at the table, from 1. */
  place: number
  user_id: string | null
  bot: string | null
  name: string
  left_at: number | null
  seen_at: number
  /** Of the last entry the player has looked at. */
  seen_number: number
}

export interface EntryRow {
  table_id: string
  number: number
  kind: 'setup' | 'action' | 'undo'
  /** Who did it. */
  seat: string | null
  user_id: string | null
  /** The client's name for the request; unique for a table and user. */
  key: string | null
  /** JSON of the action; of an undo, the number gone back to. */
  action: string | null
  events: string
  /** JSON of why a bot did it; null = nobody says. */
  reasons: string | null
  /** Of an undo, JSON: what others than its author may know of an entry that was a secret when it was taken back. */
  covered: string | null
  /** Of the state after it. */
  hash: string
  at: number
}

export interface SnapshotRow {
  table_id: string
  number: number
  /** Compressed JSON. */
  snapshot: Uint8Array
  at: number
}

/** What the others at a table have to agree to. */
export interface RequestRow {
  id: string
  table_id: string
  kind: 'undo' | 'replace'
  seat: string
  /** JSON: what is asked for. */
  data: string
  /** Of the last entry when it was asked. */
  number: number
  /** JSON: seat → yes or no. */
  answers: string
  state: 'open' | 'granted' | 'declined' | 'withdrawn' | 'lapsed'
  created_at: number
  settled_at: number | null
}

export interface ChatRow {
  id: Generated<number>
  table_id: string
  user_id: string | null
  seat: string | null
  name: string
  text: string
  /** Who reads it: everybody, or those who only watch. */
  audience: 'table' | 'onlookers'
  at: number
}

/** What a player wants done in their name: nobody else is ever told of it. */
export interface OrderRow {
  id: string
  table_id: string
  seat: string
  user_id: string
  /** What it is about: a player has one order about it at a time. */
  about: string
  /** JSON of the order. */
  data: string
  /** Of the entry it was given after, or of the last one it has made. */
  since_number: number
  /** Of the last entry it was checked against. */
  number: number
  /** Of the last entry after which it was asked what to do. */
  looked_number: number
  /** How often it has acted. */
  carried_out: number
  /** JSON of why, and with which entry, it ended; null = it is in force. */
  ended: string | null
  created_at: number
}

/** Where notices of a user go. */
export interface ReceiverRow {
  id: string
  user_id: string
  kind: 'mail' | 'push' | 'webhook'
  /** JSON: an address, a subscription of a browser, or a webhook. */
  target: string
  /** Of the code that was sent there; it gets no notices until the user has said the code. null = it gets them. */
  code_hash: string | null
  /** How often in a row it did not take a notice. */
  failures: number
  created_at: number
}

/** How a game ended for one seat. */
export interface ResultRow {
  table_id: string
  seat: string
  /** Who sat there at the end; null = a bot, or nobody. */
  user_id: string | null
  title: string
  /** Seats of the game. */
  players: number
  /** From 1; equal scores share one. */
  place: number
  score: number
  /** Counts finished games in the order in which they were stored: ratings follow it. */
  finish: number
  at: number
}

export interface RatingRow {
  user_id: string
  title: string
  mu: number
  sigma: number
  games: number
}

/** Somebody is to be called to a table for another reason than a turn; gone once they are called, or have looked. */
export interface CallRow {
  table_id: string
  user_id: string
  kind: 'mention' | 'undo' | 'replace' | 'filled' | 'begun'
  /** What somebody asks for, of `undo` and `replace`. */
  request_id: string | null
  due_at: number
}
