import type { GuideChapter } from '../../../core/guide.js'
import { ALL_18XX, HEADINGS } from '../../../guide/headings.js'

export const beforeChapters: readonly GuideChapter[] = [
  {
    id: 'overview',
    heading: HEADINGS.overview,
    lead: [
      ALL_18XX,
      {
        en: 'In 18Mag, set in Hungary, it is the other way round. The railways that build and run are small minors, each owned by one player; half of what they earn goes straight into the owner’s hand. The majors, whose shares players hold, lay no track and own no trains: they sell to the minors what they need (track, terrain, trains, rail-cars) and live on those fees.',
        ru: 'В 18Mag — действие идёт в Венгрии — всё наоборот. Строят и делают рейсы малые компании, каждая принадлежит одному игроку; половина заработанного сразу идёт владельцу. Крупные компании, чьи акции у игроков, путей не кладут и поездов не имеют: они продают малым всё нужное (тайлы, местность, поезда, вагоны) и живут на эти деньги.',
        pl: 'W 18Mag, na Węgrzech, jest na odwrót. Budują i jeżdżą małe spółki, każda należy do jednego gracza; połowa zarobku trafia wprost do właściciela. Duże spółki, których akcje mają gracze, nie kładą torów i nie mają pociągów: sprzedają małym to, czego te potrzebują (tory, teren, pociągi, wagony) i żyją z tych opłat.',
      },
      {
        en: 'So every fee you pay is income of a major: pay it to those you have shares of. First minors and shares are drafted, then sets of operating rounds and a stock round alternate. Nobody goes bankrupt, and no train ever leaves the game.',
        ru: 'Всё, что вы платите, — доход какой-то крупной компании: платите тем, чьи акции у вас. Сначала выбирают малые компании и акции, потом чередуются серии операционных раундов и биржевые раунды. Никто не банкротится, и ни один поезд не уходит из игры.',
        pl: 'Każda twoja opłata to dochód dużej spółki: płać tym, których akcje masz. Najpierw wybiera się małe spółki i akcje, potem na przemian idą serie rund operacyjnych i rundy giełdowe. Nikt nie bankrutuje i żaden pociąg nie znika z gry.',
      },
    ],
    rules: ['MAG-GEN-1', 'MAG-GEN-3', 'MAG-GEN-4', 'MAG-GEN-5', 'MAG-GEN-7'],
  },
  {
    id: 'setup',
    heading: HEADINGS.setup,
    lead: [
      {
        en: 'Seats and start prices of the majors are drawn. Four hexsides of the map are barred, and three stacks of trains carry a round tile: the first sale from each of them begins a new phase.',
        ru: 'Места за столом и начальные цены крупных компаний определяет жребий. Четыре стороны гексов на карте перекрыты преградами, а на трёх стопках поездов лежит жетон раунда: первая продажа из такой стопки начинает новую фазу.',
        pl: 'Miejsca i kursy początkowe dużych spółek są losowane. Cztery krawędzie na mapie są zagrodzone barierami, a na trzech stosach pociągów leży żeton rundy: pierwsza sprzedaż z takiego stosu zaczyna nową fazę.',
      },
    ],
    rules: [
      'MAG-SET-1',
      'MAG-SET-2',
      'MAG-SET-3',
      'MAG-SET-4',
      'MAG-SET-5',
      'MAG-SET-6',
      'MAG-SET-7',
      'MAG-GEN-2',
      'MAG-GEN-6',
    ],
    tables: ['limits', 'companies'],
  },
  {
    id: 'draft',
    heading: { en: 'The draft', ru: 'Выбор компаний', pl: 'Wybór spółek' },
    lead: [
      {
        en: 'In turn everybody takes one thing, free of charge: a minor, with {minorCash} and a 2-train, or a 10% share of a major, until all have their number of both. Two shares of one major make you its president at once. Look at where the homes lie: minors next to each other can share track.',
        ru: 'По очереди каждый берёт бесплатно что-то одно: малую компанию с {minorCash} и поездом 2 или акцию 10% крупной, пока у всех не будет нужного числа тех и других. С двумя акциями одной крупной компании вы сразу становитесь её президентом. Смотрите, где домашние города: соседним малым компаниям пригодятся одни и те же пути.',
        pl: 'Po kolei każdy bierze za darmo jedną rzecz: małą spółkę z {minorCash} i pociągiem 2 albo akcję 10% dużej, aż wszyscy mają wymaganą liczbę jednych i drugich. Z dwiema akcjami jednej dużej spółki od razu zostajesz jej prezesem. Patrz, gdzie leżą miasta macierzyste: sąsiednim małym spółkom służą te same tory.',
      },
    ],
    rules: [
      'MAG-DRF-1',
      'MAG-DRF-2',
      'MAG-DRF-3',
      'MAG-DRF-4',
      'MAG-DRF-5',
      'MAG-DRF-6',
      'MAG-DRF-7',
      'MAG-DRF-8',
      'MAG-DRF-9',
      'MAG-DRF-10',
      'MAG-DRF-11',
    ],
  },
]
