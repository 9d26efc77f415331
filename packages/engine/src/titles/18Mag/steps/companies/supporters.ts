import { ownerOf } from '../../../../core/control.js'
import { Draft } from '../../../../core/draft.js'
import { type FactData, gameFact, roundFact, turnFact } from '../../../../core/facts.js'
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
 * Cards of an expansion that only recorded games of 18xx.games have: each is used once an operating round, for the minor
 * of its owner whose turn it is. Three of them change what a tile, a station or a train costs; those are not offered.
 */

const used = roundFact('supportersUsed', listOf(id), [], 'Supporters used in this operating round.')
const helping = turnFact('supporter', orNull(id), null, 'The supporter who helps with what comes next.')
const stretched = gameFact('stretched', listOf(id), [], 'Trains that may visit one more town, the latest last.')

export const SUPPORTER_FACTS: readonly FactData[] = [used, helping, stretched]

/** A new train for less, an upgrade more, a station for half: whoever of them helps with what is done next. */
export type Helper = 'KK' | 'GSvS' | 'DDSG'
export const helps = (p: Position, company: Helper): boolean => helping.of(p) === company
export const helper = (p: Position): PrivateId | null => helping.of(p)
export const thankHelper = (d: Draft): void => helping.set(d, null)

export const isStretched = (p: Position, train: TrainId): boolean => stretched.of(p).includes(train)

export const ownsStretched = (p: Position, operator: OperatorId): boolean =>
  p.state.operators[operator]?.trains.some(({ id: train }) => isStretched(p, train)) === true

/** Sold to another minor a train is what it was. */
export const shrink = (d: Draft, train: TrainId): void =>
  stretched.set(
    d,
    stretched.of(d).filter((each) => each !== train),
  )

/** The first run after it ends it, whoever runs, in the round in which it was used; later ones leave it. */
export const endStretch = (d: Draft): void => {
  const latest = stretched.of(d).at(-1)
  if (latest !== undefined && used.of(d).includes('MA')) shrink(d, latest)
}

const unstretched = (p: Position, by: OperatorId): readonly OwnedTrain[] =>
  (p.state.operators[by]?.trains ?? []).filter((train) => !isStretched(p, train.id))

const trainNamed = (p: Position, by: OperatorId, name: string): TrainId | undefined =>
  unstretched(p, by).find((train) => train.name === name)?.id

interface Power {
  /** What is chosen with it, where there is something to choose. */
  choices(p: Position, by: OperatorId): readonly string[]
  apply(d: Draft, by: OperatorId, choice: string | undefined): void
}

const HELPERS: readonly PrivateId[] = ['KK', 'GSvS', 'DDSG'] satisfies readonly Helper[]

const helpingHand = (company: Helper): Power => ({ choices: () => [], apply: (d) => helping.set(d, company) })

const POWERS: Readonly<Record<PrivateId, Power>> = {
  FJ: {
    choices: (p, by) => (isMinor(p, by) && p.state.round.step === 0 ? ['virtual_token'] : []),
    apply: (d) => armed.set(d, true),
  },
  SMFvR: { choices: () => ['claim'], apply: (d, by) => pay(d, 'bank', by, SUPPORTER_GIFT) },
  MA: {
    choices: (p, by) => [...new Set(unstretched(p, by).map(({ name }) => name))],
    apply(d, by, choice = '') {
      const train = trainNamed(d, by, choice)
      if (train !== undefined) stretched.set(d, [...stretched.of(d), train])
    },
  },
  KK: helpingHand('KK'),
  GSvS: helpingHand('GSvS'),
  DDSG: helpingHand('DDSG'),
}

const barred = (p: Position, by: OperatorId, company: PrivateId): Objection | undefined => {
  const owner = p.state.privates[company]?.owner
  const free = owner !== undefined && owner === ownerOf(p, by) && !used.of(p).includes(company)
  return free ? undefined : objection('any.WRONG_STEP', { type: 'usePower', step: company })
}

/** Could this card help the operator now? */
export const mayHelp = (p: Position, by: OperatorId, company: Helper): boolean =>
  p.state.privates[company] !== undefined && !barred(p, by, company)

/** The position in which it does. */
export const withHelper = (p: Position, company: Helper): Position => {
  const d = new Draft(p)
  helping.set(d, company)
  return d
}

export const useSupporter: ActionKind<'usePower'> = {
  type: 'usePower',
  *candidates(p, by) {
    for (const [company, { choices }] of Object.entries(POWERS)) {
      if (p.state.privates[company] === undefined || barred(p, by, company)) continue
      for (const choice of choices(p, by)) yield { action: { type: 'usePower', by, company, choice } }
    }
  },
  object(p, { by, company, choice }) {
    const power = POWERS[company]
    if (!power || !p.state.privates[company]) return objection('any.UNKNOWN_ENTITY', { id: company })
    const choices = power.choices(p, by)
    const known = choice === undefined ? HELPERS.includes(company) : choices.includes(choice)
    if (!known) return objection('any.BAD_SHAPE', { type: 'usePower', field: 'choice' })
    return barred(p, by, company)
  },
  apply(d, { by, company, choice }) {
    used.set(d, [...used.of(d), company])
    d.emit({ type: 'powerUsed', by, company })
    POWERS[company]?.apply(d, by, choice)
  },
}
