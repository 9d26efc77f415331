import type { RefusalCode } from '../../../../core/refusals.js'
import type { RefusalWording } from '../../../../core/rules.js'

export const tokensRefusals = {
  'or.token.WRONG_STEP': {
    rule: '1846-ORD-3',
    text: {
      en: 'Stations are placed in an operating turn, before the trains run.',
      ru: 'Станции ставят в операционный ход, до рейсов поездов.',
      pl: 'Stacje stawia się w turze operacyjnej, przed przejazdami pociągów.',
    },
  },
  'or.token.SECOND_TOKEN': {
    rule: '1846-TOK-1',
    text: {
      en: 'Only one station may be placed in a turn.',
      ru: 'За ход можно поставить только одну станцию.',
      pl: 'W turze można postawić tylko jedną stację.',
    },
  },
  'or.token.NO_TOKEN_LEFT': {
    rule: '1846-TOK-1',
    text: {
      en: '{company} has no station left.',
      ru: 'У {company} не осталось станций.',
      pl: '{company} nie ma już stacji.',
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
      ru: 'Свободного места для станции нет: {hex}.',
      pl: 'Nie ma wolnego miejsca na stację: {hex}.',
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
      ru: 'Это место закрыто, пока {company} не купит корпорация или её не уберут из игры: {hex}.',
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
      en: '{company} already has a station in {hex}.',
      ru: 'У {company} здесь уже есть станция: {hex}.',
      pl: '{company} ma tu już stację: {hex}.',
    },
  },
  'or.token.ALREADY_IN_CHICAGO': {
    rule: '1846-TOK-7',
    text: {
      en: '{company} already has a station in Chicago.',
      ru: 'У {company} уже есть станция в Chicago.',
      pl: '{company} ma już stację w Chicago.',
    },
  },
  'or.token.NO_CASH': {
    rule: '1846-TOK-1',
    text: {
      en: 'The station costs {need}, the treasury has {have}.',
      ru: 'Станция стоит {need}, а в кассе {have}.',
      pl: 'Stacja kosztuje {need}, a w kasie jest {have}.',
    },
  },
  'or.token.INDEPENDENT': {
    rule: '1846-ORD-4',
    text: {
      en: '{company} is an independent and places no stations.',
      ru: '{company} — независимая дорога, станций она не ставит.',
      pl: '{company} to niezależna kolej i nie stawia stacji.',
    },
  },
} as const satisfies Partial<Record<RefusalCode, RefusalWording>>
