import { replace, setParameter } from '../../../core/replaceable.js'
import type { Mechanism } from '../../../site/site.js'
import { mustOutliveSales, outOfReachAfter } from '../steps/trains/emergency.js'

export const looseRaising: Mechanism = {
  replaces: [setParameter(mustOutliveSales, false), replace(outOfReachAfter, () => () => undefined)],
}
