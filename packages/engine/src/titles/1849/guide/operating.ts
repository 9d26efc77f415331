import type { GuideChapter } from '../../../core/guide.js'
import { HEADINGS } from '../../../guide/headings.js'

export const operatingChapters: readonly GuideChapter[] = [
  {
    id: 'operating',
    heading: HEADINGS.operating,
    lead: [
      {
        en: 'After the private companies have paid, every corporation takes one turn, the dearest first. Its president goes through the steps in order: one tile, one station, run the trains and decide on the money, buy trains, issue or redeem shares. Nothing is bought on credit: what the trains earn now can pay for track only in the next turn.',
        ru: 'После выплат частных компаний каждая корпорация делает один ход, начиная с самой дорогой. Президент проходит шаги по порядку: один тайл, одна станция, рейсы и решение о деньгах, покупка поездов, выпуск или выкуп акций. В долг ничего не покупают: доход этого хода пойдёт на тайлы только в следующий ход.',
        pl: 'Po wypłatach spółek prywatnych każda spółka wykonuje jedną turę, od najdroższej. Prezes przechodzi kroki po kolei: jeden kafelek, jedna stacja, przejazdy i decyzja o pieniądzach, zakup pociągów, emisja lub odkup akcji. Na kredyt niczego się nie kupuje: przychodem z tej tury za kafelki zapłaci się dopiero w następnej.',
      },
    ],
    rules: ['1849-10-1', '1849-10-2', '1849-10-3'],
  },
  {
    id: 'track',
    heading: HEADINGS.track,
    lead: [
      {
        en: 'One tile a turn: a yellow one on an empty hex, or the next colour on a tile that lies there, as far as the phase allows. It has to be of use to the corporation and be reached from one of its stations.',
        ru: 'Один тайл за ход: жёлтый на пустой гекс или следующий цвет на лежащий тайл, насколько позволяет фаза. Он должен быть полезен корпорации и достижим от одной из её станций.',
        pl: 'Jeden kafelek w turze: żółty na pusty heks albo następny kolor na leżący kafelek, o ile pozwala faza. Musi być dla spółki użyteczny i osiągalny od jednej z jej stacji.',
      },
      {
        en: 'There are three gauges: narrow (dashed), standard (black) and dual (white), which carries both. Narrow track costs a quarter of the terrain, but a train gets only half as far on it. Narrow and standard may be laid against each other, yet no train passes from one to the other except at a stop.',
        ru: 'Колеи три: узкая (пунктир), нормальная (чёрная) и двойная (белая), годная для обеих. Узкая стоит четверть цены местности, но поезд проходит по ней вдвое меньше. Узкую можно подвести к нормальной, но перейти с одной на другую поезд может только на остановке.',
        pl: 'Są trzy szerokości: wąska (przerywana), normalna (czarna) i podwójna (biała), dobra dla obu. Wąska kosztuje ćwierć ceny terenu, ale pociąg ujedzie nią o połowę mniej. Wąską można doprowadzić do normalnej, lecz z jednej na drugą pociąg przejdzie tylko na przystanku.',
      },
    ],
    rules: [
      '1849-4-1',
      '1849-10.3-1',
      '1849-10.3-2',
      '1849-10.3-3',
      '1849-10.3-4',
      '1849-10.3-5',
      '1849-10.3-6',
      '1849-10.3-7',
      '1849-10.3-8',
      '1849-10.3-9',
      '1849-10.3-10',
      '1849-10.3-11',
      '1849-10.3.1-1',
      '1849-10.3.1-2',
    ],
  },
  {
    id: 'tokens',
    heading: HEADINGS.tokens,
    lead: [
      {
        en: 'A corporation has three stations, paid for when it was started. One stands in its home city; the others go, one a turn and free of charge, into cities it can reach. A city whose slots are all taken by others stops its trains.',
        ru: 'У корпорации три станции, оплаченные при основании. Одна стоит в домашнем городе; другие ставят бесплатно, по одной за ход, в города, до которых есть путь. Город, все места которого заняты чужими, её поезда не пропускает.',
        pl: 'Spółka ma trzy stacje, opłacone przy założeniu. Jedna stoi w mieście macierzystym; pozostałe stawia się za darmo, po jednej w turze, w miastach, do których sięga trasa. Miasto, którego wszystkie miejsca zajęli inni, zatrzymuje jej pociągi.',
      },
    ],
    rules: ['1849-10.4-1', '1849-10.4-2', '1849-10.4-3', '1849-10.4-4'],
  },
  {
    id: 'routes',
    heading: HEADINGS.routes,
    lead: [
      {
        en: 'A train’s number is how many hex borders it may cross: on standard and dual track each counts one, on narrow track two (for the R6H the other way round). Its route joins at least two cities, or a city and a town, passes an own station, and earns everything that lies on it. Trains of one corporation share no track.',
        ru: 'Число поезда — сколько границ гексов он может пересечь: на нормальной и двойной колее граница считается за одну, на узкой за две (у R6H наоборот). Маршрут соединяет хотя бы два города или город и городок, проходит через свою станцию и приносит всё, что на нём лежит. Общих путей у поездов одной корпорации быть не может.',
        pl: 'Liczba pociągu mówi, ile granic heksów może przekroczyć: na torze normalnym i podwójnym granica liczy się za jedną, na wąskim za dwie (dla R6H odwrotnie). Trasa łączy co najmniej dwa miasta albo miasto i miasteczko, przechodzi przez własną stację i daje wszystko, co na niej leży. Pociągi jednej spółki nie mogą mieć wspólnych torów.',
      },
    ],
    rules: [
      '1849-10.1-1',
      '1849-10.1-2',
      '1849-10.1-3',
      '1849-10.1-4',
      '1849-10.1-5',
      '1849-10.1-6',
      '1849-10.5-1',
      '1849-10.5.1-1',
      '1849-10.5.1-2',
      '1849-10.5.1-3',
      '1849-10.5.1-4',
      '1849-10.5.1-5',
      '1849-10.5.1-6',
      '1849-10.5.2-1',
      '1849-10.5.2-2',
      '1849-10.5.2-3',
    ],
    tables: ['places'],
  },
  {
    id: 'dividends',
    heading: HEADINGS.dividends,
    lead: [
      {
        en: 'All or nothing: the president pays the whole revenue out, or keeps it in the treasury. Paying at least the share price moves the marker right, paying less leaves it, keeping the money moves it left.',
        ru: 'Всё или ничего: президент выплачивает весь доход или оставляет его в кассе. Выплата не меньше цены акции двигает маркер вправо, меньшая оставляет на месте, удержание двигает влево.',
        pl: 'Wszystko albo nic: prezes wypłaca cały przychód albo zostawia go w kasie. Wypłata co najmniej równa kursowi przesuwa znacznik w prawo, mniejsza zostawia go w miejscu, zatrzymanie przesuwa w lewo.',
      },
    ],
    rules: ['1849-10.5.3-1', '1849-10.5.3-2', '1849-10.5.3-3', '1849-10.5.3-4'],
  },
  {
    id: 'phases',
    heading: HEADINGS.phases,
    lead: [
      {
        en: 'The first train of a new class begins a new phase at once: new tiles and start prices open, the train limit falls, and an old class leaves the game without compensation. Watch which class the next sale removes: it may leave a corporation without a train.',
        ru: 'Первый поезд нового класса сразу начинает новую фазу: открываются тайлы и начальные цены, падает лимит поездов, а один старый класс уходит из игры без возмещения. Следите, какой класс уберёт следующая продажа: корпорация может остаться без поезда.',
        pl: 'Pierwszy pociąg nowej klasy od razu zaczyna nową fazę: otwierają się kafelki i kursy początkowe, spada limit pociągów, a stara klasa znika z gry bez odszkodowania. Patrz, którą klasę usunie następna sprzedaż: spółka może zostać bez pociągu.',
      },
    ],
    rules: ['1849-6-1', '1849-6-2', '1849-6-3', '1849-6-4', '1849-6-5', '1849-6-6', '1849-6-7'],
    tables: ['phases'],
  },
  {
    id: 'trains',
    heading: HEADINGS.trains,
    lead: [
      {
        en: 'Trains are bought after the run, so a new one earns only in the next turn. The bank sells the lowest class left; other corporations sell at any price their president agrees to. A corporation that could run must own a train at the end of this step.',
        ru: 'Поезда покупают после рейсов, так что новый заработает только в следующий ход. Банк продаёт младший оставшийся класс; другие корпорации — за любую цену, на которую согласен их президент. Корпорация, у которой есть маршрут, к концу этого шага обязана иметь поезд.',
        pl: 'Pociągi kupuje się po przejazdach, więc nowy zarobi dopiero w następnej turze. Bank sprzedaje najniższą pozostałą klasę; inne spółki – za każdą cenę, na którą zgodzi się ich prezes. Spółka, która ma trasę, musi na koniec tego kroku mieć pociąg.',
      },
    ],
    rules: ['1849-10.6-1', '1849-10.6-2', '1849-10.6-3', '1849-10.6-4'],
  },
]
