import { replace } from '../../../core/replaceable.js'
import type { Mechanism } from '../../../site/site.js'
import { mustRunBest } from '../rounds/operating.js'

/** Any legal run is taken, from minors too. */
export const anyRun: Mechanism = { replaces: [replace(mustRunBest, () => () => false)] }
