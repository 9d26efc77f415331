import type { Claims } from '../claim.js'
import { COMPANIES } from './companies.js'
import { GENERAL } from './general.js'
import { RUNS } from './runs.js'
import { SALE } from './sale.js'
import { STOCK } from './stock.js'
import { TRACK } from './track.js'
import { TRAINS } from './trains.js'

/** By the code of the refusal. */
export const CLAIMS: Claims = { ...GENERAL, ...STOCK, ...SALE, ...TRACK, ...RUNS, ...TRAINS, ...COMPANIES }
