import { type Action, entryOf, type Game, result } from '@roundhouse/engine'
import { setupOf } from '@roundhouse/engine/testing'
import { describe, expect, it } from 'vitest'
import { playRandomGame } from './playout.js'
import type { StyleName } from './style.js'

/** What the games of the table must see between them. */
const SIGHTS = [
  'merger accepted',
  'merger refused',
  'no merger',
  'phase 3½',
  'forced purchase',
  'bankruptcy',
  'discard',
] as const
type Sight = (typeof SIGHTS)[number]

const GAMES: readonly (readonly [players: number, seed: number, style: StyleName, options: readonly string[]])[] = [
  [3, 1116, 'savers', []],
  [4, 1132, 'savers', []],
  [5, 1154, 'savers', []],
  [3, 2019, 'savers', ['tripleYellow']],
  [5, 2036, 'savers', ['earlyKcmo']],
  [3, 2049, 'savers', ['delayMinorClose']],
  [3, 2064, 'savers', ['hardRust']],
  [4, 3001, 'traders', ['hardRust']],
  [5, 2084, 'savers', ['kcmoErratum']],
]

/** Whether the merger was offered by somebody, or chosen after all had declined. */
const mergedBy = (game: Game, action: Action): Sight => {
  const before = entryOf(game, game.cursor - 1)?.state.interrupts[0]?.kind
  return before === 'mergerOffer' && action.type === 'choose' ? 'merger accepted' : 'merger refused'
}

const seenIn = (game: Game, action: Action): readonly Sight[] =>
  (entryOf(game, game.cursor)?.events ?? []).flatMap((event): readonly Sight[] => {
    switch (event.type) {
      case 'merged':
        return [mergedBy(game, action)]
      case 'certLimit':
        return ['no merger']
      case 'phase':
        return event.phase === '3½' ? ['phase 3½'] : []
      case 'helped':
        return ['forced purchase']
      case 'bankrupt':
        return ['bankruptcy']
      case 'trainDiscarded':
        return ['discard']
      default:
        return []
    }
  })

describe('random games of 18MEX', () => {
  const seen = new Set<Sight>()

  it.each(GAMES)('%d players, seed %d, %s, %j: to the end without a fault', (players, seed, style, options) => {
    const { game, fault } = playRandomGame(setupOf('18MEX', { players, seed, options }), {
      seed,
      style,
      onMove(now, action) {
        for (const sight of seenIn(now, action)) seen.add(sight)
      },
    })
    expect(fault).toBeNull()
    expect(result(game).finished).toBe(true)
  })

  it.each(SIGHTS)('come to this between them: %s', (sight) => expect([...seen]).toContain(sight))
})
