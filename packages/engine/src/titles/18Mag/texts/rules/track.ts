import type { Rule } from '../../../../core/rules.js'

export const trackRules: Readonly<Record<string, Rule>> = {
  'MAG-TRK-1': {
    section: 'VI.3.1, VI.3.2',
    text: {
      en: 'Two tile actions a turn at most: a yellow tile or an upgrade, and one extra yellow tile, in any order.',
      ru: 'Не больше двух действий с тайлами за ход: жёлтый тайл или улучшение и ещё один жёлтый, в любом порядке.',
      pl: 'Najwyżej dwa działania z kafelkami na turę: żółty kafelek albo ulepszenie i jeden dodatkowy żółty, w dowolnej kolejności.',
    },
  },
  'MAG-TRK-2': {
    section: 'VI.3.2',
    text: {
      en: 'The second action costs 10, paid to SzKÉV.',
      ru: 'Второе действие стоит 10, их получает SzKÉV.',
      pl: 'Drugie działanie kosztuje 10, dostaje je SzKÉV.',
    },
  },
  'MAG-TRK-3': {
    section: 'VI.3.2',
    text: {
      en: 'While its home has no tile, a minor’s first tile goes there; minor 1 is exempt.',
      ru: 'Пока в домашнем городе нет тайла, первый тайл кладут туда; на малую компанию 1 это не распространяется.',
      pl: 'Dopóki w mieście macierzystym nie ma kafelka, pierwszy trafia tam; mała spółka 1 jest z tego zwolniona.',
    },
  },
  'MAG-TRK-4': {
    section: 'VI.3.2, VI.3.4',
    text: {
      en: 'Every other yellow tile must get a track joined to an own station, not through a filled city nor a red hex; mines may be passed.',
      ru: 'Любой другой жёлтый тайл должен получить путь, связанный со своей станцией, не через заполненный город и не через красный гекс; шахты проезжать можно.',
      pl: 'Każdy inny żółty kafelek musi dostać tor połączony z własną stacją, nie przez zapełnione miasto ani czerwony heks; kopalnie można mijać.',
    },
  },
  'MAG-TRK-5': {
    section: 'VI.3.2',
    text: {
      en: 'Town tiles on towns, city tiles on cities, OO and B tiles on their hexes only, plain tiles elsewhere.',
      ru: 'Тайлы городков — на городки, городов — на города, OO и B — только на свои гексы, прочие — на пустые.',
      pl: 'Kafelki miasteczek na miasteczka, miast na miasta, OO i B tylko na swoje heksy, zwykłe gdzie indziej.',
    },
  },
  'MAG-TRK-6': {
    section: 'VI.3.2',
    text: {
      en: 'K hexes take ordinary yellow tiles; from green on only K tiles, which fit nowhere else.',
      ru: 'На гексы K кладут обычные жёлтые тайлы; начиная с зелёных — только тайлы K, которые больше никуда не подходят.',
      pl: 'Heksy K przyjmują zwykłe żółte kafelki; od zielonych tylko kafelki K, które nigdzie indziej nie pasują.',
    },
  },
  'MAG-TRK-7': {
    section: 'VI.3.2',
    text: {
      en: 'The first tile on a hex with symbols costs 10 a symbol, paid to SIK.',
      ru: 'Первый тайл на гексе со знаками стоит 10 за знак, их получает SIK.',
      pl: 'Pierwszy kafelek na heksie z symbolami kosztuje 10 za symbol, dostaje je SIK.',
    },
  },
  'MAG-TRK-8': {
    section: 'VI.3.2, III.3.2',
    text: {
      en: 'With a terrain token spent the bank pays SIK the terrain of one tile; it does not cover the 10 for the second tile.',
      ru: 'Если потратить жетон местности, за местность одного тайла SIK платит банк; 10 за второй тайл он не покрывает.',
      pl: 'Za zużyty żeton terenu bank płaci SIK koszt terenu jednego kafelka; 10 za drugi kafelek już nie.',
    },
  },
  'MAG-TRK-9': {
    section: 'III.1, VI.3.2',
    text: {
      en: 'No track leads off the map, to a blank side of a red or gray hex, or to a barrier. Red and gray hexes take no tiles.',
      ru: 'Пути не ведут за край карты, к пустой стороне красного или серого гекса и к преграде. На красные и серые гексы тайлы не кладут.',
      pl: 'Tor nie prowadzi poza mapę, do pustego boku czerwonego lub szarego heksu ani do bariery. Na czerwone i szare heksy nie kładzie się kafelków.',
    },
  },
  'MAG-TRK-10': {
    section: 'VI.3.2',
    text: {
      en: 'Track may end at a neighbour without track.',
      ru: 'Путь может кончаться у соседа без путей.',
      pl: 'Tor może kończyć się przy sąsiedzie bez toru.',
    },
  },
  'MAG-TRK-11': {
    section: 'VI.3.2, VI.3.3',
    text: {
      en: 'No track crosses Lake Balaton.',
      ru: 'Путь не пересекает озеро Балатон.',
      pl: 'Tor nie przecina Balatonu.',
    },
  },
  'MAG-TRK-12': {
    section: 'VI.3.2',
    text: {
      en: 'On Budapest the river of the tile lies on that of the map; Buda stays Buda, Pest stays Pest.',
      ru: 'В Budapest река тайла ложится на реку карты; Buda остаётся Buda, Pest — Pest.',
      pl: 'W Budapeszcie rzeka kafelka leży na rzece mapy; Buda zostaje Budą, Pest Pestem.',
    },
  },
  'MAG-TRK-13': {
    section: 'VI.3.2',
    text: {
      en: 'On a yellow OO tile a station stands in the city with track, a minor’s before a major’s.',
      ru: 'На жёлтом тайле OO станция встаёт в город с путём, малой компании — раньше крупной.',
      pl: 'Na żółtym kafelku OO stacja stoi w mieście z torem, małej spółki przed dużą.',
    },
  },
  'MAG-TRK-14': {
    section: 'VI.3.3, VI.3.9',
    text: {
      en: 'A colour may be used as soon as its phase has begun.',
      ru: 'Цвет доступен, как только началась его фаза.',
      pl: 'Koloru można użyć, gdy tylko zaczęła się jego faza.',
    },
  },
  'MAG-TRK-15': {
    section: 'VI.3.3',
    text: {
      en: 'The supply is limited; a two-sided piece counts for both numbers, and a replaced tile goes back.',
      ru: 'Запас ограничен; двусторонний тайл считается за оба номера, заменённый возвращается.',
      pl: 'Zapas jest ograniczony; dwustronny kafelek liczy się za oba numery, a zastąpiony wraca.',
    },
  },
  'MAG-TRK-16': {
    section: 'VI.3.2',
    text: {
      en: 'Both actions may be on the same hex: a yellow tile, then its upgrade.',
      ru: 'Оба действия могут быть на одном гексе: жёлтый тайл и его улучшение.',
      pl: 'Oba działania mogą dotyczyć tego samego heksu: żółty kafelek, potem jego ulepszenie.',
    },
  },
  'MAG-UPG-1': {
    section: 'VI.3.3',
    text: {
      en: 'Yellow, green, brown, gray, one step at a time.',
      ru: 'Жёлтый, зелёный, коричневый, серый — по одному шагу.',
      pl: 'Żółty, zielony, brązowy, szary, krok po kroku.',
    },
  },
  'MAG-UPG-2': {
    section: 'VI.3.3',
    text: {
      en: 'After the upgrade some track of the tile must be joined to an own station; the new track itself need not be.',
      ru: 'После улучшения какой-то путь тайла должен быть связан со своей станцией; новый путь — не обязательно.',
      pl: 'Po ulepszeniu jakiś tor kafelka musi być połączony z własną stacją; nowy tor nie musi.',
    },
  },
  'MAG-UPG-3': {
    section: 'VI.3.3',
    text: {
      en: 'All track and connections stay.',
      ru: 'Все пути и соединения сохраняются.',
      pl: 'Wszystkie tory i połączenia zostają.',
    },
  },
  'MAG-UPG-4': {
    section: 'VI.3.3',
    text: {
      en: 'Plain, town and city stay what they are. OO cities merge at brown, Budapest’s at green.',
      ru: 'Пустые гексы, городки и города остаются тем, что есть. Города OO сливаются на коричневом тайле, Budapest — на зелёном.',
      pl: 'Zwykłe heksy, miasteczka i miasta pozostają tym, czym są. Miasta OO łączą się na brązowym kafelku, Budapest na zielonym.',
    },
  },
  'MAG-UPG-5': {
    section: 'VI.3.2, VI.3.3',
    text: {
      en: 'Stations keep their city, or a slot of the merged one.',
      ru: 'Станции остаются в своём городе, а в слитом — на одном из мест.',
      pl: 'Stacje zostają w swoim mieście, a w połączonym zajmują jedno z miejsc.',
    },
  },
  'MAG-UPG-6': {
    section: 'VI.3.3, XI.2.1',
    text: {
      en: 'OO and B tiles from yellow to green cost 20, paid to SIK.',
      ru: 'Улучшение OO и B с жёлтого на зелёный стоит 20, их получает SIK.',
      pl: 'Ulepszenie OO i B z żółtego na zielony kosztuje 20, dostaje je SIK.',
    },
  },
}
