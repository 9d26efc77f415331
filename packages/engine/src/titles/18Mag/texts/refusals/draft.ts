import type { RefusalCode } from '../../../../core/refusals.js'
import type { RefusalWording } from '../../../../core/rules.js'

export const draftRefusals = {
  'draft.take.MUST_TAKE': {
    id: 'MAG-XDRF-1',
    rule: 'MAG-DRF-2',
    text: {
      en: 'Nobody passes in the draft: take one item.',
      ru: 'При выборе не пасуют: возьмите что-нибудь одно.',
      pl: 'Przy wyborze się nie pasuje: weź jedną rzecz.',
    },
  },
  'draft.take.MINORS_CAP': {
    id: 'MAG-XDRF-2',
    rule: 'MAG-DRF-3',
    text: {
      en: 'You already have {limit, plural, one {# minor} other {# minors}}, the most you may take; take a share.',
      ru: 'У вас уже {limit, plural, one {# малая компания} few {# малые компании} many {# малых компаний} other {# малой компании}}, больше нельзя; берите акцию.',
      pl: 'Masz już {limit, plural, one {# małą spółkę} few {# małe spółki} many {# małych spółek} other {# małej spółki}}, więcej nie wolno; weź akcję.',
    },
  },
  'draft.take.SHARES_CAP': {
    id: 'MAG-XDRF-3',
    rule: 'MAG-DRF-3',
    text: {
      en: 'You already have {limit, plural, one {# share} other {# shares}}, the most you may take; take a minor.',
      ru: 'У вас уже {limit, plural, one {# акция} few {# акции} many {# акций} other {# акции}}, больше нельзя; берите малую компанию.',
      pl: 'Masz już {limit, plural, one {# akcję} few {# akcje} many {# akcji} other {# akcji}}, więcej nie wolno; weź małą spółkę.',
    },
  },
  'draft.take.SUPPORTERS_CAP': {
    id: 'MAG-XDRF-3',
    rule: 'MAG-DRF-3',
    text: {
      en: 'You already have {limit, plural, one {# supporter} other {# supporters}}, the most you may take.',
      ru: 'У вас уже {limit, plural, one {# покровитель} few {# покровителя} many {# покровителей} other {# покровителя}}, больше нельзя.',
      pl: 'Masz już {limit, plural, one {# protektora} few {# protektorów} many {# protektorów} other {# protektora}}, więcej nie wolno.',
    },
  },
  'draft.take.GONE': {
    id: 'MAG-XDRF-4',
    rule: 'MAG-DRF-1',
    text: {
      en: '{item} is not among what is left to take.',
      ru: '{item} больше не взять.',
      pl: '{item} nie jest już do wzięcia.',
    },
  },
} as const satisfies Partial<Record<RefusalCode, RefusalWording>>
