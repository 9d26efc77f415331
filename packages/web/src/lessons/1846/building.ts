import type { Chapter } from '../../lesson/lesson.js'

/** The first operating round of a company: two tiles, two trains. */
export const building: Chapter = {
  name: { en: 'Track and trains', ru: 'Пути и поезда', pl: 'Tory i pociągi' },
  steps: [
    {
      say: {
        en: 'NYC’s turn; you decide, its treasury pays. First track: in 1846 two tiles a turn, mostly {20} each. Erie (D20) already has track towards Buffalo. Cleveland, two hexes west, is worth {40}.',
        ru: 'Ход NYC; решаете вы, платит её касса. Сначала пути: в 1846 кладут два тайла за ход, обычно по {20}. Из Erie (D20) уже есть путь к Buffalo. Cleveland, двумя гексами западнее, даёт {40}.',
        pl: 'Tura NYC; decydujesz ty, płaci jej kasa. Najpierw tory: w 1846 kładzie się dwa kafelki w turze, zwykle po {20}. Z Erie (D20) jest już tor do Buffalo. Cleveland, dwa heksy na zachód, jest warte {40}.',
      },
      point: [
        { at: 'hex', hex: 'D18' },
        { at: 'tile', tile: '8' },
      ],
      task: {
        text: {
          en: 'Lay tile 8 on D18 from Erie (east) to Cleveland (south-west).',
          ru: 'Положить тайл 8 на D18: от Erie (восток) к Cleveland (юго-запад).',
          pl: 'Połóż kafelek 8 na D18: od Erie (wschód) do Cleveland (południowy zachód).',
        },
        wanted: { type: 'layTile', fields: { hex: 'D18', tile: '8', rotation: 4 } },
        move: { type: 'layTile', hex: 'D18', tile: '8', rotation: 4 },
        why: {
          en: 'The track points at Cleveland. You may lay a second tile at once.',
          ru: 'Путь ведёт к Cleveland. Второй тайл можно положить сразу.',
          pl: 'Tor prowadzi do Cleveland. Drugi kafelek możesz położyć od razu.',
        },
        otherwise: {
          en: 'That does not lead to Cleveland, which lies south-west of D18. Take it back.',
          ru: 'Этот путь не ведёт в Cleveland: он юго-западнее D18. Отмените ход.',
          pl: 'To nie prowadzi do Cleveland, na południowy zachód od D18. Cofnij ruch.',
        },
      },
    },
    {
      say: {
        en: 'Cleveland has a Z: only tiles with a Z fit there, and they are worth more than others.',
        ru: 'У Cleveland буква Z: туда кладут только тайлы с Z, и доход у них выше.',
        pl: 'Cleveland ma literę Z: pasują tam tylko kafelki z Z i są warte więcej.',
      },
      point: [
        { at: 'hex', hex: 'E17' },
        { at: 'tile', tile: '292' },
      ],
      task: {
        text: {
          en: 'Lay tile 292 in Cleveland (E17), joined to D18.',
          ru: 'Положить тайл 292 в Cleveland (E17), соединив с D18.',
          pl: 'Połóż kafelek 292 w Cleveland (E17), połączony z D18.',
        },
        wanted: { type: 'layTile', fields: { hex: 'E17' } },
        move: { type: 'layTile', hex: 'E17', tile: '292', rotation: 1 },
        why: {
          en: 'Erie and Cleveland are joined: {10} and {40}. And Buffalo behind Erie: {30}.',
          ru: 'Erie и Cleveland соединены: {10} и {40}. А за Erie — Buffalo: {30}.',
          pl: 'Erie i Cleveland są połączone: {10} i {40}. A za Erie Buffalo: {30}.',
        },
        otherwise: {
          en: 'Cleveland is the goal: {40} for {20}. Take it back.',
          ru: 'Цель — Cleveland: {40} за {20}. Отмените ход.',
          pl: 'Celem jest Cleveland: {40} za {20}. Cofnij ruch.',
        },
      },
    },
    {
      say: {
        en: 'A station of yours in Cleveland would keep it open for you and costs {80}. Nobody is near yet: keep the money for trains.',
        ru: 'Со своей станцией Cleveland всегда будет открыт для вас, но она стоит {80}. Рядом пока никого нет: приберегите деньги на поезда.',
        pl: 'Dzięki własnej stacji Cleveland będzie dla ciebie zawsze otwarte, ale kosztuje ona {80}. Nikogo jeszcze nie ma w pobliżu: zostaw pieniądze na pociągi.',
      },
      point: [{ at: 'way' }],
      task: {
        text: { en: 'Finish building.', ru: 'Закончить строительство.', pl: 'Zakończ budowę.' },
        wanted: { type: 'pass' },
        move: { type: 'pass' },
        why: {
          en: 'Without a train NYC earns nothing this time, so its price goes from {70} to {60}. In the first turn it falls for everybody.',
          ru: 'Без поезда NYC в этот раз ничего не заработала, и цена падает с {70} до {60}. В первый ход цена падает у всех.',
          pl: 'Bez pociągu NYC nic tym razem nie zarabia, więc kurs spada z {70} do {60}. W pierwszej turze spada wszystkim.',
        },
        others: [
          {
            wanted: { type: 'placeToken' },
            say: {
              en: 'A good place, but too early: then only one train can be bought. Take it back.',
              ru: 'Хорошее место, но рано: тогда хватит лишь на один поезд. Отмените ход.',
              pl: 'Dobre miejsce, ale za wcześnie: wystarczy wtedy na jeden pociąg. Cofnij ruch.',
            },
          },
        ],
        otherwise: {
          en: 'NYC has money enough. Take it back and finish building.',
          ru: 'Денег у NYC хватает. Отмените ход и закончите строительство.',
          pl: 'NYC ma dość pieniędzy. Cofnij ruch i zakończ budowę.',
        },
      },
    },
    {
      say: {
        en: 'A 2-train joins two stops and costs {80}. There are two runs here that share no track: Cleveland–Erie and Erie–Buffalo. So two trains pay off.',
        ru: 'Поезд 2 соединяет две остановки и стоит {80}. Здесь есть два рейса без общих путей: Cleveland — Erie и Erie — Buffalo. Значит, два поезда окупятся.',
        pl: 'Pociąg 2 łączy dwa przystanki i kosztuje {80}. Są tu dwa przejazdy bez wspólnego toru: Cleveland–Erie i Erie–Buffalo. Więc opłacą się dwa pociągi.',
      },
      point: [{ at: 'offer', type: 'buyTrain' }],
      task: {
        text: { en: 'Buy a 2-train.', ru: 'Купить поезд 2.', pl: 'Kup pociąg 2.' },
        wanted: { type: 'buyTrain', fields: { name: '2', from: 'bank' } },
        move: { type: 'buyTrain', name: '2', from: 'bank' },
        why: { en: 'The first one.', ru: 'Первый есть.', pl: 'Pierwszy jest.' },
        otherwise: {
          en: 'From the bank a new one costs {80}, and nobody has to agree. Take it back.',
          ru: 'Новый у банка стоит {80}, и ничьё согласие не нужно. Отмените ход.',
          pl: 'Nowy z banku kosztuje {80} i nikt nie musi się zgadzać. Cofnij ruch.',
        },
      },
    },
    {
      say: { en: 'And the second.', ru: 'И второй.', pl: 'I drugi.' },
      point: [{ at: 'offer', type: 'buyTrain' }],
      task: {
        text: { en: 'Buy another 2-train.', ru: 'Купить ещё поезд 2.', pl: 'Kup drugi pociąg 2.' },
        wanted: { type: 'buyTrain', fields: { name: '2', from: 'bank' } },
        move: { type: 'buyTrain', name: '2', from: 'bank' },
        why: {
          en: 'Two trains, and {150} in the treasury.',
          ru: 'Два поезда и {150} в кассе.',
          pl: 'Dwa pociągi i {150} w kasie.',
        },
        otherwise: {
          en: 'The second train earns {40} every round. Take it back.',
          ru: 'Второй поезд приносит {40} каждый раунд. Отмените ход.',
          pl: 'Drugi pociąg przynosi {40} co rundę. Cofnij ruch.',
        },
      },
    },
    {
      say: {
        en: 'A third train would have nowhere to run.',
        ru: 'Третьему поезду ехать негде.',
        pl: 'Trzeci pociąg nie miałby gdzie jechać.',
      },
      point: [{ at: 'way' }],
      task: {
        text: {
          en: 'Finish buying trains.',
          ru: 'Закончить покупку поездов.',
          pl: 'Zakończ zakup pociągów.',
        },
        wanted: { type: 'pass' },
        move: { type: 'pass' },
        why: {
          en: 'In 1846 two operating rounds follow each stock round. The second begins, and now NYC is first.',
          ru: 'В 1846 после каждого биржевого раунда идут два операционных. Начинается второй, и теперь NYC ходит первой.',
          pl: 'W 1846 po każdej rundzie giełdowej są dwie rundy operacyjne. Zaczyna się druga i teraz NYC jest pierwsza.',
        },
        otherwise: {
          en: 'A train without a run is {80} thrown away. Take it back.',
          ru: 'Поезд без рейса — это {80} на ветер. Отмените ход.',
          pl: 'Pociąg bez przejazdu to {80} wyrzucone w błoto. Cofnij ruch.',
        },
      },
      afterwards: [{ type: 'pass', until: { at: 'NYC', round: 'operating 2 of 2' } }],
    },
  ],
}
