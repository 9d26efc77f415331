import type { RefusalWording } from '../../../../core/rules.js'

export const privateSaleRefusals: Readonly<Record<string, RefusalWording>> = {
  BP1: {
    rule: '1849-8-2',
    text: {
      en: '{company} cannot be bought now: only the cheapest unsold company can.',
      ru: 'Компанию {company} сейчас купить нельзя: продаётся только самая дешёвая из непроданных.',
      pl: 'Spółki {company} nie można teraz kupić: do kupienia jest tylko najtańsza niesprzedana.',
    },
  },
  'sale.buy.PRICE': {
    id: 'BP1',
    rule: '1849-8-2',
    text: {
      en: '{company} costs {need}, not {price}.',
      ru: 'Компания {company} стоит {need}, а не {price}.',
      pl: 'Spółka {company} kosztuje {need}, a nie {price}.',
    },
  },
  BP2: {
    rule: '1849-8-4',
    text: {
      en: 'The price is {need}, but your cash less the money set aside for bids is {have}.',
      ru: 'Цена {need}, а наличных за вычетом отложенного на ставки — {have}.',
      pl: 'Cena wynosi {need}, a gotówka po odjęciu kwot odłożonych na oferty to {have}.',
    },
  },
  BP3: {
    rule: '1849-8-6',
    also: ['1849-8-1'],
    text: {
      en: '{company} is being auctioned: until it is sold its bidders only raise or drop out.',
      ru: 'Идёт аукцион компании {company}: пока она не продана, участники только повышают ставку или выбывают.',
      pl: 'Trwa licytacja spółki {company}: do jej sprzedaży uczestnicy tylko przebijają albo odpadają.',
    },
  },
  BD1: {
    rule: '1849-8-3',
    text: {
      en: '{company} is on offer: it can be bought at its price, but nobody bids on it.',
      ru: 'Компания {company} выставлена: её можно купить по её цене, а ставок на неё не делают.',
      pl: 'Spółka {company} jest wystawiona: można ją kupić po jej cenie, ale nie licytować.',
    },
  },
  BD2: {
    rule: '1849-8-3',
    text: {
      en: 'The bid must be at least {min}: L.5 above the face and above every other bid.',
      ru: 'Ставка должна быть не меньше {min}: на L.5 выше номинала и всех других ставок.',
      pl: 'Oferta musi wynosić co najmniej {min}: o L.5 ponad nominał i ponad każdą inną ofertę.',
    },
  },
  'sale.auction.TOO_LOW': {
    id: 'BD2',
    rule: '1849-8-3',
    also: ['1849-8-6'],
    text: {
      en: 'Bid at least {min}, L.5 above the highest bid, or drop out.',
      ru: 'Поставьте не меньше {min}, на L.5 выше наибольшей ставки, или выбывайте.',
      pl: 'Zaoferuj co najmniej {min}, o L.5 ponad najwyższą ofertę, albo odpadnij.',
    },
  },
  BD3: {
    rule: '1849-8-4',
    text: {
      en: 'You bid {need}, but without the money set aside for other companies you have {have}.',
      ru: 'Ставка {need}, а за вычетом денег, отложенных на другие компании, у вас {have}.',
      pl: 'Oferta wynosi {need}, a bez pieniędzy odłożonych na inne spółki masz {have}.',
    },
  },
  'sale.auction.NO_CASH': {
    id: 'BD3',
    rule: '1849-8-6',
    text: {
      en: 'You bid {need}, but with what is set aside for this company you can spend {have}.',
      ru: 'Ставка {need}, а вместе с отложенным на эту компанию у вас {have}.',
      pl: 'Oferta wynosi {need}, a razem z kwotą odłożoną na tę spółkę masz {have}.',
    },
  },
  BD4: {
    rule: '1849-8-2',
    text: {
      en: '{company} is sold already.',
      ru: 'Компания {company} уже продана.',
      pl: 'Spółka {company} jest już sprzedana.',
    },
  },
  'sale.auction.NOT_IN': {
    id: 'BD5',
    rule: '1849-8-6',
    text: {
      en: 'Only players who had bid on {company} take part in its auction.',
      ru: 'В аукционе участвуют только те, кто сделал ставку на компанию {company}.',
      pl: 'W licytacji biorą udział tylko gracze, którzy złożyli ofertę na spółkę {company}.',
    },
  },
  'sale.auction.NOT_YOUR_TURN': {
    id: 'BD5',
    rule: '1849-8-6',
    text: {
      en: 'In this auction it is the turn of the player with the lowest bid.',
      ru: 'На этом аукционе ход игрока с наименьшей ставкой.',
      pl: 'W tej licytacji kolej na gracza z najniższą ofertą.',
    },
  },
  'sale.auction.OTHER': {
    id: 'BD5',
    rule: '1849-8-6',
    text: {
      en: '{company} is not the company that is being auctioned.',
      ru: 'Сейчас на аукционе другая компания, не {company}.',
      pl: 'Teraz licytowana jest inna spółka, nie {company}.',
    },
  },
  RS1: {
    rule: '1849-8.1-1',
    text: {
      en: 'With RSA {corporation} starts, and no other, at L.68 or L.100.',
      ru: 'С RSA основывают корпорацию {corporation}, и никакую другую, по L.68 или L.100.',
      pl: 'Z RSA zakłada się spółkę {corporation}, i żadną inną, po L.68 lub L.100.',
    },
  },
  RS2: {
    rule: '1849-9.4.1-1',
    text: {
      en: '{company} cannot make its home in {hex}: it needs a free slot in Caltanissetta, Messina, Ragusa, Terranova or Trapani.',
      ru: 'Гекс {hex} не может быть домашним для корпорации {company}: нужно свободное место в Caltanissetta, Messina, Ragusa, Terranova или Trapani.',
      pl: 'Heks {hex} nie może być macierzysty dla spółki {company}: potrzebuje ona wolnego miejsca w Caltanissetcie, Messinie, Ragusie, Terranovie lub Trapani.',
    },
  },
}
