import type { RefusalCode } from '../../../../core/refusals.js'
import type { RefusalWording } from '../../../../core/rules.js'

export const purchasesRefusals = {
  'sr.buy.SECOND_BUY': {
    rule: '1846-SRD-1',
    text: {
      en: 'Only one certificate may be bought in a turn.',
      ru: 'За ход можно купить только один сертификат.',
      pl: 'W turze można kupić tylko jeden certyfikat.',
    },
  },
  'sr.buy.SOLD_THIS_SR': {
    rule: '1846-SRD-13',
    text: {
      en: 'Shares of {corporation} sold in this stock round cannot be bought back in it.',
      ru: 'Вы уже продавали акции {corporation} в этом биржевом раунде: до его конца покупать их нельзя.',
      pl: 'Akcje {corporation} zostały już przez ciebie sprzedane w tej rundzie giełdowej: nie można ich w niej kupić.',
    },
  },
  'sr.buy.OVER_60': {
    rule: '1846-SRD-11',
    text: {
      en: 'That would be {percent}% of {corporation}; a player may hold at most {limit}%.',
      ru: 'У вас стало бы {percent}% {corporation}, а можно не больше {limit}%.',
      pl: 'Byłoby to {percent}% {corporation}; gracz może mieć najwyżej {limit}%.',
    },
  },
  'sr.buy.CERT_LIMIT': {
    rule: '1846-CRT-3',
    text: {
      en: 'The limit of {limit, plural, one {# certificate} other {# certificates}} is reached.',
      ru: 'Достигнут лимит: {limit, plural, one {# сертификат} few {# сертификата} many {# сертификатов} other {# сертификата}}.',
      pl: 'Osiągnięto limit: {limit, plural, one {# certyfikat} few {# certyfikaty} many {# certyfikatów} other {# certyfikatu}}.',
    },
  },
  'sr.buy.NO_CASH': {
    rule: '1846-SRD-8',
    text: {
      en: 'This costs {need}, only {have} is there.',
      ru: 'Это стоит {need}, а есть только {have}.',
      pl: 'To kosztuje {need}, a jest tylko {have}.',
    },
  },
  'sr.buy.NO_SUCH_SHARE': {
    rule: '1846-SRD-8',
    text: {
      en: 'There is no such share of {corporation} to buy: shares come from its treasury or the Market.',
      ru: 'Такой акции {corporation} в продаже нет: акции покупают из кассы или с рынка.',
      pl: 'Takiej akcji {corporation} nie można kupić: akcje kupuje się z kasy spółki lub z rynku.',
    },
  },
  'sr.buy.PRES_CERT_FIRST': {
    rule: '1846-SRD-9',
    text: {
      en: "{corporation} has not been started: the first of it to be bought is the president's certificate.",
      ru: 'Корпорация {corporation} ещё не основана: сначала покупают её сертификат президента.',
      pl: 'Spółka {corporation} nie została jeszcze założona: najpierw kupuje się jej certyfikat prezesa.',
    },
  },
  'sr.buy.PRES_CERT_DIRECT': {
    rule: '1846-RCV-3',
    text: {
      en: "The president's certificate of {corporation} cannot be bought as 20%.",
      ru: 'Сертификат президента {corporation} нельзя купить как 20%.',
      pl: 'Certyfikatu prezesa {corporation} nie można kupić jako 20%.',
    },
  },
  'sr.start.NOT_IN_PLAY': {
    rule: '1846-SET-3',
    text: {
      en: '{corporation} is not in play in this game.',
      ru: '{corporation} в этой игре не участвует.',
      pl: '{corporation} nie bierze udziału w tej grze.',
    },
  },
  'sr.start.ALREADY_STARTED': {
    rule: '1846-SRD-9',
    text: {
      en: '{corporation} has already been started.',
      ru: '{corporation} уже основана.',
      pl: '{corporation} jest już założona.',
    },
  },
  'sr.start.CLOSED': {
    rule: '1846-CLS-2',
    text: {
      en: '{corporation} has closed and cannot be started again.',
      ru: '{corporation} закрыта, основать её снова нельзя.',
      pl: '{corporation} jest zamknięta i nie można jej założyć ponownie.',
    },
  },
  'sr.start.BAD_PRICE': {
    rule: '1846-SRD-9',
    text: {
      en: '{price} is not a start price: choose one from $40 to $150 on the market.',
      ru: '{price} — не начальная цена: выберите на бирже цену от $40 до $150.',
      pl: '{price} nie jest kursem początkowym: wybierz na giełdzie kurs od $40 do $150.',
    },
  },
  'sr.start.NO_CASH': {
    rule: '1846-SRD-9',
    text: {
      en: "The president's certificate costs {need}, only {have} is there.",
      ru: 'Сертификат президента стоит {need}, а есть только {have}.',
      pl: 'Certyfikat prezesa kosztuje {need}, a jest tylko {have}.',
    },
  },
  'sr.start.CERT_LIMIT': {
    rule: '1846-CRT-3',
    text: {
      en: 'The limit of {limit, plural, one {# certificate} other {# certificates}} is reached.',
      ru: 'Достигнут лимит: {limit, plural, one {# сертификат} few {# сертификата} many {# сертификатов} other {# сертификата}}.',
      pl: 'Osiągnięto limit: {limit, plural, one {# certyfikat} few {# certyfikaty} many {# certyfikatów} other {# certyfikatu}}.',
    },
  },
  'sr.start.SECOND_BUY': {
    rule: '1846-SRD-1',
    text: {
      en: 'Only one certificate may be bought in a turn; starting a corporation is a purchase too.',
      ru: 'За ход можно купить только один сертификат; основать корпорацию — тоже покупка.',
      pl: 'W turze można kupić tylko jeden certyfikat; założenie spółki to też zakup.',
    },
  },
} as const satisfies Partial<Record<RefusalCode, RefusalWording>>
