import type { Refusal } from '@roundhouse/engine'
import type { Reading } from '../contracts.js'
import type { Reason } from '../parts/reasoned.js'
import { type TableModel, useTable } from '../table/model.js'
import { type Say, sayIn } from '../texts/say.js'
import { reasonOf } from './refusal-text.js'
import { decisionTexts } from './texts.js'

export interface Deciding {
  readonly table: TableModel
  readonly reading: Reading
  readonly say: Say<typeof decisionTexts>
  why(refusal: Refusal): Reason
}

/** What every part of the decision panel needs. */
export const useDecision = (): Deciding => {
  const table = useTable()
  const reading = table.reading.value
  return {
    table,
    reading,
    say: sayIn(decisionTexts, reading.language),
    why: (refusal) => reasonOf(table.session.line.value, refusal, reading.language, reading.naming),
  }
}
