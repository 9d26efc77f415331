import { refusalTexts } from '../../../core/texts/general.js'

/** Refusals that only 18xx.games answers with in 18MEX. */
export const siteRefusals18MEX = refusalTexts(
  {
    'sr.trade.HELD_BACK': {
      id: 'any.HELD_BACK',
      rule: 'MEX-3.2-13',
      text: {
        en: 'As on 18xx.games {company} does not change hands between players now.',
        ru: 'Как на 18xx.games, {company} сейчас нельзя передать другому игроку.',
        pl: 'Jak na 18xx.games, {company} nie można teraz sprzedać innemu graczowi.',
      },
    },
  },
  {},
)
