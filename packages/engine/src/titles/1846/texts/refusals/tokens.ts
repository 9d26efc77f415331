import type { RefusalCode } from '../../../../core/refusals.js'
import type { RefusalWording } from '../../../../core/rules.js'

export const tokensRefusals = {
  'or.token.WRONG_STEP': {
    rule: '1846-ORD-3',
    text: {
      en: 'Tokens are placed in an operating turn, before the trains run.',
      ru: 'Жетоны ставят в операционный ход, до рейсов поездов.',
      pl: 'Żetony stawia się w turze operacyjnej, przed przejazdami pociągów.',
    },
  },
  'or.token.SECOND_TOKEN': {
    rule: '1846-TOK-1',
    text: {
      en: 'Only one token may be placed in a turn.',
      ru: 'За ход можно поставить только один жетон.',
      pl: 'W turze można postawić tylko jeden żeton.',
    },
  },
  'or.token.NO_TOKEN_LEFT': {
    rule: '1846-TOK-1',
    text: {
      en: '{company} has no token left.',
      ru: 'У {company} не осталось жетонов.',
      pl: '{company} nie ma już żetonów.',
    },
  },
  'or.token.NOT_CONNECTED': {
    rule: '1846-TOK-2',
    text: {
      en: 'The track of {company} does not reach {hex}.',
      ru: 'Пути {company} не доходят до {hex}.',
      pl: 'Tory {company} nie sięgają do {hex}.',
    },
  },
  'or.token.NO_SLOT': {
    rule: '1846-TOK-2',
    text: {
      en: 'There is no free slot in {hex}.',
      ru: 'Свободного места нет: {hex}.',
      pl: 'Nie ma wolnego miejsca na żeton: {hex}.',
    },
  },
  'or.token.RESERVED': {
    rule: '1846-TOK-4',
    text: {
      en: 'The free slot in {hex} is reserved for {company}.',
      ru: 'Свободное место зарезервировано за {company}: {hex}.',
      pl: 'Wolne miejsce jest zarezerwowane dla {company}: {hex}.',
    },
  },
  'or.token.COMPANY_SLOT': {
    id: 'or.token.RESERVED',
    rule: '1846-PVT-5',
    text: {
      en: 'The slot in {hex} is closed until {company} is bought by a corporation or removed.',
      ru: 'Место закрыто, пока {company} не купит корпорация или её не уберут: {hex}.',
      pl: 'Miejsce {hex} jest zamknięte, dopóki żadna spółka nie kupi {company} albo {company} nie opuści gry.',
    },
  },
  'or.token.HOME_SLOT': {
    rule: '1846-TOK-6',
    text: {
      en: 'The free slot in {hex} is the home of {company}.',
      ru: 'Свободное место — домашнее для {company}: {hex}.',
      pl: 'Wolne miejsce jest macierzyste dla {company}: {hex}.',
    },
  },
  'or.token.ALREADY_IN_CITY': {
    rule: '1846-TOK-7',
    text: {
      en: '{company} already has a token in {hex}.',
      ru: 'У {company} здесь уже есть жетон: {hex}.',
      pl: '{company} ma tu już żeton: {hex}.',
    },
  },
  'or.token.ALREADY_IN_CHICAGO': {
    rule: '1846-TOK-7',
    text: {
      en: '{company} already has a token in Chicago.',
      ru: 'У {company} уже есть жетон в Чикаго.',
      pl: '{company} ma już żeton w Chicago.',
    },
  },
  'or.token.NO_CASH': {
    rule: '1846-TOK-1',
    text: {
      en: 'The token costs {need}, the treasury has {have}.',
      ru: 'Жетон стоит {need}, а в кассе {have}.',
      pl: 'Żeton kosztuje {need}, a w kasie jest {have}.',
    },
  },
  'or.token.INDEPENDENT': {
    rule: '1846-ORD-4',
    text: {
      en: '{company} is an independent and places no tokens.',
      ru: '{company} — независимая дорога, жетонов она не ставит.',
      pl: '{company} to niezależna kolej i nie stawia żetonów.',
    },
  },
} as const satisfies Partial<Record<RefusalCode, RefusalWording>>
