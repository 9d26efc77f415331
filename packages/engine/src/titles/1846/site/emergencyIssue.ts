import { replace } from '../../../core/replaceable.js'
import type { Mechanism } from '../../../site/site.js'
import { emergencyIssueLimit, emergencyProceeds, fullIssue } from '../steps/trains/emergency.js'
import { mustBeAll, reachesTrain, targetsAfterIssue, worthlessIssueObjection } from '../steps/trains/emergencyIssue.js'

/**
 * Only the cheapest card is looked at: any issue that pays for one of its types will do, up to the first that pays for
 * both; where the treasury pays for the cheaper already, one that does not reach the dearer will too. What may be bought
 * is what the last of the shares brought into reach.
 */
export const emergencySurplus: Mechanism = {
  replaces: [
    replace(reachesTrain, () => (p, e, count) => {
      const least = Math.min(...e.card)
      const most = Math.max(...e.card)
      const proceeds = (n: number) => emergencyProceeds(p, e.corporation, n)
      const counts = Array.from({ length: emergencyIssueLimit(p, e.corporation) }, (_, i) => i + 1)
      const own = proceeds(count)
      if (own <= 0 || e.cash >= most) return false
      if (!counts.some((n) => e.cash + proceeds(n) >= least)) return count === fullIssue(p, e)
      const isBefore = (n: number) => proceeds(n) < own || (proceeds(n) === own && n < count)
      return e.cash + own >= least && !counts.some((n) => isBefore(n) && e.cash + proceeds(n) >= most)
    }),
    replace(targetsAfterIssue, () => (p, e, count) => {
      const have = (n: number) => e.cash + emergencyProceeds(p, e.corporation, n)
      const reached = e.prices.filter((target) => target > have(count - 1) && target <= have(count))
      return reached.length > 0 ? reached : null
    }),
  ],
}

/** An issue must bring money. */
export const issuesPay: Mechanism = { replaces: [replace(worthlessIssueObjection, () => mustBeAll)] }
