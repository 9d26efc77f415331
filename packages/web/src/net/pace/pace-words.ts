import type { Language } from '@roundhouse/engine'
import type { ResultOf } from '@roundhouse/server/client'
import { sayIn } from '../../texts/say.js'
import { paceTexts } from './texts.js'

export type Pace = ResultOf<'getTable'>['pace']

/** A pace in a few words: `24 hours a move`, `90 min + 30 s`. */
export const paceWords = (pace: Pace, language: Language): string => {
  const say = sayIn(paceTexts, language)
  switch (pace.kind) {
    case 'none':
      return say('none')
    case 'slow':
      return say('hours', { n: pace.hours })
    case 'live':
      return say('speed', { minutes: pace.minutes, seconds: pace.increment })
  }
}

/** All of it, a sentence each. */
export const paceDetails = (pace: Pace, language: Language): readonly string[] => {
  const say = sayIn(paceTexts, language)
  if (pace.kind === 'none') return [say('none')]
  const quiet =
    pace.kind === 'slow'
      ? [...(pace.nights ? [say('nights', pace.nights)] : []), ...(pace.weekends ? [say('weekends')] : [])]
      : []
  return [paceWords(pace, language), ...quiet, `${say('late')}: ${say(pace.late)}`]
}
