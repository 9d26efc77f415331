import type { RefusalWording } from '../../../../core/rules.js'

export const trainsRefusals: Readonly<Record<string, RefusalWording>> = {
  BT1: {
    rule: '1849-10.6-2',
    text: {
      en: '{company} is at its train limit of {limit}.',
      ru: 'Корпорация {company} достигла лимита поездов ({limit}).',
      pl: 'Spółka {company} osiągnęła limit pociągów ({limit}).',
    },
  },
  BT2: {
    rule: '1849-10.6-3',
    text: {
      en: 'Train {train} is not on sale now.',
      ru: 'Поезд {train} сейчас не продаётся.',
      pl: 'Pociąg {train} nie jest teraz w sprzedaży.',
    },
  },
  'or.buyTrain.NOT_THEIRS': {
    id: 'BT2',
    rule: '1849-10.6-3',
    text: {
      en: '{company} has no train {train} to sell.',
      ru: 'У {company} нет поезда {train} на продажу.',
      pl: '{company} nie ma pociągu {train} na sprzedaż.',
    },
  },
  'or.buyTrain.PRICE': {
    id: 'BT3',
    rule: '1849-10.6-3',
    text: {
      en: 'Train {train} costs exactly {need}, not {price}.',
      ru: 'Поезд {train} стоит ровно {need}, а не {price}.',
      pl: 'Pociąg {train} kosztuje dokładnie {need}, nie {price}.',
    },
  },
  'or.buyTrain.TRADE_PRICE': {
    id: 'BT3',
    rule: '1849-10.6-3',
    text: {
      en: 'Another corporation sells train {train} for L.1 or more.',
      ru: 'Другая корпорация продаёт поезд {train} не дешевле L.1.',
      pl: 'Inna spółka sprzedaje pociąg {train} za L.1 lub więcej.',
    },
  },
  'or.buyTrain.NO_CASH': {
    id: 'BT4',
    rule: '1849-10-3',
    also: ['1849-10.7-1'],
    text: {
      en: 'The train costs {need}, and there is {have}.',
      ru: 'Поезд стоит {need}, а есть {have}.',
      pl: 'Pociąg kosztuje {need}, a jest {have}.',
    },
  },
  'or.contribute.NO_CASH': {
    id: 'BT4',
    rule: '1849-10.7-2',
    text: {
      en: 'The president must add {need} and has {have}: only sales could bring the rest.',
      ru: 'Президент должен доплатить {need}, а у него {have}: остальное можно получить только продажей акций.',
      pl: 'Prezes musi dopłacić {need}, a ma {have}: resztę można uzyskać tylko ze sprzedaży akcji.',
    },
  },
  'or.buyTrain.TRADE_NO_CASH': {
    id: 'BT4',
    rule: '1849-10.6-3',
    text: {
      en: 'The train costs {need}, and the treasury has {have}.',
      ru: 'Поезд стоит {need}, а в кассе {have}.',
      pl: 'Pociąg kosztuje {need}, a w kasie jest {have}.',
    },
  },
  'or.contribute.NOT_FORCED': {
    id: 'BT4',
    rule: '1849-10.7-1',
    text: {
      en: 'This is no emergency: {need} is the cheapest train, the treasury has {have}, and the president adds nothing.',
      ru: 'Это не экстренный случай: самый дешёвый поезд стоит {need}, в кассе {have}, и президент ничего не доплачивает.',
      pl: 'To nie sytuacja awaryjna: najtańszy pociąg kosztuje {need}, w kasie jest {have}, a prezes niczego nie dopłaca.',
    },
  },
  BT5: {
    rule: '1849-10.6-3',
    text: {
      en: '{player} does not agree to sell the train.',
      ru: 'Игрок {player} не согласен продать поезд.',
      pl: 'Gracz {player} nie zgadza się sprzedać pociągu.',
    },
  },
  BT6: {
    rule: '1849-10.6-3',
    text: {
      en: 'A train of another corporation is paid for out of the treasury alone.',
      ru: 'За поезд другой корпорации платят только из кассы.',
      pl: 'Za pociąg innej spółki płaci się wyłącznie z kasy.',
    },
  },
  BT7: {
    rule: '1849-10.7-4',
    text: {
      en: 'In an emergency the cheapest train of bank or market must be bought.',
      ru: 'В экстренном случае покупают самый дешёвый поезд в банке или на рынке.',
      pl: 'W sytuacji awaryjnej trzeba kupić najtańszy pociąg z banku lub z rynku.',
    },
  },
  BT8: {
    rule: '1849-14.3-5',
    text: {
      en: '{company} has no E marker and cannot buy an E train.',
      ru: 'У корпорации {company} нет маркера E, и купить поезд E она не может.',
      pl: 'Spółka {company} nie ma znacznika E i nie może kupić pociągu E.',
    },
  },
  ET1: {
    rule: '1849-10.6-1',
    text: {
      en: '{corporation} has a route but no train: it must buy one.',
      ru: 'У корпорации {corporation} есть маршрут, но нет поезда: она обязана его купить.',
      pl: 'Spółka {corporation} ma trasę, a nie ma pociągu: musi go kupić.',
    },
  },
  ET2: {
    rule: '1849-6-4',
    text: {
      en: 'Trains above the limit go to the market first.',
      ru: 'Сначала поезда сверх лимита уходят на рынок.',
      pl: 'Najpierw pociągi ponad limit trafiają na rynek.',
    },
  },
  /** The rules give it no number. */
  'any.WITHIN_LIMIT': {
    rule: '1849-6-4',
    text: {
      en: '{corporation} is not above its limit of {limit} and returns no train.',
      ru: 'Корпорация {corporation} не превышает лимит ({limit}) и поездов не возвращает.',
      pl: 'Spółka {corporation} nie przekracza limitu ({limit}) i nie zwraca pociągów.',
    },
  },
  /** The rules give it no number. */
  'any.NO_SUCH_TRAIN': {
    rule: '1849-6-4',
    text: {
      en: 'The train {train} named is none that {corporation} could return.',
      ru: 'Названный поезд {train} — не из тех, которые может вернуть {corporation}.',
      pl: 'Wskazany pociąg {train} nie jest z tych, które {corporation} może zwrócić.',
    },
  },
}
