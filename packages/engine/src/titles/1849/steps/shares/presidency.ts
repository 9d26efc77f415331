import type { OperatorId, PlayerId } from '../../../../core/ids.js'
import type { Papers } from '../../../../core/papers.js'
import type { Position } from '../../../../core/position.js'
import { objection } from '../../../../core/refusals.js'
import { replaceable } from '../../../../core/replaceable.js'
import { swapWays } from '../../../../core/shares.js'
import type { PresidencyRules } from '../../../../steps/presidency.js'

/** Sets of certificates that may come for the president's (1849-9.5-3). */
export const papersForChair = replaceable((p: Position, corporation: OperatorId, to: PlayerId): readonly Papers[] =>
  swapWays(p, corporation, to),
)

/** Who gives the certificate up chooses what to get for it (1849-9.5-3). */
export const presidency: PresidencyRules = {
  chooser: 'outgoing',
  ways: papersForChair,
  reasons: {
    notChooser: (corporation) => objection('swap.NOT_CHOOSER', { corporation }),
    notThere: (corporation) => objection('swap.NOT_THERE', { corporation }),
  },
}
