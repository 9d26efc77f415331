import type { Rule } from '../../../../core/rules.js'

export const setupRules: Readonly<Record<string, Rule>> = {
  '1849-1.1-1': {
    section: '§1.1, §2',
    text: {
      en: 'Three to five players. With five corporations one 6H, one 8H and one 16H are out of the game.',
      ru: 'Играют от трёх до пяти человек. При пяти корпорациях из игры убирают по одному поезду 6H, 8H и 16H.',
      pl: 'Od trzech do pięciu graczy. Przy pięciu spółkach z gry wypada po jednym pociągu 6H, 8H i 16H.',
    },
  },
  '1849-2-1': {
    section: '§2',
    text: {
      en: 'The bank holds L.7,760; every player gets the starting cash out of it.',
      ru: 'В банке L.7760; начальные деньги игроки получают из него.',
      pl: 'Bank ma L.7760; z niego każdy gracz dostaje gotówkę początkową.',
    },
  },
  '1849-2-2': {
    section: '§2',
    text: {
      en: 'Trains are sold in the order 4H, 6H, 8H, 10H, 12H, 16H, R6H, beginning with the 4H. Which tiles and trains are left is open to all.',
      ru: 'Поезда продаются в порядке 4H, 6H, 8H, 10H, 12H, 16H, R6H, начиная с 4H. Остаток тайлов и поездов известен всем.',
      pl: 'Pociągi sprzedaje się w kolejności 4H, 6H, 8H, 10H, 12H, 16H, R6H, zaczynając od 4H. Zapas kafelków i pociągów jest jawny.',
    },
  },
  '1849-2-3': {
    section: '§2',
    text: {
      en: 'A charter holds eight certificates, the president’s on top, the last certificate of two shares at the bottom. Terrain signs stay on the map all game.',
      ru: 'На планшете корпорации лежат восемь сертификатов: сверху президентский, внизу последний, из двух акций. Знаки местности остаются на карте всю игру.',
      pl: 'Na karcie spółki leży osiem certyfikatów: na wierzchu prezesa, na spodzie ostatni, za dwie akcje. Znaki terenu zostają na mapie przez całą grę.',
    },
  },
  '1849-2.1-1': {
    section: '§2.1',
    text: {
      en: 'Seats are drawn; the first seat holds the priority.',
      ru: 'Места за столом определяет жребий; приоритет у первого места.',
      pl: 'Miejsca się losuje; priorytet ma pierwsze miejsce.',
    },
  },
  '1849-2.2-1': {
    section: '§2.2',
    text: {
      en: 'Cards 1 to 6 are dealt to the corporations at random, face up: they are founded in this order.',
      ru: 'Корпорациям в открытую раздают случайные карты от 1 до 6: в этом порядке их и основывают.',
      pl: 'Spółkom rozdaje się losowo, jawnie, karty od 1 do 6: w tej kolejności się je zakłada.',
    },
  },
  '1849-2.2-2': {
    section: '§2.2',
    text: {
      en: 'With five corporations the one with card 6 is out of the game.',
      ru: 'При пяти корпорациях та, что получила карту 6, не участвует.',
      pl: 'Przy pięciu spółkach ta z kartą 6 wypada z gry.',
    },
  },
  '1849-2.2-3': {
    section: '§2.2',
    text: {
      en: 'For beginners, optional: IFT among the first three moves to place 4, and those it passes move one place forward.',
      ru: 'Для новичков, по желанию: если IFT среди первых трёх, она переходит на место 4, а те, кого она пропустила, сдвигаются на одно место вперёд.',
      pl: 'Dla początkujących, opcja: jeśli IFT jest wśród pierwszych trzech, przechodzi na miejsce 4, a te, które ją wyprzedzają, przesuwają się o jedno miejsce do przodu.',
    },
  },
  '1849-3-1': {
    section: '§3',
    text: {
      en: 'First the private companies are sold; then a stock round and a set of one, two or three operating rounds alternate.',
      ru: 'Сначала продают частные компании; затем чередуются биржевой раунд и серия из одного, двух или трёх операционных раундов.',
      pl: 'Najpierw sprzedaje się spółki prywatne; potem na przemian runda giełdowa i seria jednej, dwóch lub trzech rund operacyjnych.',
    },
  },
}
