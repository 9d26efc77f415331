import { refusalTexts } from '../../../core/texts/general.js'

/** Refusals that only 18xx.games answers with in 1846. */
export const siteRefusals1846 = refusalTexts(
  {
    'or.sellForTrain.ONE_TOO_MANY': {
      rule: '1846-EMR-11',
      text: {
        en: '{percent}% of {corporation} is more than needed: one share less would be enough.',
        ru: '{percent}% {corporation} — больше, чем нужно: хватило бы и на акцию меньше.',
        pl: '{percent}% {corporation} to więcej, niż trzeba: wystarczy o jedną akcję mniej.',
      },
    },
  },
  {},
)
