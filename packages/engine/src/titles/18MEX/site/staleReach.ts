import type { ActionOf } from '../../../core/action.js'
import type { Draft } from '../../../core/draft.js'
import type { OperatorId } from '../../../core/ids.js'
import { currentOperator } from '../../../core/operators.js'
import type { Position } from '../../../core/position.js'
import { type Replacement, replace } from '../../../core/replaceable.js'
import type { Step } from '../../../core/step.js'
import {
  citiesSeen,
  forgetLooks,
  forgetLooksOfOthers,
  hideHome,
  hideReplaced,
  lookAtReach,
  lookForCity,
  REACH_FACTS,
  rememberStations,
  TILES_AS_SEEN,
} from '../../../site/reachSeen.js'
import { withSteps } from '../../../site/rounds.js'
import type { Mechanism } from '../../../site/site.js'
import { isHome } from '../../../steps/tokens.js'
import { NDM } from '../data/companies.js'
import { placeHome, tokenStep } from '../rounds/operating.js'
import { exchangeMinor } from '../steps/companies/minors.js'
import { removeOthers, removeUseless, replaceStation, uselessStations } from '../steps/merger/stations.js'
import { affordsStation, placeToken, placeTokenByPower } from '../steps/track/token.js'
import { layCanyon, layTile } from '../steps/track/track.js'

/** The position with the stations that stood there when a company looked for a city with room. */
const whenLooking = (p: Position, by: OperatorId): Position => {
  const board = citiesSeen(p, by)
  return board === p.state.board ? p : { ...p, state: { ...p.state, board } }
}

/** A company that comes to its token step looks at the board. */
const lookingStep: Step = {
  ...tokenStep,
  enter(d) {
    const operator = currentOperator(d)
    lookAtReach(d, operator)
    if (affordsStation(d, operator)) lookForCity(d, operator)
  },
}

const layingAnew =
  (before: (d: Draft, action: ActionOf<'layTile'>) => void) => (d: Draft, action: ActionOf<'layTile'>) => {
    before(d, action)
    forgetLooksOfOthers(d)
  }

const placingAnew =
  (before: (d: Draft, action: ActionOf<'placeToken'>) => void) => (d: Draft, action: ActionOf<'placeToken'>) => {
    before(d, action)
    forgetLooks(d)
  }

/** After a tile or a station that was bought all look anew. */
const looksAnew: readonly Replacement[] = [
  replace(layTile.apply, layingAnew),
  replace(layCanyon.apply, layingAnew),
  replace(placeToken.apply, placingAnew),
  replace(placeTokenByPower.apply, placingAnew),
]

/** Other stations come and go without a new look. */
const unseenChanges: readonly Replacement[] = [
  replace(placeHome, (before) => (d, operator) => {
    const home = d.rules.operators[operator]?.home
    const comes = !isHome(d, operator)
    before(d, operator)
    if (home && comes) hideHome(d, operator, home)
  }),
  replace(exchangeMinor, (before) => (d, minor) => {
    if (!d.state.operators[minor]?.closed) rememberStations(d, minor)
    before(d, minor)
  }),
  replace(replaceStation, (before) => (d, corporation, station) => {
    before(d, corporation, station)
    hideReplaced(d, corporation, NDM, { hex: station.hex, city: station.city })
  }),
  replace(removeUseless, (before) => (d, corporation) => {
    rememberStations(d, corporation, uselessStations(d, corporation))
    before(d, corporation)
  }),
  replace(removeOthers, (before) => (d, corporation) => {
    rememberStations(d, corporation)
    before(d, corporation)
  }),
]

/** What a company reaches is looked at anew only after a tile or a station that was bought. */
export const staleReach: Mechanism = {
  facts: REACH_FACTS,
  replaces: [
    ...TILES_AS_SEEN,
    replace(placeToken.candidates, (before) => (p, by) => before(whenLooking(p, by), by)),
    replace(placeToken.object, (before) => (p, action) => before(whenLooking(p, action.by), action)),
    ...looksAnew,
    ...unseenChanges,
  ],
  rules: ({ rounds }) => ({
    rounds: withSteps(rounds, 'operating', (_p, usual) => (usual === tokenStep ? lookingStep : usual)),
  }),
}
