import { replace, setParameter } from '../../../core/replaceable.js'
import type { Mechanism } from '../../../site/site.js'
import { isAskedApart } from '../steps/running/giveBack.js'
import { mustRunBest } from '../steps/running/run.js'

export const anyRun: Mechanism = { replaces: [setParameter(mustRunBest, false)] }

/** Trains are given back in a step of its own: whoever keeps them says so before the run. */
export const giveBackApart: Mechanism = { replaces: [replace(isAskedApart, () => () => true)] }
