import type { Action, ActionType } from '../core/action.js'
import { openStep } from '../core/flow.js'
import { type EntityId, isPlayer } from '../core/ids.js'
import type { Position } from '../core/position.js'
import type { ActionKind, Candidate } from '../core/step.js'
import type { FileActionType } from './file.js'
import type { TitleInterchange } from './vocabulary.js'

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

const isPower = (action: Action): boolean =>
  action.type === 'assign' || action.type === 'usePower' || ('power' in action && action.power !== undefined)

const wordFor = (p: Position, words: TitleInterchange, action: Action, actor: EntityId): FileActionType | null => {
  // A private company acts for itself there, so its powers are not among what its owner may do.
  if (isPower(action) && !p.state.privates[actor]) return null
  if (action.type === 'repay' && isPlayer(action.by)) return 'payoff_debt'
  return words.trace.can?.(p, action) ?? WORDS[action.type]
}

/** The word for what may be done of a kind; null = nothing of it may. */
const wordOf = (p: Position, words: TitleInterchange, kind: ActionKind, actor: EntityId): FileActionType | null => {
  // The candidate of a run is the best one, and dear to find; some run is always possible here.
  if (kind.type === 'runRoutes') return WORDS.runRoutes
  for (const by of kind.by?.(p) ?? [actor]) {
    for (const { action } of kind.candidates(p, by) as Iterable<Candidate>) {
      const word = wordFor(p, words, action, actor)
      if (word !== null && !kind.object(p, action)) return word
    }
  }
  return null
}

/** The kinds of action open in a position, in their words. */
export const can = (p: Position, words: TitleInterchange): readonly FileActionType[] => {
  const now = openStep(p)
  if (!now || (words.trace.idle?.(p) ?? null) !== null) return []
  const found = (now.kinds as readonly ActionKind[]).map((kind) => wordOf(p, words, kind, now.actor))
  const besides = words.trace.canBesides?.(p, now.step.id) ?? []
  return [...new Set([...found, ...besides])].filter((word) => word !== null).sort()
}
