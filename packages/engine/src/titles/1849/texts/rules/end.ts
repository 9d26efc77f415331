import type { Rule } from '../../../../core/rules.js'

export const endRules: Readonly<Record<string, Rule>> = {
  '1849-13-1': {
    section: '§13',
    text: {
      en: 'A marker at 377 ends the game as soon as that corporation has finished its turn.',
      ru: 'Маркер на 377 завершает игру, как только эта корпорация закончит ход.',
      pl: 'Znacznik na 377 kończy grę, gdy tylko ta spółka zakończy swoją turę.',
    },
  },
  '1849-13-2': {
    section: '§13',
    text: {
      en: 'Reached at the end of a stock round, it ends the game after the next turn of any corporation that got there.',
      ru: 'Если это случилось в конце биржевого раунда, игра кончается после следующего хода любой достигшей корпорации.',
      pl: 'Osiągnięte na końcu rundy giełdowej, kończy grę po następnej turze którejkolwiek spółki, która tam dotarła.',
    },
  },
  '1849-13-3': {
    section: '§13',
    text: {
      en: 'When the bank runs out in an operating round, the set is finished; in a stock round, it and the following set. What the bank owes counts as cash.',
      ru: 'Если деньги в банке кончились в операционном раунде, серию доигрывают; если в биржевом — его и следующую серию. Долги банка считаются деньгами.',
      pl: 'Gdy pieniądze w banku skończą się w rundzie operacyjnej, dogrywa się serię; w giełdowej – ją i następną serię. Długi banku liczą się jak gotówka.',
    },
  },
  '1849-13-4': {
    section: '§13',
    text: {
      en: 'With one player left the game ends at once.',
      ru: 'Если остался один игрок, игра сразу кончается.',
      pl: 'Gdy zostaje jeden gracz, gra kończy się natychmiast.',
    },
  },
  '1849-13-5': {
    section: '§13',
    text: {
      en: 'The result is cash and shares at their price, less 750 a loan, never below 0. Private companies, treasuries and trains count nothing; ties share the win.',
      ru: 'Результат — деньги и акции по цене минус 750 за каждый заём, но не ниже 0. Частные компании, кассы и поезда не считаются; при равенстве победа общая.',
      pl: 'Wynik to gotówka i akcje po kursie, minus 750 za pożyczkę, nie mniej niż 0. Spółki prywatne, kasy i pociągi się nie liczą; remis dzieli zwycięstwo.',
    },
  },
}
