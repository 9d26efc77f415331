import type { Draft } from '../../../core/draft.js'
import { roundFact } from '../../../core/facts.js'
import type { OperatorId } from '../../../core/ids.js'
import { replace } from '../../../core/replaceable.js'
import { listOf, text } from '../../../core/shape.js'
import type { OwnedTrain } from '../../../core/state.js'
import type { Mechanism } from '../../../site/site.js'
import { NDM } from '../data/companies.js'
import { beginOperatingRound, run } from '../rounds/operating.js'
import { takeTrains } from '../steps/merger/merge.js'

const trainsThatRan = roundFact('ranTrains', listOf(text), [], 'Trains of those that have run in this round.')

/** The trains of whoever has run, those that stayed at home too. */
export const recordTrains = (d: Draft, runner: OperatorId): void => {
  const own = d.state.operators[runner]?.trains.map(({ id }) => id) ?? []
  trainsThatRan.set(d, [...trainsThatRan.of(d), ...own])
}

/** A train in new hands, which does not run again in this round. */
export const asRan = (d: Draft, train: OwnedTrain): OwnedTrain =>
  trainsThatRan.of(d).includes(train.id) ? { ...train, fresh: true } : train

/** Wherever such a train has got to, in the next round it runs. */
const letAllRun = (d: Draft): void => {
  for (const [id, { trains }] of Object.entries(d.state.operators))
    if (trains.some(({ fresh }) => fresh)) d.operator(id, { trains: trains.map(({ fresh: _, ...train }) => train) })
}

/** A train of a company that has run does not run for NdM in the same round. */
export const ranTrains: Mechanism = {
  facts: [trainsThatRan],
  replaces: [
    replace(run.apply, (before) => (d, action) => {
      before(d, action)
      recordTrains(d, action.by)
    }),
    replace(takeTrains, (before) => (d, corporation) => {
      const taken = d.state.operators[corporation]?.trains.map(({ id }) => id) ?? []
      before(d, corporation)
      const trains = d.state.operators[NDM]?.trains ?? []
      d.operator(NDM, { trains: trains.map((train) => (taken.includes(train.id) ? asRan(d, train) : train)) })
    }),
    replace(beginOperatingRound, (before) => (d, num, of) => {
      letAllRun(d)
      before(d, num, of)
    }),
  ],
}
