import type { ActionOf } from '../../../../core/action.js'
import { ownerOf } from '../../../../core/control.js'
import type { Draft } from '../../../../core/draft.js'
import { type FactData, gameFact, roundFact } from '../../../../core/facts.js'
import type { OperatorId, PrivateId, TrainId } from '../../../../core/ids.js'
import { pay } from '../../../../core/money.js'
import { isMinor } from '../../../../core/operators.js'
import type { Position } from '../../../../core/position.js'
import { type Objection, objection } from '../../../../core/refusals.js'
import { id, listOf, orNull } from '../../../../core/shape.js'
import type { OwnedTrain } from '../../../../core/state.js'
import type { ActionKind } from '../../../../core/step.js'
import { SUPPORTER_GIFT } from '../../data/tables.js'
import { armed } from '../track/terrain.js'

/*
 * Cards of an expansion, in imported games only: each is used once an operating round, for the minor of its owner whose
 * turn it is. Three of them help to lay a tile, to place a station or to buy a train.
 */

const used = roundFact('supportersUsed', listOf(id), [], 'Supporters used in this operating round.')
const stretched = gameFact(
  'stretched',
  listOf(id),
  [],
  'Trains that may visit more towns, each as often as it was stretched.',
)
const newlyStretched = roundFact(
  'newlyStretched',
  orNull(id),
  null,
  'The train stretched in this round, until the next run.',
)

export const SUPPORTER_FACTS: readonly FactData[] = [used, stretched, newlyStretched]

const trainsOf = (p: Position, by: OperatorId): readonly OwnedTrain[] => p.state.operators[by]?.trains ?? []

/** How many more towns a train may visit. */
const stretchOf = (p: Position, train: TrainId): number => stretched.of(p).filter((each) => each === train).length

export const isStretched = (p: Position, train: TrainId): boolean => stretchOf(p, train) > 0

/** Trains of the operator that are longer, and by how many towns. */
export const stretches = (p: Position, operator: OperatorId): Readonly<Record<TrainId, number>> =>
  Object.fromEntries(
    trainsOf(p, operator).flatMap(({ id: train }) => (isStretched(p, train) ? [[train, stretchOf(p, train)]] : [])),
  )

/** Its printed name and a mark for every time it was stretched. */
export const stretchedName = (p: Position, train: TrainId, name: string): string =>
  `${name}${'+1'.repeat(stretchOf(p, train))}`

/** Sold to another minor a train is what it was. */
export const shrink = (d: Draft, train: TrainId): void =>
  stretched.set(
    d,
    stretched.of(d).filter((each) => each !== train),
  )

/** A train is stretched until the next run of the round, whoever makes it. In later rounds it stays stretched. */
export const endStretch = (d: Draft): void => {
  const train = newlyStretched.of(d)
  if (train === null) return
  const all = stretched.of(d)
  stretched.set(d, all.toSpliced(all.lastIndexOf(train), all.includes(train) ? 1 : 0))
  newlyStretched.set(d, null)
}

const trainNamed = (p: Position, by: OperatorId, name: string): TrainId | undefined =>
  trainsOf(p, by).find((train) => stretchedName(p, train.id, train.name) === name)?.id

interface Power {
  /** What is chosen with it, where there is something to choose. */
  choices(p: Position, by: OperatorId): readonly string[]
  apply(d: Draft, by: OperatorId, choice: string | undefined): void
}

const POWERS: Readonly<Record<PrivateId, Power>> = {
  FJ: {
    choices: (p, by) => (isMinor(p, by) && p.state.round.step === 0 ? ['virtual_token'] : []),
    apply: (d) => armed.set(d, true),
  },
  SMFvR: { choices: () => ['claim'], apply: (d, by) => pay(d, 'bank', by, SUPPORTER_GIFT) },
  MA: {
    choices: (p, by) => [...new Set(trainsOf(p, by).map(({ id: train, name }) => stretchedName(p, train, name)))],
    apply(d, by, choice = '') {
      const train = trainNamed(d, by, choice)
      if (train === undefined) return
      stretched.set(d, [...stretched.of(d), train])
      newlyStretched.set(d, train)
    },
  },
}

const supporterObjection = (p: Position, by: OperatorId, company: PrivateId): Objection | undefined => {
  const owner = p.state.privates[company]?.owner
  const free = owner !== undefined && owner === ownerOf(p, by) && !used.of(p).includes(company)
  return free ? undefined : objection('any.WRONG_STEP', { type: 'usePower', step: company })
}

const spend = (d: Draft, by: OperatorId, company: PrivateId): void => {
  used.set(d, [...used.of(d), company])
  d.emit({ type: 'powerUsed', by, company })
}

/** An upgrade more, a station for half, a new train for less. */
export type Helper = 'GSvS' | 'DDSG' | 'KK'

/** Could this card help the operator now? */
export const mayHelp = (p: Position, by: OperatorId, company: Helper): boolean =>
  p.state.privates[company] !== undefined && !supporterObjection(p, by, company)

type Helped = ActionOf<'layTile' | 'placeToken' | 'buyTrain'>

/** What an operator does with the help of a card. */
export const helpedBy = <T extends Helped['type']>(company: Helper, kind: ActionKind<T>): ActionKind<T> => ({
  ...kind,
  takes: (action) => (action as Helped).power === company,
  *candidates(p, by) {
    if (!mayHelp(p, by, company)) return
    for (const candidate of kind.candidates(p, by))
      yield { ...candidate, action: { ...candidate.action, power: company } }
  },
  object: (p, action) => supporterObjection(p, (action as Helped).by, company) ?? kind.object(p, action),
  apply(d, action) {
    spend(d, (action as Helped).by, company)
    kind.apply(d, action)
  },
})

export const useSupporter: ActionKind<'usePower'> = {
  type: 'usePower',
  *candidates(p, by) {
    for (const [company, { choices }] of Object.entries(POWERS)) {
      if (p.state.privates[company] === undefined || supporterObjection(p, by, company)) continue
      for (const choice of choices(p, by)) yield { action: { type: 'usePower', by, company, choice } }
    }
  },
  object(p, { by, company, choice }) {
    const power = POWERS[company]
    if (!p.state.privates[company]) return objection('any.UNKNOWN_ENTITY', { id: company })
    if (!power) return objection('any.NO_POWER', { company })
    if (choice === undefined || !power.choices(p, by).includes(choice))
      return objection('any.BAD_SHAPE', { type: 'usePower', field: 'choice' })
    return supporterObjection(p, by, company)
  },
  apply(d, { by, company, choice }) {
    spend(d, by, company)
    POWERS[company]?.apply(d, by, choice)
  },
}
