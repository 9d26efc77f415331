import type { RefusalWording } from '../../../../core/rules.js'

export const dividendsRefusals: Readonly<Record<string, RefusalWording>> = {
  DV1: {
    rule: '1849-10.5.3-1',
    text: {
      en: 'The revenue is paid out or withheld as a whole.',
      ru: 'Доход выплачивают или удерживают только целиком.',
      pl: 'Przychód wypłaca się albo zatrzymuje tylko w całości.',
    },
  },
  /** The rules give it no number. */
  'any.NO_REVENUE': {
    rule: '1849-10.5-1',
    text: {
      en: 'There is no revenue to pay out.',
      ru: 'Выплачивать нечего: дохода нет.',
      pl: 'Nie ma przychodu do wypłacenia.',
    },
  },
}
