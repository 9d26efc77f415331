import type { RefusalCode } from '../../../core/refusals.js'

/** The engine's codes that this title answers in the words of another: none, each reason has its own. */
export const CODES: Readonly<Partial<Record<RefusalCode, string>>> = {}
