import type { Site } from '../../../site/site.js'
import { armTerrainToken, TERRAIN_TOKEN_REFUSALS } from './armTerrainToken.js'
import { directorShare } from './directorShare.js'
import { draftPriority } from './draft.js'
import { namesakes } from './namesakes.js'
import { lateFinalSet, noTrain, noTrainStack } from './noTrain.js'
import { prompts18Mag } from './prompts.js'
import { anyRun, giveBackApart } from './running.js'
import { switches18Mag } from './switches.js'
import { ooStation } from './track.js'

/** How 18xx.games plays 18Mag. */
export const site18Mag: Site = {
  switches: switches18Mag,
  mechanisms: {
    noTrain,
    noTrainStack,
    lateFinalSet,
    anyRun,
    draftPriority,
    ooStation,
    armTerrainToken,
    directorShare,
    namesakes,
  },
  always: giveBackApart,
  prompts: prompts18Mag,
  refusals: TERRAIN_TOKEN_REFUSALS,
}
