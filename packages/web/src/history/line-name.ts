import type { Game, Language } from '@roundhouse/engine'
import { panelSay, roundAt, roundShort, roundsOf } from '../panels/index.js'
import type { KeptLine } from '../store/record.js'
import { tableTexts } from '../table/texts.js'
import { sayIn } from '../texts/say.js'

/** A line by its name, or by where it begins. */
export const lineName = ({ name, from }: Pick<KeptLine, 'name' | 'from'>, game: Game, language: Language): string => {
  if (name !== '') return name
  const mark = roundsOf(game)[roundAt(game, from)]
  const round = mark ? roundShort(mark, panelSay(language), language) : ''
  return sayIn(tableTexts, language)('lineFrom', { round, n: from })
}
