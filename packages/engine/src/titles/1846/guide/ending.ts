import type { GuideChapter } from '../../../core/guide.js'
import { HEADINGS } from '../../../guide/headings.js'

export const endingChapters: readonly GuideChapter[] = [
  {
    id: 'emergency',
    heading: { en: 'A forced purchase', ru: 'Вынужденная покупка', pl: 'Zakup przymusowy' },
    lead: [
      {
        en: 'A corporation without a train that cannot pay for one first issues shares, at falling prices; only what is then still missing is paid by its president, with cash and by selling shares. If that is not enough, the president is bankrupt.',
        ru: 'Корпорация без поезда, которой не хватает денег, сначала выпускает акции по падающей цене; чего не хватает и после этого, доплачивает президент — деньгами и продажей акций. Если не хватит и этого, президент — банкрот.',
        pl: 'Spółka bez pociągu, której brak pieniędzy, najpierw emituje akcje po spadającym kursie; to, czego i wtedy zabraknie, dopłaca prezes – gotówką i sprzedażą akcji. Jeśli i to nie wystarczy, prezes bankrutuje.',
      },
    ],
    rules: [
      '1846-EMR-1',
      '1846-EMR-2',
      '1846-EMR-3',
      '1846-EMR-4',
      '1846-EMR-5',
      '1846-EMR-6',
      '1846-EMR-7',
      '1846-EMR-8',
      '1846-EMR-9',
      '1846-EMR-10',
      '1846-EMR-11',
      '1846-EMR-12',
      '1846-EMR-13',
      '1846-EMR-14',
    ],
  },
  {
    id: 'bankruptcy',
    heading: { en: 'Bankruptcy', ru: 'Банкротство', pl: 'Bankructwo' },
    lead: [
      {
        en: 'A bankrupt player loses everything and is out; the others play on. The corporation goes to whoever holds most of it now, or into receivership.',
        ru: 'Банкрот теряет всё и выбывает; остальные играют дальше. Корпорация достаётся тому, у кого теперь больше всех, или попадает под внешнее управление.',
        pl: 'Bankrut traci wszystko i odpada; reszta gra dalej. Spółka przypada temu, kto ma jej teraz najwięcej, albo trafia pod zarząd przymusowy.',
      },
    ],
    rules: ['1846-BKR-1', '1846-BKR-2', '1846-BKR-3', '1846-BKR-4', '1846-BKR-5', '1846-BKR-6', '1846-BKR-7'],
  },
  {
    id: 'receivership',
    heading: { en: 'Receivership', ru: 'Внешнее управление', pl: 'Zarząd przymusowy' },
    lead: [
      {
        en: 'A corporation without a president acts by itself: it runs for the maximum and keeps the money. Whoever buys up to 20% becomes its president.',
        ru: 'Корпорация без президента действует сама: едет на максимум и удерживает деньги. Кто докупит до 20%, становится президентом.',
        pl: 'Spółka bez prezesa działa sama: jedzie za maksimum i zatrzymuje pieniądze. Kto dokupi do 20%, zostaje prezesem.',
      },
    ],
    rules: ['1846-RCV-1', '1846-RCV-2', '1846-RCV-3', '1846-RCV-4', '1846-RCV-5'],
  },
  {
    id: 'closing',
    heading: HEADINGS.closing,
    lead: [
      {
        en: 'At a price of $0 a corporation is gone for good, with everything it has and everything others have of it.',
        ru: 'При цене $0 корпорация исчезает навсегда — со всем, что у неё есть, и со всеми её акциями.',
        pl: 'Przy kursie $0 spółka znika na zawsze, ze wszystkim, co ma, i ze wszystkimi jej akcjami.',
      },
    ],
    rules: ['1846-CLS-1', '1846-CLS-2', '1846-CLS-3', '1846-CLS-4', '1846-CLS-5'],
  },
  {
    id: 'end',
    heading: HEADINGS.end,
    lead: [
      {
        en: 'When the bank has paid its last dollar, the set of rounds is played to the end: the stock round if it is one, and both operating rounds. Cash and shares count.',
        ru: 'Когда банк отдал последний доллар, доигрывают серию: биржевой раунд, если идёт он, и оба операционных. Считаются деньги и акции.',
        pl: 'Gdy bank wypłaci ostatniego dolara, dogrywa się serię: rundę giełdową, jeśli trwa, i obie operacyjne. Liczą się gotówka i akcje.',
      },
    ],
    rules: ['1846-END-1', '1846-END-2', '1846-END-3', '1846-END-4', '1846-END-5'],
  },
]
