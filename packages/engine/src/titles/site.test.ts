import { describe, expect, it } from 'vitest'
import type { Setup } from '../core/setup.js'
import type { Switches } from '../core/switches.js'
import { site18Mag } from './18Mag/site/site.js'
import { site18MEX } from './18MEX/site/site.js'
import { site1846 } from './1846/site/site.js'
import { site1849 } from './1849/site/site.js'
import { titles } from './index.js'

const SITES = { '1846': site1846, '1849': site1849, '18MEX': site18MEX, '18Mag': site18Mag }

const rulesOf = (title: string, ruleset: Setup['ruleset'], switches: Setup['switches'] = {}) => {
  const found = titles[title]
  if (!found) throw new Error(`no title ${title}`)
  const players = Array.from({ length: found.players.min }, (_, i) => ({ id: i + 1, name: `Player ${i + 1}` }))
  return found.rules({ title, players, seed: 1, options: [], ruleset, switches } as Setup)
}

/** Another value than the rulebook's, to turn a mechanism on. */
const otherValue = (each: Switches[string] | undefined) =>
  typeof each?.rulebook === 'boolean' ? !each.rulebook : (each?.['18xx.games'] ?? 0)

describe.each(Object.entries(SITES))('how 18xx.games plays %s', (title, { switches, mechanisms }) => {
  it('has one mechanism for every switch', () => {
    expect(Object.keys(mechanisms).sort()).toEqual(Object.keys(switches).sort())
  })

  it('leaves nothing behind in a game by the rulebook', () => {
    const { replaced, prompts, facts } = rulesOf(title, 'rulebook')
    const ofSite = Object.values(mechanisms).flatMap((each) => each.facts ?? [])
    expect([replaced, prompts]).toEqual([undefined, undefined])
    expect(facts.filter((fact) => ofSite.includes(fact))).toEqual([])
  })

  it.each(Object.entries(mechanisms))(
    '%s is put in place by its switch alone',
    (name, { facts = [], replaces = [] }) => {
      const { replaced, facts: kept } = rulesOf(title, 'rulebook', {
        [name]: otherValue(switches[name]),
      })
      expect([...(replaced?.keys() ?? [])]).toEqual([...new Set(replaces.map(({ of }) => of))])
      expect(kept).toEqual(expect.arrayContaining([...facts]))
    },
  )
})
