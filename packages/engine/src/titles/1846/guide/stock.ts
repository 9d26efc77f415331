import type { GuideChapter } from '../../../core/guide.js'
import { HEADINGS } from '../../../guide/headings.js'

export const stockChapters: readonly GuideChapter[] = [
  {
    id: 'stock',
    heading: HEADINGS.stock,
    lead: [
      {
        en: 'In turn you may sell any number of shares, then buy one certificate or start a corporation. Whoever does neither passes and may come back; when all pass one after another, the round is over.',
        ru: 'По очереди можно продать сколько угодно акций, потом купить один сертификат или основать корпорацию. Кто не сделал ни того ни другого, пасует, но может ещё вернуться; когда спасовали все подряд, раунд окончен.',
        pl: 'Po kolei można sprzedać dowolnie wiele akcji, potem kupić jeden certyfikat albo założyć spółkę. Kto nie robi ani tego, ani tego, pasuje i może wrócić; gdy wszyscy kolejno spasują, runda się kończy.',
      },
    ],
    rules: ['1846-SRD-1', '1846-SRD-2', '1846-SRD-14', '1846-SRD-11'],
  },
  {
    id: 'selling',
    heading: HEADINGS.selling,
    lead: [
      {
        en: 'Only sales by the president move the price, one column a turn however many shares go. Others sell without hurting it, but shares left in the Market cost the corporation a column when the round ends.',
        ru: 'Цену двигают только продажи президента — на столбец за ход, сколько бы акций ни ушло. Остальные продают, не роняя её, но из-за акций, оставшихся на рынке, в конце раунда цена падает на столбец.',
        pl: 'Kurs zmieniają tylko sprzedaże prezesa – o kolumnę na turę, ilekolwiek akcji pójdzie. Inni sprzedają bez szkody dla kursu, ale przez akcje zostające na rynku kurs na koniec rundy spada o kolumnę.',
      },
    ],
    rules: ['1846-SRD-3', '1846-SRD-4', '1846-SRD-5', '1846-SRD-7'],
  },
  {
    id: 'buying',
    heading: HEADINGS.buying,
    lead: [
      {
        en: 'A share out of the treasury finances the corporation, one from the Market only the bank. You may hold {holding}% of a corporation, and only so many certificates in all.',
        ru: 'Акция из кассы финансирует корпорацию, с рынка — только банк. Можно иметь не больше {holding}% корпорации и ограниченное число сертификатов.',
        pl: 'Akcja z kasy finansuje spółkę, z rynku tylko bank. Można mieć {holding}% spółki i ograniczoną liczbę certyfikatów łącznie.',
      },
    ],
    rules: ['1846-SRD-8', '1846-SRD-13', '1846-CRT-1', '1846-CRT-2', '1846-CRT-3', '1846-CRT-4', '1846-CRT-5'],
  },
  {
    id: 'founding',
    heading: HEADINGS.founding,
    lead: [
      {
        en: 'Any corporation in the game can be started: choose a start price, pay twice that for the president’s certificate (20%), and the money is its treasury. It operates in the next operating round, so think how it will pay for its first trains: by issuing shares.',
        ru: 'Основать можно любую корпорацию в игре: выберите начальную цену, заплатите две такие за сертификат президента (20%) — это деньги её кассы. Действует она уже в следующем операционном раунде; подумайте, чем она заплатит за первые поезда: выпуском акций.',
        pl: 'Założyć można każdą spółkę w grze: wybierz kurs początkowy, zapłać jego dwukrotność za certyfikat prezesa (20%) – to jej kasa. Działa już w następnej rundzie operacyjnej; pomyśl, czym zapłaci za pierwsze pociągi: emisją akcji.',
      },
    ],
    rules: ['1846-SRD-9', '1846-SRD-10'],
    tables: ['companies'],
  },
  {
    id: 'presidency',
    heading: HEADINGS.presidency,
    lead: [
      {
        en: 'Whoever holds most of a corporation is its president. The president’s certificate is exchanged for two ordinary ones as soon as somebody holds more.',
        ru: 'У кого в корпорации больше всех, тот её президент. Сертификат президента меняют на два обычных, как только у другого стало больше.',
        pl: 'Kto ma w spółce najwięcej, jest jej prezesem. Certyfikat prezesa wymienia się na dwa zwykłe, gdy tylko ktoś ma więcej.',
      },
    ],
    rules: ['1846-SRD-6', '1846-SRD-12'],
  },
  {
    id: 'endOfStockRound',
    heading: HEADINGS.endOfStockRound,
    lead: [
      {
        en: 'Now shares in the Market cost a corporation a column, and one wholly in players’ hands rises.',
        ru: 'Теперь у корпораций с акциями на рынке цена падает на столбец, а у тех, чьи акции все у игроков, растёт.',
        pl: 'Teraz kurs spółek z akcjami na rynku spada o kolumnę, a tych, których wszystkie akcje mają gracze, rośnie.',
      },
    ],
    rules: ['1846-SRD-15'],
  },
]
