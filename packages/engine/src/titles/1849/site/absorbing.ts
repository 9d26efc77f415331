import { replace } from '../../../core/replaceable.js'
import type { Mechanism } from '../../../site/site.js'
import { absorbingOpen, mayAbsorb } from '../steps/track/absorb.js'

export const absorbEarly: Mechanism = { replaces: [replace(absorbingOpen, () => () => true)] }

export const absorbSeveral: Mechanism = { replaces: [replace(mayAbsorb, () => () => true)] }
