import type { Rule } from '../../../../core/rules.js'

export const routesRules: Readonly<Record<string, Rule>> = {
  'MAG-RTE-1': {
    section: 'VI.2, VI.3.6',
    text: {
      en: 'A route joins at least two different stops and contains an own station.',
      ru: 'Маршрут соединяет не меньше двух разных остановок и содержит свою станцию.',
      pl: 'Trasa łączy co najmniej dwa różne przystanki i zawiera własną stację.',
    },
  },
  'MAG-RTE-2': {
    section: 'VI.3.6',
    text: {
      en: 'A train visits at most as many stops as its number and skips none on its way.',
      ru: 'Остановок в рейсе не больше, чем номер поезда; пропускать их нельзя.',
      pl: 'Pociąg odwiedza najwyżej tyle przystanków, ile wynosi jego numer, i żadnego nie pomija.',
    },
  },
  'MAG-RTE-3': {
    section: 'VI.2, VI.3.6',
    text: {
      en: 'No piece of track and no stop is used twice; two cities of one tile are two stops.',
      ru: 'Ни путь, ни остановка не повторяются; два города одного тайла — две остановки.',
      pl: 'Żaden odcinek toru ani przystanek nie jest użyty dwa razy; dwa miasta kafelka to dwa przystanki.',
    },
  },
  'MAG-RTE-4': {
    section: 'VI.2',
    text: {
      en: 'No reversing at a junction, no change of line at a crossing.',
      ru: 'На стрелке не разворачиваются, на пересечении линию не меняют.',
      pl: 'Na rozjeździe się nie zawraca, na skrzyżowaniu nie zmienia linii.',
    },
  },
  'MAG-RTE-5': {
    section: 'VI.2',
    text: {
      en: 'A red hex can only be an end; a route may join two of them.',
      ru: 'Красный гекс может быть только концом; маршрут может соединять два таких.',
      pl: 'Czerwony heks może być tylko końcem; trasa może łączyć dwa.',
    },
  },
  'MAG-RTE-6': {
    section: 'VI.2, VI.3.4, VI.4.2',
    text: {
      en: 'A city full of others’ stations without an own one may be an end, not passed.',
      ru: 'Город, полный чужих станций, где нет своей, может быть концом маршрута, но проехать через него нельзя.',
      pl: 'Miasto pełne cudzych stacji, bez własnej, może być końcem trasy, ale nie można przez nie przejechać.',
    },
  },
  'MAG-RTE-7': {
    section: 'VI.3.6',
    text: {
      en: 'The routes of a minor’s two trains share no track; they may meet in stops.',
      ru: 'Общих путей у маршрутов двух поездов нет; общие остановки возможны.',
      pl: 'Trasy dwóch pociągów nie mają wspólnych torów; wspólne przystanki są możliwe.',
    },
  },
  'MAG-RTE-8': {
    section: 'VI.3.7',
    text: {
      en: 'A mine is no stop, and without SNW’s car no route enters it.',
      ru: 'Шахта — не остановка, и без вагона SNW маршрут в неё не заходит.',
      pl: 'Kopalnia nie jest przystankiem i bez wagonu SNW trasa do niej nie wjeżdża.',
    },
  },
}
