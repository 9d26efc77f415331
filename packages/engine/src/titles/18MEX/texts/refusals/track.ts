import type { RefusalWording } from '../../../../core/rules.js'

export const trackRefusals: Readonly<Record<string, RefusalWording>> = {
  'X-LT-1': {
    rule: 'MEX-4.4.1-1',
    text: {
      en: "The tile's colour must be open in the current phase and be the next one for the hex: yellow, green, brown, grey.",
      ru: 'Цвет тайла должен быть доступен в текущей фазе и быть следующим для этого гекса: жёлтый, зелёный, коричневый, серый.',
      pl: 'Kolor kafelka musi być dostępny w bieżącej fazie i być następny dla tego heksu: żółty, zielony, brązowy, szary.',
    },
  },
  'X-LT-2': {
    rule: 'MEX-4.2-2',
    text: {
      en: 'A minor lays one yellow tile a turn and never upgrades.',
      ru: 'Малая компания кладёт за ход один жёлтый тайл и ничего не улучшает.',
      pl: 'Mała spółka kładzie w turze jeden żółty kafelek i niczego nie ulepsza.',
    },
  },
  'X-LT-3': {
    rule: 'MEX-4.3-3',
    text: {
      en: 'The tiles of this turn are used up: a major lays its yellow tiles or makes one upgrade, never both.',
      ru: 'Тайлы этого хода исчерпаны: компания кладёт жёлтые тайлы либо делает одно улучшение, но не то и другое.',
      pl: 'Kafelki tej tury są wykorzystane: duża spółka kładzie żółte kafelki albo robi jedno ulepszenie, nigdy jedno i drugie.',
    },
  },
  'X-LT-4': {
    rule: 'MEX-4.4.1-2',
    text: {
      en: 'No tile {tile} is left in the stock.',
      ru: 'Тайлов {tile} в запасе не осталось.',
      pl: 'Kafelka {tile} nie ma już w zapasie.',
    },
  },
  'X-LT-5': {
    rule: 'MEX-4.4.1-3',
    text: {
      en: 'Tile {tile} does not match the cities and towns of hex {hex}.',
      ru: 'Тайл {tile} не соответствует городам и городкам гекса {hex}.',
      pl: 'Kafelek {tile} nie pasuje do miast i miasteczek heksu {hex}.',
    },
  },
  'X-LT-6': {
    rule: 'MEX-4.4.1-6',
    text: {
      en: 'Tile {tile} may not go in hex {hex}: a named tile goes only in its own hex, and that hex takes no other of its colour.',
      ru: 'Тайл {tile} нельзя положить в гекс {hex}: именной тайл кладут только в его гекс, а другой того же цвета туда нельзя.',
      pl: 'Kafelka {tile} nie można położyć w heksie {hex}: kafelek z nazwą leży tylko w swoim heksie, a inny w tym kolorze tam nie może.',
    },
  },
  'or.tile.OTHER_HALF': {
    id: 'X-LT-6',
    rule: 'MEX-4.4.1-6',
    text: {
      en: 'Hex {hex} takes no tile of its own: the double tiles of Mexico City are laid in O10 and cover both hexes.',
      ru: 'На гекс {hex} отдельно тайл не кладут: двойные тайлы Mexico City кладут в O10, и они покрывают оба гекса.',
      pl: 'Na heksie {hex} nie kładzie się osobnego kafelka: podwójne kafelki Mexico City kładzie się w O10 i zakrywają oba heksy.',
    },
  },
  'X-LT-7': {
    rule: 'MEX-4.4.1-7',
    text: {
      en: 'Tile {tile}, laid this way, would lose a connection that exists in hex {hex}.',
      ru: 'Тайл {tile} в таком положении теряет соединение, которое есть в гексе {hex}.',
      pl: 'Kafelek {tile} w tym ustawieniu traci połączenie istniejące w heksie {hex}.',
    },
  },
  'X-LT-8': {
    rule: 'MEX-4.4.1-8',
    text: {
      en: 'Track of tile {tile} in hex {hex} would lead into an impassable or blank side or off the map.',
      ru: 'Путь тайла {tile} в гексе {hex} ведёт в непроходимую или пустую сторону либо за край карты.',
      pl: 'Tor kafelka {tile} w heksie {hex} prowadziłby w nieprzekraczalny lub pusty bok albo poza mapę.',
    },
  },
  'X-LT-9': {
    rule: 'MEX-4.4.1-9',
    text: {
      en: 'Neither new track nor a city of the tile in hex {hex} is connected to a station of {company}.',
      ru: 'Ни новый путь, ни город тайла в гексе {hex} не соединён со станцией компании {company}.',
      pl: 'Ani nowy tor, ani miasto kafelka w heksie {hex} nie łączy się ze stacją spółki {company}.',
    },
  },
  'X-LT-10': {
    rule: 'MEX-4.4.1-5',
    text: {
      en: 'The terrain costs {need}, and the treasury has {have}.',
      ru: 'Местность стоит {need}, а в кассе {have}.',
      pl: 'Teren kosztuje {need}, a w kasie spółki jest {have}.',
    },
  },
  'X-LT-11': {
    rule: 'MEX-4.4.1-1',
    text: {
      en: 'Hex {hex} is red or grey: no tile may be laid there.',
      ru: 'Гекс {hex} красный или серый: тайлы туда не кладут.',
      pl: 'Heks {hex} jest czerwony lub szary: kafelków się tam nie kładzie.',
    },
  },
  'X-LT-12': {
    rule: 'MEX-4.4.1-10',
    text: {
      en: 'The tile in hex {hex} is final and cannot be replaced.',
      ru: 'Тайл в гексе {hex} последний, заменить его нельзя.',
      pl: 'Kafelek w heksie {hex} jest ostateczny i nie można go zastąpić.',
    },
  },
  'X-LT-13': {
    rule: 'MEX-4.3-3',
    text: {
      en: "Tiles are laid only in the tile step of the company's turn.",
      ru: 'Тайлы кладут только на шаге укладки тайлов в ход компании.',
      pl: 'Kafelki kładzie się tylko w kroku układania kafelków w turze spółki.',
    },
  },
}
