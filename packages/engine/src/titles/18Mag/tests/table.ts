import type { OperatorEntry, Scenario, ScenarioAction } from '../../../scenario/format.js'
import { scenariosOf } from '../../../testing/rows.js'

export * from '../../../testing/rows.js'
export const { position, turnOf, stockTurn } = scenariosOf('18Mag')

/** Somebody's minor with so much in its treasury. */
export const minor = (cash: number, entry: OperatorEntry = {}, owner = 'Amy'): OperatorEntry => ({
  owner,
  cash,
  trains: ['2'],
  ...entry,
})

/** A tile whose terrain a token pays for. */
export const layWithToken = (hex: string, tile: string, expect?: ScenarioAction['expect']): ScenarioAction => {
  const [id = '', turned = 'r0'] = tile.split(' ')
  const action = { type: 'layTile', hex, tile: id, rotation: Number(turned.slice(1)), spends: 'terrainToken' }
  return { ...action, ...(expect ? { expect } : {}) }
}

export const car = (from: string, price: number, expect?: ScenarioAction['expect']): ScenarioAction => ({
  type: 'buyEquipment',
  item: 'car',
  from,
  price,
  ...(expect ? { expect } : {}),
})

export const dividend = (amount: number, expect?: ScenarioAction['expect']): ScenarioAction => ({
  type: 'dividend',
  kind: 'variable',
  amount,
  ...(expect ? { expect } : {}),
})

export const two: Scenario['players'] = ['Amy', 'Bob']
