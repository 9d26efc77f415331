import type { RefusalWording } from '../../../../core/rules.js'

export const trackRefusals: Readonly<Record<string, RefusalWording>> = {
  TL1: {
    rule: '1849-10.3-1',
    text: {
      en: 'The tile of this turn has been laid or passed up.',
      ru: 'Тайл этого хода уже положен или от него отказались.',
      pl: 'Kafelek tej tury został już położony albo z niego zrezygnowano.',
    },
  },
  TL2: {
    rule: '1849-10.3-9',
    text: {
      en: 'The colour must be open in this phase and the next one for the hex: yellow, green from phase 6, brown from phase 10.',
      ru: 'Цвет должен быть открыт в этой фазе и быть следующим для гекса: жёлтый, с фазы 6 зелёный, с фазы 10 коричневый.',
      pl: 'Kolor musi być dostępny w tej fazie i następny dla heksu: żółty, od fazy 6 zielony, od fazy 10 brązowy.',
    },
  },
  TL3: {
    rule: '1849-10.3-2',
    text: {
      en: 'Gray hexes and ports take no tiles: {hex}',
      ru: 'На серые гексы и порты тайлы не кладут: {hex}',
      pl: 'Na szarych heksach i portach nie kładzie się kafelków: {hex}',
    },
  },
  TL4: {
    rule: '1849-10.3-3',
    text: {
      en: 'Tile {tile} is not for hex {hex}: town, city and lettered tiles go on hexes of their kind only.',
      ru: 'Тайл {tile} не подходит к гексу {hex}: городки, города и тайлы с буквой кладут только на такие же гексы.',
      pl: 'Kafelek {tile} nie pasuje do heksu {hex}: miasteczka, miasta i kafelki z literą leżą tylko na takich heksach.',
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
      ru: 'Ни один маршрут корпорации {company} не подходит к тайлу в гексе {hex} по нужной колее.',
      pl: 'Żadna trasa spółki {company} nie dochodzi do kafelka w heksie {hex} po pasującym torze.',
    },
  },
  TL7: {
    rule: '1849-10.3-8',
    text: {
      en: '{company} reaches no new track of the upgrade in {hex}, nor does it raise a value there for it.',
      ru: 'Корпорация {company} не достигает новых путей улучшения в гексе {hex}, и стоимость доступной ей станции оно не повышает.',
      pl: 'Spółka {company} nie dochodzi do nowego toru ulepszenia w heksie {hex} ani nie rośnie tam dostępna jej wartość.',
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
      ru: 'Местность стоит {need}, а в казне {have}.',
      pl: 'Teren kosztuje {need}, a w kasie jest {have}.',
    },
  },
}
