import type { RefusalWording } from '../../../../core/rules.js'

export const trainsRefusals: Readonly<Record<string, RefusalWording>> = {
  'X-BT-1': {
    rule: 'MEX-4.3.4-2',
    text: {
      en: 'No {train} train can be bought there: the bank sells the next of the Initial Offering and those in the Open Market.',
      ru: 'Поезд {train} там не купить: банк продаёт следующий из первичного предложения и те, что на открытом рынке.',
      pl: 'Pociągu {train} nie można tam kupić: bank sprzedaje następny z oferty pierwotnej i te z otwartego rynku.',
    },
  },
  'or.buyTrain.PRICE': {
    id: 'X-BT-1',
    rule: 'MEX-4.3.4-1',
    text: {
      en: 'A {train} train of the bank costs exactly {need}, not {price}.',
      ru: 'Поезд {train} в банке стоит ровно {need}, а не {price}.',
      pl: 'Pociąg {train} w banku kosztuje dokładnie {need}, a nie {price}.',
    },
  },
  'X-BT-2': {
    rule: 'MEX-4.3.4.2-1',
    text: {
      en: 'The train costs {need} and the treasury has {have}; a president may add cash only in a forced purchase.',
      ru: 'Поезд стоит {need}, а в кассе {have}; президент может добавить деньги только при вынужденной покупке.',
      pl: 'Pociąg kosztuje {need}, a w kasie spółki jest {have}; prezes może dołożyć gotówkę tylko przy przymusowym zakupie.',
    },
  },
  'X-BT-3': {
    rule: 'MEX-4.3.4-5',
    text: {
      en: '{company} is at its train limit of {limit}.',
      ru: 'Компания {company} достигла лимита поездов ({limit}).',
      pl: 'Spółka {company} osiągnęła limit pociągów ({limit}).',
    },
  },
  'X-BT-4': {
    rule: 'MEX-4.3.4-4',
    text: {
      en: 'Before the first 4-train only one train a turn may be bought from the bank.',
      ru: 'До первого поезда 4 у банка можно купить только один поезд за ход.',
      pl: 'Przed pierwszym pociągiem 4 można kupić od banku tylko jeden pociąg w turze.',
    },
  },
  'X-BT-5': {
    rule: 'MEX-4.3.4.1-3',
    text: {
      en: 'The {train} train is obsolete and cannot be bought.',
      ru: 'Поезд {train} устарел, купить его нельзя.',
      pl: 'Pociąg {train} jest przestarzały i nie można go kupić.',
    },
  },
  'X-BT-6': {
    rule: 'MEX-4.2-4',
    text: {
      en: '{company} is a minor and never buys trains.',
      ru: '{company} — малая компания, поездов она не покупает.',
      pl: '{company} to mała spółka i nie kupuje pociągów.',
    },
  },
  'X-BT-7': {
    rule: 'MEX-4.3-8',
    text: {
      en: 'Trains are bought only in the train-buying step, at the end of the turn.',
      ru: 'Поезда покупают только на шаге покупки поездов, в конце хода.',
      pl: 'Pociągi kupuje się tylko w kroku zakupu pociągów, na końcu tury.',
    },
  },
  'X-BM-1': {
    rule: 'MEX-4.3.4-3',
    text: {
      en: "The price must be at least $1, in whole dollars, and not more than the buyer's treasury.",
      ru: 'Цена — целое число долларов, не меньше $1 и не больше, чем в кассе покупателя.',
      pl: 'Cena to pełne dolary, co najmniej $1 i nie więcej, niż jest w kasie kupującego.',
    },
  },
  'X-BM-2': {
    rule: 'MEX-4.3.4-3',
    text: {
      en: '{player} has not agreed to sell the train.',
      ru: 'Игрок {player} не согласился продать поезд.',
      pl: 'Gracz {player} nie zgodził się sprzedać pociągu.',
    },
  },
  'X-BM-3': {
    rule: 'MEX-4.3.4-3',
    text: {
      en: 'When NdM buys or sells, the {train} train costs exactly its face price, {need}.',
      ru: 'Если покупает или продаёт NdM, поезд {train} стоит ровно указанную на нём цену, {need}.',
      pl: 'Gdy kupuje lub sprzedaje NdM, pociąg {train} kosztuje dokładnie cenę z karty, {need}.',
    },
  },
  'X-BM-4': {
    rule: 'MEX-4.3.4.1-3',
    text: {
      en: 'The {train} train is obsolete or built into a minor and cannot be bought.',
      ru: 'Поезд {train} устарел или встроен в малую компанию, купить его нельзя.',
      pl: 'Pociąg {train} jest przestarzały albo wbudowany w małą spółkę i nie można go kupić.',
    },
  },
  'X-BM-5': {
    rule: 'MEX-4.3.4-5',
    text: {
      en: '{company} is at its train limit of {limit} and may not buy from another company either.',
      ru: 'Компания {company} достигла лимита поездов ({limit}) и у другой компании купить тоже не может.',
      pl: 'Spółka {company} osiągnęła limit pociągów ({limit}) i od innej spółki też nie może kupić.',
    },
  },
  'X-BM-6': {
    rule: 'MEX-4.3.4.2-3',
    text: {
      en: "A train from another major must be paid from the treasury alone, never with the president's cash.",
      ru: 'Поезд у другой компании оплачивают только из кассы, без денег президента.',
      pl: 'Za pociąg od innej spółki płaci się tylko z kasy spółki, nigdy gotówką prezesa.',
    },
  },
  'X-BM-7': {
    rule: 'MEX-4.3.4-3',
    text: {
      en: "A train passes between majors only in the buyer's train-buying step.",
      ru: 'Поезд переходит между компаниями только на шаге покупки поездов покупателя.',
      pl: 'Pociąg przechodzi między spółkami tylko w kroku zakupu pociągów kupującego.',
    },
  },
  'X-BM-8': {
    rule: 'MEX-1.3.3-1',
    text: {
      en: 'A minor neither buys nor sells trains.',
      ru: 'Малая компания не покупает и не продаёт поезда.',
      pl: 'Mała spółka nie kupuje ani nie sprzedaje pociągów.',
    },
  },
  'X-DT-1': {
    rule: 'MEX-4.3.4-7',
    text: {
      en: '{corporation} is within its train limit; trains cannot be discarded voluntarily.',
      ru: 'Компания {corporation} не превышает лимит поездов; сбрасывать их по своей воле нельзя.',
      pl: 'Spółka {corporation} mieści się w limicie pociągów; dobrowolnie odrzucać ich nie wolno.',
    },
  },
  'X-DT-2': {
    rule: 'MEX-4.3.4-6',
    text: {
      en: 'Trains are discarded only down to the limit of {limit}, not below it.',
      ru: 'Поезда сбрасывают только до лимита ({limit}), не ниже.',
      pl: 'Pociągi odrzuca się tylko do limitu ({limit}), nie poniżej.',
    },
  },
  'X-FT-1': {
    rule: 'MEX-4.3.4.2-1',
    text: {
      en: '{corporation} has a route but no train and must buy one before its turn ends.',
      ru: 'У компании {corporation} есть маршрут, но нет поезда: до конца хода она обязана его купить.',
      pl: 'Spółka {corporation} ma trasę, ale nie ma pociągu: musi go kupić przed końcem tury.',
    },
  },
  'X-FT-2': {
    rule: 'MEX-4.3.4-6',
    text: {
      en: 'Trains above the limit must be discarded first.',
      ru: 'Сначала нужно сбросить поезда сверх лимита.',
      pl: 'Najpierw trzeba odrzucić pociągi ponad limit.',
    },
  },
  'X-FT-3': {
    rule: 'MEX-4.3-2',
    text: {
      en: 'Its turn has not begun: first the home station is placed and the mail collected.',
      ru: 'Её ход не начался: сначала ставят домашнюю станцию и получают почту.',
      pl: 'Jej tura się nie zaczęła: najpierw stawia się stację macierzystą i pobiera pocztę.',
    },
  },
  /** The digest gives it no number. */
  'any.NO_TRAIN_TO_SELL': {
    rule: 'MEX-4.3.4-3',
    text: {
      en: '{company} has no train {train} to sell.',
      ru: 'У {company} нет поезда {train} на продажу.',
      pl: '{company} nie ma pociągu {train} na sprzedaż.',
    },
  },
  'any.NO_SUCH_TRAIN': {
    rule: 'MEX-4.3.4-6',
    text: {
      en: 'The train {train} named is none that {corporation} could discard.',
      ru: 'Названный поезд {train} — не из тех, которые может сбросить {corporation}.',
      pl: 'Wskazany pociąg {train} nie jest z tych, które {corporation} może odrzucić.',
    },
  },
}
