import type { Chapter } from '../../lesson/lesson.js'

/** What is special: trains count hexes, mountains, two gauges, private companies. */
export const gauges: Chapter = {
  name: { en: 'Mountains and gauges', ru: 'Горы и колея', pl: 'Góry i szerokość toru' },
  scenario: {
    title: '1849',
    players: ['Anna', 'Boris', 'Celina'],
    turn: 3,
    phase: '6',
    round: { kind: 'operating', at: 'CTL' },
    memo: { foundingOrder: ['CTL', 'RCS', 'SFA', 'ATA', 'IFT'] },
    removed: ['AFG'],
    operators: {
      CTL: { price: 59, cash: 120, shares: { Anna: 60, Celina: 10 }, trains: ['6H'], tokens: ['E1', 'C1'] },
    },
    tiles: { C3: '679 r0' },
  },
  steps: [
    {
      say: {
        en: 'Sicily is mountainous. Standard track (solid) costs the printed price: {160} in D2. Narrow track (dashed) costs a quarter: {40}. But a train counts hex borders, and on narrow track each counts twice.',
        ru: 'Сицилия гориста. Нормальная колея (сплошная линия) стоит столько, сколько указано на карте: {160} на D2. Узкая (пунктир) — четверть: {40}. Но поезд считает границы гексов, а на узкой колее каждая идёт за две.',
        pl: 'Sycylia jest górzysta. Tor normalny (linia ciągła) kosztuje tyle, ile podaje mapa: {160} na D2. Wąski (przerywana) kosztuje ćwierć tego: {40}. Ale pociąg liczy granice heksów, a na wąskim torze każda liczy się podwójnie.',
      },
      point: [{ at: 'hex', hex: 'D2' }],
    },
    {
      say: {
        en: 'Alcamo (C3) has narrow track already. The two gauges never join between two stops; only at a stop may a train change. CTL has {120}.',
        ru: 'В Alcamo (C3) уже есть узкая колея. Между остановками колеи не соединяются; сменить колею поезд может только на остановке. У CTL {120}.',
        pl: 'W Alcamo (C3) jest już tor wąski. Między przystankami tory różnej szerokości się nie łączą; pociąg zmienia szerokość tylko na przystanku. CTL ma {120}.',
      },
      point: [
        { at: 'hex', hex: 'D2' },
        { at: 'tile', tile: '79' },
      ],
      task: {
        text: {
          en: 'Lay the narrow straight, tile 79, on D2 from Marsala (south-west) to Alcamo (north-east).',
          ru: 'Положить узкую прямую, тайл 79, на D2: от Marsala (юго-запад) к Alcamo (северо-восток).',
          pl: 'Połóż wąską prostą, kafelek 79, na D2: od Marsali (południowy zachód) do Alcamo (północny wschód).',
        },
        wanted: { type: 'layTile', fields: { hex: 'D2', tile: '79', rotation: 1 } },
        move: { type: 'layTile', hex: 'D2', tile: '79', rotation: 1 },
        why: {
          en: 'For {40} the track reaches Alcamo. Marsala to Alcamo is two borders, counted as four; Trapani to Marsala one more: five, and a 6H can do it.',
          ru: 'За {40} путь дошёл до Alcamo. От Marsala до Alcamo две границы, считаются за четыре; от Trapani до Marsala ещё одна: итого пять, и 6H это по силам.',
          pl: 'Za {40} tor dochodzi do Alcamo. Z Marsali do Alcamo są dwie granice, liczone za cztery; z Trapani do Marsali jeszcze jedna: razem pięć, a 6H to potrafi.',
        },
        others: [
          {
            wanted: { type: 'layTile', fields: { hex: 'G1' } },
            say: {
              en: 'Mazzara is free and earns {10} too. But the way inland stays open for rivals; here we try narrow track. Take it back.',
              ru: 'Mazzara строится бесплатно и тоже даст {10}. Но путь вглубь острова достанется соперникам; здесь мы пробуем узкую колею. Отмените ход.',
              pl: 'Budowa w Mazzarze jest za darmo i też da {10}. Ale droga w głąb wyspy przypadnie rywalom; tu próbujemy wąskiego toru. Cofnij ruch.',
            },
          },
        ],
        otherwise: {
          en: 'This track does not meet Alcamo’s. Take it back.',
          ru: 'Этот путь не сходится с путём в Alcamo. Отмените ход.',
          pl: 'Ten tor nie łączy się z torem w Alcamo. Cofnij ruch.',
        },
      },
    },
    {
      say: {
        en: 'The run is drawn: Trapani, Marsala, Alcamo.',
        ru: 'Рейс нарисован: Trapani, Marsala, Alcamo.',
        pl: 'Przejazd jest narysowany: Trapani, Marsala, Alcamo.',
      },
      point: [{ at: 'way' }],
      task: {
        text: { en: 'Run for {50}.', ru: 'Запустить: {50}.', pl: 'Przejazd: {50}.' },
        wanted: { type: 'runRoutes', after: { 'revenue.CTL': 50 } },
        move: { type: 'runRoutes', runs: ['6H: C1-E1, E1-D2-C3'] },
        why: {
          en: 'Early on, narrow track is cheap money. Later, long trains on standard track earn more, and green and brown tiles bring both.',
          ru: 'В начале узкая колея — дешёвые деньги. Потом длинные поезда на нормальной колее приносят больше, а зелёные и коричневые тайлы дают обе.',
          pl: 'Na początku wąski tor to tanie pieniądze. Później długie pociągi na normalnym torze przynoszą więcej, a zielone i brązowe kafelki mają oba.',
        },
        otherwise: {
          en: 'That earns less. Take it back and let the drawn run stand.',
          ru: 'Так меньше. Отмените ход и оставьте нарисованный рейс.',
          pl: 'To przynosi mniej. Cofnij ruch i zostaw narysowany przejazd.',
        },
      },
    },
    {
      say: {
        en: 'One more thing comes before the first stock round of a real game: five small private companies are sold, cheapest first. Each pays its owner every operating round and has a power; the dearest brings the first company with it.',
        ru: 'В настоящей партии перед первым биржевым раундом продают пять частных компаний, начиная с самой дешёвой. Каждая платит владельцу каждый операционный раунд и даёт способность; с самой дорогой приходит первая корпорация.',
        pl: 'W prawdziwej partii przed pierwszą rundą giełdową sprzedaje się pięć spółek prywatnych, od najtańszej. Każda płaci właścicielowi co rundę operacyjną i ma zdolność; z najdroższą przychodzi pierwsza spółka akcyjna.',
      },
    },
  ],
}
