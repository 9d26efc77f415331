import { reachedCities } from '../../../board/connection.js'
import type { Draft } from '../../../core/draft.js'
import { applyAction } from '../../../core/flow.js'
import type { OperatorId } from '../../../core/ids.js'
import { anyLegal } from '../../../core/legal.js'
import { cash } from '../../../core/money.js'
import { currentOperator, isMinor } from '../../../core/operators.js'
import type { Position } from '../../../core/position.js'
import { objection } from '../../../core/refusals.js'
import { replace } from '../../../core/replaceable.js'
import { president } from '../../../core/shares.js'
import {
  citiesSeen,
  forgetLooks,
  hasLookedForCity,
  hideHome,
  lookAgain,
  lookForCity,
  lookForRun,
  REACH_FACTS,
  rememberStations,
  STATIONS_AS_SEEN,
  TILES_AS_SEEN,
} from '../../../site/reachSeen.js'
import type { Mechanism } from '../../../site/site.js'
import { stepPassed } from '../../../steps/operating.js'
import { tokenPlaced } from '../../../steps/operatingTurn.js'
import { circleObjection } from '../../../steps/placeToken.js'
import { standsIn } from '../../../steps/tokens.js'
import { RESERVED_SLOTS } from '../data/companies.js'
import { beginTurn, runStep } from '../rounds/operating.js'
import { absorb } from '../steps/companies/buyPrivate.js'
import { closeCorporation } from '../steps/companies/closing.js'
import { layTileByPower } from '../steps/companies/powers.js'
import { issuable } from '../steps/shares/issue.js'
import { startCorporation } from '../steps/shares/start.js'
import { placeToken, placeTokenByPower, tokenRules } from '../steps/track/token.js'
import { layTile } from '../steps/track/track.js'
import { withIndependents } from '../steps/trains/independents.js'
import { trainLimit } from '../steps/trains/phases.js'

/** Was there a circle in a city it reached when it looked for one, whatever has become of it since? */
const sawCircle = (p: Position, operator: OperatorId): boolean => {
  const board = citiesSeen(p, operator)
  const then: Position = { ...p, state: { ...p.state, board } }
  return reachedCities(p.rules.board, board, operator).some(
    ({ hex, place }) => !circleObjection(then, operator, { hex, city: place }, tokenRules),
  )
}

/** Has it a token that could be paid for with all it could raise? Any, if it is only the cheapest of its tokens. */
export const affordsToken = (p: Position, id: OperatorId): boolean => {
  const have = trainLimit.limit(p, id) > trainLimit.counted(p, id) ? withIndependents(p, id) : cash(p, id)
  const own = RESERVED_SLOTS[id]
  const reduced = own && !standsIn(p, id, own.hex) ? own.connected : undefined
  const cheapest = anyLegal(p, [placeTokenByPower], id) ? 0 : (reduced ?? p.state.operators[id]?.tokens[0] ?? 0)
  return cheapest <= have + issuable(p, id)
}

/**
 * In its track step a railroad that could pay for a token looks for a circle, once. It stops where it has found one;
 * otherwise it has seen all it reaches.
 */
export const lookForToken = (d: Draft): void => {
  const { kind, step, current: id } = d.state.round
  if (kind !== 'operating' || step !== 0 || id === null || hasLookedForCity(d, id)) return
  if (d.state.interrupts.length > 0 || stepPassed(d) || tokenPlaced.of(d)) return
  if (!d.state.operators[id]?.tokens.length || isMinor(d, id) || president(d, id) === null) return
  if (!affordsToken(d, id)) return
  lookForCity(d, id)
  if (!sawCircle(d, id)) lookAgain(d, id)
}

/** What a railroad reaches is remembered until the next tile or token. */
export const staleReach: Mechanism = {
  facts: REACH_FACTS,
  replaces: [
    ...TILES_AS_SEEN,
    STATIONS_AS_SEEN,
    replace(placeToken.object, (before) => (p, action) => {
      const { by, hex } = action
      const found = before(p, action)
      return found || sawCircle(p, by) || RESERVED_SLOTS[by]?.hex === hex
        ? found
        : objection('or.token.NOT_CONNECTED', { company: by, hex })
    }),
    replace(applyAction, (before) => (d, kind, action) => {
      before(d, kind, action)
      lookForToken(d)
    }),
    replace(beginTurn, (before) => (d, id) => {
      before(d, id)
      lookForToken(d)
    }),
    replace(runStep.enter, (before) => (d) => {
      const operator = currentOperator(d)
      if (d.state.operators[operator]?.trains.length) lookForRun(d, operator)
      before(d)
    }),
    // Who lays a tile of its own looks at once whether it reaches the track.
    replace(layTile.apply, (before) => (d, action) => {
      before(d, action)
      forgetLooks(d)
      lookAgain(d, action.by)
    }),
    replace(layTileByPower.apply, (before) => (d, action) => {
      before(d, action)
      forgetLooks(d)
    }),
    replace(placeToken.apply, (before) => (d, action) => {
      before(d, action)
      forgetLooks(d)
    }),
    replace(placeTokenByPower.apply, (before) => (d, action) => {
      before(d, action)
      forgetLooks(d)
    }),
    replace(absorb, (before) => (d, buyer, independent) => {
      before(d, buyer, independent)
      forgetLooks(d)
    }),
    replace(closeCorporation, (before) => (d, corporation) => {
      rememberStations(d, corporation)
      before(d, corporation)
    }),
    replace(startCorporation.apply, (before) => (d, action) => {
      before(d, action)
      const home = d.rules.operators[action.corporation]?.home
      if (home) hideHome(d, action.corporation, home)
    }),
  ],
  rules: ({ beforeDecision }) => ({
    beforeDecision(d) {
      if (beforeDecision?.(d)) return true
      lookForToken(d)
      return false
    },
  }),
}
