import type { RefusalCode } from '../../../../core/refusals.js'
import type { RefusalWording } from '../../../../core/rules.js'

export const purchasesRefusals = {
  'sr.buy.SECOND_BUY': {
    id: 'MAG-XBUY-1',
    rule: 'MAG-BUY-1',
    text: {
      en: 'You have already bought a share in this turn.',
      ru: 'В этот ход вы уже купили акцию.',
      pl: 'W tej turze kupiono już akcję.',
    },
  },
  'sr.buy.NO_CASH': {
    id: 'MAG-XBUY-1',
    rule: 'MAG-BUY-1',
    text: {
      en: 'The share costs {need}, you have {have}.',
      ru: 'Акция стоит {need}, а у вас {have}.',
      pl: 'Akcja kosztuje {need}, a masz {have}.',
    },
  },
  'sr.buy.NO_SUCH_SHARE': {
    id: 'MAG-XBUY-1',
    rule: 'MAG-BUY-1',
    text: {
      en: 'The stack of {corporation} has no such share.',
      ru: 'В стопке {corporation} такой акции нет.',
      pl: 'Na stosie {corporation} nie ma takiej akcji.',
    },
  },
  'sr.buy.SOLD_THIS_SR': {
    id: 'MAG-XBUY-2',
    rule: 'MAG-BUY-2',
    text: {
      en: 'You have sold {corporation} in this stock round and cannot buy it now.',
      ru: 'В этом биржевом раунде вы продавали {corporation} и купить её не можете.',
      pl: 'W tej rundzie giełdowej sprzedano {corporation}, więc nie możesz jej kupić.',
    },
  },
  'sr.buy.OVER_60': {
    id: 'MAG-XBUY-3',
    rule: 'MAG-LIM-1',
    text: {
      en: 'You would hold {percent}% of {corporation}; {limit}% is the most.',
      ru: 'У вас стало бы {percent}% {corporation}, а можно не больше {limit}%.',
      pl: 'Po zakupie byłoby to {percent}% {corporation}; wolno najwyżej {limit}%.',
    },
  },
  'sr.buy.CERT_LIMIT': {
    id: 'MAG-XBUY-3',
    rule: 'MAG-LIM-1',
    text: {
      en: 'You hold {have} certificates, and the limit is {limit}.',
      ru: 'У вас сертификатов: {have}, а лимит — {limit}.',
      pl: 'Masz certyfikatów: {have}, a limit wynosi {limit}.',
    },
  },
  'sr.buy.PRES_CERT_DIRECT': {
    id: 'MAG-XBUY-4',
    rule: 'MAG-BUY-1',
    text: {
      en: 'Of {corporation} one 10% share at a time is sold, and never the president’s certificate.',
      ru: 'Акции {corporation} продают по одной, по 10%, а сертификат президента не продают никогда.',
      pl: 'Akcje {corporation} sprzedaje się po jednej, po 10%, a certyfikatu prezesa nigdy.',
    },
  },
} as const satisfies Partial<Record<RefusalCode, RefusalWording>>
