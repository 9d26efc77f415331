import type { RefusalWording } from '../../../../core/rules.js'

export const emergencyRefusals: Readonly<Record<string, RefusalWording>> = {
  'X-CO-1': {
    rule: 'MEX-4.3.4.2-2',
    text: {
      en: 'The president sells shares and adds cash only when the company must buy a train and its treasury cannot pay for one.',
      ru: 'Президент продаёт акции и доплачивает, только когда компания обязана купить поезд, а кассы на него не хватает.',
      pl: 'Prezes sprzedaje akcje i dokłada gotówkę tylko wtedy, gdy spółka musi kupić pociąg, a jej kasa na żaden nie wystarcza.',
    },
  },
  'X-CO-2': {
    rule: 'MEX-4.3.4.2-3',
    text: {
      en: "With the president's cash only the cheapest train in the bank may be bought.",
      ru: 'С деньгами президента можно купить только самый дешёвый поезд в банке.',
      pl: 'Z gotówką prezesa można kupić tylko najtańszy pociąg w banku.',
    },
  },
  'X-CO-3': {
    rule: 'MEX-4.3.4.2-3',
    text: {
      en: 'The president adds exactly what is missing, {need}, and no more.',
      ru: 'Президент доплачивает ровно недостающее, {need}, и не больше.',
      pl: 'Prezes dokłada dokładnie brakującą kwotę, {need}, i nic więcej.',
    },
  },
  'X-CO-4': {
    rule: 'MEX-4.3.4.2-3',
    text: {
      en: 'After the president has added cash, no second train may be bought.',
      ru: 'После доплаты президента второй поезд купить нельзя.',
      pl: 'Po dopłacie prezesa nie można kupić drugiego pociągu.',
    },
  },
  'X-ES-1': {
    rule: 'MEX-4.3.4.2-4',
    text: {
      en: 'The train costs {need}, and treasury and president have {have}: no more may be sold than it takes to pay for it.',
      ru: 'Поезд стоит {need}, а у компании и президента вместе {have}: продавать больше, чем нужно, нельзя.',
      pl: 'Pociąg kosztuje {need}, a spółka i prezes mają razem {have}: nie wolno sprzedać więcej, niż trzeba.',
    },
  },
  'or.contribute.NO_CASH': {
    id: 'X-BT-2',
    rule: 'MEX-4.3.4.2-4',
    text: {
      en: 'The president must add {need} and has {have}: only sales could bring the rest.',
      ru: 'Президент должен доплатить {need}, а у него {have}: остальное можно получить только продажей акций.',
      pl: 'Prezes musi dopłacić {need}, a ma {have}: resztę można uzyskać tylko ze sprzedaży akcji.',
    },
  },
  'X-ES-2': {
    rule: 'MEX-4.3.4.2-4',
    text: {
      en: 'This sale would give the operating company {corporation} another president.',
      ru: 'После этой продажи у действующей компании {corporation} сменился бы президент.',
      pl: 'Ta sprzedaż zmieniłaby prezesa działającej spółki {corporation}.',
    },
  },
  'or.sellForTrain.OUT_OF_REACH': {
    rule: 'MEX-4.3.4.2-7',
    text: {
      en: 'The train costs {need}. After this sale of {percent}% of {corporation} no more than {have} could be raised for it, and now it can be paid for.',
      ru: 'Поезд стоит {need}. После этой продажи {percent}% {corporation} на него удалось бы собрать не больше {have}, а сейчас его можно оплатить.',
      pl: 'Pociąg kosztuje {need}. Po tej sprzedaży {percent}% {corporation} dałoby się na niego zebrać najwyżej {have}, a teraz można go opłacić.',
    },
  },
  'X-BK-1': {
    rule: 'MEX-4.3.4.2-6',
    text: {
      en: 'The train costs {need}, and treasury, cash and permitted sales come to {have}: that is no bankruptcy.',
      ru: 'Поезд стоит {need}, а касса, наличные и разрешённые продажи дают {have}: это не банкротство.',
      pl: 'Pociąg kosztuje {need}, a kasa spółki, gotówka i dozwolone sprzedaże dają {have}: to nie bankructwo.',
    },
  },
  'X-BK-2': {
    rule: 'MEX-4.3.4.2-6',
    text: {
      en: 'Only a forced train purchase can make a player bankrupt, and there is none now.',
      ru: 'Обанкротиться можно только при вынужденной покупке поезда, а её сейчас нет.',
      pl: 'Zbankrutować można tylko przy przymusowym zakupie pociągu, a teraz go nie ma.',
    },
  },
}
