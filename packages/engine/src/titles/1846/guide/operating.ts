import type { GuideChapter } from '../../../core/guide.js'
import { HEADINGS } from '../../../guide/headings.js'

export const operatingChapters: readonly GuideChapter[] = [
  {
    id: 'operating',
    heading: HEADINGS.operating,
    lead: [
      {
        en: 'Private companies pay, the independents act, then the corporations, the dearest first (in the very first round the cheapest). A turn: issue or redeem shares, lay tiles and a station, run, decide the dividend, buy trains.',
        ru: 'Частные компании платят, ходят независимые, потом корпорации, начиная с самой дорогой (в самом первом раунде — с самой дешёвой). Ход: выпуск или выкуп акций, тайлы и станция, рейсы, дивиденды, поезда.',
        pl: 'Spółki prywatne płacą, działają niezależne, potem spółki od najdroższej (w pierwszej rundzie gry od najtańszej). Tura: emisja lub odkup akcji, kafelki i stacja, przejazdy, dywidenda, pociągi.',
      },
    ],
    rules: ['1846-SEQ-2', '1846-SEQ-3', '1846-SEQ-4', '1846-ORD-3', '1846-ORD-5'],
  },
  {
    id: 'finance',
    heading: HEADINGS.finance,
    lead: [
      {
        en: 'This is where corporations get their money: once a turn, before the dividend, they may put shares of their treasury into the Market for a little less than the price, or buy some back for a little more. The price itself does not move.',
        ru: 'Так корпорации получают деньги: раз за ход, до дивидендов, можно выпустить акции из кассы на рынок чуть дешевле цены или выкупить чуть дороже. Сама цена не движется.',
        pl: 'Tak spółki zdobywają pieniądze: raz na turę, przed dywidendą, mogą wyemitować akcje z kasy na rynek nieco taniej od kursu albo odkupić nieco drożej. Sam kurs się nie zmienia.',
      },
    ],
    rules: ['1846-ISS-1', '1846-ISS-2', '1846-ISS-3', '1846-ISS-4', '1846-ISS-5'],
  },
  {
    id: 'track',
    heading: HEADINGS.track,
    lead: [
      {
        en: 'Two tile actions a turn, one of them at most an upgrade. Each tile costs at least {tile}; mountains, bridges, tunnels and passes cost more. A new tile has to be reached from one of the corporation’s stations.',
        ru: 'Два действия с тайлами за ход, из них не больше одного улучшения. Каждый тайл стоит хотя бы {tile}; горы, мосты, тоннели и перевалы — больше. Новый тайл должен быть достижим от станции корпорации.',
        pl: 'Dwa działania z kafelkami w turze, najwyżej jedno ulepszenie. Każdy kafelek kosztuje co najmniej {tile}; góry, mosty, tunele i przełęcze więcej. Nowy kafelek musi być osiągalny od stacji spółki.',
      },
      {
        en: 'An upgrade keeps all track that lies there. Colours go yellow, green, brown, gray, one with each phase.',
        ru: 'Улучшение сохраняет все лежащие пути. Цвета: жёлтый, зелёный, коричневый, серый — по одному с каждой фазой.',
        pl: 'Ulepszenie zachowuje wszystkie leżące tory. Kolory: żółty, zielony, brązowy, szary – po jednym z każdą fazą.',
      },
    ],
    rules: [
      '1846-TRK-1',
      '1846-TRK-2',
      '1846-TRK-3',
      '1846-TRK-4',
      '1846-TRK-5',
      '1846-TRK-6',
      '1846-TRK-7',
      '1846-TRK-8',
      '1846-TRK-9',
      '1846-TRK-10',
      '1846-TRK-11',
      '1846-TRK-12',
      '1846-TRK-13',
    ],
  },
  {
    id: 'tokens',
    heading: HEADINGS.tokens,
    lead: [
      {
        en: 'A corporation may place one station a turn in a city its track reaches. Routes need a city with an own station, and a city full of others’ stations lets no train pass.',
        ru: 'За ход корпорация может поставить одну станцию в город, до которого доходят её пути. Маршруту нужен город со своей станцией, а город, полный чужих, поезда не пропускает.',
        pl: 'W turze spółka może postawić jedną stację w mieście, do którego sięgają jej tory. Trasa potrzebuje miasta z własną stacją, a miasto pełne cudzych nie przepuszcza pociągów.',
      },
    ],
    rules: [
      '1846-TOK-1',
      '1846-TOK-2',
      '1846-TOK-3',
      '1846-TOK-4',
      '1846-TOK-5',
      '1846-TOK-6',
      '1846-TOK-7',
      '1846-TOK-8',
      '1846-TOK-9',
    ],
  },
  {
    id: 'routes',
    heading: HEADINGS.routes,
    lead: [
      {
        en: 'A 4-train visits four stops; a 3/5-train visits five and counts the best three. A route from an East area to a West area earns both bonus figures on top. Trains of one corporation share no track. If somebody shows better routes, they must be run.',
        ru: 'У поезда 4 четыре остановки; у поезда 3/5 их пять, а считает он три лучшие. Маршрут от восточной области до западной приносит сверх того оба бонуса. Общих путей у поездов одной корпорации быть не может. Если кто-то покажет лучшие маршруты, ехать надо ими.',
        pl: 'Pociąg 4 odwiedza cztery przystanki; pociąg 3/5 odwiedza pięć i liczy trzy najlepsze. Trasa od obszaru wschodniego do zachodniego daje ponadto obie premie. Pociągi jednej spółki nie mogą mieć wspólnych torów. Jeśli ktoś wskaże lepsze trasy, trzeba nimi jechać.',
      },
    ],
    rules: [
      '1846-RUN-1',
      '1846-RUN-2',
      '1846-RUN-3',
      '1846-RUN-4',
      '1846-RUN-5',
      '1846-RUN-6',
      '1846-RUN-7',
      '1846-RUN-8',
      '1846-RUN-9',
      '1846-RUN-10',
      '1846-RUN-11',
      '1846-RUN-12',
      '1846-RUN-13',
    ],
    tables: ['places'],
  },
  {
    id: 'dividends',
    heading: HEADINGS.dividends,
    lead: [
      {
        en: 'Pay all, pay half, or keep it. What is paid is compared with the share price: less than half of it moves the marker left, at least the price moves it right, twice or three times the price further right.',
        ru: 'Выплатить всё, половину или оставить. Выплату сравнивают с ценой акции: меньше половины — маркер влево, не меньше цены — вправо, вдвое и втрое больше — ещё дальше.',
        pl: 'Wypłacić wszystko, połowę albo zatrzymać. Wypłatę porównuje się z kursem: mniej niż połowa – znacznik w lewo, co najmniej kurs – w prawo, dwa lub trzy razy tyle – jeszcze dalej.',
      },
    ],
    rules: [
      '1846-DIV-1',
      '1846-DIV-2',
      '1846-DIV-3',
      '1846-DIV-4',
      '1846-DIV-5',
      '1846-DIV-6',
      '1846-DIV-7',
      '1846-DIV-9',
    ],
  },
  {
    id: 'phases',
    heading: HEADINGS.phases,
    lead: [
      {
        en: 'The first train of a later phase begins that phase at once. Older trains are phased out: they run once more and are gone. The train limit falls, private companies and markers go, off-board areas change their value.',
        ru: 'Первый поезд следующей фазы сразу начинает её. Старые поезда устаревают: ещё один рейс — и они уходят из игры. Снижается лимит поездов, уходят частные компании и маркеры, меняется доход внешних областей.',
        pl: 'Pierwszy pociąg następnej fazy od razu ją zaczyna. Starsze pociągi są wycofywane: jadą jeszcze raz i znikają. Spada limit pociągów, odchodzą spółki prywatne i znaczniki, zmieniają się wartości obszarów zewnętrznych.',
      },
    ],
    rules: ['1846-PHS-1', '1846-PHS-2', '1846-PHS-3', '1846-PHS-4', '1846-PHS-5', '1846-PHS-6'],
    tables: ['phases'],
  },
  {
    id: 'trains',
    heading: HEADINGS.trains,
    lead: [
      {
        en: 'Trains are bought last, so a new one runs in the next turn. The card from the bank may be taken as either of its types; other corporations sell at any price both presidents agree on. At the end of its turn a corporation must own a train.',
        ru: 'Поезда покупают последними, так что новый поедет в следующий ход. Карту банка можно взять любым из её видов; другие корпорации продают за цену, на которую согласны оба президента. К концу хода у корпорации должен быть поезд.',
        pl: 'Pociągi kupuje się na końcu, więc nowy pojedzie w następnej turze. Kartę banku można wziąć jako jeden z jej rodzajów; inne spółki sprzedają za cenę, na którą zgodzą się obaj prezesi. Na koniec tury spółka musi mieć pociąg.',
      },
    ],
    rules: [
      '1846-TRN-1',
      '1846-TRN-2',
      '1846-TRN-3',
      '1846-TRN-4',
      '1846-TRN-5',
      '1846-TRN-6',
      '1846-TRN-7',
      '1846-TRN-8',
      '1846-TRN-9',
      '1846-TRN-10',
      '1846-TRN-11',
    ],
  },
]
