import type { Chapter } from '../../lesson/lesson.js'

/** What is special: trains count hexes, mountains, two gauges, private companies. */
export const gauges: Chapter = {
  name: { en: 'Mountains and gauges', ru: 'Горы и колея', pl: 'Góry i tory' },
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
        ru: 'Сицилия гориста. Обычная колея (сплошная линия) стоит столько, сколько напечатано: {160} на D2. Узкая (пунктир) — четверть: {40}. Но поезд считает границы гексов, и на узкой колее каждая идёт за две.',
        pl: 'Sycylia jest górzysta. Tor normalny (ciągły) kosztuje tyle, ile wydrukowano: {160} na D2. Wąski (przerywany) ćwierć tego: {40}. Ale pociąg liczy granice pól, a na wąskim torze każda liczy się podwójnie.',
      },
      point: [{ at: 'hex', hex: 'D2' }],
    },
    {
      say: {
        en: 'In Alcamo (C3) narrow track is waiting. The two gauges never join between two stops; only in a town or city may a train change. CTL has {120}.',
        ru: 'В Алькамо (C3) ждёт узкая колея. Между остановками колеи не соединяются; сменить колею поезд может только в городе. У CTL {120}.',
        pl: 'W Alcamo (C3) czeka tor wąski. Między stacjami tory różnej szerokości się nie łączą; pociąg zmienia je tylko w mieście. CTL ma {120}.',
      },
      point: [
        { at: 'hex', hex: 'D2' },
        { at: 'tile', tile: '79' },
      ],
      task: {
        text: {
          en: 'Lay the narrow straight, tile 79, on D2 from Marsala (south-west) to Alcamo (north-east).',
          ru: 'Положить узкую прямую, тайл 79, на D2: от Марсалы (юго-запад) к Алькамо (северо-восток).',
          pl: 'Połóż wąską prostą, kafelek 79, na D2: od Marsali (południowy zachód) do Alcamo (północny wschód).',
        },
        wanted: { type: 'layTile', fields: { hex: 'D2', tile: '79', rotation: 1 } },
        move: { type: 'layTile', hex: 'D2', tile: '79', rotation: 1 },
        why: {
          en: 'For {40} the line reaches Alcamo. Marsala to Alcamo is two borders, counted as four; Trapani to Marsala one more: five, and a 6H can do it.',
          ru: 'За {40} линия дошла до Алькамо. От Марсалы до Алькамо две границы, идут за четыре; Трапани — Марсала ещё одна: пять, и 6H это по силам.',
          pl: 'Za {40} linia dochodzi do Alcamo. Z Marsali do Alcamo są dwie granice, liczone za cztery; z Trapani do Marsali jeszcze jedna: pięć, a 6H to potrafi.',
        },
        others: [
          {
            wanted: { type: 'layTile', fields: { hex: 'G1' } },
            say: {
              en: 'Mazzara is free and earns {10} too. But the way inland stays open for rivals; here we want to see narrow track. Take it back.',
              ru: 'Мадзара бесплатна и тоже даст {10}. Но путь вглубь останется соперникам; здесь мы хотим увидеть узкую колею. Верните ход.',
              pl: 'Mazzara jest za darmo i też da {10}. Ale droga w głąb zostaje rywalom; tu chcemy zobaczyć wąski tor. Cofnij ruch.',
            },
          },
        ],
        otherwise: {
          en: 'This track does not meet Alcamo’s. Take it back.',
          ru: 'Этот путь не сходится с путём в Алькамо. Верните ход.',
          pl: 'Ten tor nie łączy się z torem w Alcamo. Cofnij ruch.',
        },
      },
    },
    {
      say: {
        en: 'The run is drawn: Trapani, Marsala, Alcamo.',
        ru: 'Рейс нарисован: Трапани, Марсала, Алькамо.',
        pl: 'Przejazd jest narysowany: Trapani, Marsala, Alcamo.',
      },
      point: [{ at: 'way' }],
      task: {
        text: { en: 'Run for {50}.', ru: 'Запустить: {50}.', pl: 'Przejazd: {50}.' },
        wanted: { type: 'runRoutes', after: { 'revenue.CTL': 50 } },
        move: { type: 'runRoutes', runs: ['6H: C1-E1, E1-D2-C3'] },
        why: {
          en: 'Early on, narrow track is cheap money. Later, long trains on standard track earn more, and green and brown tiles bring both.',
          ru: 'В начале узкая колея — дешёвые деньги. Потом длинные поезда на обычной колее приносят больше, а зелёные и коричневые тайлы дают обе.',
          pl: 'Na początku wąski tor to tanie pieniądze. Później długie pociągi na normalnym torze przynoszą więcej, a zielone i brązowe kafelki mają oba.',
        },
        otherwise: {
          en: 'That earns less. Take it back and let the drawn run stand.',
          ru: 'Так меньше. Верните ход и оставьте нарисованный рейс.',
          pl: 'To przynosi mniej. Cofnij i zostaw narysowany przejazd.',
        },
      },
    },
    {
      say: {
        en: 'One more thing comes before the first stock round of a real game: five small private companies are sold, cheapest first. Each pays its owner every operating round and has a power; the dearest brings the first company with it.',
        ru: 'В настоящей партии до первого раунда акций бывает ещё одно: продают пять маленьких частных компаний, начиная с самой дешёвой. Каждая платит владельцу каждый операционный раунд и что-то умеет; самая дорогая приносит с собой первую корпорацию.',
        pl: 'W prawdziwej partii przed pierwszą rundą akcji jest jeszcze jedno: sprzedaje się pięć małych spółek prywatnych, od najtańszej. Każda płaci właścicielowi co rundę operacyjną i ma zdolność; najdroższa przynosi ze sobą pierwszą spółkę.',
      },
    },
  ],
}
