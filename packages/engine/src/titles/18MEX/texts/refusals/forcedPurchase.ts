import type { RefusalEntry } from './entry.js'

export const forcedPurchase: Record<string, RefusalEntry> = {
  'X-CO-1': {
    rule: 'MEX-4.3.4.2-2',
    text: {
      en: 'The president adds cash only when the company must buy a train and its treasury cannot pay for one.',
      ru: 'Президент добавляет деньги, только когда компания обязана купить поезд, а казны на него не хватает.',
      pl: 'Prezes dokłada gotówkę tylko wtedy, gdy spółka musi kupić pociąg, a jej kasa na żaden nie wystarcza.',
    },
    params: [],
  },
  'X-CO-2': {
    rule: 'MEX-4.3.4.2-3',
    text: {
      en: "With the president's cash only the cheapest train in the bank may be bought.",
      ru: 'С деньгами президента можно купить только самый дешёвый поезд в банке.',
      pl: 'Z gotówką prezesa można kupić tylko najtańszy pociąg w banku.',
    },
    params: [],
  },
  'X-CO-3': {
    rule: 'MEX-4.3.4.2-3',
    text: {
      en: 'The president adds exactly what is missing, {need}, and no more.',
      ru: 'Президент добавляет ровно недостающее, {need}, и не больше.',
      pl: 'Prezes dokłada dokładnie brakującą kwotę, {need}, i nic więcej.',
    },
    params: ['need'],
  },
  'X-CO-4': {
    rule: 'MEX-4.3.4.2-3',
    text: {
      en: 'After the president has added cash, no second train may be bought.',
      ru: 'После взноса президента второй поезд купить нельзя.',
      pl: 'Po dopłacie prezesa nie można kupić drugiego pociągu.',
    },
    params: [],
  },
  'X-ES-1': {
    rule: 'MEX-4.3.4.2-4',
    text: {
      en: 'No more certificates may be sold than it takes to raise {need}.',
      ru: 'Нельзя продать больше сертификатов, чем нужно, чтобы набрать {need}.',
      pl: 'Nie wolno sprzedać więcej certyfikatów, niż trzeba, by zebrać {need}.',
    },
    params: ['need'],
  },
  'X-ES-2': {
    rule: 'MEX-4.3.4.2-4',
    text: {
      en: 'This sale would give the operating company {corporation} another president.',
      ru: 'После этой продажи у действующей компании {corporation} сменился бы президент.',
      pl: 'Ta sprzedaż zmieniłaby prezesa działającej spółki {corporation}.',
    },
    params: ['corporation'],
  },
  'X-FT-1': {
    rule: 'MEX-4.3.4.2-1',
    text: {
      en: '{corporation} has a route but no train and must buy one before its turn ends.',
      ru: 'У компании {corporation} есть маршрут, но нет поезда: до конца хода она обязана его купить.',
      pl: 'Spółka {corporation} ma trasę, ale nie ma pociągu: musi go kupić przed końcem tury.',
    },
    params: ['corporation'],
  },
  'X-FT-2': {
    rule: 'MEX-4.3.4-6',
    text: {
      en: 'Trains above the limit must be discarded first.',
      ru: 'Сначала нужно сбросить поезда сверх лимита.',
      pl: 'Najpierw trzeba odrzucić pociągi ponad limit.',
    },
    params: [],
  },
  'X-FT-3': {
    rule: 'MEX-4.3-2',
    text: {
      en: 'The home station must be placed and the mail collected first.',
      ru: 'Сначала нужно поставить домашнюю станцию и получить почту.',
      pl: 'Najpierw trzeba postawić stację macierzystą i pobrać pocztę.',
    },
    params: [],
  },
  'X-BK-1': {
    rule: 'MEX-4.3.4.2-6',
    text: {
      en: 'The {need} needed can still be raised by permitted sales, so you are not bankrupt.',
      ru: 'Нужные {need} ещё можно набрать разрешёнными продажами, это не банкротство.',
      pl: 'Potrzebne {need} można jeszcze zebrać dozwolonymi sprzedażami, więc to nie bankructwo.',
    },
    params: ['need'],
  },
  'X-BK-2': {
    rule: 'MEX-4.3.4.2-6',
    text: {
      en: 'Only a forced train purchase can make a player bankrupt, and there is none now.',
      ru: 'Обанкротиться можно только при вынужденной покупке поезда, а её сейчас нет.',
      pl: 'Zbankrutować można tylko przy wymuszonym zakupie pociągu, a teraz go nie ma.',
    },
    params: [],
  },
}
