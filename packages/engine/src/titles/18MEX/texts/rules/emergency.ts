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
      ru: 'Иначе президент обязан добавить ровно недостающую сумму, и в кассе остаётся $0. Покупают только один поезд, самый дешёвый в банке, и никогда не у другой компании.',
      pl: 'W przeciwnym razie prezes musi dołożyć dokładnie brakującą kwotę, a w kasie spółki zostaje $0. Kupuje się tylko jeden pociąg, najtańszy w banku, nigdy od innej spółki.',
    },
  },
  'MEX-4.3.4.2-4': {
    section: '4.3.4.2(d)',
    text: {
      en: 'A president short of cash must sell shares under the usual rules, with price moves. No more certificates than needed may be sold, and never so that the operating major gets another president; other presidencies may change.',
      ru: 'Если денег не хватает, президент обязан продавать акции по обычным правилам, с движением цены. Нельзя продать больше сертификатов, чем нужно, и нельзя, чтобы у действующей компании сменился президент; в других — можно.',
      pl: 'Prezes bez dość gotówki musi sprzedawać udziały według zwykłych zasad, ze zmianą kursu. Nie wolno sprzedać więcej certyfikatów, niż trzeba, ani tak, by działająca spółka zmieniła prezesa; w innych spółkach prezes może się zmienić.',
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
}
