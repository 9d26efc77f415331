import type { RefusalCode } from '../../../../core/refusals.js'
import type { RefusalWording } from '../../../../core/rules.js'

export const majorsRefusals = {
  'or.token.NO_DIRECTOR': {
    id: 'MAG-XMTK-1',
    rule: 'MAG-MTK-4',
    text: {
      en: '{corporation} has no president, so it places no station.',
      ru: 'У {corporation} нет президента, станций она не ставит.',
      pl: '{corporation} nie ma prezesa, więc nie stawia stacji.',
    },
  },
  'or.majorToken.SECOND': {
    id: 'MAG-XMTK-1',
    rule: 'MAG-MTK-1',
    text: {
      en: '{corporation} has already placed a station in this turn.',
      ru: '{corporation} в этот ход станцию уже поставила.',
      pl: '{corporation} postawiła już w tej turze stację.',
    },
  },
  'or.majorToken.NONE_LEFT': {
    id: 'MAG-XMTK-1',
    rule: 'MAG-MTK-1',
    text: {
      en: '{corporation} has placed both of its stations.',
      ru: '{corporation} уже поставила обе свои станции.',
      pl: '{corporation} postawiła już obie swoje stacje.',
    },
  },
  'or.majorToken.NO_CASH': {
    id: 'MAG-XMTK-1',
    rule: 'MAG-MTK-1',
    text: {
      en: 'The station costs {need}, the treasury has {have}.',
      ru: 'Станция стоит {need}, а в кассе {have}.',
      pl: 'Stacja kosztuje {need}, a w kasie jest {have}.',
    },
  },
  'or.majorToken.NO_SLOT': {
    id: 'MAG-XMTK-2',
    rule: 'MAG-MTK-2',
    text: {
      en: 'There is no free city slot on {hex} there; mines, towns and red hexes have none.',
      ru: 'Свободного места для станции там нет: {hex}; у шахт, городков и красных гексов их не бывает.',
      pl: 'Nie ma wolnego miejsca na stację: {hex}; kopalnie, miasteczka i czerwone heksy ich nie mają.',
    },
  },
  'or.majorToken.ALREADY_THERE': {
    id: 'MAG-XMTK-2',
    rule: 'MAG-MTK-3',
    also: ['MAG-MTK-2'],
    text: {
      en: '{corporation} already has a station on {hex}.',
      ru: 'У {corporation} уже есть станция на {hex}.',
      pl: '{corporation} ma już stację na {hex}.',
    },
  },
  'or.dividend.AMOUNT': {
    id: 'MAG-XDIV-1',
    rule: 'MAG-DIV-1',
    text: {
      en: 'The dividend is a multiple of 10, from nothing up to the treasury of {have}.',
      ru: 'Дивиденды кратны 10: от нуля до всей кассы ({have}).',
      pl: 'Dywidenda jest wielokrotnością 10: od zera do całej kasy ({have}).',
    },
  },
  'or.dividend.NO_DIRECTOR': {
    id: 'MAG-XDIV-2',
    rule: 'MAG-DIV-5',
    text: {
      en: '{corporation} has no president and pays out all of its treasury, {need}.',
      ru: 'У {corporation} нет президента, она выплачивает всю кассу, {need}.',
      pl: '{corporation} nie ma prezesa i wypłaca całą kasę, {need}.',
    },
  },
  'or.dividend.ALL_OR_NOTHING': {
    id: 'MAG-XDIV-1',
    rule: 'MAG-DIV-1',
    text: {
      en: 'In this game majors pay out all of the treasury, {have}, or nothing.',
      ru: 'В этой партии крупные компании выплачивают всю кассу, {have}, или ничего.',
      pl: 'W tej grze duże spółki wypłacają całą kasę, {have}, albo nic.',
    },
  },
} as const satisfies Partial<Record<RefusalCode, RefusalWording>>
