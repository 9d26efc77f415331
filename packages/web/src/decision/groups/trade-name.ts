import { type ActionOf, type Language, type Position, papersName } from '@roundhouse/engine'
import type { Say } from '../../texts/say.js'
import type { decisionTexts } from '../texts.js'

/** A purchase or a sale of shares in words; a title may have a word of its own for the place they lie in. */
export const tradeName = (
  action: ActionOf<'buyShares' | 'sellShares'>,
  say: Say<typeof decisionTexts>,
  { rules }: Pick<Position, 'rules'>,
  language: Language,
): string => {
  if (action.type === 'sellShares') {
    const { percent, papers } = action
    return papers ? say('sellPapers', { percent, papers: papersName(papers) }) : say('sell', { percent })
  }
  const { percent, from, exchange } = action
  const place = rules.title.label?.(from)?.[language]
  if (!exchange && place !== undefined) return `${say('buyFrom', { percent, from: '' })} · ${place}`
  return say(exchange ? 'exchange' : 'buyFrom', { percent, from })
}
