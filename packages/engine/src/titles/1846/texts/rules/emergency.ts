import type { Rule } from '../../../../core/rules.js'

export const emergencyRules: Readonly<Record<string, Rule>> = {
  '1846-EMR-1': {
    section: '§6.86',
    text: {
      en: 'A corporation with no train left after its run must get one in the train step: a forced purchase.',
      ru: 'Корпорация, у которой после рейсов не осталось поездов, обязана приобрести поезд на шаге покупки: это вынужденная покупка.',
      pl: 'Spółka, której po przejazdach nie został żaden pociąg, musi go zdobyć w kroku zakupu: to zakup przymusowy.',
    },
  },
  '1846-EMR-2': {
    section: '§6.86, §6.81, §6.91',
    text: {
      en: 'It may first help itself in the normal way: buy from the bank or another corporation with its own cash, or in Phases I and II buy an independent.',
      ru: 'Сначала она может обойтись обычным путём: купить за свои деньги у банка или другой корпорации, а в фазах I и II — купить независимую дорогу.',
      pl: 'Najpierw może poradzić sobie zwyczajnie: kupić za własne pieniądze z banku lub od innej spółki, a w fazach I i II kupić niezależną kolej.',
    },
  },
  '1846-EMR-3': {
    section: '§6.86, §6.87',
    text: {
      en: 'If its cash suffices for the cheapest train of the bank, it must buy with company money only. It may make an emergency issue to reach a dearer one, but the president may not pay.',
      ru: 'Если её денег хватает на самый дешёвый поезд банка, она покупает только за деньги компании. Ради более дорогого можно сделать экстренный выпуск, но президент платить не может.',
      pl: 'Jeśli jej pieniądze wystarczają na najtańszy pociąg z banku, kupuje tylko za pieniądze spółki. Dla droższego może przeprowadzić emisję awaryjną, ale prezes nie może dopłacać.',
    },
  },
  '1846-EMR-4': {
    section: '§6.86',
    text: {
      en: 'If its cash does not suffice, it must make an emergency issue if that brings money; only if that is still too little the president pays.',
      ru: 'Если денег не хватает, она обязана экстренно выпустить акции, если это приносит деньги; президент платит, только если и этого мало.',
      pl: 'Jeśli pieniędzy nie wystarcza, musi awaryjnie wyemitować akcje, o ile to przynosi pieniądze; prezes dopłaca dopiero, gdy to nadal za mało.',
    },
  },
  '1846-EMR-5': {
    section: '§6.86, §6.31',
    text: {
      en: 'An emergency issue is one block within the normal issue limit, once per turn. First the price moves left one column per share, then each share pays the price one column further left.',
      ru: 'Экстренный выпуск — один пакет в пределах обычного лимита выпуска, раз за ход. Сначала цена сдвигается влево на столбец за каждую акцию, затем каждая приносит цену следующего столбца слева.',
      pl: 'Emisja awaryjna to jeden pakiet w granicach zwykłego limitu emisji, raz na turę. Najpierw kurs przesuwa się w lewo o kolumnę za każdą akcję, potem każda akcja przynosi kurs z kolejnej kolumny w lewo.',
    },
  },
  '1846-EMR-6': {
    section: '§6.87',
    text: {
      en: 'Issue no more than needed: the smallest number of shares that pays for some train not affordable before. Afterwards only such a train may be bought.',
      ru: 'Выпускать лишнего нельзя: только наименьшее число акций, которого хватает на какой-либо прежде недоступный поезд. После этого купить можно только такой поезд.',
      pl: 'Nie wolno emitować więcej, niż trzeba: tylko najmniejszą liczbę akcji, która wystarcza na jakiś wcześniej niedostępny pociąg. Potem można kupić tylko taki pociąg.',
    },
  },
  '1846-EMR-7': {
    section: '§6.86, p.19',
    text: {
      en: 'If no issue reaches the cheapest train, the largest number of shares that still brings money is issued; then the president pays the rest.',
      ru: 'Если никакой выпуск не даёт денег на самый дешёвый поезд, выпускают наибольшее число акций, ещё приносящее деньги; остальное платит президент.',
      pl: 'Jeśli żadna emisja nie wystarcza na najtańszy pociąg, emituje się największą liczbę akcji, która jeszcze przynosi pieniądze; resztę dopłaca prezes.',
    },
  },
  '1846-EMR-8': {
    section: '§6.86, §8',
    text: {
      en: 'An issue that brings nothing is never compulsory, but allowed when no issue reaches the cheapest train, unless a train that could be paid would be out of reach after it. If it brings the price to $0, the corporation closes and its turn ends.',
      ru: 'Выпуск, который ничего не приносит, не обязателен, но разрешён, когда ни один выпуск не даёт денег на самый дешёвый поезд и поезд, который можно было оплатить, не становится после него недоступен. Если цена дошла до $0, корпорация закрывается и её ход окончен.',
      pl: 'Emisja, która nic nie przynosi, nigdy nie jest obowiązkowa, ale wolno jej użyć, gdy żadna emisja nie wystarcza na najtańszy pociąg, chyba że pociąg, który można było opłacić, byłby po niej nieosiągalny. Jeśli kurs spadnie do $0, spółka się zamyka i jej tura się kończy.',
    },
  },
  '1846-EMR-9': {
    section: '§6.86, §6.87',
    text: {
      en: 'The president adds exactly what is missing to the price of the train. Once the president must pay, any train the bank offers may be chosen.',
      ru: 'Президент доплачивает ровно столько, сколько не хватает до цены поезда. Если президент обязан платить, выбрать можно любой поезд банка.',
      pl: 'Prezes dopłaca dokładnie tyle, ile brakuje do ceny pociągu. Gdy prezes musi płacić, można wybrać dowolny pociąg oferowany przez bank.',
    },
  },
  '1846-EMR-10': {
    section: '§6.88',
    text: {
      en: "If the president's cash is short, shares must be sold by the rules of the stock round, but not so that the presidency of the operating corporation changes. Other presidencies may change.",
      ru: 'Если наличных президента мало, он обязан продать акции по правилам биржевого раунда, но так, чтобы президент действующей корпорации не сменился. В других корпорациях президент смениться может.',
      pl: 'Jeśli prezesowi brakuje gotówki, musi sprzedać akcje według zasad rundy giełdowej, ale tak, by prezes działającej spółki się nie zmienił. W innych spółkach prezes może się zmienić.',
    },
  },
  '1846-EMR-11': {
    section: '§6.88',
    text: {
      en: 'Selling stops when there is enough: the train bought must have been out of reach before the last sale. A sale that would leave no legal purchase although there was one before is refused.',
      ru: 'Продажа прекращается, когда денег достаточно: до последней продажи купленный поезд должен быть недоступен. Продажа, после которой не осталось бы допустимой покупки, хотя раньше она была, запрещена.',
      pl: 'Sprzedaż kończy się, gdy pieniędzy wystarcza: przed ostatnią sprzedażą kupowany pociąg musiał być niedostępny. Sprzedaż, po której nie zostałby żaden dozwolony zakup, choć wcześniej był, jest niedozwolona.',
    },
  },
  '1846-EMR-12': {
    section: '§6.86',
    text: {
      en: 'Money from an emergency issue or from the president buys from the bank only, neither from another corporation nor a private company or independent. After that normal purchases are open again.',
      ru: 'На деньги экстренного выпуска или президента покупают только у банка — не у другой корпорации и не частную компанию или независимую дорогу. После этого снова возможны обычные покупки.',
      pl: 'Za pieniądze z emisji awaryjnej lub od prezesa kupuje się tylko z banku, nie od innej spółki i nie spółkę prywatną ani niezależną kolej. Potem zwykłe zakupy są znów możliwe.',
    },
  },
  '1846-EMR-13': {
    section: '§6.88',
    text: {
      en: 'The president may not sell shares of the operating corporation if the drop in price would close it.',
      ru: 'Президент не может продавать акции действующей корпорации, если из-за падения цены она закрылась бы.',
      pl: 'Prezes nie może sprzedać akcji działającej spółki, jeśli spadek kursu by ją zamknął.',
    },
  },
  '1846-EMR-14': {
    section: '§6.89',
    text: {
      en: 'If even the cheapest train is out of reach after every legal sale, the president is bankrupt. If it is within reach, there is no bankruptcy.',
      ru: 'Если после всех допустимых продаж недоступен даже самый дешёвый поезд, президент банкрот. Если он доступен, банкротства нет.',
      pl: 'Jeśli po wszystkich dozwolonych sprzedażach nawet najtańszy pociąg jest nieosiągalny, prezes bankrutuje. Jeśli jest osiągalny, bankructwa nie ma.',
    },
  },
}
