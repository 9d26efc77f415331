import type { RefusalCode } from '../../../../core/refusals.js'
import type { RefusalWording } from '../../../../core/rules.js'

export const financeRefusals = {
  'or.issue.ALREADY_DONE': {
    rule: '1846-ISS-1',
    text: {
      en: '{corporation} has already issued or redeemed shares this turn.',
      ru: '{corporation} в этот ход уже выпускала или выкупала акции.',
      pl: '{corporation} już w tej turze emitowała lub odkupywała akcje.',
    },
  },
  'or.issue.TOO_LATE': {
    rule: '1846-ISS-4',
    text: {
      en: 'The dividend has been declared: {corporation} can no longer issue shares.',
      ru: 'Дивиденды объявлены: {corporation} уже не может выпускать акции.',
      pl: 'Dywidenda jest ogłoszona: {corporation} nie może już emitować akcji.',
    },
  },
  'or.issue.OVER_LIMIT': {
    rule: '1846-ISS-1',
    text: {
      en: '{corporation} may issue at most {limit, plural, one {# share} other {# shares}} now.',
      ru: '{corporation} сейчас может выпустить не больше {limit, plural, one {# акции} few {# акций} many {# акций} other {# акции}}.',
      pl: '{corporation} może teraz wyemitować najwyżej {limit, plural, one {# akcję} few {# akcje} many {# akcji} other {# akcji}}.',
    },
  },
  'or.issue.NO_TREASURY_SHARES': {
    rule: '1846-ISS-1',
    text: {
      en: '{corporation} has not that many shares in its treasury.',
      ru: 'В кассе {corporation} нет столько акций.',
      pl: 'W kasie {corporation} nie ma tylu akcji.',
    },
  },
  'or.issue.INDEPENDENT': {
    rule: '1846-ORD-4',
    text: {
      en: '{company} is no corporation and has no shares to issue.',
      ru: '{company} — не корпорация, выпускать ей нечего.',
      pl: '{company} nie jest spółką akcyjną i nie ma akcji do wyemitowania.',
    },
  },
  'or.issue.RECEIVERSHIP': {
    rule: '1846-RCV-4',
    text: {
      en: '{corporation} is in receivership and issues no shares.',
      ru: '{corporation} под внешним управлением и акций не выпускает.',
      pl: '{corporation} jest pod zarządem przymusowym i nie emituje akcji.',
    },
  },
  'or.redeem.ALREADY_DONE': {
    rule: '1846-ISS-1',
    text: {
      en: '{corporation} has already issued or redeemed shares this turn.',
      ru: '{corporation} в этот ход уже выпускала или выкупала акции.',
      pl: '{corporation} już w tej turze emitowała lub odkupywała akcje.',
    },
  },
  'or.redeem.TOO_LATE': {
    rule: '1846-ISS-4',
    text: {
      en: 'The dividend has been declared: {corporation} can no longer redeem shares.',
      ru: 'Дивиденды объявлены: {corporation} уже не может выкупать акции.',
      pl: 'Dywidenda jest ogłoszona: {corporation} nie może już odkupywać akcji.',
    },
  },
  'or.redeem.NOT_IN_MARKET': {
    rule: '1846-ISS-2',
    text: {
      en: 'There are not that many shares of {corporation} in the Market.',
      ru: 'На рынке нет столько акций {corporation}.',
      pl: 'Na rynku nie ma tylu akcji {corporation}.',
    },
  },
  'or.redeem.NO_CASH': {
    rule: '1846-ISS-2',
    text: {
      en: 'Redeeming costs {need}, the treasury has {have}.',
      ru: 'Выкуп стоит {need}, а в кассе {have}.',
      pl: 'Odkup kosztuje {need}, a w kasie jest {have}.',
    },
  },
  'or.redeem.INDEPENDENT': {
    rule: '1846-ORD-4',
    text: {
      en: '{company} is no corporation and has no shares to redeem.',
      ru: '{company} — не корпорация, выкупать ей нечего.',
      pl: '{company} nie jest spółką akcyjną i nie ma akcji do odkupienia.',
    },
  },
  'or.redeem.RECEIVERSHIP': {
    rule: '1846-RCV-4',
    text: {
      en: '{corporation} is in receivership and redeems no shares.',
      ru: '{corporation} под внешним управлением и акций не выкупает.',
      pl: '{corporation} jest pod zarządem przymusowym i nie odkupuje akcji.',
    },
  },
} as const satisfies Partial<Record<RefusalCode, RefusalWording>>
