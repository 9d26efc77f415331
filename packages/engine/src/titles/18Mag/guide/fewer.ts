import type { GuideChapter } from '../../../core/guide.js'

/** For one and two players. */
export const fewerChapters: readonly GuideChapter[] = [
  {
    id: 'twoPlayers',
    heading: { en: 'Two players', ru: 'Два игрока', pl: 'Dwóch graczy' },
    lead: [
      {
        en: 'Two players use a part of the map, seven minors and four majors. Everything else is as above but for these rules.',
        ru: 'Двое играют на части карты, с семью малыми и четырьмя крупными компаниями. Всё прочее как выше, кроме этих правил.',
        pl: 'We dwoje gra się na części mapy, z siedmioma małymi i czterema dużymi spółkami. Wszystko inne jak wyżej, poza tymi zasadami.',
      },
    ],
    rules: ['MAG-V2-1', 'MAG-V2-2', 'MAG-V2-3', 'MAG-V2-4', 'MAG-V2-5', 'MAG-V2-6', 'MAG-V2-7', 'MAG-V2-8', 'MAG-V2-9'],
  },
  {
    id: 'solo',
    heading: { en: 'Alone against István', ru: 'В одиночку против Иштвана', pl: 'W pojedynkę przeciw Istvánowi' },
    lead: [
      {
        en: 'On the map for two you play against István, whom the cards play: a card for each of his minors says what it buys and in what order, another one which shares he wants. The program makes his moves; you see his cards and can reckon with them. You win with the higher score.',
        ru: 'На карте для двоих вы играете против Иштвана, за которого решают карты: карта каждой его малой компании говорит, что и в каком порядке она покупает, ещё одна — какие акции он хочет. Его ходы делает программа; его карты открыты, и их можно учитывать. Побеждает тот, чей итог больше.',
        pl: 'Na mapie dla dwojga grasz przeciw Istvánowi, za którego decydują karty: karta każdej jego małej spółki mówi, co i w jakiej kolejności kupuje, jeszcze jedna – jakich akcji chce. Jego ruchy wykonuje program; jego karty są jawne i można się z nimi liczyć. Wygrywa wyższy wynik.',
      },
    ],
    rules: [
      'MAG-V1-1',
      'MAG-V1-2',
      'MAG-V1-3',
      'MAG-V1-4',
      'MAG-V1-5',
      'MAG-V1-6',
      'MAG-V1-7',
      'MAG-V1-8',
      'MAG-V1-9',
      'MAG-V1-10',
      'MAG-V1-11',
      'MAG-V1-12',
      'MAG-V1-13',
      'MAG-V1-14',
      'MAG-V1-15',
    ],
    tables: ['options'],
  },
]
