import type { AidData, AidMove, AidRow } from '../../../core/aid.js'
import { CERT_LIMIT, DIVIDEND_MOVES, type DividendMove, HOLDING_LIMIT, POOL_LIMIT } from '../data/tables.js'

/** One row for each number of corporations that has a limit of its own; fewer than four count as four. */
const corporations = [...new Set(Object.values(CERT_LIMIT).flatMap((row) => Object.keys(row).map(Number)))].sort(
  (a, b) => b - a,
)

const certificates: readonly AidRow[] = corporations.map((n) => {
  const least = n === Math.min(...corporations) ? '≤ ' : ''
  return {
    label: {
      en: `Certificates, ${least}${n} corporations in play`,
      ru: `Сертификаты, корпораций в игре ${least}${n}`,
      pl: `Certyfikaty, spółek w grze ${least}${n}`,
    },
    value: (players) => CERT_LIMIT[players]?.[n],
  }
})

const limits: readonly AidRow[] = [
  {
    label: {
      en: 'Of a corporation with a player, at most',
      ru: 'Доля корпорации у игрока, до',
      pl: 'Akcje spółki u gracza, do',
    },
    value: (players) => `${HOLDING_LIMIT[players]}%`,
  },
  {
    label: {
      en: 'Of a corporation in the Market, at most',
      ru: 'Доля корпорации на рынке, до',
      pl: 'Akcje spółki na rynku, do',
    },
    value: () => `${POOL_LIMIT}%`,
  },
]

const dividendMove = ({ times, columns, from }: DividendMove): AidMove => {
  const least = times === 1 ? '' : times === 0.5 ? '½ × ' : `${times} × `
  const only = from === undefined ? undefined : { en: `, from $${from} on`, ru: `, с $${from}`, pl: `, od $${from}` }
  return {
    when:
      times === 0
        ? { en: 'a smaller dividend, or none', ru: 'дивиденды меньше или их нет', pl: 'dywidenda mniejsza lub żadna' }
        : {
            en: `dividend at least ${least}the price${only?.en ?? ''}`,
            ru: `дивиденды не меньше ${least}цены${only?.ru ?? ''}`,
            pl: `dywidenda co najmniej ${least}kurs${only?.pl ?? ''}`,
          },
    way: columns < 0 ? 'left' : columns > 0 ? 'right' : 'stay',
    by: Math.abs(columns),
    rule: '1846-DIV-6',
  }
}

const market: readonly AidMove[] = [
  ...DIVIDEND_MOVES.map(dividendMove),
  {
    when: {
      en: 'its president sells, once a turn',
      ru: 'продаёт президент, раз за ход',
      pl: 'prezes sprzedaje, raz w turze',
    },
    way: 'left',
    rule: '1846-SRD-4',
  },
  {
    when: {
      en: 'end of a stock round: shares in the Market',
      ru: 'конец биржевого раунда: есть акции на рынке',
      pl: 'koniec rundy giełdowej: akcje na rynku',
    },
    way: 'left',
    rule: '1846-SRD-15',
  },
  {
    when: {
      en: 'end of a stock round: all shares with players',
      ru: 'конец биржевого раунда: все акции у игроков',
      pl: 'koniec rundy giełdowej: wszystkie akcje u graczy',
    },
    way: 'right',
    rule: '1846-SRD-15',
  },
  {
    when: {
      en: 'each share of an emergency issue',
      ru: 'каждая акция экстренного выпуска',
      pl: 'każda akcja emisji awaryjnej',
    },
    way: 'left',
    rule: '1846-EMR-5',
  },
]

const primers: AidData['primers'] = {
  openDraft: {
    en: 'In turn, take one of the private companies, which all lie open here, and pay for it at once, or pass. A last one gets $10 cheaper with every pass.',
    ru: 'По очереди возьмите одну из частных компаний, которые здесь все открыты, и сразу заплатите за неё или спасуйте. Последняя дешевеет на $10 с каждым пасом.',
    pl: 'Po kolei weź jedną ze spółek prywatnych, które leżą tu odkryte, i od razu za nią zapłać albo spasuj. Ostatnia tanieje o $10 z każdym pasem.',
  },
  draft: {
    en: 'In turn you look at a few cards in secret, keep one and put the others under the deck; a blank card means that you buy nothing. When all private companies are gone, the cards are shown and everybody pays for what they kept.',
    ru: 'По очереди вы тайно смотрите несколько карт, одну оставляете, остальные кладёте под колоду; пустая карта значит, что вы ничего не покупаете. Когда частные компании разобраны, карты открывают и каждый платит за своё.',
    pl: 'Po kolei oglądasz potajemnie kilka kart, jedną zatrzymujesz, resztę kładziesz pod talię; pusta karta znaczy, że nic nie kupujesz. Gdy spółki prywatne są rozebrane, karty się odkrywa i każdy płaci za swoje.',
  },
  stock: {
    en: 'In turn, sell any shares you like, then buy one certificate or start a corporation at a price of your choice; the round ends when all pass one after another. Twice the start price is all a new corporation begins with: more comes from shares sold to players or issued in its turn.',
    ru: 'По очереди: продайте акции, какие хотите, потом купите один сертификат или оснуйте корпорацию по выбранной цене; раунд кончается, когда все подряд спасуют. У новой корпорации в кассе только две начальные цены: остальное дают акции, проданные игрокам или выпущенные в её ход.',
    pl: 'Po kolei: sprzedaj, jakie chcesz akcje, potem kup jeden certyfikat albo załóż spółkę po wybranym kursie; runda kończy się, gdy wszyscy kolejno spasują. Nowa spółka ma w kasie tylko dwukrotność kursu początkowego: resztę dają akcje sprzedane graczom lub wyemitowane w jej turze.',
  },
  operating: {
    en: 'Independents first, then the corporations by price: issue shares for money, lay up to two tiles and a station, run, decide the dividend, buy trains. A corporation must own a train at the end of its turn, and a dividend of at least the share price lifts the price.',
    ru: 'Сначала независимые, потом корпорации по цене: выпуск акций ради денег, до двух тайлов и станция, рейсы, дивиденды, поезда. К концу хода у корпорации должен быть поезд, а дивиденды не меньше цены акции её поднимают.',
    pl: 'Najpierw niezależne, potem spółki według kursu: emisja akcji dla pieniędzy, do dwóch kafelków i stacja, przejazdy, dywidenda, pociągi. Na koniec tury spółka musi mieć pociąg, a dywidenda nie mniejsza niż kurs podnosi go.',
  },
}

export const aid1846: AidData = {
  primers,
  takers: { minor: { en: 'Independent', ru: 'Независимая дорога', pl: 'Niezależna kolej' } },
  rounds: {
    stock: {
      rules: ['1846-SRD-1', '1846-SRD-2'],
      steps: { player: { stock: ['1846-SRD-5', '1846-SRD-8', '1846-SRD-9', '1846-SRD-13', '1846-SRD-14'] } },
    },
    operating: {
      rules: ['1846-SEQ-2', '1846-SEQ-3', '1846-SEQ-4'],
      steps: {
        corporation: {
          trackToken: ['1846-TRK-1', '1846-TRK-10', '1846-TOK-1', '1846-TOK-7'],
          run: ['1846-RUN-1', '1846-RUN-6'],
          dividend: ['1846-DIV-1', '1846-DIV-3', '1846-DIV-4', '1846-DIV-5'],
          buyTrains: ['1846-TRN-1'],
        },
      },
      anytime: {
        minor: ['1846-ORD-4'],
        corporation: ['1846-ISS-1', '1846-ISS-2', '1846-ISS-4'],
      },
      unsaid: ['buyPrivates'],
    },
  },
  certificates,
  limits,
  limitRules: ['1846-CRT-1'],
  events: { III: ['closePrivates'] },
  phases: {
    III: ['1846-PHS-4', '1846-IND-4', '1846-PVT-8'],
    IV: ['1846-PHS-5'],
  },
  phaseRules: ['1846-PHS-2'],
  market,
  privateRules: ['1846-PVT-1'],
  placeRules: ['1846-RUN-7', '1846-RUN-3'],
  sections: [
    {
      heading: { en: 'Special rules', ru: 'Особые правила', pl: 'Zasady specjalne' },
      rules: ['1846-SRD-10', '1846-TRK-12', '1846-TOK-3', '1846-TOK-4', '1846-RUN-2'],
    },
    {
      heading: { en: 'Forced train purchase', ru: 'Вынужденная покупка поезда', pl: 'Przymusowy zakup pociągu' },
      rules: ['1846-EMR-3', '1846-EMR-4', '1846-EMR-5', '1846-EMR-9', '1846-EMR-10', '1846-EMR-14'],
    },
    {
      heading: { en: 'End of the game', ru: 'Конец игры', pl: 'Koniec gry' },
      rules: ['1846-CLS-1', '1846-END-1', '1846-END-4'],
    },
  ],
}
