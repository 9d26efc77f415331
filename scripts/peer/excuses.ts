// Where the oracle, by its own account, blocks more than the rules do: a game that comes there is counted apart.
import type { PeerFile, Refused } from './oracle.js'

interface Excuse {
  /** Their names of the title. */
  readonly titles: readonly string[]
  readonly why: string
  /** What was said, and what it waited for. */
  fits(said: { readonly type: string; readonly entity?: unknown }, refused: Refused): boolean
}

const EXCUSES: readonly Excuse[] = [
  {
    titles: ['1846', '1846 2p Variant'],
    why: '1846: the two lays of Little Miami must be used up once begun, though the second may be impossible',
    fits: ({ type, entity }, { waitedFor }) =>
      type === 'pass' && entity === 'LM' && waitedFor.includes('"special_track"'),
  },
]

/** What it says when it refuses an action; anything else is a fault of the program. */
const SAYS_NO = /^(?:GameError|ActionError)\b/

/** A hex that is not reached it looks up before it says so. */
const isUnreached = (type: string | undefined, why: string): boolean =>
  type === 'lay_tile' && why.includes("undefined method `[]' for nil")

/** Did it break down rather than refuse? */
export const isCrash = (said: { readonly type: string } | undefined, { why }: Refused): boolean =>
  !SAYS_NO.test(why) && !isUnreached(said?.type, why)

export const excuseFor = (
  { title }: PeerFile,
  said: { readonly type: string } | undefined,
  refused: Refused,
): string | null =>
  EXCUSES.find(({ titles, fits }) => said !== undefined && titles.includes(title) && fits(said, refused))?.why ?? null

/** What it sells though it then takes no run, so that nobody runs any more; refused here for what it is. */
const DEAD_ENDS: readonly {
  readonly title: string
  readonly type: string
  readonly rule: string
  readonly why: string
}[] = [
  {
    title: '18Mag',
    type: 'special_buy',
    rule: 'MAG-XCAR-3',
    why: '18Mag: a bought rail-car must be used, though no route may be able to',
  },
]

/** Why the oracle, having taken what is refused here, cannot go on; null = it went on, or nothing is known of that. */
export const deadEndAfter = (
  { title, actions }: PeerFile,
  {
    id,
    type,
    refusal,
  }: { readonly id: string | number; readonly type: string; readonly refusal: { readonly code?: string } },
): string | null => {
  const at = actions.findIndex((action) => String(action.id) === String(id))
  if (actions.slice(at + 1).some((action) => action.type === 'run_routes')) return null
  return DEAD_ENDS.find((each) => each.title === title && each.type === type && each.rule === refusal.code)?.why ?? null
}

/** It waits for somebody, and there is nothing that it would take from him. Elsewhere that is a difference. */
const STUCK: Readonly<Record<string, string>> = {
  '1849': '1849: a stock round can wait for a player who has no valid action',
  '1846': '1846: after a turn that closes a corporation the stock round can wait for a player who has no valid action',
}

/** Why the oracle cannot go on from a position of its own; null = it can, or nothing is known of that. */
export const stuckAt = ({ title }: Pick<PeerFile, 'title'>, position: unknown): string | null => {
  const {
    round,
    active = [],
    can = [],
    finished,
  } = position as {
    readonly round?: { readonly type?: string }
    readonly active?: readonly string[]
    readonly can?: readonly string[]
    readonly finished?: boolean
  }
  const waits = round?.type === 'stock' && finished !== true && active.length > 0 && can.length === 0
  return waits ? (STUCK[title] ?? null) : null
}

/** Runs that are legal and that it takes in no words. */
const RUNS: readonly { readonly title: string; readonly says: string; readonly why: string }[] = [
  {
    title: '18MEX',
    says: 'Route cannot reuse track on F5',
    why: '18MEX: a run through the town of tile 470 that uses both ends of the direct track is refused (MEX-4.4.2-2 allows it)',
  },
]

/** Why it does not count a run at all; null = nothing is known of that. */
export const excuseForRun = ({ title }: Pick<PeerFile, 'title'>, said: unknown): string | null =>
  RUNS.find((each) => each.title === title && typeof said === 'string' && said.includes(each.says))?.why ?? null
