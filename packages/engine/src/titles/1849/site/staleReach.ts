import { goToStep } from '../../../core/flow.js'
import type { OperatorId } from '../../../core/ids.js'
import { currentOperator } from '../../../core/operators.js'
import { replace } from '../../../core/replaceable.js'
import {
  boardSeen,
  forgetLooks,
  forgetLooksOfOthers,
  hideHome,
  lookAtReach,
  lookForCity,
  REACH_FACTS,
  rememberStations,
  STATIONS_AS_SEEN,
  TILES_AS_SEEN,
} from '../../../site/reachSeen.js'
import type { Mechanism } from '../../../site/site.js'
import { beginTurn } from '../rounds/operating.js'
import { close } from '../steps/companies/closing.js'
import { found, placeHome } from '../steps/shares/found.js'
import { carryOutAbsorbing } from '../steps/track/absorb.js'
import { placeBySms, placeToken } from '../steps/track/token.js'
import { afterTile } from '../steps/track/track.js'
import { hasTrainRoute } from '../steps/trains/emergency.js'
import { stepAt } from './steps.js'

const stations = [placeToken.apply, placeBySms.apply].map((apply) =>
  replace(apply, (before) => (d, action) => {
    before(d, action)
    forgetLooks(d)
  }),
)

/** What a corporation reaches is looked at when its turn begins, and anew only after a tile or station. */
export const staleReach: Mechanism = {
  facts: REACH_FACTS,
  replaces: [
    ...TILES_AS_SEEN,
    STATIONS_AS_SEEN,
    ...stations,
    replace(
      hasTrainRoute,
      (before) => (p, corporation) =>
        before({ ...p, state: { ...p.state, board: boardSeen(p, corporation) } }, corporation),
    ),
    replace(beginTurn, (before) => (d, operator) => {
      before(d, operator)
      lookAtReach(d, operator)
    }),
    replace(goToStep, (before) => (d, index) => {
      before(d, index)
      if (d.state.round.kind === 'operating' && stepAt(d, index) === 'token') lookForCity(d, currentOperator(d))
    }),
    replace(afterTile, (before) => (d) => {
      before(d)
      forgetLooksOfOthers(d)
    }),
    replace(carryOutAbsorbing, (before) => (d, action) => {
      before(d, action)
      forgetLooksOfOthers(d)
    }),
    replace(placeHome.apply, (before) => (d, action) => {
      before(d, action)
      forgetLooksOfOthers(d)
    }),
    replace(found, (before) => (d, corporation: OperatorId, ...others) => {
      before(d, corporation, ...others)
      const home = d.rules.operators[corporation]?.home
      if (home) hideHome(d, corporation, home)
    }),
    replace(close, (before) => (d, corporation) => {
      rememberStations(d, corporation)
      before(d, corporation)
    }),
  ],
}
