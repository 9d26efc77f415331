import type { Mechanism } from '../../../site/site.js'

/** A marker that has not operated goes to the bottom of a cell like any other. */
export const stack: Mechanism = { rules: () => ({ faceDown: () => false }) }
