import type { Prompts } from '../../../core/prompts.js'

/** Whom 18xx.games asks. */
export const prompts18Mag: Prompts = {}
