import type { OperatorData, PrivateData } from './data.js'
import type { HexId, OperatorId } from './ids.js'

/** A list as a record, in its order. */
export const byId = <T extends OperatorData | PrivateData>(list: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(list.map((item) => [item.id, item]))

/** What is printed on the charter of an operator whose home is the only city of a hex. */
export interface Charter {
  readonly id: OperatorId
  readonly name: string
  readonly colour: string
  readonly textColour: string
  readonly home: HexId
  /** Prices of the tokens, the home token's first. */
  readonly tokens: readonly number[]
}

export const corporationOf = (charter: Charter, shares: readonly number[]): OperatorData => ({
  ...charter,
  kind: 'corporation',
  home: { hex: charter.home, city: 0 },
  shares,
})

/** A minor has its home token alone, and no shares. */
export const minorOf = (charter: Omit<Charter, 'tokens'>): OperatorData => ({
  ...charter,
  kind: 'minor',
  home: { hex: charter.home, city: 0 },
  tokens: [0],
  shares: [],
})
