import type { Rule } from '../../../../core/rules.js'

export const routesRules: Readonly<Record<string, Rule>> = {
  'MEX-4.4.2-1': {
    section: '4.4.2(a)',
    text: {
      en: 'A route is continuous track joining at least two cities, towns or red areas.',
      ru: 'Маршрут — непрерывный путь, соединяющий не менее двух городов, городков или красных областей.',
      pl: 'Trasa to ciągły tor łączący co najmniej dwa miasta, miasteczka lub czerwone obszary.',
    },
  },
  'MEX-4.4.2-2': {
    section: '4.4.2(b), 4.4.2(i)',
    text: {
      en: 'No piece of track may be used twice, in one route or by two trains in the same turn. Trains may share cities, towns and red areas.',
      ru: 'Ни один участок пути нельзя использовать дважды — ни в одном маршруте, ни двумя поездами за ход. Города, городки и красные области у поездов могут быть общими.',
      pl: 'Żadnego odcinka toru nie wolno użyć dwa razy, ani w jednej trasie, ani przez dwa pociągi w tej samej turze. Miasta, miasteczka i czerwone obszary mogą być wspólne.',
    },
  },
  'MEX-4.4.2-3': {
    section: '4.4.2(c)',
    text: {
      en: 'A route may not reverse at a junction.',
      ru: 'На развилке маршрут не может разворачиваться.',
      pl: 'Trasa nie może zawracać na rozjeździe.',
    },
  },
  'MEX-4.4.2-4': {
    section: '4.4.2(d),(e)',
    text: {
      en: "A city whose every circle holds another company's station is blocked: a route may only start or end there.",
      ru: 'Город, все круги которого заняты чужими станциями, заблокирован: маршрут может в нём только начаться или закончиться.',
      pl: 'Miasto, którego wszystkie kółka zajmują cudze stacje, jest zablokowane: trasa może się w nim tylko zaczynać lub kończyć.',
    },
  },
  'MEX-4.4.2-5': {
    section: '4.4.2(f)',
    text: {
      en: 'A route must include at least one city or red area with a station of the company.',
      ru: 'В маршруте должен быть хотя бы один город или красная область со станцией компании.',
      pl: 'Trasa musi zawierać co najmniej jedno miasto lub czerwony obszar ze stacją spółki.',
    },
  },
  'MEX-4.4.2-6': {
    section: '4.4.2(g)',
    text: {
      en: 'A route may not visit a stop twice. All arrows of a red area are one stop.',
      ru: 'Маршрут не может посетить одну остановку дважды. Все стрелки красной области — одна остановка.',
      pl: 'Trasa nie może odwiedzić tego samego przystanku dwa razy. Wszystkie strzałki czerwonego obszaru to jeden przystanek.',
    },
  },
  'MEX-4.4.2-7': {
    section: '4.4.2(h)',
    text: {
      en: 'Red areas may only be the ends of a route, even with an own station there.',
      ru: 'Красные области могут быть только концами маршрута, даже со своей станцией.',
      pl: 'Czerwone obszary mogą być tylko końcami trasy, nawet z własną stacją.',
    },
  },
  'MEX-4.4.2-8': {
    section: '4.4.2(i), A1',
    text: {
      en: "The cities and red areas of a route may not outnumber the train's reach (4 for a 4D). Towns are free, also beyond the first or last city.",
      ru: 'Городов и красных областей в маршруте не больше, чем число поезда (у 4D — 4). Городки не считаются, в том числе до первого и после последнего города.',
      pl: 'Miast i czerwonych obszarów na trasie nie może być więcej niż zasięg pociągu (4D: 4). Miasteczek się nie liczy, także przed pierwszym i za ostatnim miastem.',
    },
  },
  'MEX-4.4.2.1-1': {
    section: '4.4.2.1',
    text: {
      en: 'Revenue is the sum of all stops on the route, those with two values by phase. A 4D doubles cities and red areas, not towns.',
      ru: 'Доход — сумма всех остановок маршрута; остановки с двумя значениями — по фазе. 4D удваивает города и красные области, но не городки.',
      pl: 'Przychód to suma wszystkich przystanków na trasie; te o dwóch wartościach liczą się według fazy. 4D podwaja miasta i czerwone obszary, ale nie miasteczka.',
    },
  },
  'MEX-4.4.2.1-2': {
    section: '4.4.2.1',
    text: {
      en: 'If a shareholder shows a better revenue, the president must use it or a still better one. Nobody is obliged to show one.',
      ru: 'Если акционер указал больший доход, президент обязан принять его или ещё больший. Указывать его никто не обязан.',
      pl: 'Jeśli akcjonariusz wskaże wyższy przychód, prezes musi przyjąć ten albo jeszcze wyższy. Nikt nie ma obowiązku go wskazywać.',
    },
  },
  'MEX-A1-2': {
    section: 'A1',
    text: {
      en: 'On tiles 485 and 486 the two eastern tracks of Mexico City stay separate up to the city, so both may be used in one turn.',
      ru: 'На тайлах 485 и 486 два восточных пути Mexico City идут раздельно до самого города, поэтому за ход можно использовать оба.',
      pl: 'Na kafelkach 485 i 486 dwa wschodnie tory Mexico City biegną oddzielnie aż do miasta, więc w jednej turze można użyć obu.',
    },
  },
}
