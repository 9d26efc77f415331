import { type FactData, turnFact } from '../core/facts.js'
import { amount, flag } from '../core/shape.js'

/** What an operator has done so far in its turn. */
export const tilesLaid = turnFact('laid', amount, 0, 'Tiles the operator has laid in this turn.')
export const upgraded = turnFact('upgraded', flag, false, 'One of its tiles of this turn was an upgrade.')
export const tokenPlaced = turnFact('token', flag, false, 'It has placed a token in this turn.')
export const ran = turnFact('ran', flag, false, 'Its trains have run in this turn.')
export const turnRevenue = turnFact('revenue', amount, 0, 'What its trains have earned in this turn.')
export const declared = turnFact('declared', flag, false, 'It has declared its dividend of this turn.')

export const OPERATING_TURN_FACTS: readonly FactData[] = [tilesLaid, upgraded, tokenPlaced, ran, turnRevenue, declared]
