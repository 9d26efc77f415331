import { type EventOf, entriesOf, type Game } from '@roundhouse/engine'

/** Trains bought in one round, in order. */
export interface TrainRound {
  /** Index of the round among all rounds. */
  readonly round: number
  readonly bought: readonly { readonly n: number; readonly event: EventOf<'trainBought'> }[]
}

export const trainRounds = (game: Game): readonly TrainRound[] => {
  const rounds = new Map<number, { n: number; event: EventOf<'trainBought'> }[]>()
  let round = -1
  for (const [n, { events }] of entriesOf(game)) {
    for (const event of events) {
      if (event.type === 'roundBegan') round++
      if (event.type !== 'trainBought') continue
      const bought = rounds.get(round) ?? []
      bought.push({ n, event })
      rounds.set(round, bought)
    }
  }
  return [...rounds].map(([index, bought]) => ({ round: index, bought }))
}
