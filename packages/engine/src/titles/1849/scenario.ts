import type { ScenarioRules } from '../../scenario/rules.js'
import { corporationsIn, layOut } from './rounds/setup.js'

/** What a described position of 1849 may leave out. */
export const scenario1849: ScenarioRules = {
  /** With five corporations one is out: the last that nothing is said about. */
  removals(setup, { given, named }) {
    const all = ['AFG', 'ATA', 'CTL', 'IFT', 'RCS', 'SFA']
    const count = all.length - corporationsIn(setup)
    const out = given ?? all.filter((id) => !named.has(id)).slice(-count || all.length)
    const wrong = out.find((id) => !all.includes(id))
    if (wrong !== undefined) return `${wrong} is no corporation.`
    return out.length === count ? out : `With this table ${count} of ${all.join(', ')} are out of play.`
  },
  lay: layOut,
  distribution: ['initial'],
}
