import type { RefusalCode } from '../../../../core/refusals.js'
import type { RefusalWording } from '../../../../core/rules.js'

export const dividendsRefusals = {
  'or.dividend.NO_REVENUE': {
    rule: '1846-DIV-1',
    text: {
      en: 'Without revenue there is nothing to pay.',
      ru: 'Без дохода выплачивать нечего.',
      pl: 'Bez przychodu nie ma czego wypłacić.',
    },
  },
  'or.dividend.INDEPENDENT_FIXED': {
    rule: '1846-DIV-8',
    text: {
      en: '{company} is an independent and always splits its revenue evenly.',
      ru: '{company} — независимая дорога и всегда делит доход пополам.',
      pl: '{company} to niezależna kolej i zawsze dzieli przychód po połowie.',
    },
  },
  'or.dividend.RECEIVERSHIP_WITHHOLD': {
    rule: '1846-RCV-4',
    text: {
      en: '{corporation} is in receivership and must withhold everything.',
      ru: '{corporation} под внешним управлением и обязана всё удержать.',
      pl: '{corporation} jest pod zarządem przymusowym i musi wszystko zatrzymać.',
    },
  },
} as const satisfies Partial<Record<RefusalCode, RefusalWording>>
