import type { Draft } from '../../../core/draft.js'
import { beginRound } from '../../../core/flow.js'

/** The last seat begins, after a break too. */
export const beginOpenDraft = (d: Draft): void => {
  d.set({ turn: 0 })
  beginRound(d, { kind: 'openDraft', num: 1, of: 1 })
  d.round({ current: d.state.seats.at(-1) ?? null, memo: {} })
}
