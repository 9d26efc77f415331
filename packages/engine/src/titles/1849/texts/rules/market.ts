import type { Rule } from '../../../../core/rules.js'

export const marketRules: Readonly<Record<string, Rule>> = {
  '1849-4-1': {
    section: '§4, §10.3',
    text: {
      en: 'A large circle is a city with one slot a circle, a dot or a bar is a town, an anchor is a port.',
      ru: 'Большой круг — город, по одному месту на круг; точка или чёрточка — городок; якорь — порт.',
      pl: 'Duże kółko to miasto, po jednym miejscu na kółko; kropka lub kreska to miasteczko; kotwica to port.',
    },
  },
  '1849-5-1': {
    section: '§5',
    text: {
      en: 'The marker shows the price of one share. A purchase, sale, issue or redemption uses the price at the moment it begins.',
      ru: 'Маркер показывает цену одной акции. Покупка, продажа, выпуск и выкуп идут по цене на момент начала действия.',
      pl: 'Znacznik wskazuje kurs jednej akcji. Zakup, sprzedaż, emisja i odkup odbywają się po kursie z chwili rozpoczęcia działania.',
    },
  },
  '1849-5-2': {
    section: '§5',
    text: {
      en: 'A marker that enters an occupied cell goes under those there; one that does not move keeps its place.',
      ru: 'Маркер, пришедший на занятую клетку, ложится под лежащие там; не сдвинувшийся сохраняет место.',
      pl: 'Znacznik wchodzący na zajęte pole trafia pod leżące tam; ten, który się nie rusza, zachowuje miejsce.',
    },
  },
  '1849-5-3': {
    section: '§5',
    text: {
      en: 'Up and down: where the column has no cell that way, the marker stays. Several rows are moved one by one; impossible ones are lost.',
      ru: 'Вверх и вниз: если в столбце нет клетки, маркер остаётся. Несколько рядов проходят по одному; невозможные шаги пропадают.',
      pl: 'W górę i w dół: jeśli w kolumnie nie ma pola, znacznik zostaje. Kilka rzędów pokonuje się po kolei; niemożliwe przepadają.',
    },
  },
  '1849-5-4': {
    section: '§5',
    text: {
      en: 'Left of the first column means one row down, right of a row’s last cell one row up; if that is impossible too, the marker stays.',
      ru: 'Влево от первого столбца — на ряд вниз, вправо от последней клетки ряда — на ряд вверх; если и это невозможно, маркер остаётся.',
      pl: 'W lewo od pierwszej kolumny znaczy rząd w dół, w prawo od ostatniego pola rzędu rząd w górę; gdy i to niemożliwe, znacznik zostaje.',
    },
  },
  '1849-5-5': {
    section: '§5',
    text: {
      en: 'Before Phase 16 the blue cells do not exist: rows end before them, and nothing lies above 230.',
      ru: 'До фазы 16 синих клеток как бы нет: ряды кончаются перед ними, а над 230 ничего нет.',
      pl: 'Przed fazą 16 niebieskich pól jakby nie było: rzędy kończą się przed nimi, a nad 230 nic nie ma.',
    },
  },
  '1849-5-6': {
    section: '§5',
    text: {
      en: 'Order of value: higher price first, then the cell further right, then the marker higher in the pile.',
      ru: 'Порядок по стоимости: сначала выше цена, затем клетка правее, затем маркер выше в стопке.',
      pl: 'Kolejność wartości: najpierw wyższy kurs, potem pole bardziej na prawo, potem znacznik wyżej w stosie.',
    },
  },
  '1849-5-7': {
    section: '§5',
    text: {
      en: 'A marker that enters the Closed cell closes its corporation at once.',
      ru: 'Когда маркер приходит на клетку закрытия, корпорация немедленно закрывается.',
      pl: 'Znacznik wchodzący na pole zamknięcia natychmiast zamyka spółkę.',
    },
  },
}
