import type { GuideChapter } from '../../../core/guide.js'
import { HEADINGS } from '../../../guide/headings.js'

export const operatingChapters: readonly GuideChapter[] = [
  {
    id: 'operating',
    heading: HEADINGS.operating,
    lead: [
      {
        en: 'All minors act by their numbers, then all majors, the dearest first. A minor lays track, places a station, may give trains back, runs and splits its income, and buys trains. How many rounds follow each other depends on the phase; a change of phase cuts the set short.',
        ru: 'Сначала по номерам ходят все малые компании, потом крупные, начиная с самой дорогой. Малая кладёт тайлы, ставит станцию, может вернуть поезда, делает рейсы и делит доход, покупает поезда. Сколько раундов идёт подряд, зависит от фазы; смена фазы обрывает серию.',
        pl: 'Najpierw według numerów działają wszystkie małe spółki, potem duże, od najdroższej. Mała kładzie kafelki, stawia stację, może oddać pociągi, jeździ i dzieli dochód, kupuje pociągi. Ile rund następuje po sobie, zależy od fazy; zmiana fazy skraca serię.',
      },
    ],
    rules: ['MAG-RND-1', 'MAG-RND-2', 'MAG-RND-3', 'MAG-RND-4', 'MAG-RND-5'],
  },
  {
    id: 'track',
    heading: HEADINGS.track,
    lead: [
      {
        en: 'A minor may lay two tiles a turn: one yellow tile or upgrade, and one more yellow tile. The second one costs {secondTile}, which SzKÉV gets; terrain costs money that SIK gets. Begin at home. Each new tile has to be joined to a station of the minor.',
        ru: 'За ход малая компания может положить два тайла: жёлтый или улучшение и ещё один жёлтый. Второй стоит {secondTile}, их получает SzKÉV; за местность платят SIK. Начинают с домашнего города. Каждый новый тайл должен быть соединён со станцией компании.',
        pl: 'Mała spółka może położyć w turze dwa kafelki: żółty lub ulepszenie i jeszcze jeden żółty. Drugi kosztuje {secondTile}, które dostaje SzKÉV; za teren płaci się SIK. Zaczyna się od miasta macierzystego. Każdy nowy kafelek musi być połączony ze stacją spółki.',
      },
      {
        en: 'An upgrade keeps all track that lies there and adds to it; colours go yellow, green, brown, gray, as the phases open them.',
        ru: 'Улучшение сохраняет все лежащие пути и добавляет новые; цвета идут по порядку — жёлтый, зелёный, коричневый, серый, — по мере того как их открывают фазы.',
        pl: 'Ulepszenie zachowuje wszystkie leżące tory i dodaje nowe; kolory idą po kolei – żółty, zielony, brązowy, szary – gdy otwierają je fazy.',
      },
    ],
    rules: [
      'MAG-TRK-1',
      'MAG-TRK-2',
      'MAG-TRK-3',
      'MAG-TRK-4',
      'MAG-TRK-5',
      'MAG-TRK-6',
      'MAG-TRK-7',
      'MAG-TRK-8',
      'MAG-TRK-9',
      'MAG-TRK-10',
      'MAG-TRK-11',
      'MAG-TRK-12',
      'MAG-TRK-13',
      'MAG-TRK-14',
      'MAG-TRK-15',
      'MAG-TRK-16',
      'MAG-UPG-1',
      'MAG-UPG-2',
      'MAG-UPG-3',
      'MAG-UPG-4',
      'MAG-UPG-5',
      'MAG-UPG-6',
    ],
  },
  {
    id: 'tokens',
    heading: HEADINGS.tokens,
    lead: [
      {
        en: 'Beside its home a minor can place two more stations in the game, in cities its track reaches. A city full of other stations lets no train pass; half of what a station costs is SzKÉV’s.',
        ru: 'Кроме домашней, малая компания за игру может поставить ещё две станции в городах, до которых доходят её пути. Город, полный чужих станций, поезда не пропускает; половину платы за станцию получает SzKÉV.',
        pl: 'Poza macierzystą mała spółka może w grze postawić jeszcze dwie stacje w miastach, do których sięgają jej tory. Miasto pełne cudzych stacji nie przepuszcza pociągów; połowę ceny stacji dostaje SzKÉV.',
      },
    ],
    rules: ['MAG-TOK-1', 'MAG-TOK-2', 'MAG-TOK-3', 'MAG-TOK-4'],
  },
  {
    id: 'routes',
    heading: HEADINGS.routes,
    lead: [
      {
        en: 'A train’s number is how many stops it may visit: cities, towns and red hexes, none skipped on the way. The route passes an own station and uses nothing twice; two trains share no track. Each major’s station in a visited city adds {bonus}. The best set of routes has to be run.',
        ru: 'Число поезда — сколько остановок может быть в рейсе: города, городки и красные гексы, без пропусков по пути. Маршрут проходит через свою станцию и ничего не использует дважды; общих путей у двух поездов быть не может. Станция крупной компании в городе на маршруте добавляет {bonus}. Ехать надо самым доходным набором маршрутов.',
        pl: 'Liczba pociągu mówi, ile przystanków może odwiedzić: miasta, miasteczka i czerwone heksy, bez pomijania po drodze. Trasa przechodzi przez własną stację i niczego nie używa dwa razy; dwa pociągi nie mają wspólnych torów. Stacja dużej spółki w odwiedzonym mieście dodaje {bonus}. Trzeba przejechać najlepszy zestaw tras.',
      },
    ],
    rules: [
      'MAG-RTE-1',
      'MAG-RTE-2',
      'MAG-RTE-3',
      'MAG-RTE-4',
      'MAG-RTE-5',
      'MAG-RTE-6',
      'MAG-RTE-7',
      'MAG-RTE-8',
      'MAG-RUN-1',
      'MAG-RUN-2',
      'MAG-RUN-3',
      'MAG-RUN-4',
      'MAG-RUN-5',
    ],
    tables: ['places'],
  },
  {
    id: 'cars',
    heading: { en: 'Rail-cars', ru: 'Вагоны', pl: 'Wagony' },
    lead: [
      {
        en: 'Before it runs, a minor may buy one car each of RÁBA (a red hex is worth more), G&C (more towns for one train) and SNW (one mine for one train). They serve this run only, and the price, higher for each further car, goes to the seller.',
        ru: 'Перед рейсами малая компания может купить по вагону у RÁBA (красный гекс стоит больше), G&C (одному поезду больше городков) и SNW (одному поезду одна шахта). Они служат только в этих рейсах, а цену, растущую с каждым следующим, получает продавец.',
        pl: 'Przed przejazdami mała spółka może kupić po wagonie od RÁBA (czerwony heks wart więcej), G&C (jeden pociąg odwiedza więcej miasteczek) i SNW (jeden pociąg odwiedza kopalnię). Służą tylko w tych przejazdach, a cenę, rosnącą z każdym następnym, dostaje sprzedawca.',
      },
    ],
    rules: ['MAG-CAR-1', 'MAG-CAR-2', 'MAG-CAR-3', 'MAG-CAR-4', 'MAG-CAR-5', 'MAG-CAR-6', 'MAG-CAR-7', 'MAG-CAR-8'],
  },
  {
    id: 'income',
    heading: { en: 'Income of minors', ru: 'Доход малых компаний', pl: 'Dochód małych spółek' },
    lead: [
      {
        en: 'There is nothing to decide: half goes to the minor’s treasury, half to its owner, and what a mine brought to the treasury alone.',
        ru: 'Решать нечего: половина идёт в кассу малой компании, половина владельцу, а доход шахты — только в кассу.',
        pl: 'Nie ma o czym decydować: połowa idzie do kasy małej spółki, połowa do właściciela, a to, co dała kopalnia – tylko do kasy.',
      },
    ],
    rules: ['MAG-INC-1', 'MAG-INC-2', 'MAG-INC-3'],
  },
  {
    id: 'trains',
    heading: HEADINGS.trains,
    lead: [
      {
        en: 'A minor may own two trains and need not own any. All stacks are on sale at any time; half of the price goes to the major that sells that kind. Before its run a minor may give trains back to make room for better ones.',
        ru: 'У малой компании может быть два поезда, а может не быть ни одного. Все стопки продаются всегда; половину цены получает крупная компания, которая продаёт этот вид. Перед рейсами поезда можно вернуть, чтобы освободить место для лучших.',
        pl: 'Mała spółka może mieć dwa pociągi, a nie musi mieć żadnego. Wszystkie stosy są stale w sprzedaży; połowę ceny dostaje duża spółka sprzedająca ten rodzaj. Przed przejazdami można pociągi oddać, by zrobić miejsce lepszym.',
      },
    ],
    rules: ['MAG-DIS-1', 'MAG-TRN-1', 'MAG-TRN-2', 'MAG-TRN-3', 'MAG-TRN-4', 'MAG-TRN-5'],
  },
  {
    id: 'phases',
    heading: HEADINGS.phases,
    lead: [
      {
        en: 'The first train out of a stack with a round tile begins the next phase: new tiles, new values, dearer cars, and this operating round is the last of its set. If nobody buys trains, markers gather on the lowest such stack; the third one begins the phase by itself.',
        ru: 'Первый поезд из стопки с жетоном раунда начинает следующую фазу: новые тайлы, новые доходы, вагоны дороже, и этот операционный раунд — последний в серии. Если поездов никто не покупает, на нижней такой стопке копятся маркеры; третий начинает фазу сам.',
        pl: 'Pierwszy pociąg ze stosu z żetonem rundy zaczyna następną fazę: nowe kafelki, nowe wartości, droższe wagony, a ta runda operacyjna jest ostatnia w serii. Gdy nikt nie kupuje pociągów, na najniższym takim stosie zbierają się znaczniki; trzeci sam zaczyna fazę.',
      },
    ],
    rules: [
      'MAG-PHS-1',
      'MAG-PHS-2',
      'MAG-PHS-3',
      'MAG-PHS-4',
      'MAG-PHS-5',
      'MAG-NTS-1',
      'MAG-NTS-2',
      'MAG-NTS-3',
      'MAG-NTS-4',
      'MAG-NTS-5',
      'MAG-NTS-6',
    ],
    tables: ['phases'],
  },
  {
    id: 'majors',
    heading: { en: 'The turn of a major', ru: 'Ход крупной компании', pl: 'Tura dużej spółki' },
    lead: [
      {
        en: 'The president may place a station in any free city, which makes that city worth more for every train, and then pays a dividend out of the treasury: any multiple of 10. The more is paid, the further the price moves; paying nothing moves it back.',
        ru: 'Президент может поставить станцию в любом городе, где есть место, — он станет приносить больше каждому поезду, — а потом платит дивиденды из кассы: любую сумму, кратную 10. Чем больше выплата, тем дальше движется цена; без выплаты она идёт назад.',
        pl: 'Prezes może postawić stację w dowolnym wolnym mieście – stanie się ono warte więcej dla każdego pociągu – a potem wypłaca dywidendę z kasy: dowolną wielokrotność 10. Im więcej wypłaca, tym dalej przesuwa się kurs; bez wypłaty cofa się.',
      },
    ],
    rules: [
      'MAG-MAJ-1',
      'MAG-MTK-1',
      'MAG-MTK-2',
      'MAG-MTK-3',
      'MAG-MTK-4',
      'MAG-DIV-1',
      'MAG-DIV-2',
      'MAG-DIV-3',
      'MAG-DIV-4',
      'MAG-DIV-5',
    ],
  },
]
