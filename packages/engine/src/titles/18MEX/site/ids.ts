import type { HexId } from '../../../core/ids.js'
import { KCMO } from '../data/companies.js'

/** Ours → 18xx.games', where they differ. */
export const PEER_IDS: Readonly<Record<string, string>> = { PAC: 'FCP', [KCMO]: 'KCMO' }

/**
 * 18xx.games numbers printed hexes with the same print: its city ids read hex–index–city, like `D11-0-0`.
 * These are known from recorded games; every other hex where a token can stand untiled has 0.
 */
export const PRINTED_INDEX: Readonly<Record<HexId, number>> = { D11: 0, H3: 0, I4: 0, I12: 0 }
