import { type ActionOf, papersName } from '@roundhouse/engine'
import type { Say } from '../../texts/say.js'
import type { decisionTexts } from '../texts.js'

/** A purchase or a sale of shares in words. */
export const tradeName = (action: ActionOf<'buyShares' | 'sellShares'>, say: Say<typeof decisionTexts>): string => {
  if (action.type === 'sellShares') {
    const { percent, papers } = action
    return papers ? say('sellPapers', { percent, papers: papersName(papers) }) : say('sell', { percent })
  }
  return say(action.exchange ? 'exchange' : 'buyFrom', { percent: action.percent, from: action.from })
}
