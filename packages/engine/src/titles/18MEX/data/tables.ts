/** By the number of players (T2). */
type ByPlayers = Readonly<Record<number, number>>

/** With the players' cash in it (1.4). */
export const BANK = 9000
export const STARTING_CASH: ByPlayers = { 3: 625, 4: 500, 5: 450 }

/** One more for everybody if nothing is merged into NdM at the first 5-train (5.3(i)). */
export const CERT_LIMIT: ByPlayers = { 3: 19, 4: 14, 5: 11 }

/** Most a player may buy up to, in percent of a major (3.3(a)). */
export const HOLDING_LIMIT = 60
/** Most the Open Market may hold after a sale, in percent of a major (3.2(a)(3)). */
export const POOL_LIMIT = 50
/** A major is launched when no more than this is left in the Initial Offering, in percent (3.4). */
export const LAUNCH_LIMIT = 50
/** The bank pays so many times par at the launch (3.4(c)). */
export const LAUNCH_SHARES = 10
