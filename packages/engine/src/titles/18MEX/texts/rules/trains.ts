import type { Rule } from '../../../../core/rules.js'

export const trainsRules: Readonly<Record<string, Rule>> = {
  'MEX-4.3.4-1': {
    section: '4.3.4, 4.3.4(c)',
    text: {
      en: 'Trains come from the Initial Offering and the Open Market, both at face price, and from other majors, in any order and mix.',
      ru: 'Поезда покупают из первичного предложения и с открытого рынка по указанной на них цене, а также у других крупных компаний, в любом порядке и сочетании.',
      pl: 'Pociągi kupuje się z oferty pierwotnej i z otwartego rynku po cenie z karty oraz od innych dużych spółek, w dowolnej kolejności i zestawie.',
    },
  },
  'MEX-4.3.4-2': {
    section: '4.3.4(b)',
    text: {
      en: 'The Initial Offering sells trains in the order 2, 3, 4, 5, 6, 4D.',
      ru: 'Первичное предложение продаёт поезда в порядке 2, 3, 4, 5, 6, 4D.',
      pl: 'Oferta pierwotna sprzedaje pociągi w kolejności 2, 3, 4, 5, 6, 4D.',
    },
  },
  'MEX-4.3.4-3': {
    section: '4.3.4(d)',
    text: {
      en: 'A major may buy a train from another major in its own train-buying step, in any phase, at any public price of $1 or more both presidents accept. If NdM buys or sells, the price is the face price.',
      ru: 'На своём шаге покупки поездов компания может в любой фазе купить поезд у другой крупной компании за открытую цену от $1 по согласию обоих президентов. Если покупает или продаёт NdM — только по указанной на поезде цене.',
      pl: 'W swoim kroku zakupu pociągów spółka może w każdej fazie kupić pociąg od innej dużej spółki za jawną cenę od $1, za zgodą obu prezesów. Jeśli kupuje lub sprzedaje NdM, obowiązuje cena z karty.',
    },
  },
  'MEX-4.3.4-4': {
    section: '4.3.4(f), A1',
    text: {
      en: 'Before the first 4-train a major may buy at most one train a turn from the bank, Initial Offering and Open Market together; trains from majors do not count. The buyer of the first 4-train may go on buying.',
      ru: 'До первого поезда 4 компания покупает у банка — из первичного предложения и с открытого рынка вместе — не больше одного поезда за ход; купленные у компаний не считаются. Купивший первый поезд 4 может покупать дальше.',
      pl: 'Przed pierwszym pociągiem 4 spółka może kupić od banku, z oferty pierwotnej i otwartego rynku łącznie, najwyżej jeden pociąg w turze; pociągi od spółek się nie liczą. Nabywca pierwszego pociągu 4 może kupować dalej.',
    },
  },
  'MEX-4.3.4-5': {
    section: '4.3.4(g)',
    text: {
      en: 'A major at its train limit may not buy a train from anyone, even if the purchase would remove some of its trains. Below the limit it may buy, even if a new limit then forces a discard.',
      ru: 'Компания, достигшая лимита поездов, не может купить поезд ни у кого, даже если покупка уберёт часть её поездов. Ниже лимита купить можно, даже если новый лимит потом заставит сбросить поезд.',
      pl: 'Spółka, która osiągnęła limit pociągów, nie może kupić pociągu od nikogo, nawet gdyby zakup usunął część jej pociągów. Poniżej limitu może kupić, nawet jeśli nowy limit wymusi potem odrzucenie.',
    },
  },
  'MEX-4.3.4-6': {
    section: '4.3.4(g)',
    text: {
      en: 'When the train limit drops, every major over it at once discards down to the limit to the Open Market without payment; its president picks the trains. Trains removed by the same phase change go first.',
      ru: 'Когда лимит поездов падает, каждая компания сверх него сразу и без оплаты сбрасывает лишние на открытый рынок; какие — решает президент. Сначала убирают поезда, выбывшие при той же смене фазы.',
      pl: 'Gdy limit pociągów spada, każda spółka ponad nim od razu i bez zapłaty odrzuca nadmiar na otwarty rynek; które, wybiera prezes. Najpierw usuwa się pociągi wycofane tą samą zmianą fazy.',
    },
  },
  'MEX-4.3.4-7': {
    section: '4.3.4(g), A1',
    text: {
      en: 'Trains cannot be traded in, sold to the bank or discarded voluntarily.',
      ru: 'Поезда нельзя сдавать в зачёт, продавать банку и сбрасывать по своей воле.',
      pl: 'Pociągów nie wolno oddawać w rozliczeniu, sprzedawać bankowi ani dobrowolnie odrzucać.',
    },
  },
  'MEX-4.3.4-8': {
    section: '4.3.4(e), 4.3.4.1',
    text: {
      en: 'Trains removed by a phase leave the game at once from all companies and from the Open Market; only 4-trains are treated differently.',
      ru: 'Поезда, которые убирает новая фаза, сразу выбывают у всех компаний и с открытого рынка; иначе лишь с поездами 4.',
      pl: 'Pociągi wycofane zmianą fazy od razu znikają ze wszystkich spółek i z otwartego rynku; inaczej jest tylko z pociągami 4.',
    },
  },
  'MEX-4.3.4.1-1': {
    section: '4.3.4.1',
    text: {
      en: 'When the second 6-train is bought, 4-trains in the Open Market leave the game and those owned by majors become obsolete.',
      ru: 'При покупке второго поезда 6 поезда 4 на открытом рынке выбывают, а принадлежащие компаниям становятся устаревшими.',
      pl: 'Po zakupie drugiego pociągu 6 pociągi 4 z otwartego rynku znikają, a należące do spółek stają się przestarzałe.',
    },
  },
  'MEX-4.3.4.1-2': {
    section: '4.3.4.1',
    text: {
      en: "An obsolete train may still run; it is removed after the dividend step of its owner's next turn. The buyer of the second 6-train keeps its 4-trains until its next turn.",
      ru: 'Устаревший поезд ещё может ехать; его убирают после шага дивидендов в следующий ход владельца. Купивший второй поезд 6 сохраняет свои поезда 4 до следующего хода.',
      pl: 'Przestarzały pociąg może jeszcze jechać; usuwa się go po kroku dywidendy w następnej turze właściciela. Nabywca drugiego pociągu 6 zachowuje swoje pociągi 4 do następnej tury.',
    },
  },
  'MEX-4.3.4.1-3': {
    section: '4.3.4.1',
    text: {
      en: 'Nobody may buy an obsolete train.',
      ru: 'Устаревший поезд купить нельзя.',
      pl: 'Przestarzałego pociągu nie można kupić.',
    },
  },
}
