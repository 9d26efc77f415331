import { entriesOf, type Game, isPlayer, type OperatorId, price } from '@roundhouse/engine'

/** What a company earned and what it cost, over the whole game. */
export interface CompanySum {
  readonly id: OperatorId
  /** Times it ran for money. */
  readonly runs: number
  readonly revenue: number
  /** Of the revenue: to players, and into its own treasury. */
  readonly paid: number
  readonly kept: number
  readonly trains: number
  readonly track: number
  readonly tokens: number
  readonly privates: number
  /** Price of a share at the end; null = none, or no more. */
  readonly price: number | null
}

type Sums = { -readonly [K in Exclude<keyof CompanySum, 'id' | 'price'>]: number }

const nothing = (): Sums => ({ runs: 0, revenue: 0, paid: 0, kept: 0, trains: 0, track: 0, tokens: 0, privates: 0 })

const paidTo = (paid: Readonly<Record<string, number>>, whom: (id: string) => boolean): number =>
  Object.entries(paid).reduce((sum, [to, amount]) => sum + (whom(to) ? amount : 0), 0)

/** Companies that ran or spent anything, in the title's order. */
export const companySums = (game: Game): readonly CompanySum[] => {
  const by = new Map<OperatorId, Sums>()
  const of = (id: string): Sums => {
    const sums = by.get(id) ?? nothing()
    by.set(id, sums)
    return sums
  }
  for (const [, { events }] of entriesOf(game)) {
    for (const event of events) {
      switch (event.type) {
        case 'dividend': {
          const sums = of(event.operator)
          if (event.revenue > 0) sums.runs++
          sums.revenue += event.revenue
          sums.paid += paidTo(event.paid, isPlayer)
          sums.kept += event.kept + paidTo(event.paid, (id) => id === event.operator)
          break
        }
        case 'trainBought':
          of(event.by).trains += event.price
          if (game.rules.operators[event.from]) of(event.from).trains -= event.price
          break
        case 'tileLaid':
          of(event.by).track += event.cost
          break
        case 'tokenPlaced':
          of(event.by).tokens += event.cost
          break
        case 'tokenBought':
          of(event.by).tokens += event.price
          break
        case 'privateBought':
          of(event.by).privates += event.price
          break
        default:
      }
    }
  }
  return Object.keys(game.rules.operators).flatMap((id) => {
    const sums = by.get(id)
    if (!sums || Object.values(sums).every((value) => value === 0)) return []
    const { cell } = game.state.operators[id] ?? {}
    return [{ id, ...sums, price: cell === undefined ? null : price(game, id) }]
  })
}
