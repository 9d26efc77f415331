import type { GuideChapter } from '../../../core/guide.js'
import { ALL_18XX, HEADINGS, TRAINS_LEAVE } from '../../../guide/headings.js'

export const beforeChapters: readonly GuideChapter[] = [
  {
    id: 'overview',
    heading: HEADINGS.overview,
    lead: [
      ALL_18XX,
      TRAINS_LEAVE,
      {
        en: '1849 is played on Sicily, where mountains are dear and narrow track is cheap to build but slow to run on. Corporations come in an order that is drawn before the game, money is short, and prices fall quickly when shares are sold. A corporation may go under and be started again.',
        ru: 'Действие 1849 — на Сицилии: строить в горах дорого, узкая колея дёшева, но поезд проходит по ней вдвое меньше. Корпорации появляются в порядке, который определяет жребий до игры, денег мало, а от продажи акций цены быстро падают. Корпорация может закрыться и быть основана снова.',
        pl: 'Gra 1849 toczy się na Sycylii: budowa w górach jest droga, a wąski tor tani w budowie, lecz pociąg ujedzie nim o połowę mniej. Spółki pojawiają się w kolejności wylosowanej przed grą, pieniędzy jest mało, a kursy szybko spadają przy sprzedaży akcji. Spółka może się zamknąć i zostać założona ponownie.',
      },
      {
        en: 'First five private companies are sold. Then a stock round, in which players deal in shares, and one to three operating rounds, in which corporations build and run, follow each other until the game ends.',
        ru: 'Сначала продаются пять частных компаний. Потом чередуются биржевой раунд, где игроки торгуют акциями, и от одного до трёх операционных раундов, где корпорации строят и делают рейсы, — до конца игры.',
        pl: 'Najpierw sprzedaje się pięć spółek prywatnych. Potem na przemian następują runda giełdowa, w której gracze handlują akcjami, i od jednej do trzech rund operacyjnych, w których spółki budują i jeżdżą – aż do końca gry.',
      },
    ],
    rules: ['1849-3-1'],
  },
  {
    id: 'setup',
    heading: HEADINGS.setup,
    lead: [
      {
        en: 'Seats and the order of the corporations are drawn. The order is open to all: it tells which corporation can be started next, so one can plan for it.',
        ru: 'Места и порядок корпораций определяет жребий. Порядок известен всем: он говорит, какую корпорацию можно основать следующей, и это можно учесть в планах.',
        pl: 'Miejsca i kolejność spółek są losowane. Kolejność jest jawna: mówi, którą spółkę można założyć następną, więc da się to zaplanować.',
      },
    ],
    rules: ['1849-1.1-1', '1849-2-1', '1849-2-2', '1849-2-3', '1849-2.1-1', '1849-2.2-1', '1849-2.2-2', '1849-2.2-3'],
    tables: ['limits'],
  },
  {
    id: 'companySale',
    heading: HEADINGS.companySale,
    lead: [
      {
        en: 'The cheapest unsold private company is on offer at its face price. In a turn you buy it, or bid on one of the dearer ones, or pass. A bid sets your money aside until that company’s turn comes: then a single bidder gets it for the bid, several bidders go on bidding among themselves until one is left.',
        ru: 'Самая дешёвая непроданная компания предлагается по номиналу. За ход вы покупаете её, или делаете ставку на одну из более дорогих, или пасуете. Деньги ставки откладываются, пока до той компании не дойдёт очередь: единственный поставивший получает её за свою ставку; если ставок несколько, игроки торгуются между собой, пока не останется один.',
        pl: 'Najtańsza niesprzedana spółka jest do wzięcia po cenie nominalnej. W turze kupujesz ją albo składasz ofertę na jedną z droższych, albo pasujesz. Pieniądze oferty są odkładane, aż przyjdzie kolej na tę spółkę: jedyny oferent dostaje ją za swoją ofertę, kilku licytuje dalej między sobą, aż zostanie jeden.',
      },
      {
        en: 'The dearest one, RSA, brings its buyer the first corporation of the game. When all five are sold, the first stock round begins.',
        ru: 'С самой дорогой, RSA, покупатель получает первую корпорацию игры. Когда проданы все пять, начинается первый биржевой раунд.',
        pl: 'Najdroższa, RSA, daje nabywcy pierwszą spółkę akcyjną w grze. Gdy sprzedano wszystkie pięć, zaczyna się pierwsza runda giełdowa.',
      },
    ],
    rules: [
      '1849-8-1',
      '1849-8-2',
      '1849-8-3',
      '1849-8-4',
      '1849-8-5',
      '1849-8-6',
      '1849-8-7',
      '1849-8-8',
      '1849-8-9',
      '1849-8-10',
      '1849-8.1-1',
    ],
  },
  {
    id: 'privates',
    heading: HEADINGS.privates,
    lead: [
      {
        en: 'A private company pays its owner at the start of every operating round. In the middle phases a corporation may buy it from a player for up to twice its face: a way to move money from a treasury to a hand. Most powers work only for the corporation that owns it. All of them close with the first 12H.',
        ru: 'Частная компания платит владельцу в начале каждого операционного раунда. В средних фазах корпорация может купить её у игрока не более чем за два номинала — так деньги переходят из кассы к игроку. Большинство способностей работает только у корпорации-владельца. С первым 12H все они закрываются.',
        pl: 'Spółka prywatna płaci właścicielowi na początku każdej rundy operacyjnej. W środkowych fazach spółka akcyjna może ją odkupić od gracza za najwyżej podwójną cenę nominalną: tak pieniądze przechodzą z kasy do gracza. Większość zdolności działa tylko u spółki-właściciela. Wszystkie zamykają się z pierwszym 12H.',
      },
    ],
    rules: [
      '1849-7.1-1',
      '1849-7.1-2',
      '1849-10.2-1',
      '1849-7.1-3',
      '1849-7.1-4',
      '1849-7.1-5',
      '1849-7.1-6',
      '1849-7.1-7',
      '1849-7.1-8',
      '1849-7.1-9',
      '1849-7.1-10',
    ],
    tables: ['privates'],
  },
  {
    id: 'market',
    heading: HEADINGS.market,
    lead: [
      {
        en: 'Each corporation has a marker on the market; its cell is the price of one share. Running well moves it right, holding money back moves it left, sales push it down, and being sold out lifts it. Several corporations may stand on one cell: the one on top comes first.',
        ru: 'У каждой корпорации на бирже свой маркер; его клетка — цена одной акции. Хорошая выплата двигает его вправо, удержание — влево, продажи толкают вниз, а когда все акции у игроков, он поднимается. На одной клетке могут стоять несколько маркеров: верхний ходит первым.',
        pl: 'Każda spółka ma na giełdzie znacznik; jego pole to kurs jednej akcji. Dobra wypłata przesuwa go w prawo, zatrzymanie pieniędzy w lewo, sprzedaże spychają w dół, a gdy wszystkie akcje mają gracze, idzie w górę. Na jednym polu może stać kilka znaczników: górny działa pierwszy.',
      },
    ],
    rules: ['1849-5-1', '1849-5-2', '1849-5-3', '1849-5-4', '1849-5-5', '1849-5-6', '1849-5-7'],
    tables: ['market'],
  },
]
