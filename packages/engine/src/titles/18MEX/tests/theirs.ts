import { entityTypeOf, fileIdOf } from '../../../interchange/ids.js'
import { Ledger } from '../../../interchange/ledger.js'
import type { Writing } from '../../../interchange/vocabulary.js'
import { writeAction } from '../../../interchange/writeAction.js'
import { readScenario, type Scenario } from '../../../scenario/index.js'
import { titles } from '../../index.js'
import { interchange18MEX } from '../site/words.js'
import { buying, major, type TurnPosition } from './table.js'

export const theirs = { ruleset: '18xx.games' } as const

/** The train that brings the merger about is to be had. */
export const five = (more: TurnPosition['operators'], at: TurnPosition['at'] = {}): TurnPosition =>
  buying(
    {
      TM: major(90, { cash: 450, shares: { Amy: 50 } }),
      NdM: major(75, { shares: { Carlos: 50 }, cash: 100, tokens: ['O10'] }),
      ...more,
    },
    { ...theirs, phase: '4', depot: { left: { '4': 0 } }, at },
  )
export const cities = { tiles: { I8: '14 r0', I10: '57 r2' } }

export const positionOf = (scenario: Scenario) => {
  const read = readScenario(scenario, titles)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.game
}

export const toldIn = (scenario: Scenario, action: Writing['action']) => {
  const before = positionOf(scenario)
  const entity = (by: string) => ({
    entity: entityTypeOf(before, by) === 'player' ? fileIdOf(before, by as 'p1') : by,
    entity_type: entityTypeOf(before, by),
  })
  const ledger = new Ledger(before, interchange18MEX)
  return writeAction({
    words: interchange18MEX,
    before,
    after: before,
    events: [],
    action,
    ledger,
    id: (id: string) => id,
    entity,
  } as Writing)
}
