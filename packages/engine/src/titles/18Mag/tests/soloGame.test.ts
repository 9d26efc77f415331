import { describe, expect, it } from 'vitest'
import { choices } from '../../../choices.js'
import type { GameEvent } from '../../../core/event.js'
import { audit } from '../../../core/invariant.js'
import { entriesOf, type Game, play } from '../../../game.js'
import { newGameOf } from '../../../newGame.js'
import { result } from '../../../result.js'
import { COMPANY_CARDS, SHARE_CARDS } from '../data/solo.js'
import { title18Mag } from '../title.js'

const begun = (seed: number, options: readonly string[]): Game => {
  const players = [{ name: 'Amy' }, { name: 'István', automaton: true as const }]
  const made = newGameOf(title18Mag, { title: '18Mag', players, seed, options, ruleset: 'rulebook' })
  if (!made.ok) throw new Error(JSON.stringify(made.problem))
  return made.game
}

const eventsOf = (game: Game): readonly GameEvent[] => entriesOf(game).flatMap(([, { events }]) => events)

/** A person who chooses by dice. */
const dice = (seed: number) => {
  let x = seed
  return (sides: number): number => {
    x = (x * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((x / 2 ** 31) * sides)
  }
}

const played = (seed: number, options: readonly string[]): Game => {
  let game = begun(seed, options)
  const roll = dice(seed)
  for (let moves = 0; game.state.ended === undefined; moves++) {
    if (moves > 2000) throw new Error('no end')
    const { offers } = choices(game, 'p1')
    const kinds = [...new Set(offers.map(({ action }) => action.type))]
    const kind = kinds[roll(kinds.length)]
    const ofKind = offers.filter(({ action }) => action.type === kind)
    const action = ofKind[roll(ofKind.length)]?.action
    if (!action) throw new Error(`nothing to choose in ${game.state.round.kind}`)
    const next = play(game, action)
    if (!next.ok) throw new Error(`${JSON.stringify(action)}: ${next.refusal.code}`)
    game = next.game
    expect(audit(game)).toEqual([])
  }
  return game
}

const COLOURS = [[], ['solo_yellow'], ['solo_red']] as const
const GAMES = Array.from({ length: 30 }, (_, i) => ({
  seed: i + 1,
  options: [...(COLOURS[i % 3] ?? []), ...(i % 2 ? ['solo_long'] : [])],
}))

describe('solo games of chance', () => {
  const cards = new Set<string>()

  it.each(GAMES)('seed $seed, $options come to their end', { timeout: 60_000 }, ({ seed, options }) => {
    const game = played(seed, options)
    expect(result(game)).toMatchObject({ finished: true, reason: 'final_phase' })
    expect(result(game).winners).toHaveLength(1)
    for (const event of eventsOf(game)) if (event.type === 'cardDrawn') cards.add(event.card)
  })

  it('every card of the deck is met', () => {
    const missing = [...COMPANY_CARDS, ...SHARE_CARDS].map(({ card }) => `${card}`).filter((card) => !cards.has(card))
    expect(missing).toEqual([])
  })
})

describe('plans of István', () => {
  it('show his cards, what is done and what comes next', () => {
    const game = begun(4, ['solo_red'])
    const plans = title18Mag.rules(game.setup).reading.plans?.(game) ?? []
    expect(plans.map(({ of }) => of)).toHaveLength(3)
    expect(plans.at(-1)?.of).toBe('p2')
    for (const { items, note } of plans) {
      expect(items.filter(({ state }) => state === 'next')).toHaveLength(1)
      expect(note?.en).toMatch(/our own|rulebook/)
    }
  })

  it('MAG-V1-1 with cards laid out by the human, only those laid out', () => {
    const game = begun(4, ['solo_choose'])
    const plans = (at: Game) => title18Mag.rules(game.setup).reading.plans?.(at) ?? []
    expect(plans(game)).toEqual([])
    expect(choices(game, 'p1').offers.map(({ action }) => action)).toHaveLength(7)
    const next = play(game, { type: 'choose', by: 'p1', choice: '7' })
    if (!next.ok) throw new Error(next.refusal.code)
    expect(plans(next.game).map(({ of, card }) => [of, card])).toEqual([['7', '6']])
    expect(play(next.game, { type: 'choose', by: 'p1', choice: '7' }).ok).toBe(false)
  })
})
