import type { Draft } from '../../../../core/draft.js'
import { type FactData, roundFact } from '../../../../core/facts.js'
import type { OperatorId } from '../../../../core/ids.js'
import { listOf, text } from '../../../../core/shape.js'
import type { OwnedTrain } from '../../../../core/state.js'
import { switches18MEX } from '../../switches.js'

const ranTrains = roundFact('ranTrains', listOf(text), [], 'Trains of those that have run in this round.')

export const RAN_FACTS: readonly FactData[] = [ranTrains]

/** 18xx.games remembers the trains of whoever has run, those that stayed at home too. */
export const noteRanTrains = (d: Draft, runner: OperatorId): void => {
  if (!switches18MEX.ranTrains.of(d)) return
  const own = d.state.operators[runner]?.trains.map(({ id }) => id) ?? []
  ranTrains.set(d, [...ranTrains.of(d), ...own])
}

/** A train in new hands, which does not run again in this round. */
export const asRan = (d: Draft, train: OwnedTrain): OwnedTrain =>
  ranTrains.of(d).includes(train.id) ? { ...train, fresh: true } : train

/** Wherever such a train has got to, in the next round it runs. */
export const forgetRanTrains = (d: Draft): void => {
  for (const [id, { trains }] of Object.entries(d.state.operators))
    if (trains.some(({ fresh }) => fresh)) d.operator(id, { trains: trains.map(({ fresh: _, ...train }) => train) })
}
