import { entryOf, type Game, type GameEvent } from '@roundhouse/engine'
import { growing, type Moment, upTo } from './growing.js'

/** One thing that happened, and with which action. */
export interface LogEvent extends Moment {
  readonly event: GameEvent
}

/** What happened in one round. */
export interface LogSection extends Moment {
  /** Index of the round among all rounds; −1 = before the first. */
  readonly round: number
  readonly lines: readonly LogEvent[]
}

interface Open extends LogSection {
  readonly lines: LogEvent[]
}

const kept = growing<Open[]>(
  ({ history: { base } }) => [{ n: base, round: base > 0 ? 0 : -1, lines: [] }],
  (sections, game, n) => {
    for (const event of entryOf(game, n)?.events ?? []) {
      // A round's beginning is the heading of its section, not a line of it.
      if (event.type === 'roundBegan') sections.push({ n, round: (sections.at(-1)?.round ?? -1) + 1, lines: [] })
      else sections.at(-1)?.lines.push({ n, event })
    }
  },
)

/** The whole log by rounds. Sections that cannot change any more are the same objects at every call. */
export const logSections = (game: Game): readonly LogSection[] => {
  const last = game.length - 1
  return upTo(kept(game), last).map((section, i, all) => {
    const closed = i < all.length - 1
    return closed ? section : { ...section, lines: upTo(section.lines, last) }
  })
}
