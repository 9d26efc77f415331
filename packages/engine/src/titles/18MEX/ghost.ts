import type { Draft } from '../../core/draft.js'
import type { OperatorId, PlayerId } from '../../core/ids.js'
import type { Position } from '../../core/position.js'
import type { Json } from '../../core/state.js'

/**
 * 18xx.games goes on offering a merged company to founders: each pays $60 for one certificate of a company that is
 * gone. Random games recorded there do it, so their rules can; nothing else looks at these papers.
 */
export const GHOST_PRICE = 60

interface Ghost {
  readonly held: Readonly<Record<PlayerId, number>>
  readonly chair?: PlayerId
  /** The papers are worth their price, and no more are to be had. */
  readonly shown?: true
}

const ghosts = (p: Position): Readonly<Record<OperatorId, Ghost>> =>
  (p.state.memo.ghosts ?? {}) as unknown as Readonly<Record<OperatorId, Ghost>>

export const ghostOf = (p: Position, corporation: OperatorId): Ghost | undefined => ghosts(p)[corporation]

export const ghostOpen = (p: Position, corporation: OperatorId): boolean =>
  p.rules.switches.ghostShares === true &&
  p.state.operators[corporation]?.closed === 'merged' &&
  ghosts(p)[corporation]?.shown !== true

export const ghostPercent = (p: Position, player: PlayerId, corporation: OperatorId): number =>
  10 * (ghosts(p)[corporation]?.held[player] ?? 0)

/** Two papers become the president's one. */
export const ghostCertificates = (p: Position, player: PlayerId): number =>
  Object.values(ghosts(p)).reduce((sum, { held, chair }) => sum + (held[player] ?? 0) - (chair === player ? 1 : 0), 0)

export const ghostWorth = (p: Position, player: PlayerId): number =>
  Object.values(ghosts(p)).reduce((sum, { held, shown }) => sum + (shown ? GHOST_PRICE * (held[player] ?? 0) : 0), 0)

export const takeGhost = (d: Draft, player: PlayerId, corporation: OperatorId): void => {
  const before: Ghost = ghosts(d)[corporation] ?? { held: {} }
  const count = (before.held[player] ?? 0) + 1
  const held = { ...before.held, [player]: count }
  const chair = before.chair ?? (count >= 2 ? player : undefined)
  const next: Ghost = { held, ...(chair ? { chair } : {}), ...(before.chair ? { shown: true as const } : {}) }
  d.set({ memo: { ...d.state.memo, ghosts: { ...ghosts(d), [corporation]: next } as unknown as Json } })
}
