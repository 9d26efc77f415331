import type { TableReading } from '../../../core/reading.js'
import { plansOfIstvan } from '../steps/istvan/plans.js'
import { laysOf } from '../steps/track/track.js'
import { onStack } from '../steps/trains/phases.js'
import { services18Mag } from '../texts/services.js'
import { openDraft } from './draft.js'
import { roundsLeft, stillToOperate } from './operating.js'

export const reading18Mag: TableReading = {
  toOperate: stillToOperate,
  lays: laysOf,
  draft: openDraft,
  services: services18Mag,
  onStack,
  roundsLeft,
  plans: plansOfIstvan,
  incomeTrack: 'minor',
}
