import { type Language, logLine } from '@roundhouse/engine'
import type { Naming } from '../contracts.js'
import { sayIn } from '../texts/say.js'
import { studyTexts } from './texts.js'
import type { TurningPoint } from './turning-points.js'

/** What turned, in a sentence. */
export const pointText = (point: TurningPoint, language: Language, naming: Naming): string => {
  if (point.kind === 'event') return logLine(point.event, language, naming)
  const { player, from, by } = point
  return sayIn(studyTexts, language)('lead', {
    player: naming.name(player),
    from: naming.name(from),
    money: naming.money(by),
  })
}
