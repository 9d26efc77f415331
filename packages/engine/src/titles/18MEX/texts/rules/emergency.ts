import type { Rule } from '../../../../core/rules.js'

export const emergencyRules: Readonly<Record<string, Rule>> = {
  'MEX-4.3.4.2-1': {
    section: '4.3.4.2',
    text: {
      en: 'A major without a train but with a legal route must buy one, unless the bank has none left. Without a route there is no duty.',
      ru: 'Компания без поезда, но с допустимым маршрутом обязана купить поезд, если они в банке есть. Нет маршрута — нет и обязанности.',
      pl: 'Spółka bez pociągu, ale z dozwoloną trasą musi kupić pociąg, o ile bank jakiś ma. Bez trasy nie ma obowiązku.',
    },
  },
  'MEX-4.3.4.2-2': {
    section: '4.3.4.2',
    text: {
      en: 'If the treasury can pay for a bank train, or for one agreed with another major, the president pays nothing.',
      ru: 'Если кассы хватает на поезд из банка или на поезд, о котором договорились с другой компанией, президент ничего не платит.',
      pl: 'Jeśli kasa spółki wystarcza na pociąg z banku lub uzgodniony z inną dużą spółką, prezes nic nie płaci.',
    },
  },
  'MEX-4.3.4.2-3': {
    section: '4.3.4.2(a)–(c)',
    text: {
      en: 'Otherwise the president must add exactly the missing cash, leaving the treasury at $0. It buys just one train, the cheapest in the bank, never one from another major.',
      ru: 'Иначе президент обязан доплатить ровно недостающую сумму, и в кассе остаётся $0. Покупают только один поезд, самый дешёвый в банке, и никогда не у другой компании.',
      pl: 'W przeciwnym razie prezes musi dołożyć dokładnie brakującą kwotę, a w kasie spółki zostaje $0. Kupuje się tylko jeden pociąg, najtańszy w banku, nigdy od innej spółki.',
    },
  },
  'MEX-4.3.4.2-4': {
    section: '4.3.4.2(d)',
    text: {
      en: 'A president short of cash must sell shares under the usual rules, with price moves; 5% of NdM may go by exchange. A sale is refused where a smaller part of it would bring the missing money (a share is 10%), and where the operating major would get another president; other presidencies may change.',
      ru: 'Президент, которому не хватает денег, обязан продавать акции по обычным правилам, с изменением цены; 5% NdM можно продать обменом. Нельзя продать больше, чем нужно: если недостающее принесла бы меньшая часть (акция — 10%), продажа отклоняется; и нельзя, чтобы у действующей компании сменился президент; в других — можно.',
      pl: 'Prezes bez dość gotówki musi sprzedawać akcje według zwykłych zasad, ze zmianą kursu; 5% NdM może sprzedać przez wymianę. Sprzedaż jest niedozwolona, gdy brakującą kwotę przyniosłaby jej mniejsza część (akcja to 10%) albo gdy działająca spółka zmieniłaby prezesa; w innych spółkach prezes może się zmienić.',
    },
  },
  'MEX-4.3.4.2-5': {
    section: '4.3.4.2',
    text: {
      en: 'These sales are not a stock turn: the Priority Deal card stays and the holding and certificate limits are not enforced now.',
      ru: 'Эти продажи — не ход биржевого раунда: карта приоритета остаётся на месте, лимиты владения и сертификатов сейчас не применяются.',
      pl: 'Te sprzedaże nie są turą giełdową: karta priorytetu zostaje na miejscu, a limitów posiadania i certyfikatów teraz się nie egzekwuje.',
    },
  },
  'MEX-4.3.4.2-6': {
    section: '4.3.4.2, 6(c)',
    text: {
      en: 'If all permitted sales do not suffice, the president is bankrupt and the game ends immediately.',
      ru: 'Если всех разрешённых продаж не хватает, президент — банкрот, и игра сразу кончается.',
      pl: 'Jeśli wszystkie dozwolone sprzedaże nie wystarczą, prezes bankrutuje i gra natychmiast się kończy.',
    },
  },
  // A decision of ours, where the rulebook is silent.
  'MEX-4.3.4.2-7': {
    section: '4.3.4.2(d)',
    text: {
      en: 'A president who can raise the money must do so: a sale is refused after which all further sales would not suffice, though before it they would (shares sold together bring more than one by one).',
      ru: 'Президент, который может собрать деньги, обязан это сделать: отклоняется продажа, после которой всех дальнейших продаж не хватило бы, хотя до неё их хватало (вместе акции приносят больше, чем по одной).',
      pl: 'Prezes, który może zebrać pieniądze, musi to zrobić: niedozwolona jest sprzedaż, po której wszystkie dalsze by nie wystarczyły, choć przed nią wystarczały (akcje sprzedane razem przynoszą więcej niż pojedynczo).',
    },
  },
}
