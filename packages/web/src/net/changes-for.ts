import {
  controller,
  deciding,
  entriesOf,
  entryOf,
  type Game,
  type GameState,
  type OperatorId,
  type PlayerId,
  type Position,
  percentOf,
  price,
  standingOffer,
} from '@roundhouse/engine'

/** Something that moves have changed for a player. */
export type ChangeForMe =
  | { readonly kind: 'offer' }
  | { readonly kind: 'office'; readonly company: OperatorId; readonly president: PlayerId }
  | { readonly kind: 'trains'; readonly company: OperatorId; readonly trains: readonly string[] }
  | { readonly kind: 'closed'; readonly company: string }
  | { readonly kind: 'worth'; readonly before: number; readonly after: number }
  | { readonly kind: 'price'; readonly company: OperatorId; readonly before: number; readonly after: number }

const offices = (then: Position, now: Position, seat: PlayerId): readonly ChangeForMe[] =>
  Object.keys(then.state.operators).flatMap((company) => {
    const before = controller(then, company)
    const after = controller(now, company)
    if (before === after || after === null || (before !== seat && after !== seat)) return []
    return [{ kind: 'office' as const, company, president: after }]
  })

/** Trains that left the game while a company was the player's. */
const trainsLost = (game: Game, then: Position, seat: PlayerId, from: number): readonly ChangeForMe[] => {
  const lost = new Map<OperatorId, string[]>()
  for (const [, { events }] of entriesOf(game, from + 1, game.cursor + 1))
    for (const event of events)
      if (event.type === 'trainsRemoved')
        for (const owner of event.owners)
          if (then.state.operators[owner] && controller(then, owner) === seat)
            lost.set(owner, [...(lost.get(owner) ?? []), event.train])
  return [...lost].map(([company, trains]) => ({ kind: 'trains', company, trains }))
}

const closings = (then: GameState, now: GameState, seat: PlayerId): readonly ChangeForMe[] =>
  Object.entries(then.privates).flatMap(([company, { owner, closed }]) =>
    owner === seat && !closed && now.privates[company]?.closed ? [{ kind: 'closed' as const, company }] : [],
  )

/** Prices of what the player holds, the one that weighs most first. */
const prices = (then: Position, now: Position, seat: PlayerId): readonly ChangeForMe[] =>
  Object.keys(now.state.shares)
    .flatMap((company) => {
      const [a, b] = [then.state.operators[company]?.cell, now.state.operators[company]?.cell]
      const percent = percentOf(now, company, seat)
      if (a === undefined || b === undefined || a === b || percent === 0) return []
      const [before, after] = [price(then, company), price(now, company)]
      return before === after ? [] : [{ change: { kind: 'price' as const, company, before, after }, percent }]
    })
    .sort((a, b) => {
      const weight = ({ change, percent }: typeof a): number => Math.abs(change.after - change.before) * percent
      return weight(b) - weight(a)
    })
    .map(({ change }) => change)

/** What has changed for a player since a number of moves, what asks for something first. */
export const changesFor = (game: Game, seat: PlayerId, from: number): readonly ChangeForMe[] => {
  const state = entryOf(game, from)?.state
  if (!state) return []
  const then: Position = { setup: game.setup, rules: game.rules, state }
  const now: Position = game
  const before = game.rules.worth(then, seat)
  const after = game.rules.worth(now, seat)
  const asked = deciding(game) === seat && standingOffer(game) ? [{ kind: 'offer' as const }] : []
  return [
    ...asked,
    ...offices(then, now, seat),
    ...trainsLost(game, then, seat, from),
    ...closings(state, game.state, seat),
    ...(before === after ? [] : [{ kind: 'worth' as const, before, after }]),
    ...prices(then, now, seat),
  ]
}
