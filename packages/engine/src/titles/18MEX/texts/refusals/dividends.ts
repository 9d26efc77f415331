import type { RefusalWording } from '../../../../core/rules.js'

export const dividendsRefusals: Readonly<Record<string, RefusalWording>> = {
  'X-DV-1': {
    rule: 'MEX-4.3.3-2',
    text: {
      en: 'Revenue is paid out in full or withheld in full; there is no half payment.',
      ru: 'Доход выплачивают целиком или целиком удерживают; половинной выплаты нет.',
      pl: 'Przychód wypłaca się w całości albo w całości zatrzymuje; wypłaty połowicznej nie ma.',
    },
  },
  'X-DV-2': {
    rule: 'MEX-4.2-4',
    text: {
      en: '{company} is a minor: it always pays half to its owner and half to its treasury.',
      ru: '{company} — малая компания: половина дохода всегда идёт владельцу, половина в кассу.',
      pl: '{company} to mała spółka: połowę zawsze dostaje właściciel, a połowę jej kasa.',
    },
  },
  'X-DV-3': {
    rule: 'MEX-4.3.3-3',
    text: {
      en: 'There is no revenue to pay out.',
      ru: 'Выплачивать нечего: дохода нет.',
      pl: 'Nie ma przychodu do wypłacenia.',
    },
  },
}
