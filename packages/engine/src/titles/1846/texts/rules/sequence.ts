import type { Rule } from '../../../../core/rules.js'

export const sequenceRules: Readonly<Record<string, Rule>> = {
  '1846-SEQ-1': {
    section: '§4, §4.1, §4.2',
    text: {
      en: 'A set is one stock round and two operating rounds, in every phase.',
      ru: 'Серия — один биржевой раунд и два операционных, в любой фазе.',
      pl: 'Seria to jedna runda giełdowa i dwie rundy operacyjne, w każdej fazie.',
    },
  },
  '1846-SEQ-2': {
    section: '§4.2, §6.1',
    text: {
      en: 'In an operating round first private companies pay income, then MS and BIG4 operate, then the corporations.',
      ru: 'В операционном раунде сначала платят доход частные компании, затем действуют MS и BIG4, затем корпорации.',
      pl: 'W rundzie operacyjnej najpierw spółki prywatne wypłacają dochód, potem działają MS i BIG4, a następnie spółki.',
    },
  },
  '1846-SEQ-3': {
    section: '§4.31, §4.32',
    text: {
      en: 'Corporations operate from the highest price to the lowest, in one column from top to bottom, each once. Price changes during the round alter the order of those still to come.',
      ru: 'Корпорации действуют от высшей цены к низшей, в одном столбце сверху вниз, каждая один раз. Изменения цен в ходе раунда меняют порядок тех, кто ещё не действовал.',
      pl: 'Spółki działają od najwyższego kursu do najniższego, w jednej kolumnie od góry do dołu, każda raz. Zmiany kursów w trakcie rundy zmieniają kolejność tych, które jeszcze nie działały.',
    },
  },
  '1846-SEQ-4': {
    section: '§4.2, §4.31, §4.32',
    text: {
      en: 'Only in the very first operating round of the game the order is from the lowest price to the highest; in one column it is still top to bottom.',
      ru: 'Только в самом первом операционном раунде игры порядок — от низшей цены к высшей; в одном столбце по-прежнему сверху вниз.',
      pl: 'Tylko w pierwszej rundzie operacyjnej gry kolejność biegnie od najniższego kursu do najwyższego; w jednej kolumnie nadal od góry do dołu.',
    },
  },
  '1846-MKT-1': {
    section: '§4.33',
    text: {
      en: 'A price marker entering a column goes under the markers already there. A marker that does not move keeps its place.',
      ru: 'Маркер цены, приходя в столбец, ложится под уже лежащие там. Маркер, который не двигается, сохраняет место.',
      pl: 'Znacznik kursu wchodzący do kolumny trafia pod znaczniki, które już tam leżą. Znacznik, który się nie przesuwa, zachowuje miejsce.',
    },
  },
  '1846-MKT-2': {
    section: '§6.75',
    text: {
      en: 'No price rises above $550.',
      ru: 'Цена не поднимается выше $550.',
      pl: 'Żaden kurs nie rośnie powyżej $550.',
    },
  },
  '1846-MKT-3': {
    section: '§5.26, §8',
    text: {
      en: 'A corporation whose price reaches $0 closes at once.',
      ru: 'Корпорация, цена которой дошла до $0, сразу закрывается.',
      pl: 'Spółka, której kurs spadnie do $0, natychmiast się zamyka.',
    },
  },
}
