import type { TableModel } from '../table/model.js'
import { sayIn } from '../texts/say.js'
import { decisionTexts } from './texts.js'

type Key = keyof typeof decisionTexts

/** A step has its own word for leaving it, or the usual one. */
const leaveText = (step: string, usual: 'pass' | 'done'): Key => {
  const key = `${usual}_${step}`
  return Object.hasOwn(decisionTexts, key) ? (key as Key) : usual
}

/** What the way on is called at this moment; null = there is none. */
export const wayOnLabel = ({ onward, reading, session }: TableModel): string | null => {
  const way = onward.value
  if (!way) return null
  const { language, naming } = reading.value
  const say = sayIn(decisionTexts, language)
  switch (way.kind) {
    case 'run': {
      const nothing = way.action.type === 'runRoutes' && way.action.runs.length === 0
      return nothing ? say('runNothing') : say('run', { money: naming.money(way.revenue) })
    }
    case 'searching':
      return say('searching')
    case 'badRun':
    case 'searchFailed':
      return say('runThese')
    case 'pass':
    case 'done':
      return say(leaveText(session.choices.value?.step ?? '', way.kind))
    case 'blocked':
      return say(leaveText(session.choices.value?.step ?? '', 'pass'))
    default:
      return way satisfies never
  }
}
