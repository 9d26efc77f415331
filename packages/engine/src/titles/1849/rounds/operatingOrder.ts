import type { OperatorId } from '../../../core/ids.js'
import { marketOrder } from '../../../core/market.js'
import type { Position } from '../../../core/position.js'
import { replaceable } from '../../../core/replaceable.js'
import { operated } from '../../../steps/operating.js'

/** By market value, looked at anew after every turn (1849-10-1). */
export const stillToOperate = replaceable((p: Position): readonly OperatorId[] => {
  const done = operated.of(p)
  return marketOrder(p).filter((each) => !done.includes(each))
})
