import type { RefusalCode } from '../../../../core/refusals.js'
import type { RefusalWording } from '../../../../core/rules.js'

export const salesRefusals = {
  'sr.sell.AFTER_BUY': {
    rule: '1846-SRD-1',
    text: {
      en: 'After buying you cannot sell in the same turn.',
      ru: 'После покупки в тот же ход продавать нельзя.',
      pl: 'Po zakupie nie można w tej samej turze sprzedawać.',
    },
  },
  'sr.sell.SECOND_BLOCK': {
    rule: '1846-SRD-4',
    text: {
      en: 'Shares of {corporation} have already been sold this turn: only one block a turn.',
      ru: 'Акции {corporation} в этот ход уже продавались: только один пакет за ход.',
      pl: 'Akcje {corporation} były już w tej turze sprzedawane: tylko jeden pakiet na turę.',
    },
  },
  'sr.sell.NOT_OPERATED': {
    rule: '1846-SRD-5',
    text: {
      en: '{corporation} has not operated yet: only its president may sell its shares.',
      ru: '{corporation} ещё не действовала: её акции может продавать только президент.',
      pl: '{corporation} jeszcze nie działała: jej akcje może sprzedawać tylko prezes.',
    },
  },
  'sr.sell.OVER_50': {
    rule: '1846-SRD-7',
    text: {
      en: 'The Market would hold {percent}% of {corporation}; at most {limit}% is allowed.',
      ru: 'На рынке оказалось бы {percent}% {corporation}; разрешено не больше {limit}%.',
      pl: 'Na rynku byłoby {percent}% {corporation}; dozwolone jest najwyżej {limit}%.',
    },
  },
  'sr.sell.PRES_CERT_NO_TAKER': {
    rule: '1846-SRD-7',
    text: {
      en: "The president's certificate of {corporation} would go to the Market: no other player can take over.",
      ru: 'Сертификат президента {corporation} ушёл бы на рынок: стать президентом больше некому.',
      pl: 'Certyfikat prezesa {corporation} trafiłby na rynek: nikt inny nie może zostać prezesem.',
    },
  },
  'sr.sell.NO_PRESIDENT': {
    rule: '1846-RCV-1',
    text: {
      en: '{corporation} is in receivership: nobody may sell its shares.',
      ru: '{corporation} под внешним управлением: её акции никто не может продавать.',
      pl: '{corporation} jest pod zarządem przymusowym: nikt nie może sprzedawać jej akcji.',
    },
  },
  'sr.sell.NOT_OWNED': {
    rule: '1846-SRD-3',
    text: {
      en: 'There are not {percent}% of {corporation} here to sell.',
      ru: 'Столько акций {corporation} для продажи нет: {percent}%.',
      pl: 'Nie ma tylu akcji {corporation} do sprzedania: {percent}%.',
    },
  },
  'sr.pass.MUST_SELL': {
    rule: '1846-CRT-4',
    text: {
      en: 'You hold more than {limit, plural, one {# certificate} other {# certificates}} and must sell before passing.',
      ru: 'У вас больше {limit, plural, one {# сертификата} few {# сертификатов} many {# сертификатов} other {# сертификата}}: прежде чем пасовать, продайте лишнее.',
      pl: 'Masz więcej niż {limit, plural, one {# certyfikat} few {# certyfikaty} many {# certyfikatów} other {# certyfikatu}}: przed spasowaniem sprzedaj nadmiar.',
    },
  },
} as const satisfies Partial<Record<RefusalCode, RefusalWording>>
