import type { Rule } from '../../../../core/rules.js'

export const trackRules: Readonly<Record<string, Rule>> = {
  '1846-TRK-1': {
    section: '§6.43',
    text: {
      en: 'In a turn a railroad may lay two yellow tiles, or one yellow tile and one upgrade in either order: two tile actions, at most one upgrade. A tile laid this turn may be upgraded this turn.',
      ru: 'За ход дорога может положить два жёлтых тайла либо один жёлтый и одно улучшение в любом порядке: два действия, улучшение не больше одного. Положенный в этот ход тайл можно тут же улучшить.',
      pl: 'W turze kolej może położyć dwa żółte kafelki albo jeden żółty i jedno ulepszenie w dowolnej kolejności: dwa działania, najwyżej jedno ulepszenie. Kafelek położony w tej turze można od razu ulepszyć.',
    },
  },
  '1846-TRK-2': {
    section: '§6.41, §6.42',
    text: {
      en: 'Empty hexes take yellow tiles; upgrades go yellow, green, brown, gray one step at a time, each colour from its phase on. Hexes printed gray are never upgraded.',
      ru: 'На пустой гекс кладут жёлтый тайл; улучшают по шагу: жёлтый, зелёный, коричневый, серый — каждый цвет со своей фазы. Серые гексы карты не улучшают.',
      pl: 'Na pusty heks kładzie się żółty kafelek; ulepsza się krok po kroku: żółty, zielony, brązowy, szary, każdy kolor od swojej fazy. Szarych heksów planszy nie ulepsza się.',
    },
  },
  '1846-TRK-3': {
    section: '§6.44',
    text: {
      en: 'City tiles go on city hexes, plain tiles on the others. Cleveland, Detroit and Cincinnati take Z tiles and nothing else does; Chicago has its own tiles.',
      ru: 'Тайлы с городом кладут на гексы с городом, простые — на остальные. Тайлы Z — только для Cleveland, Detroit и Cincinnati, и только они там; у Chicago свои тайлы.',
      pl: 'Kafelki z miastem kładzie się na heksach z miastem, zwykłe na pozostałych. Kafelki Z są tylko dla Cleveland, Detroit i Cincinnati i tylko one tam pasują; Chicago ma własne kafelki.',
    },
  },
  '1846-TRK-4': {
    section: '§6.45',
    text: {
      en: 'An upgrade must be of the same kind and keep all existing track in place; stations stay.',
      ru: 'Улучшение должно быть того же вида и сохранять на месте все прежние пути; станции остаются.',
      pl: 'Ulepszenie musi być tego samego rodzaju i zachować wszystkie dotychczasowe tory; stacje zostają.',
    },
  },
  '1846-TRK-5': {
    section: '§6.46',
    text: {
      en: 'Tiles are limited to those in the box, except 7, 8 and 9. A replaced tile returns to the supply.',
      ru: 'Число тайлов ограничено, кроме 7, 8 и 9. Заменённый тайл возвращается в запас.',
      pl: 'Liczba kafelków jest ograniczona, z wyjątkiem 7, 8 i 9. Zastąpiony kafelek wraca do zapasu.',
    },
  },
  '1846-TRK-6': {
    section: '§6.47',
    text: {
      en: "From one of the railroad's stations unbroken track must lead to some new track of the tile, without reversing and without passing a blocked city. For a city tile it is enough to reach the city.",
      ru: 'От станции дороги к новому пути тайла должен вести непрерывный путь без разворотов и без проезда через закрытый город. Для тайла с городом достаточно дойти до города.',
      pl: 'Od stacji kolei do nowego toru kafelka musi prowadzić ciągły tor, bez zawracania i bez przejazdu przez zablokowane miasto. Przy kafelku z miastem wystarczy dotrzeć do miasta.',
    },
  },
  '1846-TRK-7': {
    section: '§6.47',
    text: {
      en: 'The upgrade of LSL and the tiles of MC and O&I need no connection.',
      ru: 'Для улучшения LSL и тайлов MC и O&I связь со станцией не нужна.',
      pl: 'Ulepszenie LSL oraz kafelki MC i O&I nie wymagają połączenia.',
    },
  },
  '1846-TRK-8': {
    section: '§6.45',
    text: {
      en: 'While a player owns MC, hexes B10 and B12 are closed to all; while a player owns O&I, F14 and F16 are. Once the company is bought by a corporation or removed, anyone may build there.',
      ru: 'Пока MC принадлежит игроку, гексы B10 и B12 закрыты для всех; пока O&I принадлежит игроку — F14 и F16. Когда компания куплена корпорацией или убрана, строить там может любой.',
      pl: 'Dopóki MC należy do gracza, heksy B10 i B12 są zamknięte dla wszystkich; dopóki O&I należy do gracza, zamknięte są F14 i F16. Gdy spółkę prywatną kupi spółka lub zostanie ona usunięta, budować może tam każdy.',
    },
  },
  '1846-TRK-9': {
    section: '§6.45',
    text: {
      en: 'Track may not lead into the lake, off the map, or against a side without track of a red or printed gray hex. It may lead to an empty hex or against a trackless side of an ordinary tile.',
      ru: 'Пути не могут вести в озеро, за край карты и к стороне без путей красного или серого гекса карты. Вести к пустому гексу или к глухой стороне обычного тайла можно.',
      pl: 'Tor nie może prowadzić do jeziora, poza mapę ani do krawędzi bez toru czerwonego lub szarego heksu planszy. Może prowadzić do pustego heksu lub do krawędzi bez toru zwykłego kafelka.',
    },
  },
  '1846-TRK-10': {
    section: '§6.48',
    text: {
      en: 'A tile costs $20, or the terrain cost if that is higher, plus the costs of hexsides. Terrain is paid only for the first tile on the hex (Detroit: the first upgrade).',
      ru: 'Тайл стоит $20 или цену местности, если она выше, плюс цены сторон гекса. За местность платит только первый тайл на гексе (в Detroit — первое улучшение).',
      pl: 'Kafelek kosztuje $20 lub koszt terenu, jeśli jest wyższy, plus koszty krawędzi. Za teren płaci się tylko przy pierwszym kafelku na heksie (w Detroit przy pierwszym ulepszeniu).',
    },
  },
  '1846-TRK-11': {
    section: '§6.48',
    text: {
      en: 'A hexside cost is paid once, by the railroad whose tile makes track meet across that side. Off-board areas and Homewood already have track, so the first tile pointing at them pays.',
      ru: 'Цену стороны платят один раз — дорога, чей тайл соединил пути через эту сторону. У внешних областей и Homewood пути уже есть, поэтому платит первый тайл, ведущий к ним.',
      pl: 'Koszt krawędzi płaci się raz: płaci kolej, której kafelek łączy tory przez tę krawędź. Obszary zewnętrzne i Homewood mają już tory, więc płaci pierwszy kafelek, który do nich prowadzi.',
    },
  },
  '1846-TRK-12': {
    section: '§6.48',
    text: {
      en: 'On its five land-grant hexes (E5, F6, G5, H6, J4) IC lays yellow tiles for $0, hexside costs excepted. The lay is still one of its tile actions and needs a connection.',
      ru: 'На пяти гексах, дарованных ей государством, (E5, F6, G5, H6, J4) IC кладёт жёлтые тайлы за $0, не считая цен сторон. Это обычное действие с тайлом, и связь со станцией нужна.',
      pl: 'Na pięciu nadanych jej heksach (E5, F6, G5, H6, J4) IC kładzie żółte kafelki za $0, nie licząc kosztów krawędzi. To nadal jedno z jej działań z kafelkami i wymaga połączenia.',
    },
  },
  '1846-TRK-13': {
    section: 'p.12',
    text: {
      en: 'The owner of TBC pays $20 less for mountain terrain and for each tunnel or pass, but never less than $20 for a mountain tile. Bridges and the plain $20 are not reduced.',
      ru: 'Владелец TBC платит на $20 меньше за горы и за каждый тоннель или перевал, но за горный тайл не меньше $20. Мосты и обычные $20 не дешевеют.',
      pl: 'Właściciel TBC płaci o $20 mniej za góry oraz za każdy tunel lub przełęcz, ale za kafelek w górach nie mniej niż $20. Mosty i zwykłe $20 nie tanieją.',
    },
  },
}
