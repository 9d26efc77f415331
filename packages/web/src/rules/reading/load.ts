import { guides } from 'virtual:guides'
import type { Guide, Title } from '@roundhouse/engine'
import { language } from '../../app/settings.js'
import { titleWithTexts } from '../../table/open-game.js'
import { loadGroup } from '../../texts/loaded.js'

export interface RulesOfTitle {
  readonly title: Title
  readonly guide: Guide
}

/** The rules of a title and all texts they are read with; undefined = there is no such title. */
export const loadRules = async (id: string): Promise<RulesOfTitle | undefined> => {
  if (!Object.hasOwn(guides, id)) return undefined
  const [title, guide] = await Promise.all([
    titleWithTexts({ title: id, ruleset: 'rulebook' }),
    guides[id]?.(),
    loadGroup(language.value, `${id}-guide`),
    loadGroup(language.value, 'guide'),
  ])
  return title && guide && { title, guide }
}
