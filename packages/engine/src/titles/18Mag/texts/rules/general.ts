import type { Rule } from '../../../../core/rules.js'

export const generalRules: Readonly<Record<string, Rule>> = {
  'MAG-GEN-1': {
    section: 'I, IX.2',
    text: {
      en: 'The player with the highest sum of cash and shares wins.',
      ru: 'Побеждает игрок с наибольшей суммой денег и акций.',
      pl: 'Wygrywa gracz z najwyższą sumą gotówki i akcji.',
    },
  },
  'MAG-GEN-2': {
    section: 'II.2',
    text: {
      en: 'The bank pays any sum; it never breaks and never ends the game.',
      ru: 'Банк выплачивает любые суммы, не кончается и игру не завершает.',
      pl: 'Bank wypłaca każdą kwotę; nigdy się nie kończy i nie kończy gry.',
    },
  },
  'MAG-GEN-3': {
    section: 'III.3.2, IV, VI.3',
    text: {
      en: 'Money lies with players, minors and majors and moves only as the rules say. Nobody lends or gives; there is no emergency funding and no bankruptcy.',
      ru: 'Деньги есть у игроков, малых и крупных компаний и переходят только по правилам. Никто не даёт в долг и не дарит; экстренного сбора денег и банкротства нет.',
      pl: 'Pieniądze mają gracze oraz małe i duże spółki i przechodzą tylko według zasad. Nikt nie pożycza ani nie daje w prezencie; nie ma awaryjnego zbierania pieniędzy ani bankructwa.',
    },
  },
  'MAG-GEN-4': {
    section: 'IV, VI.4',
    text: {
      en: 'The owner decides for a minor, the president for a major; a major without a president acts by itself.',
      ru: 'За малую компанию решает владелец, за крупную — президент; крупная без президента действует сама.',
      pl: 'O małej spółce decyduje właściciel, o dużej prezes; duża bez prezesa działa sama.',
    },
  },
  'MAG-GEN-5': {
    section: 'II.1',
    text: {
      en: 'All holdings and treasuries are open.',
      ru: 'Все бумаги и кассы открыты.',
      pl: 'Wszystkie papiery i kasy są jawne.',
    },
  },
  'MAG-GEN-6': {
    section: 'VI.3.7, VI.4.3',
    text: {
      en: 'Nothing is ever rounded: incomes halve exactly, and a dividend divides by ten.',
      ru: 'Округлений не бывает: доход делится пополам точно, дивиденды — на десять.',
      pl: 'Nic się nie zaokrągla: dochód dzieli się dokładnie na pół, a dywidenda przez dziesięć.',
    },
  },
  'MAG-GEN-7': {
    section: 'II.1',
    text: {
      en: 'Players may agree on anything the table allows; the rules do not enforce it.',
      ru: 'Игроки могут договариваться о чём угодно, если стол не против; правила за выполнением не следят.',
      pl: 'Gracze mogą umawiać się na wszystko, na co pozwala stół; zasady tego nie egzekwują.',
    },
  },
}
