import type { RunOfTrain } from '../../../../core/action.js'
import type { Draft } from '../../../../core/draft.js'
import { type FactData, roundFact } from '../../../../core/facts.js'
import { listOf, text } from '../../../../core/shape.js'
import type { OwnedTrain } from '../../../../core/state.js'
import { switches18MEX } from '../../switches.js'

const ranTrains = roundFact('ranTrains', listOf(text), [], 'Trains that have run in this round.')

export const RAN_FACTS: readonly FactData[] = [ranTrains]

/** 18xx.games remembers which trains have run: those that took part, not those that stayed at home. */
export const noteRanTrains = (d: Draft, runs: readonly RunOfTrain[]): void => {
  if (switches18MEX.ranTrains.of(d)) ranTrains.set(d, [...ranTrains.of(d), ...runs.map(({ train }) => train)])
}

/** A train in new hands, which does not run again in this round. */
export const asRan = (d: Draft, train: OwnedTrain): OwnedTrain =>
  ranTrains.of(d).includes(train.id) ? { ...train, fresh: true } : train

/** Wherever such a train has got to, in the next round it runs. */
export const forgetRanTrains = (d: Draft): void => {
  for (const [id, { trains }] of Object.entries(d.state.operators))
    if (trains.some(({ fresh }) => fresh)) d.operator(id, { trains: trains.map(({ fresh: _, ...train }) => train) })
}
