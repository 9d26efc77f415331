import type { Action, ActionOf, ActionType } from '../../../core/action.js'
import type { Draft } from '../../../core/draft.js'
import { turnFact } from '../../../core/facts.js'
import { goToStep } from '../../../core/flow.js'
import type { OperatorId } from '../../../core/ids.js'
import { anyLegal } from '../../../core/legal.js'
import { isMinor } from '../../../core/operators.js'
import { phaseAllows } from '../../../core/phase.js'
import type { Position } from '../../../core/position.js'
import { askedAt } from '../../../core/prompts.js'
import { replace } from '../../../core/replaceable.js'
import { flag } from '../../../core/shape.js'
import type { ActionKind, AnyKind, Step } from '../../../core/step.js'
import { withSteps } from '../../../site/rounds.js'
import type { Mechanism } from '../../../site/site.js'
import { noRun } from '../../../steps/run.js'
import { COPPER_CANYON } from '../data/companies.js'
import { MAJORS_TURN, trackStep } from '../rounds/operating.js'
import { buyPrivate } from '../steps/companies/buyPrivate.js'
import { placeToken, placeTokenByPower } from '../steps/track/token.js'
import { affordsCanyon, canyonOffered, layTile, ownsCanyon, tilesLeftToLay } from '../steps/track/track.js'
import { trainStep } from '../steps/trains/trains.js'

/*
 * 18xx.games keeps the tile step open for tile 470 while the company has KCM&O or can buy it, and finds out that F5 is taken only with
 * the next action: a company that cannot run has its dividend of nothing only then.
 */
export const isWaiting = turnFact(
  'canyonWait',
  flag,
  false,
  'The last tile was laid in Copper Canyon; what follows waits for what the company does next.',
)

const waits = (p: Position, by: OperatorId): boolean =>
  (ownsCanyon(p, by) || (phaseAllows(p, 'buyPrivates') && canyonOffered(p) && affordsCanyon(p, by))) &&
  !isMinor(p, by) &&
  !tilesLeftToLay(p, by) &&
  !anyLegal(p, [placeToken], by) &&
  noRun(p, by) !== null

const TRAIN_STEP = MAJORS_TURN.indexOf(trainStep)

/** With a train bought here the turn goes on, and the train may run; all else leads to the train step. A pass goes on to the next step where it could not buy a train. */
const leading = <T extends ActionType>(kind: ActionKind<T>): ActionKind<T> => ({
  ...kind,
  apply(d, action) {
    isWaiting.set(d, false)
    if (action.type !== 'buyTrain') {
      for (let step = d.state.round.step + 1; step <= TRAIN_STEP; step++) goToStep(d, step)
      if (action.type === 'pass' && askedAt(d, trainStep) === null) goToStep(d, TRAIN_STEP + 1)
    }
    kind.apply(d, action)
  },
})

/** The tile step of a company that waits: what is open is what its train step has. */
const waitingStep: Step = {
  id: trackStep.id,
  kinds: trainStep.kinds.map((kind) => leading(kind as ActionKind) as AnyKind),
  actor: (p) => p.state.round.current,
}

/** Whatever is open at any time ends the wait, and the turn goes on. */
const endingWait =
  <A extends Action>(before: (d: Draft, action: A) => void) =>
  (d: Draft, action: A): void => {
    isWaiting.set(d, false)
    before(d, action)
  }

/** A company that lays its last tile in Copper Canyon and cannot run waits with its dividend. */
export const canyonWait: Mechanism = {
  facts: [isWaiting],
  replaces: [
    replace(layTile.apply, (before) => (d, action: ActionOf<'layTile'>) => {
      const isFirst = d.state.board.tiles[action.hex] === undefined
      before(d, action)
      if (isFirst && action.hex === COPPER_CANYON.hex && waits(d, action.by)) isWaiting.set(d, true)
    }),
    replace(buyPrivate.apply, endingWait),
    replace(placeTokenByPower.apply, endingWait),
  ],
  rules: ({ rounds }) => ({
    rounds: withSteps(rounds, 'operating', (p, usual) =>
      usual === trackStep && isWaiting.of(p) ? waitingStep : usual,
    ),
  }),
}
