import type { RefusalCode } from '../../../core/refusals.js'

/** The engine's codes that this title answers in the words of another: its refusals go by the code otherwise. */
export const CODES: Readonly<Partial<Record<RefusalCode, string>>> = {
  'or.buyTrain.TRADE_AT_LIMIT': 'or.buyTrain.AT_LIMIT',
  'or.buyTrain.TRADE_NO_CASH': 'or.buyTrain.NO_CASH',
  'or.buyTrain.TRADE_PRICE': 'or.buyTrain.PRICE',
  'or.buyTrain.HELP_IN_TRADE': 'or.buyTrain.EMERGENCY_BANK_ONLY',
}
