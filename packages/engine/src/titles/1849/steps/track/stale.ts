import { reachSeenBy } from '../../../../steps/reachSeen.js'
import { switches1849 } from '../../switches.js'

/** 18xx.games works out what a corporation reaches when it is asked for, and anew only after a tile or station. */
export const { noteLook, noteCities, noteBoardChange, noteStation, noteGone, noteHome, boardSeen, citiesSeen } =
  reachSeenBy((p) => switches1849.staleReach.of(p))
