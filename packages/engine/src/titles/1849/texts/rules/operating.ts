import type { Rule } from '../../../../core/rules.js'

export const operatingRules: Readonly<Record<string, Rule>> = {
  '1849-10-1': {
    section: '§10',
    text: {
      en: 'Private companies pay; then every corporation takes one turn in order of value. After a price change those still to come are sorted anew.',
      ru: 'Платят частные компании; затем каждая корпорация делает ход в порядке стоимости. После изменения цены порядок ещё не ходивших определяют заново.',
      pl: 'Spółki prywatne wypłacają dochód; potem każda spółka ma jedną turę w kolejności wartości. Po zmianie kursu pozostałe sortuje się na nowo.',
    },
  },
  '1849-10-2': {
    section: '§10',
    text: {
      en: 'Steps in this order: tile, station, runs and dividend, trains, finance. Private companies are bought and CNM used at any moment of the turn.',
      ru: 'Порядок шагов: тайл, станция, рейсы и дивиденды, поезда, финансы. Частные компании покупают и CNM используют в любой момент хода.',
      pl: 'Kolejność kroków: kafelek, stacja, przejazd i dywidenda, pociągi, finanse. Spółki prywatne kupuje się, a CNM używa w dowolnym momencie tury.',
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
      en: 'Stops are cities, towns, ports and Calabria; a segment is the track between two of them; a route contains an own station.',
      ru: 'Остановки — города, городки, порты и Calabria; участок — путь между двумя соседними; на маршруте должна быть своя станция.',
      pl: 'Przystankami są miasta, miasteczka, porty i Calabria; odcinek to tor między dwoma kolejnymi; na trasie musi być własna stacja.',
    },
  },
  '1849-10.1-2': {
    section: '§10.1',
    text: {
      en: 'A route does not reverse at a junction, change track at a crossing, or use a piece of track, a city or a town twice.',
      ru: 'Маршрут не разворачивается на стрелке, не меняет путь на пересечении и не проходит дважды один путь, город или городок.',
      pl: 'Trasa nie zawraca na rozjeździe, nie zmienia toru na skrzyżowaniu i nie używa dwa razy tego samego toru, miasta ani miasteczka.',
    },
  },
  '1849-10.1-3': {
    section: '§10.1',
    text: {
      en: 'A city may be passed only with an empty slot or an own station; otherwise it may only be an end.',
      ru: 'Через город можно проехать, только если в нём есть свободное место или своя станция; иначе он может быть лишь концом маршрута.',
      pl: 'Przez miasto można przejechać tylko przy wolnym miejscu lub własnej stacji; inaczej może być tylko końcem trasy.',
    },
  },
  '1849-10.1-4': {
    section: '§10.1',
    text: {
      en: 'A stop may be left on any gauge. Between stops the gauge does not change; dual track continues either, but a segment never has both narrow and standard track.',
      ru: 'С остановки можно уехать по любой колее. Между остановками колея не меняется; двойная продолжает любую, но узкой и нормальной на одном участке не бывает.',
      pl: 'Z przystanku można wyjechać dowolnym torem. Między przystankami szerokość się nie zmienia; tor podwójny przedłuża każdy, ale odcinek nie łączy toru wąskiego z normalnym.',
    },
  },
  '1849-10.1-5': {
    section: '§10.1',
    text: {
      en: 'Ports and Calabria can only be ends; two different ones may end one route.',
      ru: 'Порты и Calabria могут быть только концами; два разных могут быть концами одного маршрута.',
      pl: 'Porty i Calabria mogą być tylko końcami; dwa różne mogą kończyć jedną trasę.',
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
