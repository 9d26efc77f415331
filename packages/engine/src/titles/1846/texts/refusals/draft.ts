import type { RefusalCode } from '../../../../core/refusals.js'
import type { RefusalWording } from '../../../../core/rules.js'

export const draftRefusals = {
  'draft.keep.CARD_NOT_DRAWN': {
    rule: '1846-DRF-2',
    text: {
      en: '{card} is not among the cards drawn.',
      ru: 'Среди взятых карт нет {card}.',
      pl: 'Wśród dobranych kart nie ma {card}.',
    },
  },
  'draft.keep.MUST_KEEP_ONE': {
    rule: '1846-DRF-2',
    text: {
      en: 'Exactly one of the drawn cards must be kept.',
      ru: 'Нужно оставить ровно одну из взятых карт.',
      pl: 'Trzeba zatrzymać dokładnie jedną z dobranych kart.',
    },
  },
  'draft.last.PASS_AT_ZERO': {
    rule: '1846-DRF-5',
    text: {
      en: '{card} gets no cheaper and must be taken.',
      ru: '{card} дешевле не станет, её нужно взять.',
      pl: '{card} już nie potanieje i trzeba ją przyjąć.',
    },
  },
  'draft.last.WRONG_PRICE': {
    rule: '1846-DRF-5',
    text: {
      en: '{card} is offered at {need}, not at {price}.',
      ru: '{card} предлагается за {need}, а не за {price}.',
      pl: '{card} jest oferowana za {need}, a nie za {price}.',
    },
  },
} as const satisfies Partial<Record<RefusalCode, RefusalWording>>
