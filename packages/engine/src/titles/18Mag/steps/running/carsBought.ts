import { type FactData, turnFact } from '../../../../core/facts.js'
import type { OperatorId } from '../../../../core/ids.js'
import type { Position } from '../../../../core/position.js'
import { id, listOf } from '../../../../core/shape.js'

export const carsBought = turnFact('cars', listOf(id), [], 'Majors a rail-car was bought from in this turn, in order.')

export const CAR_FACTS: readonly FactData[] = [carsBought]

/** They serve the minor whose turn it is, in this turn alone (MAG-CAR-4). */
export const carsOf = (p: Position, operator: OperatorId): readonly OperatorId[] =>
  p.state.round.current === operator ? carsBought.of(p) : []
