import { expect, it } from 'vitest'
import type { Action } from '../core/action.js'
import { controller } from '../core/control.js'
import type { GameEvent } from '../core/event.js'
import { openStep } from '../core/flow.js'
import type { PlayerId } from '../core/ids.js'
import type { Game } from '../game.js'
import { deciding } from '../mayAct.js'
import { whyNot } from '../step.js'
import { diceOf, walk } from '../testing/index.js'
import { view } from '../view.js'
import { orderEnding } from './ending.js'
import { orderedMove } from './move.js'
import { COMPANY_ALARMS, PASS_ALARMS, type StandingOrder } from './order.js'
import { isPossibleOrder, possibleOrders } from './possible.js'
import { isPlayersRound } from './rounds.js'

interface Given {
  readonly seat: PlayerId
  readonly order: StandingOrder
}

type Dice = (count: number) => number

const some = <T>(dice: Dice, list: readonly T[]): readonly T[] => list.filter(() => dice(3) === 0)

/** An order of any kind that the player may give now. */
const anyOrder = (dice: Dice, game: Game, seat: PlayerId): StandingOrder | null => {
  const { companies } = possibleOrders(view(game, seat), seat)
  const about = companies[dice(companies.length + 1)]
  // Those who pass all the time come to no companies.
  if (!about) return dice(4) > 0 ? null : { kind: 'pass', auctions: dice(2) === 0, until: some(dice, PASS_ALARMS) }
  const { company, pays, runs, steps } = about
  const until = some(dice, COMPANY_ALARMS)
  if (dice(2) === 0 && steps.length > 0) {
    const chosen = some(dice, steps)
    return { kind: 'skip', company, steps: chosen.length > 0 ? chosen : steps, until }
  }
  const pay = pays[dice(pays.length + 1)]
  return runs || pay
    ? { kind: 'run', company, ...(pay && { pay }), ...(dice(3) === 0 && { atLeast: dice(40) * 10 }), until }
    : null
}

const isSaleByOther = (events: readonly GameEvent[], seat: PlayerId): boolean =>
  events.some((event) => event.type === 'sharesSold' && event.by !== seat)

const newPhase = (events: readonly GameEvent[]): boolean => events.some(({ type }) => type === 'phase')

/** What no order may survive, said in another way than the code does. */
const mustEnd = ({ seat, order }: Given, before: Game, now: Game, events: readonly GameEvent[]): boolean => {
  if (now.state.ended) return true
  const { turn, round } = before.state
  const isOther = now.state.turn !== turn || now.state.round.kind !== round.kind || now.state.round.num !== round.num
  if (order.kind === 'pass')
    return (
      (order.until.includes('sale') && isSaleByOther(events, seat)) || (isOther && isPlayersRound(before, round.kind))
    )
  return controller(now, order.company) !== seat || (order.until.includes('phase') && newPhase(events))
}

it.each([
  ['1846', 4, 500, 2],
  ['18MEX', 3, 500, 2],
  ['1849', 4, 400, 2],
  ['18Mag', 3, 400, 2],
] as const)(
  '%s: an order is never refused, does what was ordered, and ends as promised',
  (title, players, moves, games) => {
    const counts = { carriedOut: 0, ended: 0, kinds: new Set<string>() }
    for (let seed = 1; seed <= games; seed++) {
      const dice = diceOf(seed * 77)
      let given: readonly Given[] = []
      let last: { readonly given: Given; readonly action: Action } | null = null

      const ordered = (game: Game): Action | null => {
        last = null
        const seat = deciding(game)
        for (const each of given.filter((one) => one.seat === seat)) {
          const now = openStep(game)!
          const move = orderedMove(view(game, each.seat), each.seat, each.order)
          if (each.order.kind === 'pass' && now.actor === seat && isPlayersRound(game, game.state.round.kind))
            expect(move).not.toBeNull()
          if (!move) continue
          if ('action' in move) {
            expect(whyNot(game, move.action)).toBeNull()
            expect([each.seat, controller(game, move.action.by)]).toContain(seat)
            counts.carriedOut++
            counts.kinds.add(each.order.kind)
            last = { given: each, action: move.action }
            return move.action
          }
          counts.ended++
          given = given.filter((one) => one !== each)
        }
        // Players left to chance trade private companies for ever.
        const pass: Action = { type: 'pass', by: openStep(game)!.actor }
        return dice(3) === 0 && whyNot(game, pass) === null ? pass : null
      }

      let before: Game | null = null
      for (const game of walk(title, seed, moves, { players }, ordered)) {
        if (before) {
          const was: Game = before
          const { action, events } = game.history.entry(game.cursor)
          given = given.filter((each) => {
            const happening = { before: view(was, each.seat), after: view(game, each.seat), action, events }
            const ending = orderEnding(happening, each.seat, each.order)
            if (!ending) expect(mustEnd(each, was, game, events)).toBe(false)
            // What an order does is no reason for it to end, but what follows may be.
            else if (last?.given === each) expect(ending.why).not.toBe('acted')
            if (ending) counts.ended++
            return !ending
          })
          const paid = events.find((event) => event.type === 'dividend')
          const by = (last as { given: Given } | null)?.given.order
          if (
            paid &&
            by?.kind === 'run' &&
            by.pay !== undefined &&
            paid.operator === by.company &&
            action?.type === 'dividend'
          )
            expect(by.pay === 'withhold' ? Object.keys(paid.paid) : [paid.kind]).toEqual(
              by.pay === 'withhold' ? [] : [paid.kind === 'variable' ? 'variable' : by.pay],
            )
        }
        if (dice(3) === 0 && !game.state.ended) {
          const seat = game.state.seats[dice(players)]!
          const order = anyOrder(dice, game, seat)
          if (order) {
            expect(isPossibleOrder(view(game, seat), seat, order)).toBe(true)
            given = [...given.slice(-6), { seat, order }]
          }
        }
        before = game
      }
    }
    expect(counts.carriedOut).toBeGreaterThan(30)
    expect(counts.ended).toBeGreaterThan(30)
    expect([...counts.kinds].sort()).toEqual(['pass', 'run', 'skip'])
  },
)
