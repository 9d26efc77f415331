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
        en: '1846 is played in the Midwest, between the East coast and Chicago. Corporations have little money of their own: they raise it by issuing shares in their turn. Trains from east to west earn big bonuses. Prices move along one line, and how far they move depends on how much is paid out.',
        ru: 'Действие 1846 — на Среднем Западе, между восточным побережьем и Chicago. Своих денег у корпораций мало: они добывают их, выпуская акции в свой ход. Рейсы с востока на запад приносят большие бонусы. Цены движутся по одному ряду, и насколько — зависит от размера выплаты.',
        pl: 'Gra 1846 toczy się na Środkowym Zachodzie, między wschodnim wybrzeżem a Chicago. Spółki mają mało własnych pieniędzy: zdobywają je, emitując akcje w swojej turze. Przejazdy ze wschodu na zachód dają duże premie. Kursy przesuwają się w jednym rzędzie, a jak daleko – zależy od wielkości wypłaty.',
      },
      {
        en: 'First private companies are drafted in secret. Then a stock round and two operating rounds follow each other until the bank runs out.',
        ru: 'Сначала тайно выбирают частные компании. Потом чередуются биржевой раунд и два операционных, пока в банке не кончатся деньги.',
        pl: 'Najpierw potajemnie wybiera się spółki prywatne. Potem na przemian idą runda giełdowa i dwie operacyjne, aż w banku skończą się pieniądze.',
      },
    ],
    rules: ['1846-SEQ-1', '1846-INF-1', '1846-INF-2'],
  },
  {
    id: 'setup',
    heading: HEADINGS.setup,
    lead: [
      {
        en: 'With fewer than five players some corporations and private companies are removed at random: look which ones, for it changes where the map is worth building.',
        ru: 'Если игроков меньше пяти, часть корпораций и частных компаний убирают по жребию: посмотрите какие — от этого зависит, где стоит строить.',
        pl: 'Gdy graczy jest mniej niż pięcioro, część spółek i spółek prywatnych usuwa los: zobacz które, bo od tego zależy, gdzie warto budować.',
      },
    ],
    rules: [
      '1846-SET-1',
      '1846-SET-2',
      '1846-SET-3',
      '1846-SET-4',
      '1846-SET-5',
      '1846-SET-6',
      '1846-SET-7',
      '1846-SET-8',
    ],
    tables: ['limits', 'options'],
  },
  {
    id: 'draft',
    heading: { en: 'The draft', ru: 'Выбор компаний', pl: 'Wybór spółek' },
    lead: [
      {
        en: 'The last seat begins. You draw some cards in secret, keep one and put the others under the deck; a blank card means that you buy nothing. When only one private company is left, it is offered openly, cheaper with each refusal. Then all cards are shown and paid for.',
        ru: 'Начинает последнее место. Вы тайно берёте несколько карт, одну оставляете, остальные кладёте под колоду; пустая карта значит, что вы ничего не покупаете. Когда остаётся одна частная компания, её предлагают открыто, с каждым отказом дешевле. Потом все карты открывают и оплачивают.',
        pl: 'Zaczyna ostatnie miejsce. Bierzesz potajemnie kilka kart, jedną zatrzymujesz, resztę kładziesz pod talię; pusta karta znaczy, że nic nie kupujesz. Gdy zostaje jedna spółka prywatna, jest oferowana jawnie, z każdą odmową taniej. Potem wszystkie karty odkrywa się i opłaca.',
      },
    ],
    rules: [
      '1846-DRF-1',
      '1846-DRF-2',
      '1846-DRF-3',
      '1846-DRF-4',
      '1846-DRF-5',
      '1846-DRF-6',
      '1846-DRF-7',
      '1846-DRF-8',
      '1846-DRF-9',
    ],
  },
  {
    id: 'privates',
    heading: HEADINGS.privates,
    lead: [
      {
        en: 'They pay their owner in every operating round. In the first two phases a corporation may buy one from a player for up to the listed price and then use its power. Phase III removes nearly all of them.',
        ru: 'Они платят владельцу в каждом операционном раунде. В первых двух фазах корпорация может купить такую у игрока не дороже указанной цены и пользоваться её способностью. Фаза III убирает почти все.',
        pl: 'Płacą właścicielowi w każdej rundzie operacyjnej. W dwóch pierwszych fazach spółka może taką odkupić od gracza za najwyżej podaną cenę i używać jej zdolności. Faza III usuwa prawie wszystkie.',
      },
    ],
    rules: [
      '1846-ORD-1',
      '1846-PVT-1',
      '1846-PVT-2',
      '1846-PVT-3',
      '1846-PVT-4',
      '1846-PVT-5',
      '1846-PVT-6',
      '1846-PVT-7',
      '1846-PVT-8',
      '1846-PVT-9',
      '1846-PVT-10',
      '1846-ORD-2',
      '1846-PVT-11',
      '1846-PVT-12',
      '1846-PVT-13',
    ],
    tables: ['privates'],
  },
  {
    id: 'independents',
    heading: { en: 'Independents: MS and BIG4', ru: 'Независимые: MS и BIG4', pl: 'Niezależne: MS i BIG4' },
    lead: [
      {
        en: 'Two of the private companies are small railways with a 2-train and a station. They operate before the corporations: lay track, run, and split what they earn between their owner and their treasury. A corporation that buys one gets its train, its money and its place on the map.',
        ru: 'Две из частных компаний — небольшие дороги с поездом 2 и станцией. Они ходят перед корпорациями: кладут тайлы, делают рейсы и делят доход пополам между владельцем и кассой. Купившая их корпорация получает поезд, деньги и место на карте.',
        pl: 'Dwie ze spółek prywatnych to małe koleje z pociągiem 2 i stacją. Działają przed spółkami: kładą kafelki, jeżdżą i dzielą dochód po połowie między właściciela i kasę. Spółka, która taką kupi, dostaje jej pociąg, pieniądze i miejsce na mapie.',
      },
    ],
    rules: [
      '1846-ORD-4',
      '1846-DIV-8',
      '1846-IND-1',
      '1846-IND-2',
      '1846-IND-3',
      '1846-IND-4',
      '1846-IND-5',
      '1846-IND-6',
    ],
  },
  {
    id: 'market',
    heading: HEADINGS.market,
    lead: [
      {
        en: 'One line of prices. Big dividends move a marker right, small or none left; the president’s sales and shares left in the Market pull it down, being sold out lifts it.',
        ru: 'Цены стоят в один ряд. Большие дивиденды двигают маркер вправо, малые или никакие — влево; продажи президента и акции на рынке тянут цену вниз, а если все акции у игроков, она растёт.',
        pl: 'Kursy leżą w jednym rzędzie. Duża dywidenda przesuwa znacznik w prawo, mała lub żadna w lewo; sprzedaże prezesa i akcje na rynku obniżają kurs, a gdy wszystkie akcje mają gracze, kurs rośnie.',
      },
    ],
    rules: ['1846-MKT-1', '1846-MKT-2', '1846-MKT-3'],
    tables: ['market'],
  },
]
