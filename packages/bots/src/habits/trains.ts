import { type ActionOf, controller, type OperatorId, stepOffered } from '@roundhouse/engine'
import { worthTrying } from '../menu.js'
import { runOf } from '../outlook/runs.js'
import { stacksOf } from '../outlook/trains.js'
import { reason } from '../reasons.js'
import { best, type Habit, inOrder, type Ranked, type Thought, type Verdict, worthOf } from '../thinking.js'

const isBank = (from: string): boolean => from === 'bank' || from === 'discard'

/** Purchases worth a thought: from the bank, and between companies of one hand. */
const purchases = ({ menu, p, seat }: Thought): readonly ActionOf<'buyTrain'>[] =>
  menu.of('buyTrain').flatMap((offer) => {
    const { from } = offer.action
    if (isBank(from)) return worthTrying(offer)
    return controller(p, from) === seat ? worthTrying(offer) : []
  })

const why = (t: Thought, action: ActionOf<'buyTrain'>): Verdict['reasons'] => {
  const { p } = t
  const kind = stacksOf(p).named.get(action.name) ?? 0
  const run = runOf(p, action.by, kind)
  const forced = (p.state.operators[action.by]?.trains.length ?? 0) === 0
  return [
    ...(forced && t.menu.pass === null ? [reason('mustHaveTrain', { company: action.by })] : []),
    reason('trainEarns', { train: action.name, run: Math.max(run, t.know.runs[action.name] ?? 0) }),
  ]
}

/** Trains by what the end is expected to be with and without them; forced sales where there is no other way. */
export const trains: Habit = (t) => {
  const { menu, p } = t
  const bought = purchases(t)
  const raising = menu.pass === null ? [...menu.of('sellShares'), ...menu.of('issueShares')] : menu.of('issueShares')
  if (bought.length === 0 && (menu.pass !== null || raising.length === 0)) return null
  const actions = [...bought, ...raising.map(({ action }) => action), ...(menu.pass ? [menu.pass] : [])]
  const ranked = actions.map((action): Ranked => ({ action, worth: worthOf(t, stepOffered(p, action)) }))
  const top = best(ranked)
  if (!top) return null
  const { action } = top
  const reasons =
    action.type === 'buyTrain'
      ? why(t, action)
      : [reason(action.type === 'pass' ? 'noTrain' : 'sellForTrain')]
  return { action, reasons, ranked: inOrder(ranked) }
}

/** What must go goes: what earns least. */
export const discard: Habit = ({ menu, p }) => {
  const offers = menu.of('discardTrain')
  if (offers.length === 0 || menu.pass !== null || menu.has('runRoutes')) return null
  const { named } = stacksOf(p)
  const earns = (by: OperatorId, id: string): number => {
    const train = p.state.operators[by]?.trains.find((each) => each.id === id)
    if (!train) return 0
    return train.obsolete ? -1 : runOf(p, by, named.get(train.name) ?? 0)
  }
  const ranked = offers.map(({ action }): Ranked => ({ action, worth: -earns(action.by, action.train) }))
  const top = best(ranked)
  return top && { action: top.action, reasons: [reason('worstTrain')], ranked: inOrder(ranked) }
}
