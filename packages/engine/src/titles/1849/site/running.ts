import { setParameter } from '../../../core/replaceable.js'
import type { Mechanism } from '../../../site/site.js'
import { trainsMustRun } from '../rounds/operating.js'

export const mayStandStill: Mechanism = { replaces: [setParameter(trainsMustRun, false)] }
