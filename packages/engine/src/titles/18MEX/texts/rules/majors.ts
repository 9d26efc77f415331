import type { Rule } from '../../../../core/rules.js'

export const majors: Record<string, Rule> = {
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
      ru: 'Затем она проводит свои поезда; если на этом настаивает любой акционер — обязана.',
      pl: 'Potem uruchamia swoje pociągi; musi, jeśli nalega którykolwiek udziałowiec.',
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
      pl: 'Potem może kupować pociągi, a przy wymuszonym zakupie musi.',
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
      ru: 'Почта: если у компании есть поезд, пусть и устаревший, банк платит в её казну текущую стоимость её исходного домашнего города, без порта и удвоения. Маршрут не нужен; город без стоимости даёт $0.',
      pl: 'Poczta: jeśli spółka ma pociąg, choćby przestarzały, bank wpłaca do jej kasy bieżącą wartość jej pierwotnego miasta macierzystego, bez portu i podwajania. Trasa nie jest potrzebna; miasto bez wartości daje $0.',
    },
  },
  'MEX-4.3.1-2': {
    section: '4.3.1, A2',
    text: {
      en: 'Mail is not revenue: it never moves the price token and is never paid out. NdM gets mail for Mexico City only, UdY for Mérida only, nobody for the home of a merged company.',
      ru: 'Почта — не доход: она не двигает жетон курса и не идёт на дивиденды. NdM получает её только за Мехико, UdY — только за Мериду; за дом влитой в NdM компании почты нет.',
      pl: 'Poczta nie jest przychodem: nie rusza żetonu kursu i nie trafia do dywidendy. NdM dostaje ją tylko za miasto Meksyk, UdY tylko za Méridę; za siedzibę wcielonej spółki poczty nie ma.',
    },
  },
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
      en: 'Besides the home station the first station costs $40, the second $60 and each further one $80. Stations NdM gets by the merger do not count here; its unused replacement tokens cost $80 each.',
      ru: 'Кроме домашней, первая станция стоит $40, вторая $60, каждая следующая $80. Станции, полученные NdM при слиянии, здесь не считаются; её неиспользованные жетоны замены стоят по $80.',
      pl: 'Poza macierzystą pierwsza stacja kosztuje $40, druga $60, każda następna $80. Stacje otrzymane przez NdM z fuzji się tu nie liczą; jej niewykorzystane żetony zastępcze kosztują po $80.',
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
  'MEX-4.3.3-1': {
    section: '4.3.3(a)',
    text: {
      en: "When dividends are paid, each player gets their percent of the revenue and the Open Market's share goes to the treasury. Shares in the Initial Offering and exchange shares pay nobody.",
      ru: 'При выплате каждый игрок получает свой процент дохода, доля открытого рынка идёт в казну. Акции в первичном предложении и обменные акции никому не платят.',
      pl: 'Przy wypłacie każdy gracz dostaje swój procent przychodu, a część otwartego rynku trafia do kasy spółki. Udziały w ofercie pierwotnej i na polu wymiany nie płacą nikomu.',
    },
  },
  'MEX-4.3.3-2': {
    section: '4.3.3(b), A1',
    text: {
      en: 'When withholding, all revenue goes to the treasury. There is no half payment.',
      ru: 'При удержании весь доход идёт в казну. Половинной выплаты нет.',
      pl: 'Przy zatrzymaniu cały przychód trafia do kasy spółki. Wypłaty połowicznej nie ma.',
    },
  },
  'MEX-4.3.3-3': {
    section: '4.3.3',
    text: {
      en: 'Paying a revenue above $0 moves the price token right. Withholding or running no train moves it left.',
      ru: 'Выплата дохода больше $0 двигает жетон курса вправо. Удержание или отсутствие рейсов — влево.',
      pl: 'Wypłata przychodu większego niż $0 przesuwa żeton kursu w prawo. Zatrzymanie lub brak przejazdu w lewo.',
    },
  },
  'MEX-4.3.3-4': {
    section: '4.3.3',
    text: {
      en: 'A holder with an odd 5% has the dividend rounded up; this applies to players and to the Open Market.',
      ru: 'Владельцу с лишними 5% дивиденд округляют вверх; это верно и для игроков, и для открытого рынка.',
      pl: 'Posiadaczowi z nieparzystym 5% dywidendę zaokrągla się w górę; dotyczy to graczy i otwartego rynku.',
    },
  },
}

export const buyingPrivates: Record<string, Rule> = {
  'MEX-4.3.5-1': {
    section: '4.3.5',
    text: {
      en: 'From the first 3-train until privates close, a major may in its turn buy privates except MNR from consenting players for half to one and a half times nominal. The price is public, and it can never resell them.',
      ru: 'С первого поезда 3 и до закрытия частных компаний крупная может в свой ход покупать их, кроме MNR, у согласных игроков за 0,5–1,5 номинала. Цена открыта, перепродать их она не может.',
      pl: 'Od pierwszego pociągu 3 do zamknięcia spółek prywatnych duża spółka może w swojej turze kupować je, poza MNR, od zgadzających się graczy za 0,5–1,5 nominału. Cena jest jawna, a odsprzedać ich nie może.',
    },
  },
}
