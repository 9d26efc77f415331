import type { TableModel } from '../table/model.js'
import { sayIn } from '../texts/say.js'
import { decisionTexts } from './texts.js'

const doneText = (step: string): keyof typeof decisionTexts => {
  const key = `done_${step}`
  return Object.hasOwn(decisionTexts, key) ? (key as keyof typeof decisionTexts) : 'done'
}

/** What the way on is called at this moment; null = there is none. */
export const wayOnLabel = ({ onward, reading, session }: TableModel): string | null => {
  const way = onward.value
  if (!way) return null
  const { language, naming } = reading.value
  const say = sayIn(decisionTexts, language)
  const operating = session.line.value.state.operators[session.choices.value?.actor ?? ''] !== undefined
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
      return say('pass')
    case 'done':
    case 'blocked':
      return operating || way.kind === 'done' ? say(doneText(session.choices.value?.step ?? '')) : say('pass')
    default:
      return way satisfies never
  }
}
