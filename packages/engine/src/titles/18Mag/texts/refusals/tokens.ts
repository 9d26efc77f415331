import type { RefusalCode } from '../../../../core/refusals.js'
import type { RefusalWording } from '../../../../core/rules.js'

export const tokensRefusals = {
  'or.token.SECOND_TOKEN': {
    id: 'MAG-XTOK-1',
    rule: 'MAG-TOK-1',
    text: {
      en: 'A station was already placed in this turn.',
      ru: 'В этот ход станция уже поставлена.',
      pl: 'W tej turze postawiono już stację.',
    },
  },
  'or.token.NO_TOKEN_LEFT': {
    id: 'MAG-XTOK-1',
    rule: 'MAG-TOK-1',
    text: {
      en: '{company} has no station left.',
      ru: 'У {company} не осталось станций.',
      pl: '{company} nie ma już stacji.',
    },
  },
  'or.token.NO_CASH': {
    id: 'MAG-XTOK-2',
    rule: 'MAG-TOK-2',
    text: {
      en: 'The station costs {need}, the treasury has {have}.',
      ru: 'Станция стоит {need}, а в кассе {have}.',
      pl: 'Stacja kosztuje {need}, a w kasie jest {have}.',
    },
  },
  'or.token.NO_SLOT': {
    id: 'MAG-XTOK-3',
    rule: 'MAG-TOK-3',
    text: {
      en: 'There is no free city slot on {hex} there.',
      ru: 'Свободного места для станции там нет: {hex}.',
      pl: 'Nie ma wolnego miejsca na stację: {hex}.',
    },
  },
  'or.token.NOT_CONNECTED': {
    id: 'MAG-XTOK-3',
    rule: 'MAG-TOK-3',
    also: ['MAG-RTE-6'],
    text: {
      en: 'No station of {company} is joined to that city on {hex}, or only through a filled one.',
      ru: 'Этот город на {hex} не связан ни с одной станцией {company} или связан только через заполненный.',
      pl: 'To miasto na {hex} nie jest połączone z żadną stacją {company} albo tylko przez zapełnione.',
    },
  },
  'or.token.ALREADY_IN_CITY': {
    id: 'MAG-XTOK-4',
    rule: 'MAG-TOK-4',
    text: {
      en: '{company} already has a station on {hex}.',
      ru: 'У {company} уже есть станция на {hex}.',
      pl: '{company} ma już stację na {hex}.',
    },
  },
  'or.token.WRONG_STEP': {
    id: 'MAG-XALL-1',
    rule: 'MAG-RND-5',
    text: {
      en: 'Stations are placed in their own step: after the track, before the trains run.',
      ru: 'Станции ставят на своём шаге: после тайлов и до рейсов.',
      pl: 'Stacje stawia się w ich kroku: po kafelkach, przed przejazdami.',
    },
  },
} as const satisfies Partial<Record<RefusalCode, RefusalWording>>
