import type { PlayerId } from '../../../core/ids.js'
import { replace } from '../../../core/replaceable.js'
import { clockwiseAfter } from '../../../core/shares.js'
import type { Mechanism } from '../../../site/site.js'
import { endDraft } from '../rounds/draft.js'

/** After the last pick the Priority Deal goes on by one seat. */
export const draftPriority: Mechanism = {
  replaces: [
    replace(endDraft, (before) => (d) => {
      d.set({ priority: clockwiseAfter(d, d.state.priority)[0] as PlayerId })
      before(d)
    }),
  ],
}
