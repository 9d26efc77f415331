import type { GuideChapter } from '../../../core/guide.js'
import { HEADINGS } from '../../../guide/headings.js'

export const stockChapters: readonly GuideChapter[] = [
  {
    id: 'stock',
    heading: HEADINGS.stock,
    lead: [
      {
        en: 'When all seven companies are sold, players trade in shares. In a turn you may sell, and make one purchase before or after all your sales. Doing nothing is a pass; when all pass one after another, the round is over. In the first stock round nobody sells shares.',
        ru: 'Когда проданы все семь компаний, игроки торгуют акциями. За ход можно продавать и сделать одну покупку — до всех своих продаж или после. Кто ничего не сделал, спасовал; когда спасовали все подряд, раунд окончен. В первом биржевом раунде акции не продают.',
        pl: 'Gdy sprzedano wszystkie siedem spółek, gracze handlują akcjami. W turze można sprzedawać i dokonać jednego zakupu – przed wszystkimi swoimi sprzedażami albo po nich. Kto nic nie robi, pasuje; gdy wszyscy kolejno spasują, runda się kończy. W pierwszej rundzie giełdowej nie sprzedaje się akcji.',
      },
    ],
    rules: ['MEX-3.2-1', 'MEX-3.2-22', 'MEX-3.2-13', 'MEX-3.2-14'],
  },
  {
    id: 'selling',
    heading: HEADINGS.selling,
    lead: [
      {
        en: 'Sold shares go to the Open Market, and the price falls a row for every 10%. What is sold together brings one price; what is sold piece by piece falls in between. Of a major you have sold you buy nothing in this round.',
        ru: 'Проданные акции идут на открытый рынок, и цена падает на ряд за каждые 10%. Всё проданное вместе идёт по одной цене; при продаже по частям цена падает после каждой. Акции компании, которые вы продали, в этом раунде купить уже нельзя.',
        pl: 'Sprzedane akcje idą na otwarty rynek, a kurs spada o rząd za każde 10%. Sprzedane razem idą po jednym kursie, po kolei – ze spadkiem pomiędzy. Akcji spółki, które sprzedano, w tej rundzie nie można już kupić.',
      },
    ],
    rules: [
      'MEX-3.2-2',
      'MEX-3.2-3',
      'MEX-3.2-4',
      'MEX-3.2-5',
      'MEX-3.2-6',
      'MEX-3.2-7',
      'MEX-3.2-8',
      'MEX-3.2-9',
      'MEX-3.2-10',
      'MEX-3.2-11',
      'MEX-3.2-12',
    ],
  },
  {
    id: 'buying',
    heading: HEADINGS.buying,
    lead: [
      {
        en: 'From the Initial Offering a share costs par, from the Open Market the market value; both go to the bank. At most {holding}% of a major, and a number of certificates in all. NdM has halves of 5%, which do not count.',
        ru: 'Из первичного предложения акция стоит начальную цену, с открытого рынка — рыночную; то и другое платят банку. Не больше {holding}% компании и ограниченное число сертификатов. У NdM есть половинки по 5%, они не считаются.',
        pl: 'Z oferty pierwotnej akcja kosztuje kurs początkowy, z otwartego rynku – rynkowy; jedno i drugie płaci się bankowi. Najwyżej {holding}% spółki i ograniczona liczba certyfikatów. NdM ma połówki po 5%, które się nie liczą.',
      },
    ],
    rules: [
      'MEX-3.2-15',
      'MEX-3.2-17',
      'MEX-3.2-18',
      'MEX-3.2-19',
      'MEX-3.2-20',
      'MEX-3.2-21',
      'MEX-5.1-1',
      'MEX-3.3-1',
      'MEX-3.3-2',
      'MEX-3.3-3',
      'MEX-3.3-4',
      'MEX-3.3-5',
      'MEX-3.3-6',
    ],
  },
  {
    id: 'founding',
    heading: { en: 'Starting a major', ru: 'Основание крупной компании', pl: 'Założenie dużej spółki' },
    lead: [
      {
        en: 'Take the president’s certificate at a par of your choice. The major is launched when at most {launch}% of it is left in the offering: then the bank pays ten times par into its treasury at once. Until then it does not operate.',
        ru: 'Возьмите сертификат президента по выбранной начальной цене. Компания запускается, когда в предложении остаётся не больше {launch}%: тогда банк сразу платит ей десять начальных цен. До этого она не действует.',
        pl: 'Weź certyfikat prezesa po wybranym kursie początkowym. Spółka rusza, gdy w ofercie zostaje najwyżej {launch}%: bank wpłaca wtedy od razu do jej kasy dziesięć kursów początkowych. Do tego czasu nie działa.',
      },
    ],
    rules: ['MEX-3.2-16', 'MEX-3.4-1', 'MEX-3.4-2', 'MEX-3.4-3', 'MEX-3.4-4'],
    tables: ['companies'],
  },
  {
    id: 'presidency',
    heading: HEADINGS.presidency,
    lead: [
      {
        en: 'The presidency changes at once when somebody holds a larger part than the president; the president’s certificate is swapped for 20%.',
        ru: 'Президент сменяется сразу, как только у другого доля больше; сертификат президента меняют на 20%.',
        pl: 'Prezesura przechodzi od razu, gdy ktoś ma większą część niż prezes; certyfikat prezesa wymienia się na 20%.',
      },
    ],
    rules: ['MEX-3.5-1', 'MEX-3.5-2', 'MEX-3.5-3', 'MEX-3.5-4'],
  },
  {
    id: 'endOfStockRound',
    heading: HEADINGS.endOfStockRound,
    lead: [
      {
        en: 'A major whose shares are all with players rises one row.',
        ru: 'Компания, чьи акции все у игроков, поднимается на ряд.',
        pl: 'Spółka, której wszystkie akcje mają gracze, idzie o rząd w górę.',
      },
    ],
    rules: ['MEX-3.6-1', 'MEX-3.6-2', 'MEX-3.6-3'],
  },
]
