import type { Action, ActionOf, Position } from '@roundhouse/engine'
import { reasonOfSale } from './habits/sales.js'
import type { Forecast } from './outlook/forecast.js'
import { runOf } from './outlook/runs.js'
import { stacksOf } from './outlook/trains.js'
import { type Reason, reason } from './reasons.js'
import type { Thought } from './thinking.js'

/** Why nothing (more) is done: by what could have been. */
export const reasonToPass = ({ menu, p }: Thought): Reason => {
  const company = p.state.round.current
  if (menu.has('buyTrain')) return reason('noTrain')
  if (menu.has('layTile') && company !== null) return reason('noTrackWorthIt', { company })
  return menu.has('placeToken') ? reason('noToken') : reason('nothingBetter')
}

export const reasonToPay = (company: string, kind: ActionOf<'dividend'>['kind']): Reason => {
  if (kind === 'half') return reason('payHalf', { company })
  return kind === 'withhold' ? reason('keep', { company }) : reason('payOut')
}

export const reasonForTrain = ({ p, know }: Pick<Thought, 'p' | 'know'>, by: string, name: string): Reason => {
  const run = runOf(p, by, stacksOf(p).named.get(name) ?? 0)
  return reason('trainEarns', { train: name, run: Math.max(run, know.runs[name] ?? 0) })
}

const priceOf = ({ state, rules }: Position, corporation: string): number => {
  const cell = state.operators[corporation]?.cell
  return cell === undefined ? 0 : (rules.market.cells[cell]?.price ?? 0)
}

/** What speaks for an action that is `gain` ahead of the next, whichever habit found it; null = its habit alone knows. */
export const reasonOfAction = (t: Thought, action: Action, expected: Forecast, gain: number): Reason | null => {
  switch (action.type) {
    case 'par':
      return reason('start', { company: action.corporation, price: action.price, gain })
    case 'pass':
      return reasonToPass(t)
    case 'dividend':
      return reasonToPay(action.by, action.kind)
    case 'buyTrain':
      return reasonForTrain(t, action.by, action.name)
    case 'sellShares':
      return reasonOfSale(t, action, expected)
    case 'issueShares':
      return reason('issue', { company: action.by })
    case 'redeemShares':
      return reason('redeem', { company: action.by })
    case 'buyShares': {
      const shares = action.percent / 10
      const worth = Math.round((expected.shares.get(action.corporation) ?? 0) * shares)
      const price = priceOf(t.p, action.corporation) * shares
      return reason('shareBrings', { company: action.corporation, worth, price })
    }
    default:
      return null
  }
}
