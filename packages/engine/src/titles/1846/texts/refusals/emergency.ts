import type { RefusalCode } from '../../../../core/refusals.js'
import type { RefusalWording } from '../../../../core/rules.js'

export const emergencyRefusals = {
  'or.emergencyIssue.HAS_TRAIN': {
    rule: '1846-EMR-1',
    text: {
      en: '{corporation} has a train: there is no emergency.',
      ru: 'У {corporation} есть поезд: экстренный выпуск не нужен.',
      pl: '{corporation} ma pociąg: emisja awaryjna nie jest potrzebna.',
    },
  },
  'or.emergencyIssue.ALREADY_ISSUED': {
    rule: '1846-EMR-5',
    text: {
      en: '{corporation} has already made an emergency issue this turn.',
      ru: '{corporation} в этот ход уже провела экстренный выпуск.',
      pl: '{corporation} przeprowadziła już w tej turze emisję awaryjną.',
    },
  },
  'or.emergencyIssue.OVER_LIMIT': {
    rule: '1846-ISS-1',
    text: {
      en: '{corporation} may issue at most {limit, plural, one {# share} other {# shares}} now.',
      ru: '{corporation} сейчас может выпустить не больше {limit, plural, one {# акции} few {# акций} many {# акций} other {# акции}}.',
      pl: '{corporation} może teraz wyemitować najwyżej {limit, plural, one {# akcję} few {# akcje} many {# akcji} other {# akcji}}.',
    },
  },
  'or.emergencyIssue.NOT_MINIMAL': {
    rule: '1846-EMR-6',
    text: {
      en: 'No train needs just {count, plural, one {# share} other {# shares}}; these numbers bring one within reach: {need}.',
      ru: 'Ни на один поезд не нужно ровно столько акций: {count}. Денег на поезд хватит, если выпустить: {need}.',
      pl: 'Żaden pociąg nie wymaga dokładnie tylu akcji: {count}. Na pociąg wystarczy, gdy wyemituje się: {need}.',
    },
  },
  'or.emergencyIssue.NO_TARGET': {
    rule: '1846-EMR-6',
    text: {
      en: '{count, plural, one {# share does} other {# shares do}} not bring a further train within reach.',
      ru: '{count, plural, one {# акция} few {# акции} many {# акций} other {# акции}}: ни на какой новый поезд этого не хватит.',
      pl: '{count, plural, one {# akcja} few {# akcje} many {# akcji} other {# akcji}}: na żaden kolejny pociąg to nie wystarczy.',
    },
  },
  'or.emergencyIssue.MUST_BE_ALL': {
    rule: '1846-EMR-7',
    text: {
      en: 'No issue pays for the cheapest train, so as many shares must be issued as still bring money, and not {count}.',
      ru: 'На самый дешёвый поезд не хватит при любом выпуске, поэтому выпускают столько акций, сколько ещё приносит деньги, а не {count}.',
      pl: 'Na najtańszy pociąg nie wystarczy żadna emisja, więc emituje się tyle akcji, ile jeszcze przynosi pieniądze, a nie {count}.',
    },
  },
  'or.emergencyIssue.OUT_OF_REACH': {
    rule: '1846-EMR-8',
    text: {
      en: '{count, plural, one {# share brings} other {# shares bring}} nothing, and after that only {have} could be raised for a train of {need} that can be paid now.',
      ru: '{count, plural, one {# акция ничего не принесёт} few {# акции ничего не принесут} many {# акций ничего не принесут} other {# акции ничего не принесут}}, а потом на поезд за {need}, который сейчас можно оплатить, набралось бы лишь {have}.',
      pl: '{count, plural, one {# akcja nic nie przyniesie} few {# akcje nic nie przyniosą} many {# akcji nic nie przyniesie} other {# akcji nic nie przyniesie}}, a potem na pociąg za {need}, który teraz można opłacić, dałoby się zebrać tylko {have}.',
    },
  },
  'or.contribute.NOT_FORCED': {
    rule: '1846-EMR-3',
    text: {
      en: 'The treasury has {have} and the cheapest train costs {need}: the president may not pay.',
      ru: 'В кассе {have}, самый дешёвый поезд стоит {need}: президент не доплачивает.',
      pl: 'W kasie jest {have}, a najtańszy pociąg kosztuje {need}: prezes nie może dopłacać.',
    },
  },
  'or.contribute.HAS_TRAIN': {
    id: 'or.contribute.NOT_FORCED',
    rule: '1846-EMR-1',
    text: {
      en: '{corporation} has a train: its president may not pay for another.',
      ru: 'У {corporation} есть поезд: президент не может доплачивать за другой.',
      pl: '{corporation} ma pociąg: prezes nie może dopłacać do następnego.',
    },
  },
  'or.contribute.NO_CASH': {
    id: 'or.buyTrain.NO_CASH',
    rule: '1846-EMR-10',
    text: {
      en: 'The president must add {need} and has {have}: only sales could bring the rest.',
      ru: 'Президент должен доплатить {need}, а у него {have}: остальное можно получить только продажей акций.',
      pl: 'Prezes musi dopłacić {need}, a ma {have}: resztę można uzyskać tylko ze sprzedaży akcji.',
    },
  },
  'or.contribute.ISSUE_FIRST': {
    rule: '1846-EMR-4',
    text: {
      en: '{corporation} must issue shares before its president pays.',
      ru: 'Прежде чем доплатит президент, {corporation} обязана выпустить акции.',
      pl: 'Zanim dopłaci prezes, {corporation} musi wyemitować akcje.',
    },
  },
  'or.contribute.WRONG_AMOUNT': {
    rule: '1846-EMR-9',
    text: {
      en: 'The president must add exactly {need}, not {amount}.',
      ru: 'Президент доплачивает ровно {need}, а не {amount}.',
      pl: 'Prezes dopłaca dokładnie {need}, a nie {amount}.',
    },
  },
  'or.sellForTrain.NOT_FORCED': {
    rule: '1846-EMR-3',
    text: {
      en: 'The treasury has {have} and the cheapest train costs {need}: the president may not sell shares for it.',
      ru: 'В кассе {have}, самый дешёвый поезд стоит {need}: продавать ради него акции президент не может.',
      pl: 'W kasie jest {have}, a najtańszy pociąg kosztuje {need}: prezes nie może na niego sprzedawać akcji.',
    },
  },
  'or.sellForTrain.HAS_TRAIN': {
    id: 'or.sellForTrain.NOT_FORCED',
    rule: '1846-EMR-1',
    text: {
      en: '{corporation} has a train: its president may not sell shares for another.',
      ru: 'У {corporation} есть поезд: президент не может продавать акции ради другого.',
      pl: '{corporation} ma pociąg: prezes nie może sprzedawać akcji na następny.',
    },
  },
  'or.sellForTrain.ISSUE_FIRST': {
    rule: '1846-EMR-4',
    text: {
      en: '{corporation} must issue shares before its president sells any.',
      ru: 'Прежде чем акции продаёт президент, {corporation} обязана выпустить свои.',
      pl: 'Zanim akcje sprzeda prezes, {corporation} musi wyemitować własne.',
    },
  },
  'or.sellForTrain.ENOUGH_RAISED': {
    rule: '1846-EMR-11',
    text: {
      en: 'Enough is raised: {have} for a train of {need}.',
      ru: 'Денег достаточно: {have} на поезд за {need}.',
      pl: 'Pieniędzy wystarcza: {have} na pociąg za {need}.',
    },
  },
  'or.sellForTrain.NO_PURCHASE_LEFT': {
    rule: '1846-EMR-11',
    text: {
      en: 'After selling {percent}% of {corporation} no legal purchase would be left: sell another number of shares.',
      ru: 'После продажи {percent}% {corporation} не осталось бы допустимой покупки: продайте другое число акций.',
      pl: 'Po sprzedaży {percent}% {corporation} nie zostałby żaden dozwolony zakup: sprzedaj inną liczbę akcji.',
    },
  },
  'or.sellForTrain.LOSES_PRESIDENCY': {
    rule: '1846-EMR-10',
    text: {
      en: 'This sale would hand the presidency of {corporation} to another player while it operates.',
      ru: 'После этой продажи у {corporation} сменился бы президент, а сейчас её ход.',
      pl: 'Ta sprzedaż oddałaby prezesurę {corporation} innemu graczowi w trakcie jej tury.',
    },
  },
  'or.sellForTrain.WOULD_CLOSE': {
    rule: '1846-EMR-13',
    text: {
      en: 'This sale would drop the price of {corporation} to $0 and close it.',
      ru: 'После этой продажи цена {corporation} упала бы до $0, и корпорация закрылась бы.',
      pl: 'Ta sprzedaż obniżyłaby kurs {corporation} do $0 i zamknęła ją.',
    },
  },
  'or.bankrupt.STILL_POSSIBLE': {
    rule: '1846-EMR-14',
    text: {
      en: '{have} can be raised and the cheapest train costs {need}: there is no bankruptcy.',
      ru: 'Собрать можно {have}, а самый дешёвый поезд стоит {need}: банкротства нет.',
      pl: 'Można zebrać {have}, a najtańszy pociąg kosztuje {need}: bankructwa nie ma.',
    },
  },
  'or.bankrupt.NOT_FORCED': {
    id: 'or.bankrupt.STILL_POSSIBLE',
    rule: '1846-EMR-14',
    text: {
      en: 'Only a president whose corporation must buy a train, and cannot, goes bankrupt.',
      ru: 'Банкротом становится только президент, чья корпорация обязана купить поезд и не может.',
      pl: 'Bankrutuje tylko prezes, którego spółka musi kupić pociąg, a nie może.',
    },
  },
} as const satisfies Partial<Record<RefusalCode, RefusalWording>>
