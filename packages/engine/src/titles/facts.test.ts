import { describe, expect, it } from 'vitest'
import { beginGame } from '../game.js'
import { titles } from './index.js'

/** What scenarios call that every operator and player has. */
const TAKEN = [
  'cash',
  'bankrupt',
  'closed',
  'trains',
  'charter',
  'owner',
  'operated',
  'revenue',
  'price',
  'president',
  'shares',
]

const RULESETS = ['rulebook', '18xx.games'] as const

describe.each(Object.values(titles).flatMap((title) => RULESETS.map((ruleset) => [title.id, ruleset, title] as const)))(
  'facts of %s, %s',
  (_id, ruleset, title) => {
    const players = Array.from({ length: title.players.min }, (_, i) => ({ name: `player ${i + 1}` }))
    const game = beginGame(title, { title: title.id, players, seed: 1, options: [], ruleset })
    const { facts, interrupts } = game.rules

    it('have a name of their own among those of their lifetime', () => {
      const names = facts.map(({ lifetime, name }) => `${lifetime} ${name}`)
      expect(names).toEqual([...new Set(names)])
    })

    it('of operators and players are told apart from what all have', () => {
      const named = facts.filter(
        ({ lifetime, name }) => ['operator', 'player'].includes(lifetime) && TAKEN.includes(name),
      )
      expect(named).toEqual([])
    })

    it('say a sentence', () => {
      const says = [
        ...facts,
        ...Object.values(interrupts).map(({ interrupt }) => interrupt),
        ...Object.values(title.switches),
      ]
      expect(says.map((each) => each.says).filter((text) => !/^[A-Z0-9].*[.?]$/.test(text))).toEqual([])
    })

    it('say what holds without them, where the rulebook has them on or counts by them', () => {
      const silent = Object.entries(title.switches).filter(([, each]) => each.rulebook !== false && !each.otherwise)
      expect(silent.map(([name]) => name)).toEqual([])
    })

    it('are usually simple, or empty', () => {
      const empty = (usual: unknown): boolean =>
        typeof usual !== 'object' || usual === null || Object.keys(usual).length === 0
      expect(facts.filter(({ usual }) => !empty(usual))).toEqual([])
    })
  },
)
