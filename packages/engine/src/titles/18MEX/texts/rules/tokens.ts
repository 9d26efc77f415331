import type { Rule } from '../../../../core/rules.js'

export const tokensRules: Readonly<Record<string, Rule>> = {
  'MEX-4.3.2-1': {
    section: '4.3.2(a)',
    text: {
      en: "A station goes to a free circle of a city connected by track to one of the company's stations. The connection may be of any length, but may not reverse, pass a red area or pass a blocked city.",
      ru: 'Станцию ставят на свободный круг города, соединённого путями с одной из станций компании. Длина пути любая, но без разворота, не через красную область и не через заблокированный город.',
      pl: 'Stację stawia się na wolnym kółku miasta połączonego torem z jedną ze stacji spółki. Połączenie może być dowolnie długie, ale nie może zawracać ani przechodzić przez czerwony obszar lub zablokowane miasto.',
    },
  },
  'MEX-4.3.2-2': {
    section: '4.3.2(b)',
    text: {
      en: 'A major may have at most one station in a hex.',
      ru: 'У компании может быть не больше одной станции в гексе.',
      pl: 'Spółka może mieć najwyżej jedną stację w heksie.',
    },
  },
  'MEX-4.3.2-3': {
    section: '4.3.2(c)',
    text: {
      en: 'A circle is reserved in the home city of every company still in the game that has not placed its home station yet.',
      ru: 'В домашнем городе каждой ещё не выбывшей компании, не поставившей домашнюю станцию, один круг зарезервирован.',
      pl: 'W mieście macierzystym każdej spółki, która jest w grze i nie postawiła jeszcze stacji macierzystej, jedno kółko jest zarezerwowane.',
    },
  },
  'MEX-4.3.2-4': {
    section: '4.3.2, 5.3(f)',
    text: {
      en: 'Besides the home station the first station costs $40, the second $60 and each further one $80. Stations NdM gets by the merger do not count here; its unused spare stations cost $80 each.',
      ru: 'Кроме домашней, первая станция стоит $40, вторая $60, каждая следующая $80. Станции, полученные NdM при слиянии, здесь не считаются; её неиспользованные запасные станции стоят по $80.',
      pl: 'Poza macierzystą pierwsza stacja kosztuje $40, druga $60, każda następna $80. Stacje otrzymane przez NdM z fuzji się tu nie liczą; jej niewykorzystane stacje zapasowe kosztują po $80.',
    },
  },
  'MEX-4.3.2-5': {
    section: '4.3.2',
    text: {
      en: 'Stations never move, except in place by a tile upgrade, by the closing of minors and by the merger.',
      ru: 'Станции не перемещаются; исключения — улучшение тайла на месте, закрытие малых компаний и слияние.',
      pl: 'Stacje się nie przemieszczają; wyjątkiem są ulepszenie kafelka w miejscu, zamknięcie małych spółek i fuzja.',
    },
  },
}
