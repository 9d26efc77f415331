import type { Site } from '../../../site/site.js'
import { absorbEarly, absorbSeveral } from './absorbing.js'
import { afgRecheckLazy } from './afgRecheckLazy.js'
import { bondNoRepayOnClose } from './bondNoRepayOnClose.js'
import { chairAsOne } from './chairAsOne.js'
import { closeByCard } from './closeByCard.js'
import { closedBuyerSkips } from './closedBuyerSkips.js'
import { closeLate } from './closeLate.js'
import { closerKeepsPriority } from './closerKeepsPriority.js'
import { electricDuty, endlessEMarkers } from './electric.js'
import { emergencyStack } from './emergencyStack.js'
import { scoreNoFloor, scorePrivates } from './end.js'
import { firstMarkerHome } from './firstMarkerHome.js'
import { handFirst } from './handFirst.js'
import { leaverKeepsPrivates, loanLater } from './loans.js'
import { looseBankruptcy } from './looseBankruptcy.js'
import { noResortOnBankrupt } from './noResortOnBankrupt.js'
import { oneBondMove } from './oneBondMove.js'
import { bidsInAuction, passesKeepPriority, sceFreeToNext } from './privateSale.js'
import { prompts1849 } from './prompts.js'
import { looseRaising } from './raising.js'
import { revenueLeft } from './revenueLeft.js'
import { mayStandStill } from './running.js'
import { sellOffOnce } from './sellOffOnce.js'
import { iftSwap } from './setup.js'
import { smsFirst } from './smsFirst.js'
import { staleReach } from './staleReach.js'
import { swapLater } from './swapLater.js'
import { switches1849 } from './switches.js'

/** How 18xx.games plays 1849. */
export const site1849: Site = {
  switches: switches1849,
  mechanisms: {
    iftSwap,
    sceFreeToNext,
    passesKeepPriority,
    bidsInAuction,
    smsFirst,
    afgRecheckLazy,
    staleReach,
    loanLater,
    firstMarkerHome,
    closeByCard,
    absorbEarly,
    absorbSeveral,
    handFirst,
    chairAsOne,
    sellOffOnce,
    swapLater,
    emergencyStack,
    closeLate,
    closerKeepsPriority,
    looseBankruptcy,
    looseRaising,
    revenueLeft,
    noResortOnBankrupt,
    leaverKeepsPrivates,
    bondNoRepayOnClose,
    oneBondMove,
    closedBuyerSkips,
    electricDuty,
    endlessEMarkers,
    scoreNoFloor,
    scorePrivates,
    mayStandStill,
  },
  prompts: prompts1849,
}
