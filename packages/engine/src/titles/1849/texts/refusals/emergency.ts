import type { RefusalWording } from '../../../../core/rules.js'

export const emergencyRefusals: Readonly<Record<string, RefusalWording>> = {
  'or.sellForTrain.ENOUGH_RAISED': {
    id: 'EM1',
    rule: '1849-10.7-2',
    text: {
      en: '{have} is raised for {need}: nothing more needs to be sold.',
      ru: 'Собрано {have} из {need}: больше ничего продавать не нужно.',
      pl: 'Zebrano {have} z {need}: niczego więcej nie trzeba sprzedawać.',
    },
  },
  'or.sellForTrain.NOT_FORCED': {
    id: 'EM1',
    rule: '1849-10.7-1',
    also: ['1849-10.7-2'],
    text: {
      en: 'This is no emergency: shares are sold only for what a corporation must pay and cannot.',
      ru: 'Это не экстренный случай: акции продают, только чтобы заплатить за то, что корпорация обязана оплатить и не может.',
      pl: 'To nie sytuacja awaryjna: akcje sprzedaje się tylko, by zapłacić za to, co spółka musi opłacić, a nie może.',
    },
  },
  EM2: {
    rule: '1849-10.7-2',
    text: {
      en: '{percent}% of {corporation} is more than needed: one certificate less would be enough.',
      ru: '{percent}% корпорации {corporation} — больше, чем нужно: хватило бы и на сертификат меньше.',
      pl: '{percent}% spółki {corporation} to więcej, niż trzeba: wystarczy o jeden certyfikat mniej.',
    },
  },
  EM3: {
    rule: '1849-10.7-3',
    text: {
      en: 'This sale would cost you the presidency of {corporation}, whose turn it is.',
      ru: 'После этой продажи вы перестали бы быть президентом корпорации {corporation}, а сейчас её ход.',
      pl: 'Ta sprzedaż pozbawiłaby cię prezesury spółki {corporation}, a trwa jej tura.',
    },
  },
  EM5: {
    rule: '1849-10.7-3',
    text: {
      en: '{corporation} does not sell its treasury certificates in an emergency.',
      ru: 'В экстренном случае корпорация {corporation} не продаёт сертификаты из кассы.',
      pl: 'W sytuacji awaryjnej spółka {corporation} nie sprzedaje certyfikatów z kasy.',
    },
  },
  EM6: {
    rule: '1849-OP-38',
    text: {
      en: 'After this sale of {percent}% of {corporation} only {have} of the {need} needed could be raised: sell so that it is enough.',
      ru: 'После этой продажи {percent}% корпорации {corporation} удалось бы собрать только {have} из нужных {need}: продайте столько, чтобы хватило.',
      pl: 'Po tej sprzedaży {percent}% spółki {corporation} dałoby się zebrać tylko {have} z potrzebnych {need}: sprzedaj tyle, by wystarczyło.',
    },
  },
  EM7: {
    rule: '1849-OP-39',
    text: {
      en: 'This sale would close {corporation} itself, and what it needs can be raised without.',
      ru: 'Эта продажа закрыла бы саму корпорацию {corporation}, а нужное ей можно собрать и без неё.',
      pl: 'Ta sprzedaż zamknęłaby samą spółkę {corporation}, a potrzebną jej kwotę da się zebrać bez niej.',
    },
  },
  CO1: {
    rule: '1849-10.7-5',
    text: {
      en: '{have} can be raised and {need} is needed: the corporation does not fail.',
      ru: 'Собрать можно {have}, а нужно {need}: корпорация не разоряется.',
      pl: 'Można zebrać {have}, a trzeba {need}: spółka nie upada.',
    },
  },
  'or.bankrupt.NOT_FORCED': {
    id: 'CO1',
    rule: '1849-10.7-5',
    text: {
      en: 'A corporation fails only when it must pay what cannot be raised.',
      ru: 'Корпорация разоряется, только если обязана заплатить то, чего не собрать.',
      pl: 'Spółka upada tylko wtedy, gdy musi zapłacić to, czego nie da się zebrać.',
    },
  },
  /** The rules give it no number. */
  'any.WRONG_HELP': {
    rule: '1849-10.7-4',
    text: {
      en: 'The president adds exactly {need}, not {amount}.',
      ru: 'Президент доплачивает ровно {need}, а не {amount}.',
      pl: 'Prezes dopłaca dokładnie {need}, nie {amount}.',
    },
  },
  LO1: {
    rule: '1849-10.7-6',
    text: {
      en: '{player} still owns shares or has not failed: there is nothing to choose between loan and leaving.',
      ru: 'У игрока {player} ещё есть акции или корпорация не разорилась: выбирать между займом и выходом не нужно.',
      pl: 'Gracz {player} ma jeszcze akcje albo nie było upadku: nie ma wyboru między pożyczką a odejściem.',
    },
  },
}
