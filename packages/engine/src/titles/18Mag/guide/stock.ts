import type { GuideChapter } from '../../../core/guide.js'
import { HEADINGS } from '../../../guide/headings.js'

export const stockChapters: readonly GuideChapter[] = [
  {
    id: 'stock',
    heading: HEADINGS.stock,
    lead: [
      {
        en: 'In turn you may sell shares and then buy one, from and to the bank; or pass, and come back later. When all pass one after another, the round is over.',
        ru: 'По очереди можно продать банку акции, а потом купить у банка одну; или спасовать и вернуться позже. Когда спасовали все подряд, раунд окончен.',
        pl: 'Po kolei można sprzedać bankowi akcje, a potem kupić od niego jedną; albo spasować i wrócić później. Gdy wszyscy kolejno spasują, runda się kończy.',
      },
    ],
    rules: ['MAG-SR-1', 'MAG-SR-2', 'MAG-SR-3', 'MAG-SR-4'],
  },
  {
    id: 'selling',
    heading: HEADINGS.selling,
    lead: [
      {
        en: 'However many shares of a major you sell in a turn, its price falls once. Of what you have sold you buy nothing in this round.',
        ru: 'Сколько бы акций одной компании вы ни продали за ход, цена падает один раз. Акции компании, которые вы продали, в этом раунде купить уже нельзя.',
        pl: 'Niezależnie od liczby akcji jednej spółki sprzedanych w turze kurs spada raz. Akcji spółki, które sprzedano, w tej rundzie nie można już kupić.',
      },
    ],
    rules: ['MAG-SEL-1', 'MAG-SEL-2', 'MAG-SEL-3', 'MAG-SEL-4', 'MAG-SEL-5'],
  },
  {
    id: 'buying',
    heading: HEADINGS.buying,
    lead: [
      {
        en: 'One 10% share a turn, at its price, up to {holding}% of a major and within your number of certificates.',
        ru: 'Одна акция 10% за ход, по её цене, не больше {holding}% компании и в пределах лимита сертификатов.',
        pl: 'Jedna akcja 10% w turze, po jej kursie, najwyżej {holding}% spółki i w granicach limitu certyfikatów.',
      },
    ],
    rules: ['MAG-BUY-1', 'MAG-BUY-2', 'MAG-LIM-1', 'MAG-LIM-2'],
  },
  {
    id: 'presidency',
    heading: { en: 'Presidents', ru: 'Президенты', pl: 'Prezesi' },
    lead: [
      {
        en: 'The first player with 20% of a major becomes its president, and whoever later holds more takes over. Until then a major pays out everything by itself.',
        ru: 'Первый, у кого 20% крупной компании, становится её президентом; кто потом наберёт больше, сменяет его. До тех пор компания сама выплачивает всё.',
        pl: 'Pierwszy gracz z 20% dużej spółki zostaje jej prezesem, a kto później ma więcej, przejmuje ją. Do tego czasu spółka sama wypłaca wszystko.',
      },
    ],
    rules: ['MAG-DIR-1', 'MAG-DIR-2', 'MAG-DIR-3', 'MAG-DIR-4'],
  },
  {
    id: 'market',
    heading: HEADINGS.market,
    lead: [
      {
        en: 'The market is one row. Dividends move a marker right, a sale or no dividend left; a major all of whose shares are with players rises at the end of a stock round.',
        ru: 'Биржа — один ряд. Дивиденды двигают маркер вправо, продажа или отсутствие дивидендов влево; компания, чьи акции все у игроков, в конце биржевого раунда поднимается.',
        pl: 'Giełda to jeden rząd. Dywidenda przesuwa znacznik w prawo, sprzedaż lub brak dywidendy w lewo; spółka, której wszystkie akcje mają gracze, na koniec rundy giełdowej rośnie.',
      },
    ],
    rules: ['MAG-MKT-1', 'MAG-MKT-2', 'MAG-MKT-3'],
    tables: ['market'],
  },
  {
    id: 'end',
    heading: HEADINGS.end,
    lead: [
      {
        en: 'The gray phase brings the end: the operating round is finished, then come a last stock round and three operating rounds. Cash and shares count; minors and treasuries do not.',
        ru: 'Серая фаза завершает игру: операционный раунд доигрывают, потом последний биржевой раунд и три операционных. Считаются деньги и акции; малые компании и кассы — нет.',
        pl: 'Szara faza kończy grę: dogrywa się rundę operacyjną, potem ostatnia runda giełdowa i trzy operacyjne. Liczą się gotówka i akcje; małe spółki i kasy nie.',
      },
    ],
    rules: ['MAG-END-1', 'MAG-END-2', 'MAG-END-3', 'MAG-END-4'],
  },
]
