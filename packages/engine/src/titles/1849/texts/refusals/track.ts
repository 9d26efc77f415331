import type { RefusalWording } from '../../../../core/rules.js'

export const trackRefusals: Readonly<Record<string, RefusalWording>> = {
  'or.tile.NO_ACTION_LEFT': {
    id: 'TL1',
    rule: '1849-10.3-1',
    text: {
      en: 'Only one tile is laid a turn, and this turn’s is used.',
      ru: 'За ход кладут только один тайл, и он уже использован.',
      pl: 'W turze kładzie się tylko jeden kafelek i został on już wykorzystany.',
    },
  },
  'or.tile.WRONG_STEP': {
    id: 'TL1',
    rule: '1849-10.3-1',
    also: ['1849-10-2'],
    text: {
      en: 'A tile is laid in the first step of a corporation’s turn, and only there.',
      ru: 'Тайл кладут на первом шаге хода корпорации, и только на нём.',
      pl: 'Kafelek kładzie się w pierwszym kroku tury spółki i tylko w nim.',
    },
  },
  'or.tile.POWER_INSTEAD': {
    id: 'TL1',
    rule: '1849-7.1-9',
    also: ['1849-10.3-1'],
    text: {
      en: '{company} stands in for the tile of this turn: none is laid elsewhere.',
      ru: '{company} заменяет тайл этого хода: в другом месте его не кладут.',
      pl: '{company} zastępuje kafelek tej tury: gdzie indziej się go nie kładzie.',
    },
  },
  'or.tile.COLOUR_PHASE': {
    id: 'TL2',
    rule: '1849-10.3-9',
    text: {
      en: 'Phase {phase} has not opened this colour: green comes with phase 6, brown with phase 10.',
      ru: 'В фазе {phase} этот цвет ещё не открыт: зелёный — с фазы 6, коричневый — с фазы 10.',
      pl: 'W fazie {phase} ten kolor nie jest jeszcze dostępny: zielony od fazy 6, brązowy od fazy 10.',
    },
  },
  'or.tile.COLOUR_STEP': {
    id: 'TL2',
    rule: '1849-10.3-9',
    text: {
      en: 'Tile {tile} is not of the next colour for {hex}: yellow, then green, then brown.',
      ru: 'Тайл {tile} не следующего цвета для гекса {hex}: жёлтый, затем зелёный, затем коричневый.',
      pl: 'Kafelek {tile} nie ma następnego koloru dla heksu {hex}: żółty, potem zielony, potem brązowy.',
    },
  },
  TL3: {
    rule: '1849-10.3-2',
    text: {
      en: 'Gray hexes and ports take no tiles: {hex}',
      ru: 'На серые гексы и порты тайлы не кладут: {hex}.',
      pl: 'Na szarych heksach i portach nie kładzie się kafelków: {hex}.',
    },
  },
  'or.tile.WRONG_KIND': {
    id: 'TL4',
    rule: '1849-10.3-3',
    text: {
      en: 'Tile {tile} is not for {hex}: towns, cities and plain track stay what they are.',
      ru: 'Тайл {tile} не подходит к гексу {hex}: городок, город и простой путь остаются тем, что они есть.',
      pl: 'Kafelek {tile} nie pasuje do heksu {hex}: miasteczko, miasto i zwykły tor pozostają tym, czym są.',
    },
  },
  'or.tile.WRONG_LABEL': {
    id: 'TL4',
    rule: '1849-10.3-3',
    text: {
      en: 'Tile {tile} is not for {hex}: a letter goes on its own city only, and that city takes no other tile.',
      ru: 'Тайл {tile} не подходит к гексу {hex}: тайл с буквой кладут только в его город, а другие туда нельзя.',
      pl: 'Kafelek {tile} nie pasuje do heksu {hex}: kafelek z literą kładzie się tylko w jego mieście, a innych tam nie wolno.',
    },
  },
  TL5: {
    rule: '1849-10.3-4',
    text: {
      en: 'Track of tile {tile} in {hex} would lead off the map or into a closed side.',
      ru: 'Путь тайла {tile} в гексе {hex} ведёт за край карты или в закрытую сторону.',
      pl: 'Tor kafelka {tile} w heksie {hex} prowadziłby poza mapę albo w zamknięty bok.',
    },
  },
  TL6: {
    rule: '1849-10.3-5',
    text: {
      en: 'No route of {company} reaches the tile in {hex} over a fitting gauge.',
      ru: 'Ни один маршрут корпорации {company} не доходит до тайла в гексе {hex} по нужной колее.',
      pl: 'Żadna trasa spółki {company} nie dochodzi do kafelka w heksie {hex} po pasującym torze.',
    },
  },
  TL7: {
    rule: '1849-10.3-8',
    text: {
      en: '{company} reaches no new track of the upgrade in {hex}, nor does it raise the value of a stop in its reach.',
      ru: 'Корпорация {company} не доходит до новых путей улучшения в гексе {hex}, и доход доступной ей остановки оно не повышает.',
      pl: 'Spółka {company} nie dochodzi do nowego toru ulepszenia w heksie {hex} ani nie podnosi ono wartości dostępnego jej przystanku.',
    },
  },
  TL8: {
    rule: '1849-10.3-10',
    text: {
      en: 'Tile {tile} laid this way would lose track that is in {hex}.',
      ru: 'Тайл {tile} в таком положении теряет путь, который есть в гексе {hex}.',
      pl: 'Kafelek {tile} w tym ustawieniu traci tor istniejący w heksie {hex}.',
    },
  },
  TL9: {
    rule: '1849-10.3-11',
    text: {
      en: 'No tile {tile} is left.',
      ru: 'Тайлов {tile} не осталось.',
      pl: 'Nie ma już kafelka {tile}.',
    },
  },
  TL10: {
    rule: '1849-7.1-6',
    text: {
      en: 'Nobody builds in {hex} while a player owns {company}.',
      ru: 'Пока {company} принадлежит игроку, в гексе {hex} никто не строит.',
      pl: 'Nikt nie buduje w heksie {hex}, dopóki {company} należy do gracza.',
    },
  },
  TL11: {
    rule: '1849-12-3',
    text: {
      en: 'After the earthquake the tile in {hex} is not upgraded before the next stock round.',
      ru: 'После землетрясения тайл в гексе {hex} не улучшают до следующего биржевого раунда.',
      pl: 'Po trzęsieniu ziemi kafelka w heksie {hex} nie ulepsza się przed następną rundą giełdową.',
    },
  },
  TL12: {
    rule: '1849-10-3',
    text: {
      en: 'The terrain costs {need}, and the treasury has {have}.',
      ru: 'Местность стоит {need}, а в кассе {have}.',
      pl: 'Teren kosztuje {need}, a w kasie jest {have}.',
    },
  },
}
