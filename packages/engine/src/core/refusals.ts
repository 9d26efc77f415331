/**
 * Every way an action can be refused by a shared step or by a title, with the facts its text may name.
 * A title's `refusals.ts` gives each code it uses its rule, rulebook section and texts.
 */
export const REFUSAL_PARAMS = {
  'any.UNKNOWN_ACTION': ['type'],
  'any.BAD_SHAPE': ['type', 'field'],
  'any.NOT_YOUR_TURN': ['by', 'active'],
  'any.WRONG_STEP': ['type', 'step'],
  'any.UNKNOWN_ENTITY': ['id'],
  'any.GAME_OVER': [],

  'draft.keep.CARD_NOT_DRAWN': ['card'],
  'draft.keep.MUST_KEEP_ONE': [],
  'draft.last.PASS_AT_ZERO': ['card'],
  'draft.last.WRONG_PRICE': ['card', 'price', 'need'],

  'sr.sell.AFTER_BUY': [],
  'sr.sell.SECOND_BLOCK': ['corporation'],
  'sr.sell.NOT_OPERATED': ['corporation'],
  'sr.sell.OVER_50': ['corporation', 'percent', 'limit'],
  'sr.sell.PRES_CERT_NO_TAKER': ['corporation'],
  'sr.sell.RECEIVERSHIP': ['corporation'],
  'sr.sell.NOT_OWNED': ['corporation', 'percent'],

  'sr.buy.SECOND_BUY': [],
  'sr.buy.SOLD_THIS_SR': ['corporation'],
  'sr.buy.OVER_60': ['corporation', 'percent', 'limit'],
  'sr.buy.CERT_LIMIT': ['have', 'limit'],
  'sr.buy.NO_CASH': ['need', 'have'],
  'sr.buy.NO_SUCH_SHARE': ['corporation'],
  'sr.buy.PRES_CERT_DIRECT': ['corporation'],

  'sr.start.NOT_IN_PLAY': ['corporation'],
  'sr.start.ALREADY_STARTED': ['corporation'],
  'sr.start.CLOSED': ['corporation'],
  'sr.start.BAD_PRICE': ['price'],
  'sr.start.NO_CASH': ['need', 'have'],
  'sr.start.CERT_LIMIT': ['have', 'limit'],
  'sr.start.SECOND_BUY': [],

  'sr.pass.MUST_SELL': ['have', 'limit'],

  'or.issue.ALREADY_DONE': ['corporation'],
  'or.issue.TOO_LATE': ['corporation'],
  'or.issue.OVER_LIMIT': ['corporation', 'limit'],
  'or.issue.NO_TREASURY_SHARES': ['corporation'],
  'or.issue.INDEPENDENT': ['company'],
  'or.issue.RECEIVERSHIP': ['corporation'],

  'or.redeem.ALREADY_DONE': ['corporation'],
  'or.redeem.TOO_LATE': ['corporation'],
  'or.redeem.NOT_IN_MARKET': ['corporation'],
  'or.redeem.NO_CASH': ['need', 'have'],
  'or.redeem.INDEPENDENT': ['company'],
  'or.redeem.RECEIVERSHIP': ['corporation'],

  'or.tile.NO_ACTION_LEFT': [],
  'or.tile.SECOND_UPGRADE': [],
  'or.tile.COLOUR_PHASE': ['colour', 'phase'],
  'or.tile.COLOUR_STEP': ['tile', 'hex'],
  'or.tile.WRONG_KIND': ['tile', 'hex'],
  'or.tile.WRONG_LABEL': ['tile', 'hex'],
  'or.tile.TRACK_LOST': ['tile', 'hex'],
  'or.tile.NO_TILE': ['tile'],
  'or.tile.NOT_CONNECTED': ['company', 'hex'],
  'or.tile.NO_NEW_TRACK': ['company', 'hex'],
  'or.tile.RESERVED_HEX': ['hex', 'company'],
  'or.tile.BAD_EDGE': ['tile', 'hex', 'edge'],
  'or.tile.NO_CASH': ['need', 'have'],
  'or.tile.PRINTED_GRAY': ['hex'],
  'or.tile.WRONG_STEP': [],

  'or.token.WRONG_STEP': [],
  'or.token.SECOND_TOKEN': [],
  'or.token.NO_TOKEN_LEFT': ['company'],
  'or.token.NOT_CONNECTED': ['company', 'hex'],
  'or.token.NO_SLOT': ['hex'],
  'or.token.RESERVED': ['hex', 'company'],
  'or.token.HOME_SLOT': ['hex', 'company'],
  'or.token.ALREADY_IN_CITY': ['company', 'hex'],
  'or.token.ALREADY_IN_CHICAGO': ['company'],
  'or.token.NO_CASH': ['need', 'have'],
  'or.token.INDEPENDENT': ['company'],

  'or.run.NO_OWN_TOKEN': ['train'],
  'or.run.TOO_SHORT': ['train'],
  'or.run.REVERSAL': ['train', 'hex'],
  'or.run.NO_TRACK': ['train', 'hex'],
  'or.run.REPEATED_LOCATION': ['train', 'hex'],
  'or.run.BLOCKED_CITY': ['train', 'hex'],
  'or.run.THROUGH_OFFBOARD': ['train', 'hex'],
  'or.run.TWO_CHICAGO': ['train'],
  'or.run.EAST_EAST': ['train'],
  'or.run.TRACK_REUSED': ['train', 'hex'],
  'or.run.TOO_LONG': ['train', 'have', 'limit'],
  'or.run.COUNTED_WITHOUT_TOKEN': ['train'],
  'or.run.TRAIN_NOT_USABLE': ['train'],
  'or.run.GAUGE': ['train', 'hex'],
  'or.run.MINE': ['train', 'hex'],
  'or.run.CLAIM_UNUSED': ['company'],
  'or.run.NOT_MAXIMUM': ['have', 'best'],
  'or.claim.NOT_BETTER': ['have', 'best'],

  'or.dividend.NO_REVENUE': [],
  'or.dividend.INDEPENDENT_FIXED': ['company'],
  'or.dividend.RECEIVERSHIP_WITHHOLD': ['corporation'],

  'or.buyTrain.AT_LIMIT': ['company', 'limit'],
  'or.buyTrain.NOT_OFFERED': ['train'],
  'or.buyTrain.PHASED_OUT': ['train'],
  'or.buyTrain.PRICE': ['train', 'price', 'need'],
  'or.buyTrain.NO_CASH': ['need', 'have'],
  'or.buyTrain.NO_CONSENT': ['player'],
  'or.buyTrain.RECEIVERSHIP_SELLER': ['corporation'],
  'or.buyTrain.INDEPENDENT': ['company'],
  'or.buyTrain.EMERGENCY_BANK_ONLY': [],
  'or.buyTrain.MUST_BUY_TARGET': ['train'],

  'or.emergencyIssue.HAS_TRAIN': ['corporation'],
  'or.emergencyIssue.ALREADY_ISSUED': ['corporation'],
  'or.emergencyIssue.OVER_LIMIT': ['corporation', 'limit'],
  'or.emergencyIssue.NOT_MINIMAL': ['count', 'need'],
  'or.emergencyIssue.NO_TARGET': ['count'],
  'or.emergencyIssue.MUST_BE_ALL': ['count', 'need'],

  'or.contribute.NOT_FORCED': ['have', 'need'],
  'or.contribute.ISSUE_FIRST': ['corporation'],
  'or.contribute.WRONG_AMOUNT': ['amount', 'need'],

  'or.sellForTrain.NOT_FORCED': ['have', 'need'],
  'or.sellForTrain.ISSUE_FIRST': ['corporation'],
  'or.sellForTrain.ENOUGH_RAISED': ['have', 'need'],
  'or.sellForTrain.NO_PURCHASE_LEFT': ['corporation', 'percent'],
  'or.sellForTrain.LOSES_PRESIDENCY': ['corporation'],
  'or.sellForTrain.WOULD_CLOSE': ['corporation'],

  'or.bankrupt.STILL_POSSIBLE': ['have', 'need'],
  'or.endTurn.MUST_OWN_TRAIN': ['corporation'],

  'or.discard.NOT_OVER_LIMIT': ['corporation', 'limit'],
  'or.discard.NOT_OWNED': ['corporation', 'train'],

  'or.buyPrivate.PHASE': ['phase'],
  'or.buyPrivate.NOT_FROM_PLAYER': ['company'],
  'or.buyPrivate.PRICE': ['company', 'min', 'max'],
  'or.buyPrivate.NO_CASH': ['need', 'have'],
  'or.buyPrivate.NO_CONSENT': ['player'],
  'or.buyPrivate.TRAIN_LIMIT': ['company', 'limit'],
  'or.buyPrivate.EMERGENCY_BANK_ONLY': [],
  'or.buyPrivate.INDEPENDENT': ['company'],
  'or.buyPrivate.RECEIVERSHIP': ['corporation'],

  'or.power.NOT_OWNER': ['company'],
  'or.power.USED_UP': ['company'],
  'or.power.PHASE': ['company', 'phase'],
  'or.power.NO_YELLOW_TILE': ['hex'],
  'or.power.NOT_JOINED': ['company'],
  'or.power.HAS_CHICAGO_TOKEN': ['corporation'],
  'or.power.SLOT_TAKEN': ['hex'],
  'or.power.BAD_LOCATION': ['company', 'hex'],
  'or.power.SC_LOCKED': [],
} as const satisfies Record<string, readonly string[]>

export type RefusalCode = keyof typeof REFUSAL_PARAMS
export type RefusalParams<C extends RefusalCode> = { readonly [K in (typeof REFUSAL_PARAMS)[C][number]]: string | number }

/** What a step answers to an action it will not take; the door adds the rule the title cites for it. */
export interface Objection {
  readonly code: RefusalCode
  readonly params: Readonly<Record<string, string | number>>
}

export const objection = <C extends RefusalCode>(code: C, params: RefusalParams<C>): Objection => ({ code, params })
