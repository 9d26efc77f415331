import type { Rule } from '../../../../core/rules.js'

export const operatingRules: Readonly<Record<string, Rule>> = {
  '1849-10-1': {
    section: '§10',
    text: {
      en: 'Private companies pay; then every corporation takes one turn in order of value. After a price change those still to come are sorted anew.',
      ru: 'Платят частные компании; затем каждая корпорация делает ход в порядке стоимости. После изменения цены ещё не ходившие упорядочиваются заново.',
      pl: 'Spółki prywatne wypłacają dochód; potem każda spółka ma jedną turę w kolejności wartości. Po zmianie kursu pozostałe sortuje się na nowo.',
    },
  },
  '1849-10-2': {
    section: '§10',
    text: {
      en: 'Steps in this order: tile, station, run and distribute, trains, finance. Private companies are bought and CNM used at any moment of the turn.',
      ru: 'Порядок шагов: тайл, станция, рейсы и распределение, поезда, финансы. Частные компании покупают и CNM применяют в любой момент хода.',
      pl: 'Kolejność kroków: tor, stacja, przejazd i podział, pociągi, finanse. Spółki prywatne kupuje się, a CNM używa w dowolnym momencie tury.',
    },
  },
  '1849-10-3': {
    section: '§10',
    text: {
      en: 'No credit: what is paid must be there at that moment.',
      ru: 'Кредита нет: платить можно только тем, что есть в этот момент.',
      pl: 'Nie ma kredytu: płaci się tylko tym, co jest w danej chwili.',
    },
  },
  '1849-10.1-1': {
    section: '§10.1',
    text: {
      en: 'Stations are cities, towns, ports and Calabria; a segment is the track between two of them; a route contains an own station marker.',
      ru: 'Станции — города, посёлки, порты и Калабрия; сегмент — путь между двумя соседними; на маршруте должен быть свой жетон.',
      pl: 'Stacjami są miasta, miasteczka, porty i Kalabria; odcinek to tor między dwiema kolejnymi; trasa zawiera własny znacznik.',
    },
  },
  '1849-10.1-2': {
    section: '§10.1',
    text: {
      en: 'A route does not reverse at a junction, change track at a crossing, or use a piece of track, a city or a town twice.',
      ru: 'Маршрут не разворачивается на стрелке, не меняет путь на пересечении и не проходит дважды один путь, город или посёлок.',
      pl: 'Trasa nie zawraca na rozjeździe, nie zmienia toru na skrzyżowaniu i nie używa dwa razy tego samego toru, miasta ani miasteczka.',
    },
  },
  '1849-10.1-3': {
    section: '§10.1',
    text: {
      en: 'A city may be passed only with an empty slot or an own marker; otherwise it may only be an end.',
      ru: 'Через город можно проехать, только если есть свободное место или свой жетон; иначе он может быть лишь концом.',
      pl: 'Przez miasto można przejechać tylko przy wolnym miejscu lub własnym znaczniku; inaczej może być tylko końcem.',
    },
  },
  '1849-10.1-4': {
    section: '§10.1',
    text: {
      en: 'A station may be left on any gauge. Between stations the gauge does not change; dual track continues either, but a segment never has both narrow and standard track.',
      ru: 'Со станции можно уехать по любой колее. Между станциями колея не меняется; двойная продолжает любую, но узкой и нормальной в одном сегменте не бывает.',
      pl: 'Ze stacji można wyjechać dowolnym torem. Między stacjami szerokość się nie zmienia; tor podwójny przedłuża każdy, ale odcinek nie łączy toru wąskiego z normalnym.',
    },
  },
  '1849-10.1-5': {
    section: '§10.1',
    text: {
      en: 'Ports and Calabria can only be ends; two different ones may end one route.',
      ru: 'Порты и Калабрия могут быть только концами; два разных могут быть концами одного маршрута.',
      pl: 'Porty i Kalabria mogą być tylko końcami; dwa różne mogą kończyć jedną trasę.',
    },
  },
  '1849-10.1-6': {
    section: '§10.1',
    text: {
      en: 'Routes for building and stations have no limit of length and obey the same rules.',
      ru: 'Маршруты для строительства и станций не ограничены по длине и подчиняются тем же правилам.',
      pl: 'Trasy do budowy i stacji nie mają limitu długości i podlegają tym samym zasadom.',
    },
  },
  '1849-10.2-1': {
    section: '§10.2',
    text: {
      en: 'Corporations buy private companies as told in §7.1.',
      ru: 'Корпорации покупают частные компании по §7.1.',
      pl: 'Spółki kupują spółki prywatne według §7.1.',
    },
  },
}
