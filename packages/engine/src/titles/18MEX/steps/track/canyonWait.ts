import type { ActionOf, ActionType } from '../../../../core/action.js'
import type { Draft } from '../../../../core/draft.js'
import { type FactData, turnFact } from '../../../../core/facts.js'
import { goToStep } from '../../../../core/flow.js'
import type { OperatorId } from '../../../../core/ids.js'
import { anyLegal } from '../../../../core/legal.js'
import { isMinor } from '../../../../core/operators.js'
import { phaseAllows } from '../../../../core/phase.js'
import type { Position } from '../../../../core/position.js'
import { askedAt } from '../../../../core/prompts.js'
import { flag } from '../../../../core/shape.js'
import type { ActionKind, AnyKind, Step } from '../../../../core/step.js'
import { noRun } from '../../../../steps/run.js'
import { COPPER_CANYON } from '../../data/companies.js'
import { switches18MEX } from '../../switches.js'
import { placeToken } from './token.js'
import { affordsCanyon, canyonOffered, ownsCanyon, tilesLeftToLay } from './track.js'

/*
 * 18xx.games keeps the tile step open for tile 470 while the company has KCM&O or can buy it, and finds out that F5 is taken only with
 * the next action: a company that cannot run has its dividend of nothing only then.
 */
export const canyonWait = turnFact(
  'canyonWait',
  flag,
  false,
  'The last tile was laid in Copper Canyon; what follows waits for what the company does next.',
)

export const CANYON_WAIT_FACTS: readonly FactData[] = [canyonWait]

const waits = (p: Position, by: OperatorId): boolean =>
  (ownsCanyon(p, by) || (phaseAllows(p, 'buyPrivates') && canyonOffered(p) && affordsCanyon(p, by))) &&
  !isMinor(p, by) &&
  !tilesLeftToLay(p, by) &&
  !anyLegal(p, [placeToken], by) &&
  noRun(p, by) !== null

export const noteCanyonWait = (d: Draft, { by, hex }: ActionOf<'layTile'>): void => {
  if (switches18MEX.canyonWait.of(d) && hex === COPPER_CANYON.hex && waits(d, by)) canyonWait.set(d, true)
}

/** Whatever is open at any time ends the wait, and the turn goes on. */
export const endingWait = <T extends ActionType>(kind: ActionKind<T>): ActionKind<T> => ({
  ...kind,
  apply(d, action) {
    if (canyonWait.of(d)) canyonWait.set(d, false)
    kind.apply(d, action)
  },
})

/**
 * The tile step of such a company: what is open is what its train step has. With a train bought here the turn goes on, and
 * the train may run; all else leads to the train step. A pass goes on to the next step where it could not buy a train.
 */
export const canyonWaitStep = (id: string, trains: Step, trainIndex: number): Step => {
  const leading = <T extends ActionType>(kind: ActionKind<T>): ActionKind<T> => ({
    ...kind,
    apply(d, action) {
      canyonWait.set(d, false)
      if (action.type !== 'buyTrain') {
        for (let step = d.state.round.step + 1; step <= trainIndex; step++) goToStep(d, step)
        if (action.type === 'pass' && askedAt(d, trains) === null) goToStep(d, trainIndex + 1)
      }
      kind.apply(d, action)
    },
  })
  return {
    id,
    kinds: trains.kinds.map((kind) => leading(kind as ActionKind) as AnyKind),
    actor: (p) => p.state.round.current,
  }
}
