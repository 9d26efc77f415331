import { objection } from '../../../../core/refusals.js'
import type { PresidencyRules } from '../../../../steps/presidency.js'

/** Who gives the certificate up chooses what to get for it (1849-9.5-3). */
export const presidency: PresidencyRules = {
  chooser: 'outgoing',
  reasons: {
    notChooser: (corporation) => objection('swap.NOT_CHOOSER', { corporation }),
    notThere: (corporation) => objection('swap.NOT_THERE', { corporation }),
  },
}
