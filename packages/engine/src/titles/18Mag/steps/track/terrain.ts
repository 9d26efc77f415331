import type { Draft } from '../../../../core/draft.js'
import { type FactData, turnFact } from '../../../../core/facts.js'
import type { HexId } from '../../../../core/ids.js'
import type { Charge } from '../../../../core/money.js'
import type { Position } from '../../../../core/position.js'
import { type Objection, objection } from '../../../../core/refusals.js'
import { flag } from '../../../../core/shape.js'
import type { ActionKind } from '../../../../core/step.js'
import type { Lay } from '../../../../steps/lay.js'
import { SIK } from '../../data/companies.js'
import { switches18Mag } from '../../switches.js'
import { terrainTokens } from '../companies/minors.js'
import { isIstvans } from '../istvan/cards.js'

/** What a lay spends to have the bank pay for its terrain. */
export const TERRAIN_TOKEN = 'terrainToken'

export const armed = turnFact('armed', flag, false, 'A terrain token waits to pay for the next terrain of the turn.')

export const TERRAIN_FACTS: readonly FactData[] = [armed]

/** With the first tile on a hex, and again when a yellow tile with a river goes green (MAG-TRK-7, MAG-UPG-6). */
export const terrainOf = (p: Position, hex: HexId): number => {
  const at = p.state.board.tiles[hex]
  return (at ? p.rules.board.tiles[at.tile]?.terrain?.cost : p.rules.board.hexes[hex]?.terrain?.cost) ?? 0
}

/** SIK is paid by the minor, or by the bank where a terrain token is spent (MAG-TRK-8), and for István (MAG-V1-6). */
export const terrainCharges = (p: Position, { operator, hex, spends }: Lay): readonly Charge[] => {
  const amount = terrainOf(p, hex)
  if (amount === 0) return []
  const from = spends !== undefined || armed.of(p) || isIstvans(p, operator) ? 'bank' : operator
  return [{ from, to: SIK.id, amount, why: 'terrain' }]
}

/** Tokens are spent with the tile they pay for; on 18xx.games before it. */
export const tokenObjection = (p: Position, { operator, hex, spends }: Lay): Objection | undefined => {
  if (spends === undefined) return undefined
  if (spends !== TERRAIN_TOKEN) return objection('any.BAD_SHAPE', { type: 'layTile', field: 'spends' })
  if (switches18Mag.armTerrainToken.of(p)) return objection('or.tile.TOKEN_TIMING', { before: 1 })
  const left = terrainTokens.of(p, operator)
  return left > 0 && terrainOf(p, hex) > 0
    ? undefined
    : objection('or.tile.TERRAIN_TOKEN', { company: operator, hex, left })
}

/** After a lay whose terrain was due so much. */
export const useToken = (d: Draft, { operator, spends }: Lay, due: number): void => {
  if (spends !== undefined) terrainTokens.set(d, operator, terrainTokens.of(d, operator) - 1)
  else if (due > 0) armed.set(d, false)
}

/** The way of 18xx.games. */
export const armToken: ActionKind<'buyEquipment'> = {
  type: 'buyEquipment',
  takes: ({ item }) => item === TERRAIN_TOKEN,
  *candidates(p, by) {
    if (switches18Mag.armTerrainToken.of(p) && terrainTokens.of(p, by) > 0)
      yield { action: { type: 'buyEquipment', by, item: TERRAIN_TOKEN, from: 'bank', price: 0 } }
  },
  object(p, { by, from, price }) {
    if (from !== 'bank' || price !== 0) return objection('any.BAD_SHAPE', { type: 'buyEquipment', field: 'price' })
    if (!switches18Mag.armTerrainToken.of(p)) return objection('or.tile.TOKEN_TIMING', { before: 0 })
    if (terrainTokens.of(p, by) === 0) return objection('or.tile.TERRAIN_TOKEN', { company: by, hex: '', left: 0 })
    return armed.of(p) ? objection('or.tile.TOKEN_ARMED', { company: by }) : undefined
  },
  apply(d, { by, item, from, price }) {
    terrainTokens.set(d, by, terrainTokens.of(d, by) - 1)
    armed.set(d, true)
    d.emit({ type: 'equipmentBought', by, item, from, price })
  },
}
