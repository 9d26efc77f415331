import type { Rule } from '../../../../core/rules.js'

export const majorsRules: Readonly<Record<string, Rule>> = {
  'MEX-4.3-1': {
    section: '4.3(a)',
    text: {
      en: 'On its first turn a major must place its home station, free of charge.',
      ru: 'В свой первый ход крупная компания обязана бесплатно поставить домашнюю станцию.',
      pl: 'W swojej pierwszej turze duża spółka musi bezpłatnie postawić stację macierzystą.',
    },
  },
  'MEX-4.3-2': {
    section: '4.3(b)',
    text: {
      en: 'A major collects its mail before any other action.',
      ru: 'Почту крупная компания получает до любых других действий.',
      pl: 'Duża spółka pobiera pocztę przed każdym innym działaniem.',
    },
  },
  'MEX-4.3-3': {
    section: '4.3(c)',
    text: {
      en: 'A major may lay one or two yellow tiles or make one upgrade. Tile 470 may come on top if it owns KCM&O.',
      ru: 'Крупная компания может положить один или два жёлтых тайла либо сделать одно улучшение. Владея KCM&O, сверх того можно положить тайл 470.',
      pl: 'Duża spółka może położyć jeden lub dwa żółte kafelki albo zrobić jedno ulepszenie. Jeśli ma KCM&O, może dodatkowo położyć kafelek 470.',
    },
  },
  'MEX-4.3-4': {
    section: '4.3(d)',
    text: {
      en: 'Then a major may place one station.',
      ru: 'Затем крупная компания может поставить одну станцию.',
      pl: 'Potem duża spółka może postawić jedną stację.',
    },
  },
  'MEX-4.3-5': {
    section: '4.3(e)',
    text: {
      en: 'Then it runs its trains; it must if any shareholder insists.',
      ru: 'Затем её поезда делают рейсы; если хоть один акционер настаивает — обязаны.',
      pl: 'Potem jej pociągi jadą; muszą, jeśli nalega którykolwiek akcjonariusz.',
    },
  },
  'MEX-4.3-6': {
    section: '4.3(f)',
    text: {
      en: 'With a train and a route, a major must then either pay dividends or withhold.',
      ru: 'Имея поезд и маршрут, компания затем обязана либо выплатить дивиденды, либо удержать доход.',
      pl: 'Mając pociąg i trasę, spółka musi następnie albo wypłacić dywidendę, albo zatrzymać przychód.',
    },
  },
  'MEX-4.3-7': {
    section: '4.3(g)',
    text: {
      en: 'Then its obsolete trains are removed.',
      ru: 'Затем её устаревшие поезда убирают из игры.',
      pl: 'Potem usuwa się jej przestarzałe pociągi.',
    },
  },
  'MEX-4.3-8': {
    section: '4.3(h)',
    text: {
      en: 'Then it may buy trains, and must if the forced purchase applies.',
      ru: 'Затем она может покупать поезда, а при вынужденной покупке — обязана.',
      pl: 'Potem może kupować pociągi, a przy przymusowym zakupie musi.',
    },
  },
  'MEX-4.3-9': {
    section: '4.3(i), 4.3.1',
    text: {
      en: 'A major may buy privates at any time of its turn after the mail.',
      ru: 'Частные компании крупная компания может покупать в любой момент своего хода после почты.',
      pl: 'Duża spółka może kupować spółki prywatne w dowolnej chwili swojej tury po poczcie.',
    },
  },
  'MEX-4.3-10': {
    section: '4.3',
    text: {
      en: 'A new major has no train on its first turn and so cannot run. The exception is NdM if the merger gave it trains before that turn.',
      ru: 'У новой компании в первый ход нет поезда, поэтому дохода она не получает. Исключение — NdM, если слияние дало ей поезда до этого хода.',
      pl: 'Nowa spółka nie ma w pierwszej turze pociągu, więc nie może jechać. Wyjątkiem jest NdM, jeśli przed tą turą dostała pociągi z fuzji.',
    },
  },
  'MEX-4.3.1-1': {
    section: '4.3.1',
    text: {
      en: 'Mail: if a major owns a train, even an obsolete one, the bank pays its treasury the current value of its original home city, without port or doubling. No route is needed; a home without a value yet pays $0.',
      ru: 'Почта: если у компании есть поезд, пусть и устаревший, банк платит в её кассу текущую стоимость её исходного домашнего города, без порта и удвоения. Маршрут не нужен; город без стоимости даёт $0.',
      pl: 'Poczta: jeśli spółka ma pociąg, choćby przestarzały, bank wpłaca do jej kasy bieżącą wartość jej pierwotnego miasta macierzystego, bez portu i podwajania. Trasa nie jest potrzebna; miasto bez wartości daje $0.',
    },
  },
  'MEX-4.3.1-2': {
    section: '4.3.1, A2',
    text: {
      en: 'Mail is not revenue: it never moves the price token and is never paid out. NdM gets mail for Mexico City only, UdY for Mérida only, nobody for the home of a merged company.',
      ru: 'Почта — не доход: она не двигает маркер цены и не идёт на дивиденды. NdM получает её только за Mexico City, UdY — только за Mérida; за домашний город влитой в NdM компании почты нет.',
      pl: 'Poczta nie jest przychodem: nie rusza znacznika kursu i nie trafia do dywidendy. NdM dostaje ją tylko za Mexico City, UdY tylko za Méridę; za miasto macierzyste wcielonej spółki poczty nie ma.',
    },
  },
}
