import { describe, expect, it } from 'vitest'
import type { Action } from '../core/action.js'
import { undeclared } from '../core/factAudit.js'
import type { FactData } from '../core/facts.js'
import type { Title } from '../core/title.js'
import { beginGame } from '../game.js'
import { type Site, withSite } from '../site/site.js'
import { playAll, setupOf } from '../testing/table.js'
import { walk } from '../testing/walk.js'
import { site18Mag } from './18Mag/site/site.js'
import { title18Mag } from './18Mag/title.js'
import { site18MEX } from './18MEX/site/site.js'
import { title18MEX } from './18MEX/title.js'
import { site1846 } from './1846/site/site.js'
import { title1846 } from './1846/title.js'
import { site1849 } from './1849/site/site.js'
import { title1849 } from './1849/title.js'
import { titles } from './index.js'

const TITLES: readonly (readonly [string, Title, Site])[] = [
  ['1846', title1846, site1846],
  ['1849', title1849, site1849],
  ['18MEX', title18MEX, site18MEX],
  ['18Mag', title18Mag, site18Mag],
]

const nameOf = ({ lifetime, name }: FactData): string => `${lifetime} ${name}`

it('every title is here', () => expect(TITLES.map(([id]) => id).sort()).toEqual(Object.keys(titles).sort()))

describe.each(TITLES)('a game of %s by the rulebook', (id, title, site) => {
  const setup = setupOf(id)

  it('has the rules of the title, with nothing in their place', () => {
    const rules = title.rules(setup)
    const both = withSite({ ...title, rules: () => rules }, site)
    expect(both.rules(setup)).toEqual({ ...rules, title: both })
    expect(rules.replaced).toBeUndefined()
    expect(rules.prompts).toBeUndefined()
  })

  it('declares nothing that only a mechanism of the site remembers', () => {
    const remembered = Object.values(site.mechanisms).flatMap(({ facts = [] }) => facts)
    const declared = title.rules(setup).facts
    expect(declared.filter((fact) => remembered.includes(fact)).map(nameOf)).toEqual([])
  })

  it('every switch has its mechanism, and every mechanism a switch', () => {
    expect(Object.keys(site.mechanisms).sort()).toEqual(Object.keys(site.switches).sort())
  })

  it.each([1, 2])('is played without the site, and holds nothing of it (seed %i)', (seed) => {
    const games = [...walk(id, seed, 160)]
    const last = games.at(-1)
    if (!last) throw new Error('no game')
    for (const game of games) {
      expect(game.rules.replaced).toBeUndefined()
      expect([...undeclared(game)]).toEqual([])
    }
    const actions = Array.from({ length: last.cursor }, (_, i) => last.history.entry(i + 1).action as Action)
    const alone = playAll(beginGame(title, last.setup), actions)
    expect(alone.state).toEqual(last.state)
  })
})
