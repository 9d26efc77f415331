import { objection } from '../../../core/refusals.js'
import { replace } from '../../../core/replaceable.js'
import type { ActionKind } from '../../../core/step.js'
import type { Mechanism } from '../../../site/site.js'
import { carryOutPrivatePurchase } from '../../../steps/buyPrivate.js'
import { stepPassed } from '../../../steps/operating.js'
import { tilesLaid } from '../../../steps/operatingTurn.js'
import { optionalStep } from '../../../steps/optionalStep.js'
import { COASTAL_CITIES } from '../data/map.js'
import { operating, turnSteps } from '../rounds/operating.js'
import { assignPort } from '../steps/companies/cnm.js'
import { ownsSms, SMS, serveBySms, servedBySms, smsCity, smsTooLate } from '../steps/companies/sms.js'
import { bySea, notCoastal, placeBySms, placeToken } from '../steps/track/token.js'
import { layBySms, smsInstead } from '../steps/track/track.js'
import { stepAt } from './steps.js'

/** In the place of the city SMS serves, until its owner chooses one. */
const ANY = 'any'

const closeSms: ActionKind<'usePower'> = {
  type: 'usePower',
  *candidates(p, by) {
    if (ownsSms(p, by)) yield { action: { type: 'usePower', by, company: SMS } }
  },
  object: (p, { by, company }) => (company === SMS ? smsTooLate(p, by) : objection('any.NO_POWER', { company })),
  apply(d, { by, company }) {
    d.emit({ type: 'powerUsed', by, company })
    serveBySms(d, ANY)
  },
}

/** SMS is closed in a step of its own before the tile; tile and station then follow in their steps, in a coastal city. */
export const smsFirst: Mechanism = {
  replaces: [
    replace(
      servedBySms,
      (before) => (p, hex) => (smsCity.of(p) === ANY ? COASTAL_CITIES.includes(hex) : before(p, hex)),
    ),
    replace(smsInstead, () => () => undefined),
    replace(layBySms.candidates, () => function* () {}),
    replace(placeBySms.candidates, () => function* () {}),
    replace(
      placeToken.candidates,
      (before) => (p, by) => (smsCity.of(p) === null ? before(p, by) : bySea.candidates(p, by)),
    ),
    replace(
      placeToken.object,
      (before) => (p, action) =>
        smsCity.of(p) === null ? before(p, action) : (notCoastal(p, action) ?? bySea.object(p, action)),
    ),
    replace(
      placeToken.apply,
      (before) => (d, action) => (smsCity.of(d) === null ? before(d, action) : bySea.apply(d, action)),
    ),
    // Bought while no tile is laid, it can still be closed.
    replace(carryOutPrivatePurchase, (before) => (d, action, rules) => {
      before(d, action, rules)
      const { step } = d.state.round
      const isInTime = stepAt(d, step) === 'track' && tilesLaid.of(d) === 0 && !stepPassed(d)
      if (action.company === SMS && isInTime) d.round({ step: step - 1 })
    }),
    // CNM has to wait until the question about SMS is answered.
    replace(
      assignPort.object,
      (before) => (p, action) =>
        before(p, action) ??
        (stepAt(p, p.state.round.step) === 'sms' ? objection('or.power.WRONG_STEP', {}) : undefined),
    ),
  ],
  rules: ({ rounds }, { options }) => ({
    rounds: { ...rounds, operating: operating([optionalStep('sms', closeSms), ...turnSteps(options)]) },
  }),
}
