import type { Rule } from '../../../../core/rules.js'

export const trackRules: Readonly<Record<string, Rule>> = {
  '1849-10.3-1': {
    section: '§10.3',
    text: {
      en: 'One tile a turn: a new yellow one or one upgrade.',
      ru: 'Один тайл за ход: новый жёлтый или одно улучшение.',
      pl: 'Jeden kafelek na turę: nowy żółty albo jedno ulepszenie.',
    },
  },
  '1849-10.3-2': {
    section: '§10.3',
    text: {
      en: 'Yellow tiles go on light green hexes without a tile; printed yellow hexes take green tiles from Phase 6; gray hexes and ports take none.',
      ru: 'Жёлтые тайлы кладут на светло-зелёные гексы без тайла; напечатанные жёлтые с фазы 6 принимают зелёные; серые и порты — никаких.',
      pl: 'Żółte kafelki kładzie się na jasnozielone heksy bez kafelka; nadrukowane żółte przyjmują zielone od fazy 6; szare i porty żadnych.',
    },
  },
  '1849-10.3-3': {
    section: '§10.3',
    text: {
      en: 'Town tiles on towns, city tiles on cities, plain tiles elsewhere; P, C, M and S only on Palermo, Catania, Messina and Siracusa, and only these there.',
      ru: 'Тайлы городков — на городки, городов — на города, прочие — на пустые гексы; P, C, M и S — только на Palermo, Catania, Messina и Siracusa, и там только они.',
      pl: 'Kafelki miasteczek na miasteczka, miast na miasta, zwykłe gdzie indziej; P, C, M i S tylko na Palermo, Catanię, Messinę i Siracusę, i tam tylko one.',
    },
  },
  '1849-10.3-4': {
    section: '§10.3',
    text: {
      en: 'No track may lead off the map, to a blank side of a gray or port hex, or to an impassable side.',
      ru: 'Пути не могут вести за край карты, к пустой стороне серого гекса или порта и к непроходимой стороне.',
      pl: 'Tor nie może prowadzić poza mapę, do pustego boku szarego heksu lub portu ani do boku nieprzejezdnego.',
    },
  },
  '1849-10.3-5': {
    section: '§10.3',
    text: {
      en: 'A new tile must extend a route: one of its tracks must be reached from an own station across a side with a fitting gauge.',
      ru: 'Новый тайл должен продолжать маршрут: хотя бы до одного его пути можно дойти от своей станции через сторону с подходящей колеёй.',
      pl: 'Nowy kafelek musi przedłużać trasę: jeden z jego torów musi być osiągalny od własnej stacji przez bok o pasującej szerokości toru.',
    },
  },
  '1849-10.3-6': {
    section: '§10.3',
    text: {
      en: 'On a hex with an own station any fitting yellow tile may be laid, connected or not.',
      ru: 'На гекс со своей станцией можно положить любой подходящий жёлтый тайл, даже без связи.',
      pl: 'Na heks z własną stacją można położyć dowolny pasujący żółty kafelek, połączony lub nie.',
    },
  },
  '1849-10.3-7': {
    section: '§10.3',
    text: {
      en: 'Narrow track may meet standard track; no route passes there.',
      ru: 'Узкая колея может упереться в нормальную, но маршрут там не пройдёт.',
      pl: 'Tor wąski może się stykać z normalnym, ale trasa tamtędy nie przejedzie.',
    },
  },
  '1849-10.3-8': {
    section: '§10.3',
    text: {
      en: 'An upgrade needs a route that reaches a new piece of its track, or it raises the value of a stop in reach.',
      ru: 'Для улучшения маршрут должен доходить до нового пути тайла, либо улучшение должно повышать доход достижимой остановки.',
      pl: 'Ulepszenie wymaga trasy sięgającej nowego odcinka toru albo musi podnosić wartość osiągalnego przystanku.',
    },
  },
  '1849-10.3-9': {
    section: '§10.3',
    text: {
      en: 'Yellow always, green on yellow from Phase 6, brown on green from Phase 10.',
      ru: 'Жёлтые — всегда, зелёные на жёлтые — с фазы 6, коричневые на зелёные — с фазы 10.',
      pl: 'Żółte zawsze, zielone na żółte od fazy 6, brązowe na zielone od fazy 10.',
    },
  },
  '1849-10.3-10': {
    section: '§10.3',
    text: {
      en: 'An upgrade keeps all track with its ends and its gauge, or makes it dual; kind of stop, label and stations stay.',
      ru: 'Улучшение сохраняет все пути с их концами и колеёй (или делает её двойной); вид остановки, буква и станции остаются.',
      pl: 'Ulepszenie zachowuje wszystkie tory z ich końcami i szerokością (albo czyni je podwójnymi); rodzaj przystanku, litera i stacje zostają.',
    },
  },
  '1849-10.3-11': {
    section: '§10.3',
    text: {
      en: 'The supply is limited; a replaced tile goes back to it.',
      ru: 'Запас тайлов ограничен; заменённый возвращается в него.',
      pl: 'Zapas jest ograniczony; zastąpiony kafelek do niego wraca.',
    },
  },
  '1849-10.3.1-1': {
    section: '§10.3.1',
    text: {
      en: 'Terrain is paid to the bank on every lay and upgrade, by the gauge of the new track. Track turned dual is new dual track.',
      ru: 'За местность платят банку при каждой укладке и улучшении — по колее новых путей. Ставшие двойными пути — новая двойная колея.',
      pl: 'Za teren płaci się bankowi przy każdym kładzeniu i ulepszeniu, według szerokości nowego toru. Tor zamieniony na podwójny jest nowym torem podwójnym.',
    },
  },
  '1849-10.3.1-2': {
    section: '§10.3.1',
    text: {
      en: 'Only narrow new: a quarter. Any standard or dual new: all of it. Every later upgrade pays again.',
      ru: 'Если новые пути только узкие — четверть; если есть новые нормальные или двойные — полностью. За каждое следующее улучшение платят снова.',
      pl: 'Gdy nowy tor jest tylko wąski: ćwierć. Gdy jest nowy normalny lub podwójny: całość. Za każde późniejsze ulepszenie płaci się znowu.',
    },
  },
}
