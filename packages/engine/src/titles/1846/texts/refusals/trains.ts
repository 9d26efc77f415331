import type { RefusalCode } from '../../../../core/refusals.js'
import type { RefusalWording } from '../../../../core/rules.js'

export const trainsRefusals = {
  'or.buyTrain.AT_LIMIT': {
    rule: '1846-TRN-5',
    text: {
      en: '{company} is at its limit of {limit, plural, one {# train} other {# trains}}.',
      ru: '{company} достигла лимита: {limit, plural, one {# поезд} few {# поезда} many {# поездов} other {# поезда}}.',
      pl: '{company} osiągnęła limit: {limit, plural, one {# pociąg} few {# pociągi} many {# pociągów} other {# pociągu}}.',
    },
  },
  'or.buyTrain.NOT_OFFERED': {
    rule: '1846-TRN-2',
    text: {
      en: 'Train {train} is not for sale now.',
      ru: 'Поезд {train} сейчас не продаётся.',
      pl: 'Pociąg {train} nie jest teraz na sprzedaż.',
    },
  },
  'or.buyTrain.NOT_THEIRS': {
    rule: '1846-TRN-1',
    text: {
      en: '{company} has no train {train} to sell.',
      ru: 'У {company} нет поезда {train} на продажу.',
      pl: '{company} nie ma pociągu {train} na sprzedaż.',
    },
  },
  'or.buyTrain.PHASED_OUT': {
    rule: '1846-TRN-8',
    text: {
      en: 'Train {train} is phased out and cannot be bought.',
      ru: 'Поезд {train} устарел, купить его нельзя.',
      pl: 'Pociąg {train} jest wycofywany i nie można go kupić.',
    },
  },
  'or.buyTrain.PRICE': {
    rule: '1846-TRN-1',
    text: {
      en: 'Train {train} cannot be bought for {price}: prices start at {need}, and the bank takes exactly its list price.',
      ru: 'Поезд {train} нельзя купить за {price}: цена — от {need}, а банк берёт ровно ту, что указана.',
      pl: 'Pociągu {train} nie można kupić za {price}: cena zaczyna się od {need}, a bank bierze dokładnie cenę z karty.',
    },
  },
  'or.buyTrain.NO_CASH': {
    rule: '1846-TRN-1',
    text: {
      en: 'The train costs {need}, the treasury has {have}.',
      ru: 'Поезд стоит {need}, а в кассе {have}.',
      pl: 'Pociąg kosztuje {need}, a w kasie jest {have}.',
    },
  },
  'or.buyTrain.NO_CONSENT': {
    rule: '1846-TRN-1',
    text: {
      en: '{player} does not agree to the sale.',
      ru: '{player} не даёт согласия на продажу.',
      pl: '{player} nie zgadza się na sprzedaż.',
    },
  },
  'or.buyTrain.RECEIVERSHIP_SELLER': {
    rule: '1846-RCV-5',
    text: {
      en: '{corporation} is in receivership and sells no trains.',
      ru: '{corporation} под внешним управлением и поездов не продаёт.',
      pl: '{corporation} jest pod zarządem przymusowym i nie sprzedaje pociągów.',
    },
  },
  'or.buyTrain.INDEPENDENT': {
    rule: '1846-TRN-11',
    text: {
      en: '{company} is an independent: it neither buys nor sells trains.',
      ru: '{company} — независимая дорога: она не покупает и не продаёт поездов.',
      pl: '{company} to niezależna kolej: nie kupuje ani nie sprzedaje pociągów.',
    },
  },
  'or.buyTrain.EMERGENCY_BANK_ONLY': {
    rule: '1846-EMR-12',
    text: {
      en: 'Money from an emergency issue or from the president buys trains from the bank only.',
      ru: 'На деньги экстренного выпуска или президента поезда покупают только у банка.',
      pl: 'Za pieniądze z emisji awaryjnej lub od prezesa kupuje się pociągi tylko z banku.',
    },
  },
  'or.buyTrain.MUST_BUY_TARGET': {
    rule: '1846-EMR-6',
    text: {
      en: 'Train {train} is not one the money was raised for.',
      ru: 'Поезд {train} — не тот, на который собраны деньги.',
      pl: 'Pociąg {train} nie jest tym, na który zebrano pieniądze.',
    },
  },
  'or.buyTrain.IN_REACH_BEFORE': {
    id: 'or.buyTrain.MUST_BUY_TARGET',
    rule: '1846-EMR-11',
    text: {
      en: 'Train {train} was within reach before the last share was sold.',
      ru: 'Поезд {train} был доступен ещё до продажи последней акции.',
      pl: 'Pociąg {train} był dostępny już przed sprzedażą ostatniej akcji.',
    },
  },
  'or.endTurn.MUST_OWN_TRAIN': {
    rule: '1846-TRN-10',
    text: {
      en: '{corporation} must own a train at the end of its turn.',
      ru: 'В конце хода {corporation} обязана иметь поезд.',
      pl: 'Na koniec tury {corporation} musi mieć pociąg.',
    },
  },
  'or.discard.NOT_OVER_LIMIT': {
    rule: '1846-TRN-7',
    text: {
      en: '{corporation} is not above its limit of {limit, plural, one {# train} other {# trains}} and returns none.',
      ru: '{corporation} не превышает лимит ({limit, plural, one {# поезд} few {# поезда} many {# поездов} other {# поезда}}) и поездов не возвращает.',
      pl: '{corporation} nie przekracza limitu ({limit, plural, one {# pociąg} few {# pociągi} many {# pociągów} other {# pociągu}}) i nie zwraca pociągów.',
    },
  },
  'or.discard.NOT_OWNED': {
    rule: '1846-TRN-6',
    text: {
      en: 'The train {train} named is none that {corporation} could return.',
      ru: 'Названный поезд {train} — не из тех, которые может вернуть {corporation}.',
      pl: 'Wskazany pociąg {train} nie jest z tych, które {corporation} może zwrócić.',
    },
  },
} as const satisfies Partial<Record<RefusalCode, RefusalWording>>
