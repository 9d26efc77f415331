import type { OperatorId } from '../../../core/ids.js'

/** By the number of players. */
type ByPlayers<T> = Readonly<Record<number, T>>

/** With the players' cash in it (§2). */
export const BANK = 7760
export const STARTING_CASH: ByPlayers<number> = { 3: 500, 4: 375, 5: 300 }

/** Corporations in the game; four players may agree on five (§1.1). */
export const CORPORATIONS: ByPlayers<number> = { 3: 5, 4: 6, 5: 6 }
export const FEWER_CORPORATIONS = 5

/** Papers a player may hold, by players and corporations in the game (§1.1). */
const CERT_LIMIT: ByPlayers<ByPlayers<number>> = { 3: { 5: 12 }, 4: { 5: 9, 6: 11 }, 5: { 6: 9 } }

/** That of the set-up; it never changes (1849-9.1-2). */
export const certLimit = (players: number, corporations: number): number => CERT_LIMIT[players]?.[corporations] ?? 0

/** For beginners: it is not founded before this place in the order (1849-2.2-3). */
export const DELAYED: { readonly corporation: OperatorId; readonly place: number } = { corporation: 'IFT', place: 4 }

/** Percent of a share. */
export const SHARE = 10
/** Percent of the president's certificate. */
export const CHAIR = 20

/** Most a player may hold of a corporation, in percent (§7.2). */
export const HOLDING_LIMIT = 60
/** Most the pool may hold of a corporation, in percent (§9.2). */
export const POOL_LIMIT = 50

/** A founder takes the president's certificate and at most so many others (1849-9.4-3). */
export const FOUNDERS_EXTRA = 2

/** Bids rise by this; the price of SCE falls by it when all pass (§8). */
export const BID_STEP = 5

/** What CNM's marker adds to its port (1849-7.1-8). */
export const PORT_BONUS = 20

/** What a player takes as a loan, and what it costs at the end (1849-10.7-6). */
export const LOAN = 500
export const LOAN_DEDUCTION = 750

/** What a bond brings, costs a turn, and takes from each share at the end (§14.2). */
export const BOND = 500
export const BOND_INTEREST = 50
export const BOND_DEDUCTION = 100

/** Six markers for electric trains, dearer before phase 16 and for the first buyer (§14.3). */
export const E_MARKERS = 6
export const E_MARKER_PRICE = { first: { '12': 1100, '16': 800 }, later: { '12': 800, '16': 550 } } as const
