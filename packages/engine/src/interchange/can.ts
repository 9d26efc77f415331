import type { ActionType } from '../core/action.js'
import { open } from '../core/flow.js'
import { isPlayer } from '../core/ids.js'
import type { Position } from '../core/position.js'
import type { ActionKind, Candidate } from '../core/step.js'
import type { FileActionType } from './file.js'

/** Their word for a kind of action; null = they have none, or leave it out of what may be done. */
const WORDS: Readonly<Record<ActionType, FileActionType | null>> = {
  pass: 'pass',
  bid: 'bid',
  par: 'par',
  buyShares: 'buy_shares',
  sellShares: 'sell_shares',
  issueShares: 'sell_shares',
  redeemShares: 'buy_shares',
  layTile: 'lay_tile',
  placeToken: 'place_token',
  buyToken: 'buy_token',
  runRoutes: 'run_routes',
  claimRoutes: null,
  dividend: 'dividend',
  buyTrain: 'buy_train',
  buyEquipment: 'special_buy',
  discardTrain: 'discard_train',
  buyPrivate: 'buy_company',
  sellPrivate: null,
  assign: 'assign',
  usePower: 'choose_ability',
  borrow: 'take_loan',
  repay: 'payoff_loan',
  answer: null,
  choose: 'choose',
  bankrupt: 'bankrupt',
  endGame: null,
}

const isPossible = (p: Position, kind: ActionKind): boolean => {
  const now = open(p)
  // The candidate of a run is the best one, and dear to find; some run is always possible here.
  if (kind.type === 'runRoutes') return true
  for (const by of kind.by?.(p) ?? (now ? [now.actor] : [])) {
    for (const { action } of kind.candidates(p, by) as Iterable<Candidate>) if (!kind.object(p, action)) return true
  }
  return false
}

/** The kinds of action open in a position, in their words. */
export const can = (p: Position): readonly FileActionType[] => {
  const now = open(p)
  const kinds = (now?.kinds ?? []) as readonly ActionKind[]
  const found = kinds.flatMap((kind) => {
    const word = kind.type === 'repay' && isPlayer(now?.actor ?? '') ? 'payoff_debt' : WORDS[kind.type]
    return word !== null && isPossible(p, kind) ? [word] : []
  })
  return [...new Set(found)].sort()
}
