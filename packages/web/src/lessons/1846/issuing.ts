import type { Chapter } from '../../lesson/lesson.js'

/** What is special: a company issues shares, stations keep cities open, bonuses from east to west. */
export const issuing: Chapter = {
  name: { en: 'Issuing shares', ru: 'Выпуск акций', pl: 'Emisja akcji' },
  scenario: {
    title: '1846',
    players: [
      { name: 'Anna', cash: 120 },
      { name: 'Boris', cash: 260 },
      { name: 'Celina', cash: 90 },
    ],
    turn: 2,
    phase: 'I',
    removed: ['ERIE', 'PRR', 'MC', 'O&I', 'SC', 'TBC'],
    round: { kind: 'operating', at: 'NYC', num: 1 },
    operators: {
      NYC: { price: 80, cash: 30, shares: { Anna: 40 }, trains: ['2', '2'], tokens: ['D20'] },
    },
    tiles: { D18: '8 r4', E17: '292 r1' },
  },
  steps: [
    {
      say: {
        en: 'A later turn. NYC has only {30}, and B&O is building towards Cleveland, which has a single circle. In 1846 a company may sell its own unsold shares to the market in its turn: the bank pays the next lower price for each.',
        ru: 'Ход ближе к середине партии. У NYC только {30}, а B&O строит к Cleveland, где всего один круг. В 1846 компания может в свой ход выпустить на рынок свои непроданные акции: за каждую банк платит цену на шаг ниже.',
        pl: 'Tura w środku partii. NYC ma tylko {30}, a B&O buduje w stronę Cleveland, gdzie jest jedno kółko. W 1846 spółka może w swojej turze sprzedać na rynek własne niesprzedane akcje: bank płaci za każdą kurs o krok niższy.',
      },
      point: [{ at: 'offer', type: 'issueShares' }],
      task: {
        text: { en: 'Issue 10%.', ru: 'Выпустить 10%.', pl: 'Wyemituj 10%.' },
        wanted: { type: 'issueShares', fields: { percent: 10 } },
        move: { type: 'issueShares', percent: 10 },
        why: {
          en: 'NYC has {100}. The share lies in the market now: whoever buys it pays the bank, and its dividends are lost to the company.',
          ru: 'У NYC {100}. Акция теперь на рынке: кто её купит, заплатит банку, а её дивиденды для компании потеряны.',
          pl: 'NYC ma {100}. Akcja leży teraz na rynku: kto ją kupi, zapłaci bankowi, a jej dywidendy są dla spółki stracone.',
        },
        others: [
          {
            wanted: { type: 'issueShares' },
            say: {
              en: 'More than needed: every issued share is one you cannot sell dearer later. 10% is enough. Take it back.',
              ru: 'Больше, чем нужно: выпущенную акцию потом не продать дороже. Хватит 10%. Отмените ход.',
              pl: 'Więcej niż trzeba: wyemitowanej akcji nie sprzedasz później drożej. Wystarczy 10%. Cofnij ruch.',
            },
          },
        ],
        otherwise: {
          en: 'That does not bring the money for a station. Take it back.',
          ru: 'Так денег на станцию не будет. Отмените ход.',
          pl: 'To nie da pieniędzy na stację. Cofnij ruch.',
        },
      },
    },
    {
      say: {
        en: 'A city whose circles are all taken by others stops your trains. With a station of yours it stays open for ever.',
        ru: 'Город, где все круги заняты чужими станциями, останавливает ваши поезда. Если в нём есть ваша станция, он открыт для вас навсегда.',
        pl: 'Miasto, którego wszystkie kółka zajęli inni, zatrzymuje twoje pociągi. Z twoją stacją jest dla ciebie otwarte na zawsze.',
      },
      point: [{ at: 'hex', hex: 'E17' }],
      task: {
        text: {
          en: 'Place a station in Cleveland (E17) for {80}.',
          ru: 'Поставить станцию в Cleveland (E17) за {80}.',
          pl: 'Postaw stację w Cleveland (E17) za {80}.',
        },
        wanted: { type: 'placeToken', fields: { hex: 'E17' } },
        move: { type: 'placeToken', hex: 'E17' },
        why: {
          en: 'Cleveland is yours; B&O can only end its runs there.',
          ru: 'Cleveland ваш; B&O может там только заканчивать рейсы.',
          pl: 'Cleveland jest twoje; B&O może tam tylko kończyć przejazdy.',
        },
        otherwise: {
          en: 'Then B&O closes Cleveland, and half of your run is gone. Take it back.',
          ru: 'Тогда B&O закроет Cleveland, и вы потеряете половину рейса. Отмените ход.',
          pl: 'Wtedy B&O zamknie Cleveland i połowa twojego przejazdu przepada. Cofnij ruch.',
        },
      },
    },
    {
      say: {
        en: 'Red areas lie off the board: a run may begin or end there. A run from the east to the west, such as Buffalo to St. Louis (I1) or Chicago Connections, gets a bonus from both ends. That is where long trains earn.',
        ru: 'Красные области лежат за краем карты: рейс может там начаться или закончиться. Рейс с востока на запад, например из Buffalo в St. Louis (I1) или Chicago Connections, получает бонус с обоих концов. На этом и зарабатывают длинные поезда.',
        pl: 'Czerwone obszary leżą poza planszą: przejazd może się tam zacząć lub skończyć. Przejazd ze wschodu na zachód, na przykład z Buffalo do St. Louis (I1) lub Chicago Connections, dostaje premię z obu końców. Tam zarabiają długie pociągi.',
      },
      point: [
        { at: 'hex', hex: 'C21' },
        { at: 'hex', hex: 'I1' },
      ],
    },
    {
      say: {
        en: 'A real game begins with one thing more: private companies are drafted. Everybody secretly takes cards in turn. They pay a little every round, have a power each, and companies may buy them from you later, often for more.',
        ru: 'Настоящая партия начинается с выбора частных компаний: все по очереди тайно выбирают карты. Частные понемногу платят каждый раунд, у них есть способности, а позже корпорации могут выкупить их у вас, часто дороже.',
        pl: 'Prawdziwa partia zaczyna się od wyboru spółek prywatnych: wszyscy po kolei potajemnie wybierają karty. Prywatne płacą trochę co rundę, mają zdolności, a inne spółki mogą je później od ciebie odkupić, często drożej.',
      },
    },
  ],
}
