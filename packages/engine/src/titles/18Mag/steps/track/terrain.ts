import type { ActionOf } from '../../../../core/action.js'
import type { Draft } from '../../../../core/draft.js'
import { type FactData, turnFact } from '../../../../core/facts.js'
import type { HexId, OperatorId } from '../../../../core/ids.js'
import { never } from '../../../../core/kinds.js'
import type { Charge } from '../../../../core/money.js'
import type { Position } from '../../../../core/position.js'
import { type Objection, objection } from '../../../../core/refusals.js'
import { replaceable, withReplaceable } from '../../../../core/replaceable.js'
import { flag } from '../../../../core/shape.js'
import type { Lay } from '../../../../steps/lay.js'
import { SIK } from '../../data/companies.js'
import { terrainTokens } from '../companies/minors.js'
import { isIstvans } from '../istvan/cards.js'

/** What a lay spends to have the bank pay for its terrain. */
export const TERRAIN_TOKEN = 'terrainToken'

/** Of a supporter's token, which is no minor's own. */
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

/** Has the minor a token, and is there terrain that it could pay for? */
export const maySpendToken = replaceable(
  (p: Position, minor: OperatorId, hex: HexId): boolean => terrainTokens.of(p, minor) > 0 && terrainOf(p, hex) > 0,
)

export const tokenObjection = replaceable((p: Position, { operator, hex, spends }: Lay): Objection | undefined => {
  if (spends === undefined) return undefined
  if (spends !== TERRAIN_TOKEN) return objection('any.BAD_SHAPE', { type: 'layTile', field: 'spends' })
  return maySpendToken(p, operator, hex)
    ? undefined
    : objection('or.tile.TERRAIN_TOKEN', { company: operator, hex, left: terrainTokens.of(p, operator) })
})

/** After a lay whose terrain was due so much. */
export const spendToken = (d: Draft, { operator, spends }: Lay, due: number): void => {
  if (spends !== undefined) terrainTokens.set(d, operator, terrainTokens.of(d, operator) - 1)
  else if (due > 0) armed.set(d, false)
}

/** A token is spent with the tile it pays for, not taken off the charter before (MAG-TRK-8). */
export const takeTokenOff = withReplaceable(
  {
    ...never('buyEquipment', (_p, { from, price }) =>
      from !== 'bank' || price !== 0
        ? objection('any.BAD_SHAPE', { type: 'buyEquipment', field: 'price' })
        : objection('or.tile.TOKEN_TIMING', {}),
    ),
    takes: ({ item }: ActionOf<'buyEquipment'>) => item === TERRAIN_TOKEN,
  },
  'candidates',
  'object',
  'apply',
)
