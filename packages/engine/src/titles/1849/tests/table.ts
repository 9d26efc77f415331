import type { OperatorEntry, Scenario, ScenarioAction } from '../../../scenario/format.js'
import { type Row, scenariosOf, type TurnPosition } from '../../../testing/rows.js'

export * from '../../../testing/rows.js'
export const { position, turnOf, stockTurn } = scenariosOf('1849')

type Actions = readonly ScenarioAction[]
type Expect = ScenarioAction['expect']

/** Start cells, where the market shows a price more than once. */
const START: Readonly<Record<number, readonly [number, number]>> = {
  68: [4, 2],
  100: [3, 5],
  144: [2, 8],
  216: [1, 11],
}

/** A corporation at a start cell. */
export const corp = (price: number, entry: OperatorEntry = {}): OperatorEntry => ({
  cell: START[price] ?? [],
  ...entry,
})

/** A corporation at a cell by row and column. */
export const at = (row: number, col: number, entry: OperatorEntry = {}): OperatorEntry => ({
  cell: [row, col],
  ...entry,
})

/** The founding order. */
export const order = (...ids: readonly string[]): Pick<Scenario, 'memo'> => ({ memo: { foundingOrder: ids } })

/** Private companies still with the bank. */
export const unsold = (...ids: readonly string[]): Scenario['privates'] => Object.fromEntries(ids.map((id) => [id, {}]))
export const PRIVATES = ['SCE', 'SIGI', 'CNM', 'SMS', 'RSA'] as const

const action = (type: string, fields: object, expect?: Expect): ScenarioAction => ({
  type,
  ...fields,
  ...(expect ? { expect } : {}),
})
export const borrow = (expect?: Expect, by?: string): ScenarioAction => action('borrow', by ? { by } : {}, expect)
export const repay = (expect?: Expect, by?: string): ScenarioAction => action('repay', by ? { by } : {}, expect)
/** A station of another corporation. */
export const absorb = (hex: string, from: string, price: number, expect?: Expect): ScenarioAction =>
  action('buyToken', { hex, city: 0, from, price }, expect)
export const eMarker = (price: number, expect?: Expect): ScenarioAction =>
  action('buyEquipment', { item: 'E', from: 'bank', price }, expect)
/** What somebody does of whom it is not the turn. */
export const by = (who: string, what: ScenarioAction): ScenarioAction => ({ ...what, by: who })

export const row = (name: string, scenario: Scenario): Row => [name, scenario]
export type { Actions, TurnPosition }
