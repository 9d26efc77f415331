import type { GuideChapter } from '../../../core/guide.js'
import { HEADINGS } from '../../../guide/headings.js'

export const stockChapters: readonly GuideChapter[] = [
  {
    id: 'stock',
    heading: HEADINGS.stock,
    lead: [
      {
        en: 'In a turn you may first sell as much as you like, then buy one certificate or start one corporation. Whoever does neither passes, and may come back later; when everybody passes one after another, the round is over. Limits: {holding}% of a corporation, and a number of certificates.',
        ru: 'За ход можно сначала продать сколько угодно, потом купить один сертификат или основать одну корпорацию. Кто не сделал ни того ни другого, пасует, но может ещё вернуться; когда спасовали все подряд, раунд окончен. Лимиты: {holding}% корпорации и число сертификатов.',
        pl: 'W turze możesz najpierw sprzedać, ile chcesz, potem kupić jeden certyfikat albo założyć jedną spółkę. Kto nie robi ani tego, ani tego, pasuje i może wrócić później; gdy wszyscy kolejno spasują, runda się kończy. Limity: {holding}% spółki i liczba certyfikatów.',
      },
    ],
    rules: ['1849-9-1', '1849-9-2', '1849-9-3', '1849-9.1-1', '1849-9.1-2', '1849-7.2-2'],
  },
  {
    id: 'selling',
    heading: HEADINGS.selling,
    lead: [
      {
        en: 'The bank pays the price at once, then the marker falls a row for every share sold: the more you sell, the less the others’ shares are worth. Of a corporation you have sold you buy nothing for the rest of the round.',
        ru: 'Банк сразу платит цену, потом маркер падает на ряд за каждую проданную акцию: чем больше вы продаёте, тем дешевле акции остальных. Акции корпорации, которые вы продали, до конца раунда купить уже нельзя.',
        pl: 'Bank od razu płaci kurs, potem znacznik spada o rząd za każdą sprzedaną akcję: im więcej sprzedasz, tym mniej warte są akcje pozostałych. Akcji spółki, które sprzedano, do końca rundy nie można już kupić.',
      },
    ],
    rules: ['1849-9.2-1', '1849-9.2-2', '1849-9.2-3', '1849-9.2-4', '1849-9.2-5', '1849-9.2-6', '1849-9.2-7'],
  },
  {
    id: 'buying',
    heading: HEADINGS.buying,
    lead: [
      {
        en: 'Money for a certificate out of a treasury goes to the corporation: this is how it is financed. From the market the same certificate costs the same, but the money goes to the bank.',
        ru: 'Деньги за сертификат из кассы получает корпорация — так она и финансируется. Тот же сертификат с рынка стоит столько же, но деньги идут банку.',
        pl: 'Pieniądze za certyfikat z kasy dostaje spółka – tak jest finansowana. Z rynku ten sam certyfikat kosztuje tyle samo, ale pieniądze idą do banku.',
      },
    ],
    rules: ['1849-9.3-1', '1849-9.3-2', '1849-9.3-3'],
  },
  {
    id: 'founding',
    heading: HEADINGS.founding,
    lead: [
      {
        en: 'Only the next corporation of the drawn order can be started. You choose one of the start prices of the phase, pay for the president’s certificate and may take up to {extra} more at once. The money is the corporation’s, less the fee for its stations. It operates in the next operating round, however few of its shares are sold.',
        ru: 'Основать можно только следующую корпорацию по жребию. Вы выбираете одну из начальных цен фазы, платите за сертификат президента и можете сразу купить ещё до {extra}. Деньги остаются у корпорации за вычетом платы за станции. Она действует уже в следующем операционном раунде, сколько бы акций ни было продано.',
        pl: 'Założyć można tylko następną spółkę z wylosowanej kolejności. Wybierasz jeden z kursów początkowych fazy, płacisz za certyfikat prezesa i możesz od razu wziąć jeszcze do {extra}. Pieniądze należą do spółki, po odjęciu opłaty za stacje. Działa ona już w następnej rundzie operacyjnej, niezależnie od liczby sprzedanych akcji.',
      },
    ],
    rules: ['1849-9.4-1', '1849-9.4-2', '1849-9.4-3', '1849-9.4-4', '1849-9.4-5', '1849-9.4.1-1', '1849-9.4.1-2'],
    tables: ['companies'],
  },
  {
    id: 'presidency',
    heading: HEADINGS.presidency,
    lead: [
      {
        en: 'Whoever holds the president’s certificate decides for the corporation. It changes hands as soon as somebody else holds more shares, with everything on the charter: its money, its trains and its duties.',
        ru: 'У кого сертификат президента, тот решает за корпорацию. Он переходит, как только у другого становится больше акций, — вместе со всем, что есть у корпорации: деньгами, поездами и обязанностями.',
        pl: 'Kto ma certyfikat prezesa, decyduje za spółkę. Przechodzi on, gdy tylko ktoś inny ma więcej akcji – ze wszystkim, co spółka ma: pieniędzmi, pociągami i obowiązkami.',
      },
    ],
    rules: [
      '1849-7.2-1',
      '1849-9.5-1',
      '1849-9.5-2',
      '1849-9.5-3',
      '1849-9.5-4',
      '1849-9.5-5',
      '1849-9.5-6',
      '1849-9.6-1',
    ],
  },
  {
    id: 'endOfStockRound',
    heading: HEADINGS.endOfStockRound,
    lead: [
      {
        en: 'Now prices change: shares in the market cost a corporation a row, and one whose shares are all with players rises a row.',
        ru: 'Теперь цены меняются: у корпорации с акциями на рынке цена падает на ряд, а у той, чьи акции все у игроков, поднимается на ряд.',
        pl: 'Teraz zmieniają się kursy: spółka z akcjami na rynku spada o rząd, a ta, której wszystkie akcje mają gracze, idzie o rząd w górę.',
      },
    ],
    rules: ['1849-9.7-1', '1849-OP-40', '1849-OP-41'],
  },
]
