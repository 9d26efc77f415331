import type { GuideTable, Title } from '@roundhouse/engine'
import { companySection, privateSection } from './companies.js'
import type { Html } from './html.js'
import { limitSection } from './limits.js'
import { marketSection } from './market.js'
import { optionSection } from './options.js'
import { phaseSection } from './phases.js'
import { placeSection } from './places.js'
import { type AidWishes, type Source, sourceOf } from './source.js'

const SECTIONS: Readonly<Record<GuideTable, (source: Source) => Html | undefined>> = {
  phases: phaseSection,
  limits: limitSection,
  market: marketSection,
  privates: privateSection,
  companies: companySection,
  places: placeSection,
  options: optionSection,
}

/** Tables of the aid one by one, as markup, without the rules the aid prints beside them. */
export const aidTables = (title: Title, wishes: AidWishes): ((table: GuideTable) => string) => {
  const source = sourceOf(title, wishes)
  const { limitRules, phaseRules, phases, privateRules, placeRules, ...aid } = source.aid
  const bare = { ...source, aid }
  return (table) => SECTIONS[table](bare)?.html ?? ''
}
