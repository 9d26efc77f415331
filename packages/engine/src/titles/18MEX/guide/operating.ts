import type { GuideChapter } from '../../../core/guide.js'
import { HEADINGS } from '../../../guide/headings.js'

export const operatingChapters: readonly GuideChapter[] = [
  {
    id: 'operating',
    heading: HEADINGS.operating,
    lead: [
      {
        en: 'Privates pay, the minors act in the order A, B, C, then the launched majors, the dearest first. A major collects mail for its home city, lays track, may place a station, runs, pays or withholds, and buys trains.',
        ru: 'Частные платят, малые ходят в порядке A, B, C, потом запущенные крупные, начиная с самой дорогой. Крупная получает почту за домашний город, кладёт тайлы, может поставить станцию, делает рейсы, платит или удерживает, покупает поезда.',
        pl: 'Prywatne płacą, małe działają w kolejności A, B, C, potem działające duże, od najdroższej. Duża pobiera pocztę za miasto macierzyste, kładzie kafelki, może postawić stację, jeździ, wypłaca lub zatrzymuje, kupuje pociągi.',
      },
    ],
    rules: [
      'MEX-4-1',
      'MEX-4-2',
      'MEX-4-3',
      'MEX-4-4',
      'MEX-4.3-1',
      'MEX-4.3-2',
      'MEX-4.3-3',
      'MEX-4.3-4',
      'MEX-4.3-5',
      'MEX-4.3-6',
      'MEX-4.3-7',
      'MEX-4.3-8',
      'MEX-4.3-9',
      'MEX-4.3-10',
      'MEX-4.3.1-1',
      'MEX-4.3.1-2',
    ],
  },
  {
    id: 'track',
    heading: HEADINGS.track,
    lead: [
      {
        en: 'A major lays one or two yellow tiles, or makes one upgrade. New track, or the city on the tile, has to be joined to one of its stations. Mountains are paid for once, with the first tile.',
        ru: 'Крупная компания кладёт один-два жёлтых тайла или делает одно улучшение. Новый путь или город тайла должен быть соединён с её станцией. За горы платят один раз — с первым тайлом.',
        pl: 'Duża spółka kładzie jeden lub dwa żółte kafelki albo robi jedno ulepszenie. Nowy tor lub miasto na kafelku musi być połączone z jej stacją. Za góry płaci się raz – przy pierwszym kafelku.',
      },
    ],
    rules: [
      'MEX-4.4.1-1',
      'MEX-4.4.1-2',
      'MEX-4.4.1-3',
      'MEX-4.4.1-4',
      'MEX-4.4.1-5',
      'MEX-4.4.1-6',
      'MEX-4.4.1-7',
      'MEX-4.4.1-8',
      'MEX-4.4.1-9',
      'MEX-4.4.1-10',
    ],
  },
  {
    id: 'tokens',
    heading: HEADINGS.tokens,
    lead: [
      {
        en: 'One station a turn, in a city its track reaches; each further one is dearer. A city whose circles are all taken by others stops the trains of a company.',
        ru: 'Одна станция за ход в городе, до которого доходят пути; каждая следующая дороже. Город, все места которого заняты чужими станциями, поезда компании не пропускает.',
        pl: 'Jedna stacja w turze, w mieście, do którego sięgają tory; każda następna droższa. Miasto, którego wszystkie miejsca zajęli inni, zatrzymuje pociągi spółki.',
      },
    ],
    rules: ['MEX-4.3.2-1', 'MEX-4.3.2-2', 'MEX-4.3.2-3', 'MEX-4.3.2-4', 'MEX-4.3.2-5'],
  },
  {
    id: 'routes',
    heading: HEADINGS.routes,
    lead: [
      {
        en: 'A train’s number is how many cities and red areas its route may have; towns come free on top. The route includes an own station and uses no track twice. A 4D counts cities and red areas double.',
        ru: 'Число поезда — сколько городов и красных областей может быть в маршруте; городки идут сверх того. В маршруте есть своя станция, и никакой путь не проходят дважды. 4D считает города и красные области вдвойне.',
        pl: 'Liczba pociągu mówi, ile miast i czerwonych obszarów może być na trasie; miasteczek się nie liczy. Na trasie jest własna stacja i żadnego toru nie używa się dwa razy. 4D liczy miasta i czerwone obszary podwójnie.',
      },
    ],
    rules: [
      'MEX-4.4.2-1',
      'MEX-4.4.2-2',
      'MEX-4.4.2-3',
      'MEX-4.4.2-4',
      'MEX-4.4.2-5',
      'MEX-4.4.2-6',
      'MEX-4.4.2-7',
      'MEX-4.4.2-8',
      'MEX-4.4.2.1-1',
      'MEX-4.4.2.1-2',
      'MEX-A1-2',
    ],
    tables: ['places'],
  },
  {
    id: 'dividends',
    heading: HEADINGS.dividends,
    lead: [
      {
        en: 'Pay everything, and the price moves right; or keep everything, and it moves left, as it does without a run. Shares in the Open Market pay into the treasury.',
        ru: 'Выплатить всё — и цена идёт вправо; оставить всё — и она идёт влево, как и без рейсов. Доля акций на открытом рынке идёт в кассу.',
        pl: 'Wypłacić wszystko – kurs idzie w prawo; albo zatrzymać wszystko – idzie w lewo, tak jak bez przejazdu. Część akcji z otwartego rynku trafia do kasy.',
      },
    ],
    rules: ['MEX-4.3.3-1', 'MEX-4.3.3-2', 'MEX-4.3.3-3', 'MEX-4.3.3-4'],
  },
  {
    id: 'phases',
    heading: HEADINGS.phases,
    lead: [
      {
        en: 'The first train of a kind, and of the 3-trains also the fifth, begins a new phase at once: tiles open, limits fall, old trains, minors and privates go. Only 4-trains may run once more when their time is over.',
        ru: 'Первый поезд вида, а из поездов 3 и пятый, сразу начинает новую фазу: открываются тайлы, падают лимиты, уходят старые поезда, малые и частные компании. Только у поездов 4 есть ещё один, последний рейс.',
        pl: 'Pierwszy pociąg rodzaju, a z pociągów 3 także piąty, od razu zaczyna nową fazę: otwierają się kafelki, spadają limity, odchodzą stare pociągi, małe i prywatne spółki. Tylko pociągi 4 na koniec jadą jeszcze raz.',
      },
    ],
    rules: ['MEX-1.2-1', 'MEX-4.3.4-8', 'MEX-4.3.4.1-1', 'MEX-4.3.4.1-2', 'MEX-4.3.4.1-3'],
    tables: ['phases'],
  },
  {
    id: 'trains',
    heading: HEADINGS.trains,
    lead: [
      {
        en: 'Trains are bought after the run. Before the first 4-train a major buys at most one a turn from the bank. Other majors sell at any price both presidents accept.',
        ru: 'Поезда покупают после рейсов. До первого поезда 4 у банка берут не больше одного за ход. Другие крупные компании продают за цену, на которую согласны оба президента.',
        pl: 'Pociągi kupuje się po przejazdach. Przed pierwszym pociągiem 4 od banku bierze się najwyżej jeden w turze. Inne duże spółki sprzedają za cenę, na którą zgodzą się obaj prezesi.',
      },
    ],
    rules: ['MEX-4.3.4-1', 'MEX-4.3.4-2', 'MEX-4.3.4-3', 'MEX-4.3.4-4', 'MEX-4.3.4-5', 'MEX-4.3.4-6', 'MEX-4.3.4-7'],
  },
  {
    id: 'emergency',
    heading: { en: 'A forced purchase', ru: 'Вынужденная покупка', pl: 'Przymusowy zakup' },
    lead: [
      {
        en: 'A major with a route and no train must buy one. What its treasury lacks for the cheapest train of the bank the president pays, with cash and by selling shares. A president who cannot is bankrupt, and the game is over for all.',
        ru: 'Крупная компания с маршрутом, но без поезда, обязана его купить. Сколько в кассе не хватает на самый дешёвый поезд банка, платит президент — деньгами и продажей акций. Если он не может, он банкрот, и игра окончена для всех.',
        pl: 'Duża spółka z trasą, a bez pociągu, musi go kupić. Ile w kasie brakuje na najtańszy pociąg z banku, tyle dopłaca prezes – gotówką i sprzedażą akcji. Jeśli nie może, bankrutuje i gra kończy się dla wszystkich.',
      },
    ],
    rules: [
      'MEX-4.3.4.2-1',
      'MEX-4.3.4.2-2',
      'MEX-4.3.4.2-3',
      'MEX-4.3.4.2-4',
      'MEX-4.3.4.2-5',
      'MEX-4.3.4.2-6',
      'MEX-4.3.4.2-7',
    ],
  },
  {
    id: 'merger',
    heading: { en: 'The merger into NdM', ru: 'Слияние с NdM', pl: 'Fuzja z NdM' },
    lead: [
      {
        en: 'With the first 5-train a major may be merged into NdM: its president gives it up for one NdM share, the others are paid half the market value, and NdM takes its cash, trains and some stations. If nobody offers, NdM’s president picks one that is not launched.',
        ru: 'С первым поездом 5 одну крупную компанию можно слить с NdM: её президент отдаёт её за одну акцию NdM, остальным платят полцены, а NdM берёт её деньги, поезда и часть станций. Если никто не предложит, президент NdM выбирает одну из незапущенных.',
        pl: 'Z pierwszym pociągiem 5 jedną dużą spółkę można połączyć z NdM: jej prezes oddaje ją za jedną akcję NdM, pozostali dostają pół kursu, a NdM bierze jej gotówkę, pociągi i część stacji. Jeśli nikt nie zaproponuje, prezes NdM wybiera jedną z nieuruchomionych.',
      },
    ],
    rules: [
      'MEX-5.3-1',
      'MEX-5.3-2',
      'MEX-5.3-3',
      'MEX-5.3-4',
      'MEX-5.3-5',
      'MEX-5.3-6',
      'MEX-5.3-7',
      'MEX-5.3-8',
      'MEX-5.3-9',
      'MEX-5.3-10',
      'MEX-5.3-11',
      'MEX-5.3-12',
      'MEX-5.3-13',
      'MEX-5.3-14',
    ],
  },
  {
    id: 'end',
    heading: HEADINGS.end,
    lead: [
      {
        en: 'The game ends when the bank runs out, a price reaches $200, or somebody goes bankrupt. Cash, shares, and privates and minors at their nominal value count.',
        ru: 'Игра кончается, когда пуст банк, цена дошла до $200 или кто-то обанкротился. Считаются деньги, акции, а также частные и малые компании по номиналу.',
        pl: 'Gra kończy się, gdy bank jest pusty, kurs doszedł do $200 albo ktoś zbankrutował. Liczą się gotówka, akcje oraz spółki prywatne i małe po cenie nominalnej.',
      },
    ],
    rules: ['MEX-6-1', 'MEX-6-2', 'MEX-6-3', 'MEX-6.1-1', 'MEX-6.1-2', 'MEX-6.1-3', 'MEX-6.1-4'],
  },
  {
    id: 'variants',
    heading: HEADINGS.variants,
    lead: [
      {
        en: 'These may be agreed on before the game, each for itself.',
        ru: 'О них можно договориться до игры, о каждом отдельно.',
        pl: 'Można się na nie umówić przed grą, na każdy z osobna.',
      },
    ],
    rules: ['MEX-8-1', 'MEX-8-2', 'MEX-8-3', 'MEX-8-4', 'MEX-8-5'],
    tables: ['options'],
  },
]
