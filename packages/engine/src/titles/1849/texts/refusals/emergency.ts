import type { RefusalWording } from '../../../../core/rules.js'

export const emergencyRefusals: Readonly<Record<string, RefusalWording>> = {
  EM1: {
    rule: '1849-10.7-2',
    text: {
      en: 'There is {have} for {need}: nothing more is sold.',
      ru: 'Есть {have} на {need}: больше ничего не продают.',
      pl: 'Jest {have} na {need}: niczego więcej się nie sprzedaje.',
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
      en: 'This sale would cost you the presidency of {corporation}, for which the money is raised.',
      ru: 'Эта продажа лишила бы вас президентства в корпорации {corporation}, для которой собирают деньги.',
      pl: 'Ta sprzedaż pozbawiłaby cię prezesury spółki {corporation}, dla której zbiera się pieniądze.',
    },
  },
  EM5: {
    rule: '1849-10.7-3',
    text: {
      en: '{corporation} does not sell its treasury certificates in an emergency.',
      ru: 'В чрезвычайном случае корпорация {corporation} не продаёт сертификаты казны.',
      pl: 'W sytuacji awaryjnej spółka {corporation} nie sprzedaje certyfikatów z kasy.',
    },
  },
  CO1: {
    rule: '1849-10.7-5',
    text: {
      en: '{have} can be raised and {need} is needed: the corporation does not fail.',
      ru: 'Собрать можно {have}, а нужно {need}: корпорация не терпит крах.',
      pl: 'Można zebrać {have}, a trzeba {need}: spółka nie upada.',
    },
  },
  /** The rules give it no number. */
  'any.NOT_FORCED': {
    rule: '1849-10.7-5',
    text: {
      en: 'Nothing must be paid that cannot be paid.',
      ru: 'Нет платежа, который нельзя оплатить.',
      pl: 'Nie ma płatności, której nie da się pokryć.',
    },
  },
  /** The rules give it no number. */
  'any.WRONG_HELP': {
    rule: '1849-10.7-4',
    text: {
      en: 'The president adds exactly {need}, not {amount}.',
      ru: 'Президент добавляет ровно {need}, а не {amount}.',
      pl: 'Prezes dokłada dokładnie {need}, nie {amount}.',
    },
  },
  LO1: {
    rule: '1849-10.7-6',
    text: {
      en: '{player} still owns shares or has not failed: there is nothing to choose between loan and leaving.',
      ru: 'У игрока {player} ещё есть акции или краха не было: выбирать между займом и выходом не нужно.',
      pl: 'Gracz {player} ma jeszcze akcje albo nie było upadku: nie ma wyboru między pożyczką a odejściem.',
    },
  },
}
