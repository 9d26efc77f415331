import type { Rule } from '../../../../core/rules.js'

export const trackRules: Readonly<Record<string, Rule>> = {
  'MEX-4.4.1-1': {
    section: '4.4.1(c)',
    text: {
      en: 'Yellow goes on a pale green hex, green on yellow, brown on green, grey on brown; nothing on red or grey hexes. Every green, brown or grey lay is an upgrade, also on printed yellow.',
      ru: 'Жёлтый тайл кладут на бледно-зелёный гекс, зелёный — на жёлтый, коричневый — на зелёный, серый — на коричневый; на красные и серые гексы — ничего. Зелёный, коричневый и серый — всегда улучшение, в том числе на напечатанном жёлтом.',
      pl: 'Żółty kafelek kładzie się na jasnozielony heks, zielony na żółty, brązowy na zielony, szary na brązowy; na czerwone i szare heksy nic. Zielony, brązowy i szary to zawsze ulepszenie, także na nadrukowanym żółtym.',
    },
  },
  'MEX-4.4.1-2': {
    section: '4.4.1(a),(b),(h)',
    text: {
      en: 'The phase decides which colours are available; minors lay yellow only. Tiles and track belong to nobody, and a replaced tile returns to the stock.',
      ru: 'Доступные цвета определяет фаза; малые компании кладут только жёлтые. Тайлы и пути никому не принадлежат, заменённый тайл возвращается в запас.',
      pl: 'O dostępnych kolorach decyduje faza; małe spółki kładą tylko żółte. Kafelki i tory są niczyje, a zastąpiony kafelek wraca do zapasu.',
    },
  },
  'MEX-4.4.1-3': {
    section: '4.4.1(d),(e)',
    text: {
      en: 'A tile with a city goes only where there is a city, and likewise for towns; a bar and a dot are the same kind of town.',
      ru: 'Тайл с городом кладут только туда, где есть город, тайл с городком — где городок; штрих и точка — одинаковые городки.',
      pl: 'Kafelek z miastem kładzie się tylko tam, gdzie jest miasto, a z miasteczkiem tam, gdzie miasteczko; kreska i kropka to takie samo miasteczko.',
    },
  },
  'MEX-4.4.1-4': {
    section: '4.4.1(e)',
    text: {
      en: 'The port towns of Mazatlán, Tampico and Veracruz are dead ends: a route that includes a port starts or ends there.',
      ru: 'Порты в Mazatlán, Tampico и Veracruz — тупики: маршрут может в порту только начаться или закончиться.',
      pl: 'Porty w Mazatlán, Tampico i Veracruz to ślepe końce: trasa może się w porcie tylko zaczynać lub kończyć.',
    },
  },
  'MEX-4.4.1-5': {
    section: '4.4.1(f), T4',
    text: {
      en: 'Terrain is paid only for the first tile in a hex, on printed yellow for the first upgrade. Mexico City costs $60 for tile 479 and $40 for tile 485 or 486.',
      ru: 'Местность оплачивают только при первом тайле в гексе, на напечатанном жёлтом — при первом улучшении. Mexico City стоит $60 за тайл 479 и $40 за тайл 485 или 486.',
      pl: 'Za teren płaci się tylko przy pierwszym kafelku w heksie, na nadrukowanym żółtym przy pierwszym ulepszeniu. Mexico City kosztuje $60 za kafelek 479 i $40 za 485 lub 486.',
    },
  },
  'MEX-4.4.1-6': {
    section: '4.4.1(g), T4',
    text: {
      en: 'A named tile goes only in its own hex, and where one of a colour exists no other tile of that colour may be laid. Mexico City takes only its double tiles, in one orientation.',
      ru: 'Именной тайл кладут только в его гекс; если для гекса есть именной тайл какого-то цвета, другой тайл этого цвета туда нельзя. Mexico City принимает только двойные тайлы и лишь в одном положении.',
      pl: 'Kafelek z nazwą kładzie się tylko w jego heksie; jeśli taki istnieje w danym kolorze, innego w tym kolorze położyć tam nie wolno. Mexico City przyjmuje tylko kafelki podwójne, w jednym ustawieniu.',
    },
  },
  'MEX-4.4.1-7': {
    section: '4.4.1(h)',
    text: {
      en: 'An upgrade keeps every city, town and connection of the old tile; stations move with it.',
      ru: 'Улучшение сохраняет все города, городки и соединения прежнего тайла; станции переходят на новый.',
      pl: 'Ulepszenie zachowuje każde miasto, miasteczko i połączenie starego kafelka; stacje przechodzą na nowy.',
    },
  },
  'MEX-4.4.1-8': {
    section: '4.4.1(c),(i)',
    text: {
      en: 'Track may not lead into an impassable hexside, a blank side of a red, grey, dark green or ocean hex, or off the map. Leading to grey track or a red arrow is fine, and so is covering ocean in a part hex.',
      ru: 'Путь не может вести в непроходимую грань, в пустую сторону красного, серого, тёмно-зелёного гекса или океана и за край карты. К серому пути и красной стрелке — можно; закрыть океан в неполном гексе тоже можно.',
      pl: 'Tor nie może prowadzić w nieprzekraczalną krawędź, w pusty bok czerwonego, szarego, ciemnozielonego heksu lub oceanu ani poza mapę. Do szarego toru lub czerwonej strzałki wolno; wolno też zakryć ocean w niepełnym heksie.',
    },
  },
  'MEX-4.4.1-9': {
    section: '4.4.1(j), A1',
    text: {
      en: 'The tile must contain new track, or a city, connected to a station of the company. Reaching only the old track of a tile without a city is not enough.',
      ru: 'На тайле должен быть новый путь или город, соединённый со станцией компании. Соединения лишь со старым путём на тайле без города недостаточно.',
      pl: 'Kafelek musi mieć nowy tor albo miasto połączone ze stacją spółki. Połączenie tylko ze starym torem na kafelku bez miasta nie wystarcza.',
    },
  },
  'MEX-4.4.1-10': {
    section: '4.4.1, T3',
    text: {
      en: 'Grey tiles and tile 470 are final and are never replaced.',
      ru: 'Серые тайлы и тайл 470 больше не заменяют.',
      pl: 'Szare kafelki i kafelek 470 są ostateczne i nie są zastępowane.',
    },
  },
  'MEX-T3-1': {
    section: 'T3, 4.1',
    text: {
      en: "The power of KCM&O works only for a major that owns it, in the tile step of that major's turn.",
      ru: 'Способность KCM&O действует только для владеющей ею крупной компании, на шаге укладки тайлов.',
      pl: 'Zdolność KCM&O działa tylko dla dużej spółki, która ją posiada, w kroku układania kafelków w jej turze.',
    },
  },
  'MEX-T3-2': {
    section: 'T3',
    text: {
      en: 'Tile 470 goes only to hex F5, which must not have a tile yet.',
      ru: 'Тайл 470 кладут только в гекс F5, если там ещё нет тайла.',
      pl: 'Kafelek 470 kładzie się tylko w heksie F5, w którym nie ma jeszcze kafelka.',
    },
  },
  'MEX-T3-3': {
    section: 'T3, 4.3(c)',
    text: {
      en: 'Tile 470 needs no connection and does not count among the tiles of the turn, so it may also come beside an upgrade.',
      ru: 'Тайлу 470 не нужно соединение, и он не входит в число тайлов хода, поэтому его можно положить и вместе с улучшением.',
      pl: 'Kafelek 470 nie wymaga połączenia i nie liczy się do kafelków tury, więc można go położyć także obok ulepszenia.',
    },
  },
  'MEX-T3-4': {
    section: 'T3',
    text: {
      en: 'Tile 470 costs $60 instead of $120.',
      ru: 'Тайл 470 стоит $60 вместо $120.',
      pl: 'Kafelek 470 kosztuje $60 zamiast $120.',
    },
  },
  'MEX-T3-5': {
    section: 'T3',
    text: {
      en: 'Laying tile 470 does not close KCM&O.',
      ru: 'Укладка тайла 470 не закрывает KCM&O.',
      pl: 'Położenie kafelka 470 nie zamyka KCM&O.',
    },
  },
  'MEX-T3-6': {
    section: 'T3, A1',
    text: {
      en: 'Any other tile laid in F5, or the first 5-train, removes an unlaid tile 470 from the game. A plain tile in F5 costs $120 and closes nothing.',
      ru: 'Любой другой тайл в F5 или первый поезд 5 убирает неуложенный тайл 470 из игры. Обычный тайл в F5 стоит $120 и ничего не закрывает.',
      pl: 'Każdy inny kafelek w F5 albo pierwszy pociąg 5 usuwa niepołożony kafelek 470 z gry. Zwykły kafelek w F5 kosztuje $120 i niczego nie zamyka.',
    },
  },
  'MEX-T3-7': {
    section: 'T3',
    text: {
      en: 'Once laid, tile 470 is open to every company.',
      ru: 'Уложенным тайлом 470 может пользоваться любая компания.',
      pl: 'Położonego kafelka 470 może używać każda spółka.',
    },
  },
  'MEX-A1-1': {
    section: 'A1',
    text: {
      en: 'MNR closes when NdM buys its first train, from any source.',
      ru: 'MNR закрывается, когда NdM покупает свой первый поезд, у кого угодно.',
      pl: 'MNR zamyka się, gdy NdM kupi swój pierwszy pociąg, z dowolnego źródła.',
    },
  },
  'MEX-A1-3': {
    section: 'A1',
    text: {
      en: 'Nobody may close a private or a minor voluntarily.',
      ru: 'Закрыть частную или малую компанию по своей воле нельзя.',
      pl: 'Nikt nie może dobrowolnie zamknąć spółki prywatnej ani małej.',
    },
  },
}
