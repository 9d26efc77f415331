import type { RefusalWording } from '../../../../core/rules.js'

export const tokensRefusals: Readonly<Record<string, RefusalWording>> = {
  'X-ST-1': {
    rule: 'MEX-4.3-4',
    text: {
      en: '{company} has no station left.',
      ru: 'У компании {company} не осталось станций.',
      pl: 'Spółka {company} nie ma już stacji.',
    },
  },
  'X-ST-2': {
    rule: 'MEX-4.3.2-1',
    text: {
      en: 'The city in hex {hex} is not connected to a station of {company}.',
      ru: 'Город в гексе {hex} не соединён со станцией компании {company}.',
      pl: 'Miasto w heksie {hex} nie jest połączone ze stacją spółki {company}.',
    },
  },
  'X-ST-3': {
    rule: 'MEX-4.3.2-1',
    text: {
      en: 'There is no free circle in hex {hex}.',
      ru: 'В гексе {hex} нет свободного круга.',
      pl: 'W heksie {hex} nie ma wolnego kółka.',
    },
  },
  'X-ST-4': {
    rule: 'MEX-4.3.2-3',
    text: {
      en: 'The circles left in hex {hex} are reserved for home stations.',
      ru: 'Оставшиеся круги в гексе {hex} зарезервированы для домашних станций.',
      pl: 'Pozostałe kółka w heksie {hex} są zarezerwowane dla stacji macierzystych.',
    },
  },
  'X-ST-5': {
    rule: 'MEX-4.3.2-2',
    text: {
      en: '{company} already has a station in hex {hex}.',
      ru: 'У компании {company} уже есть станция в гексе {hex}.',
      pl: 'Spółka {company} ma już stację w heksie {hex}.',
    },
  },
  'X-ST-6': {
    rule: 'MEX-4.3.2-4',
    text: {
      en: 'The station costs {need}, and the treasury has {have}.',
      ru: 'Станция стоит {need}, а в кассе {have}.',
      pl: 'Stacja kosztuje {need}, a w kasie spółki jest {have}.',
    },
  },
  'X-ST-7': {
    rule: 'MEX-4.3-4',
    text: {
      en: 'Only one station may be placed a turn.',
      ru: 'За ход можно поставить только одну станцию.',
      pl: 'W turze można postawić tylko jedną stację.',
    },
  },
  'X-ST-8': {
    rule: 'MEX-4.2-4',
    text: {
      en: '{company} is a minor and places no station besides its home.',
      ru: '{company} — малая компания, кроме домашней станций она не ставит.',
      pl: '{company} to mała spółka i poza macierzystą nie stawia stacji.',
    },
  },
}
