import type { Rule } from '../../../../core/rules.js'

export const operatingRules: Readonly<Record<string, Rule>> = {
  'MEX-4-1': {
    section: '4(a)',
    text: {
      en: 'An operating round begins with all privates paying.',
      ru: 'Операционный раунд начинается с выплат всех частных компаний.',
      pl: 'Runda operacyjna zaczyna się od wypłat wszystkich spółek prywatnych.',
    },
  },
  'MEX-4-2': {
    section: '4(b)',
    text: {
      en: 'Then the minors operate in the order A, B, C.',
      ru: 'Затем действуют малые компании в порядке A, B, C.',
      pl: 'Potem działają małe spółki w kolejności A, B, C.',
    },
  },
  'MEX-4-3': {
    section: '4(c)',
    text: {
      en: 'Then the launched majors operate, the highest market value first; on a tie the one further right, then the one higher in the stack. The order is looked at anew after every turn.',
      ru: 'Затем действуют запущенные крупные компании, начиная с высшей цены; при равенстве — та, что правее, затем та, что выше в стопке. Порядок проверяют заново после каждого хода.',
      pl: 'Potem działają uruchomione duże spółki od najwyższego kursu; przy remisie ta bardziej na prawo, następnie ta wyżej w stosie. Kolejność sprawdza się od nowa po każdej turze.',
    },
  },
  'MEX-4-4': {
    section: '4(c)',
    text: {
      en: "After its dividend step a major's price token is face down. In a cell face-down tokens lie under face-up ones in order of arrival; a token that drops in before its company has operated goes between the two groups.",
      ru: 'После шага дивидендов маркер цены переворачивают. В клетке перевёрнутые маркеры лежат под открытыми в порядке прихода; маркер ещё не действовавшей компании, упавший в клетку, ложится между ними.',
      pl: 'Po kroku dywidendy znacznik kursu leży zakryty. W polu zakryte znaczniki leżą pod odkrytymi w kolejności przybycia; znacznik spółki, która jeszcze nie działała, po spadku wchodzi między obie grupy.',
    },
  },
  'MEX-4.1-1': {
    section: '4.1',
    text: {
      en: 'A private pays its revenue to its owner, be it a player or a major.',
      ru: 'Частная компания платит свой доход владельцу — игроку или крупной компании.',
      pl: 'Spółka prywatna wypłaca swój przychód właścicielowi: graczowi albo dużej spółce.',
    },
  },
}
