import type { OperatorId } from '../../../core/ids.js'
import { cash } from '../../../core/money.js'
import type { Position } from '../../../core/position.js'
import { replace, setParameter } from '../../../core/replaceable.js'
import type { Mechanism } from '../../../site/site.js'
import { othersHaveTrains } from '../../../steps/buyTrain.js'
import { electricPrice, eMarkers } from '../steps/trains/electric.js'
import { trainsToBuy } from '../steps/trains/emergency.js'

/** E trains count for a corporation without an E marker too, which must then buy another's train. */
const mustBuyFromOthers = (p: Position, corporation: OperatorId): boolean =>
  electricPrice(p) !== null && cash(p, corporation) > 0 && othersHaveTrains(p, corporation)

export const electricDuty: Mechanism = {
  replaces: [
    replace(trainsToBuy, (before) => (p, corporation) => before(p, corporation) || mustBuyFromOthers(p, corporation)),
  ],
}

export const endlessEMarkers: Mechanism = { replaces: [setParameter(eMarkers, Number.POSITIVE_INFINITY)] }
