import { type FactData, turnFact } from '../../../../core/facts.js'
import { amount } from '../../../../core/shape.js'

export const interestDue = turnFact(
  'interestDue',
  amount,
  0,
  'Interest the treasury could not pay: the president must.',
)

export const INTEREST_FACTS: readonly FactData[] = [interestDue]
