import { failuresOf } from '../scenario/failures.js'
import type { Expectation, Scenario, ScenarioAction } from '../scenario/format.js'
import { titles } from '../titles/index.js'
import { PLAYERS } from './table.js'

/** A rule test: its name, which begins with the rules it is about, and the scenario. */
export type Row = readonly [name: string, scenario: Scenario]

type Position = Partial<Omit<Scenario, 'actions'>>
type Actions = readonly ScenarioAction[]
type Round = Exclude<Scenario['round'], string | undefined>

/** What a turn is described by; `at` = more about the round. */
export type TurnPosition = Position & { readonly at?: Partial<Round> }

/** Four or five at the table. */
export const four = PLAYERS.slice(0, 4)
export const five = PLAYERS.slice(0, 5)

/** The scenario comes out as expected; if not, the error says where, a line each. */
export const holds = (scenario: Scenario): void => {
  const found = failuresOf(scenario, titles)
  if (found.length > 0) throw new Error(found.join('\n'))
}

/** Scenarios of one title, three at the table unless it says otherwise. */
export const scenariosOf = (title: string) => {
  const position = (more: Position, actions: Actions): Scenario => ({
    title,
    players: PLAYERS.slice(0, 3),
    ...more,
    actions,
  })
  const turnIn =
    (kind: string) =>
    (at: string, more: TurnPosition, actions: Actions): Scenario => {
      const { at: round, ...rest } = more
      return position({ round: { kind, at, ...round }, ...rest }, actions)
    }
  return {
    position,
    /** The turn of a railway in an operating round. */
    turnOf: turnIn('operating'),
    /** A player's turn in a stock round. */
    stockTurn: turnIn('stock'),
  }
}

/** In the train step after a dividend. */
export const buying = (operators: NonNullable<TurnPosition['operators']>, more: TurnPosition = {}): TurnPosition => ({
  ...more,
  operators,
  at: { ...more.at, step: 'buyTrains', facts: { declared: true, ...more.at?.facts } },
})

/** Everyone with so much, in seating order. */
export const cash = (...amounts: readonly number[]): Scenario['players'] =>
  amounts.map((each, i) => ({ name: PLAYERS[i] ?? '', cash: each }))

export const refused = (refusal: string): Expectation => ({ refusal })
export const gives = (changes: NonNullable<Expectation['changes']>, after?: Expectation['after']): Expectation => ({
  changes,
  ...(after ? { after } : {}),
})

const action = (type: string, fields: object, expect?: Expectation): ScenarioAction => ({
  type,
  ...fields,
  ...(expect ? { expect } : {}),
})

/** `lay('G9', '57 r1')`; the last argument names the private company whose power it is. */
export const lay = (hex: string, tile: string, expect?: Expectation, power?: string): ScenarioAction => {
  const [id = '', turned = 'r0'] = tile.split(' ')
  return action('layTile', { hex, tile: id, rotation: Number(turned.slice(1)), ...(power ? { power } : {}) }, expect)
}

/** `token('D14')`, `token('D6:3')`. */
export const token = (place: string, expect?: Expectation, power?: string): ScenarioAction => {
  const [hex = '', city = '0'] = place.split(':')
  return action('placeToken', { hex, city: Number(city), ...(power ? { power } : {}) }, expect)
}

export const pass = (expect?: Expectation, by?: string): ScenarioAction => action('pass', by ? { by } : {}, expect)
export const run = (runs: readonly string[], expect?: Expectation): ScenarioAction =>
  action('runRoutes', { runs }, expect)
export const pay = (kind: 'full' | 'half' | 'withhold', expect?: Expectation): ScenarioAction =>
  action('dividend', { kind }, expect)
export const issue = (percent: number, expect?: Expectation): ScenarioAction =>
  action('issueShares', { percent }, expect)
export const redeem = (percent: number, expect?: Expectation): ScenarioAction =>
  action('redeemShares', { percent }, expect)
export const sell = (
  corporation: string,
  percent: number,
  expect?: Expectation,
  by?: string,
  more: object = {},
): ScenarioAction => action('sellShares', { corporation, percent, ...(by ? { by } : {}), ...more }, expect)
export const buy = (corporation: string, from: string, expect?: Expectation, percent = 10): ScenarioAction =>
  action('buyShares', { corporation, from, percent }, expect)
export const start = (corporation: string, price: number, expect?: Expectation): ScenarioAction =>
  action('par', { corporation, price }, expect)
export const train = (name: string, expect?: Expectation, more: object = {}): ScenarioAction =>
  action('buyTrain', { name, ...more }, expect)
export const company = (id: string, price: number, expect?: Expectation): ScenarioAction =>
  action('buyPrivate', { company: id, price }, expect)
export const bid = (id: string, price: number, expect?: Expectation, by?: string): ScenarioAction =>
  action('bid', { company: id, price, ...(by ? { by } : {}) }, expect)
export const offer = (id: string, price: number, to: string, expect?: Expectation): ScenarioAction =>
  action('sellPrivate', { company: id, price, to }, expect)
export const choose = (choice: string, expect?: Expectation, by?: string): ScenarioAction =>
  action('choose', { choice, ...(by ? { by } : {}) }, expect)
export const answer = (by: string, accept: boolean, expect?: Expectation): ScenarioAction =>
  action('answer', { by, accept }, expect)
export const assign = (
  id: string,
  fields: { readonly hex?: string; readonly to?: string; readonly by?: string },
  expect?: Expectation,
) => action('assign', { company: id, ...fields }, expect)
export const discard = (name: string, expect?: Expectation, by?: string): ScenarioAction =>
  action('discardTrain', { train: name, ...(by ? { by } : {}) }, expect)
export const bankrupt = (expect?: Expectation): ScenarioAction => action('bankrupt', {}, expect)
