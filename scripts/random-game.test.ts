import { RULESETS, type Title, titles } from '@roundhouse/engine'
import { describe, expect, it } from 'vitest'
import { commandOf, type Job, reportOn } from './random-game.js'

/** An action ends a turn, a round, a set of rounds at most: about fifty events in the longest of them. */
const MOST_EVENTS = 100
/** A table as on 18xx.games plays a game without choices up to its limit of turns, as that site does. */
const TURN_LIMIT = 100

/** A fixed set: every title with every player count, by the rulesets in turn. `npm run fuzz` plays as many as wanted. */
const jobsOf = ({ id: title, players, options, automata }: Title): readonly Job[] => {
  const counts = Array.from({ length: players.max - players.min + 1 }, (_, i) => players.min + i)
  const choices = [[], ...options.filter(({ importOnly }) => !importOnly).map(({ id, needs = [] }) => [...needs, id])]
  const alone = options.filter((option) => option.players?.includes(1)).map(({ id }) => id)
  const solo: readonly Job[] = automata
    ? [[], ...alone.map((option) => [option])].map((chosen, i) => ({
        title,
        players: 1,
        seed: 100 + i,
        ruleset: 'rulebook' as const,
        options: chosen,
      }))
    : []
  const tables = [...counts, players.min].map((count, i) => {
    const chosen = choices[i % choices.length] ?? []
    const fits = options.every((option) => !chosen.includes(option.id) || (option.players?.includes(count) ?? true))
    const ruleset = RULESETS[i % RULESETS.length] ?? 'rulebook'
    return { title, players: count, seed: 100 * count + i, ruleset, options: fits ? chosen : [] }
  })
  return [...tables, ...solo]
}

describe.each(Object.values(titles).flatMap(jobsOf))('$title, $players players, $ruleset, $options', (job) => {
  it('runs to an end, adds up after every action, and comes back from its export', { timeout: 300_000 }, () => {
    const { fault, reason, actions, events } = reportOn(job)
    expect(fault, commandOf(job)).toBeNull()
    expect(reason).not.toBe('unfinished')
    expect(actions).toBeGreaterThan(30)
    expect(events, 'events of one action').toBeLessThan(
      job.ruleset === 'rulebook' ? MOST_EVENTS : MOST_EVENTS * TURN_LIMIT,
    )
  })
})
