import type { RefusalEntry } from './entry.js'

export const tilesAndStations: Record<string, RefusalEntry> = {
  'X-LT-1': {
    rule: 'MEX-4.4.1-1',
    text: {
      en: "The tile's colour must be open in the current phase and be the next one for the hex: yellow, green, brown, grey.",
      ru: 'Цвет тайла должен быть доступен в текущей фазе и быть следующим для этого гекса: жёлтый, зелёный, коричневый, серый.',
      pl: 'Kolor kafelka musi być dostępny w bieżącej fazie i być następny dla tego heksu: żółty, zielony, brązowy, szary.',
    },
    params: [],
  },
  'X-LT-2': {
    rule: 'MEX-4.2-2',
    text: {
      en: 'A minor lays one yellow tile a turn and never upgrades.',
      ru: 'Малая компания кладёт за ход один жёлтый тайл и ничего не улучшает.',
      pl: 'Mała spółka kładzie w turze jeden żółty kafelek i niczego nie ulepsza.',
    },
    params: [],
  },
  'X-LT-3': {
    rule: 'MEX-4.3-3',
    text: {
      en: 'The tiles of this turn are used up: a major lays its yellow tiles or makes one upgrade, never both.',
      ru: 'Тайлы этого хода исчерпаны: компания кладёт положенные жёлтые тайлы либо делает одно улучшение, но не то и другое.',
      pl: 'Kafelki tej tury są wyczerpane: duża spółka kładzie przysługujące żółte albo robi jedno ulepszenie, nigdy oba.',
    },
    params: [],
  },
  'X-LT-4': {
    rule: 'MEX-4.4.1-2',
    text: {
      en: 'No tile {tile} is left in the stock.',
      ru: 'Тайлов {tile} в запасе не осталось.',
      pl: 'Kafelka {tile} nie ma już w zapasie.',
    },
    params: ['tile'],
  },
  'X-LT-5': {
    rule: 'MEX-4.4.1-3',
    text: {
      en: 'Tile {tile} does not match the cities and towns of hex {hex}.',
      ru: 'Тайл {tile} не соответствует городам и городкам гекса {hex}.',
      pl: 'Kafelek {tile} nie pasuje do miast i miasteczek heksu {hex}.',
    },
    params: ['tile', 'hex'],
  },
  'X-LT-6': {
    rule: 'MEX-4.4.1-6',
    text: {
      en: 'Tile {tile} may not go in hex {hex}: a named tile goes only in its own hex, and that hex takes no other of its colour.',
      ru: 'Тайл {tile} нельзя положить в гекс {hex}: именной тайл кладут только в его гекс, а другой того же цвета туда нельзя.',
      pl: 'Kafelka {tile} nie można położyć w heksie {hex}: kafelek z nazwą leży tylko w swoim heksie, a inny w tym kolorze tam nie może.',
    },
    params: ['tile', 'hex'],
  },
  'X-LT-7': {
    rule: 'MEX-4.4.1-7',
    text: {
      en: 'Tile {tile}, laid this way, would lose a connection that exists in hex {hex}.',
      ru: 'Тайл {tile} в таком положении теряет соединение, которое есть в гексе {hex}.',
      pl: 'Kafelek {tile} w tym ustawieniu traci połączenie istniejące w heksie {hex}.',
    },
    params: ['tile', 'hex'],
  },
  'X-LT-8': {
    rule: 'MEX-4.4.1-8',
    text: {
      en: 'Track of tile {tile} in hex {hex} would lead into an impassable or blank side or off the map.',
      ru: 'Путь тайла {tile} в гексе {hex} ведёт в непроходимую или пустую сторону либо за край карты.',
      pl: 'Tor kafelka {tile} w heksie {hex} prowadziłby w nieprzekraczalny lub pusty bok albo poza mapę.',
    },
    params: ['tile', 'hex'],
  },
  'X-LT-9': {
    rule: 'MEX-4.4.1-9',
    text: {
      en: 'Neither new track nor a city of the tile in hex {hex} is connected to a station of {company}.',
      ru: 'Ни новый путь, ни город тайла в гексе {hex} не соединён со станцией компании {company}.',
      pl: 'Ani nowy tor, ani miasto kafelka w heksie {hex} nie łączy się ze stacją spółki {company}.',
    },
    params: ['hex', 'company'],
  },
  'X-LT-10': {
    rule: 'MEX-4.4.1-5',
    text: {
      en: 'The terrain costs {need}, and the treasury has {have}.',
      ru: 'Местность стоит {need}, а в казне {have}.',
      pl: 'Teren kosztuje {need}, a w kasie spółki jest {have}.',
    },
    params: ['need', 'have'],
  },
  'X-LT-11': {
    rule: 'MEX-4.4.1-1',
    text: {
      en: 'Hex {hex} is red or grey: no tile may be laid there.',
      ru: 'Гекс {hex} красный или серый: тайлы туда не кладут.',
      pl: 'Heks {hex} jest czerwony lub szary: kafelków się tam nie kładzie.',
    },
    params: ['hex'],
  },
  'X-LT-12': {
    rule: 'MEX-4.4.1-10',
    text: {
      en: 'The tile in hex {hex} is final and cannot be replaced.',
      ru: 'Тайл в гексе {hex} окончательный, заменить его нельзя.',
      pl: 'Kafelek w heksie {hex} jest ostateczny i nie można go zastąpić.',
    },
    params: ['hex'],
  },
  'X-LT-13': {
    rule: 'MEX-4.3-3',
    text: {
      en: "Tiles are laid only in the tile step of the company's turn.",
      ru: 'Тайлы кладут только на шаге тайлов хода компании.',
      pl: 'Kafelki kładzie się tylko w kroku kafelków tury spółki.',
    },
    params: [],
  },
  'X-CC-1': {
    rule: 'MEX-T3-1',
    text: {
      en: 'Tile 470 may be laid only by a major that owns KCM&O, on its own turn.',
      ru: 'Тайл 470 может положить только крупная компания, владеющая KCM&O, в свой ход.',
      pl: 'Kafelek 470 może położyć tylko duża spółka posiadająca KCM&O, w swojej turze.',
    },
    params: [],
  },
  'X-CC-2': {
    rule: 'MEX-T3-2',
    text: {
      en: 'Hex F5 already has a tile.',
      ru: 'В гексе F5 уже лежит тайл.',
      pl: 'W heksie F5 leży już kafelek.',
    },
    params: [],
  },
  'X-CC-3': {
    rule: 'MEX-T3-6',
    text: {
      en: 'The first 5-train has been bought: tile 470 is out of the game.',
      ru: 'Первый поезд 5 куплен: тайл 470 выбыл из игры.',
      pl: 'Pierwszy pociąg 5 został kupiony: kafelka 470 nie ma już w grze.',
    },
    params: [],
  },
  'X-CC-4': {
    rule: 'MEX-T3-4',
    text: {
      en: 'Tile 470 costs {need}, and the treasury has {have}.',
      ru: 'Тайл 470 стоит {need}, а в казне {have}.',
      pl: 'Kafelek 470 kosztuje {need}, a w kasie spółki jest {have}.',
    },
    params: ['need', 'have'],
  },
  'X-CC-5': {
    rule: 'MEX-T3-1',
    text: {
      en: 'Tile 470 may be laid only in the tile step of the turn.',
      ru: 'Тайл 470 кладут только на шаге тайлов.',
      pl: 'Kafelek 470 kładzie się tylko w kroku kafelków.',
    },
    params: [],
  },
  'X-CC-6': {
    rule: 'MEX-4.4.1-8',
    text: {
      en: 'Laid this way, tile 470 would lead into a forbidden side.',
      ru: 'В таком положении путь тайла 470 ведёт в запрещённую сторону.',
      pl: 'W tym ustawieniu tor kafelka 470 prowadziłby w zakazany bok.',
    },
    params: [],
  },
  'X-ST-1': {
    rule: 'MEX-4.3-4',
    text: {
      en: '{company} has no station left.',
      ru: 'У компании {company} не осталось станций.',
      pl: 'Spółka {company} nie ma już stacji.',
    },
    params: ['company'],
  },
  'X-ST-2': {
    rule: 'MEX-4.3.2-1',
    text: {
      en: 'The city in hex {hex} is not connected to a station of {company}.',
      ru: 'Город в гексе {hex} не соединён со станцией компании {company}.',
      pl: 'Miasto w heksie {hex} nie jest połączone ze stacją spółki {company}.',
    },
    params: ['hex', 'company'],
  },
  'X-ST-3': {
    rule: 'MEX-4.3.2-1',
    text: {
      en: 'There is no free circle in hex {hex}.',
      ru: 'В гексе {hex} нет свободного круга.',
      pl: 'W heksie {hex} nie ma wolnego kółka.',
    },
    params: ['hex'],
  },
  'X-ST-4': {
    rule: 'MEX-4.3.2-3',
    text: {
      en: 'The circles left in hex {hex} are reserved for home stations.',
      ru: 'Оставшиеся круги в гексе {hex} зарезервированы для домашних станций.',
      pl: 'Pozostałe kółka w heksie {hex} są zarezerwowane dla stacji macierzystych.',
    },
    params: ['hex'],
  },
  'X-ST-5': {
    rule: 'MEX-4.3.2-2',
    text: {
      en: '{company} already has a station in hex {hex}.',
      ru: 'У компании {company} уже есть станция в гексе {hex}.',
      pl: 'Spółka {company} ma już stację w heksie {hex}.',
    },
    params: ['company', 'hex'],
  },
  'X-ST-6': {
    rule: 'MEX-4.3.2-4',
    text: {
      en: 'The station costs {need}, and the treasury has {have}.',
      ru: 'Станция стоит {need}, а в казне {have}.',
      pl: 'Stacja kosztuje {need}, a w kasie spółki jest {have}.',
    },
    params: ['need', 'have'],
  },
  'X-ST-7': {
    rule: 'MEX-4.3-4',
    text: {
      en: 'Only one station may be placed a turn.',
      ru: 'За ход можно поставить только одну станцию.',
      pl: 'W turze można postawić tylko jedną stację.',
    },
    params: [],
  },
  'X-ST-8': {
    rule: 'MEX-4.2-4',
    text: {
      en: '{company} is a minor and places no station besides its home.',
      ru: '{company} — малая компания, кроме домашней станций она не ставит.',
      pl: '{company} to mała spółka i poza macierzystą nie stawia stacji.',
    },
    params: ['company'],
  },
}
