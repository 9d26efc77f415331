import type { OperatorId } from '../../../../core/ids.js'
import type { ShareCard } from '../../data/solo.js'

/** What he looks at of a major. */
export interface Quote {
  readonly price: number
  /** Percent he holds. */
  readonly held: number
  /** Would the purchase be legal, the money aside? */
  readonly open: boolean
}

/** From the top of the card down, the first he can afford and may still have more of (MAG-V1-13). */
export const shareWanted = (
  { maxima }: ShareCard,
  cash: number,
  quoteOf: (major: OperatorId) => Quote,
): OperatorId | null => {
  for (const [major, most] of maxima) {
    const { price, held, open } = quoteOf(major)
    if (open && held < most && cash >= price) return major
  }
  return null
}
