import type { Draft } from '../../../../core/draft.js'
import type { OperatorId, PlayerId } from '../../../../core/ids.js'
import type { Papers } from '../../../../core/papers.js'
import type { Position } from '../../../../core/position.js'
import { replaceable } from '../../../../core/replaceable.js'
import { swapWays } from '../../../../core/shares.js'
import { checkPresidency as check, type PresidencyRules } from '../../../../steps/presidency.js'

/** What a new president may hand over for the certificate: any papers worth 20% (MEX-3.5-3). */
export const papersHandedOver = replaceable((p: Position, corporation: OperatorId, to: PlayerId): readonly Papers[] =>
  swapWays(p, corporation, to),
)

/** The new president chooses among them (MEX-3.5-3). */
export const presidency: PresidencyRules = { chooser: 'incoming', ways: papersHandedOver }

/** More percent than the president is the presidency (MEX-3.5-1). */
export const checkPresidency = (d: Draft, corporation: OperatorId): void => check(d, corporation, presidency)

/** A player has traded shares with the bank: the presidency may pass. */
export const checkPresidencyAfterTrade = replaceable((d: Draft, corporation: OperatorId): void =>
  checkPresidency(d, corporation),
)
