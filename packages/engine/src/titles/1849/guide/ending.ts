import type { GuideChapter } from '../../../core/guide.js'
import { HEADINGS } from '../../../guide/headings.js'

export const endingChapters: readonly GuideChapter[] = [
  {
    id: 'emergency',
    heading: HEADINGS.emergency,
    lead: [
      {
        en: 'A corporation that needs a train and cannot pay for the cheapest one takes the rest from its president: cash first, then shares sold for exactly that. If even this is not enough, the president loses everything that could be sold, and the corporation closes. A player left without shares may take a loan of {loan}, which costs {deduction} at the end, or leave the game.',
        ru: 'Если корпорации нужен поезд, а на самый дешёвый не хватает, остальное даёт президент: сначала деньги, потом продажа акций ровно на это. Если не хватит и этого, президент теряет всё, что можно было продать, а корпорация закрывается. Оставшись без акций, игрок берёт заём {loan}, за который в конце вычитают {deduction}, или выходит из игры.',
        pl: 'Jeśli spółka potrzebuje pociągu, a nie stać jej na najtańszy, resztę daje prezes: najpierw gotówkę, potem akcje sprzedane dokładnie na ten cel. Jeśli i to nie wystarczy, prezes traci wszystko, co dało się sprzedać, a spółka zostaje zamknięta. Gracz bez akcji bierze pożyczkę {loan}, która na koniec kosztuje {deduction}, albo odchodzi z gry.',
      },
    ],
    rules: [
      '1849-10.7-1',
      '1849-10.7-2',
      '1849-10.7-3',
      '1849-10.7-4',
      '1849-10.7-5',
      '1849-10.7-6',
      '1849-10.7-7',
      '1849-OP-38',
      '1849-OP-39',
      '1849-OP-42',
      '1849-OP-43',
    ],
  },
  {
    id: 'finance',
    heading: HEADINGS.finance,
    lead: [
      {
        en: 'At the end of its turn a corporation may raise money by putting certificates of its treasury into the market, each share a row down, or use money to take one certificate back.',
        ru: 'В конце хода корпорация может получить деньги, отдав сертификаты из кассы на рынок — каждая акция на ряд вниз, — или забрать один сертификат обратно за деньги.',
        pl: 'Na koniec tury spółka może zdobyć pieniądze, oddając certyfikaty z kasy na rynek – każda akcja to rząd w dół – albo za pieniądze zabrać jeden certyfikat z powrotem.',
      },
    ],
    rules: ['1849-10.8-1', '1849-10.8-2', '1849-10.8-3'],
  },
  {
    id: 'closing',
    heading: HEADINGS.closing,
    lead: [
      {
        en: 'A corporation that closes takes everything with it: stations, trains, certificates, without a lira for the shareholders. It goes to the end of the order and can be started anew from the next stock round.',
        ru: 'Закрываясь, корпорация забирает с собой всё: станции, поезда, сертификаты — без единой лиры акционерам. Она уходит в конец очереди, и со следующего биржевого раунда её можно основать заново.',
        pl: 'Zamykana spółka zabiera wszystko: stacje, pociągi, certyfikaty – bez jednej liry dla akcjonariuszy. Trafia na koniec kolejki i od następnej rundy giełdowej można ją założyć na nowo.',
      },
    ],
    rules: ['1849-11-1', '1849-11-2', '1849-11-3', '1849-11-4', '1849-11-5'],
  },
  {
    id: 'earthquake',
    heading: { en: 'The earthquake of Messina', ru: 'Землетрясение в Messina', pl: 'Trzęsienie ziemi w Messinie' },
    lead: [
      {
        en: 'The first 12H destroys Messina: its tile and all stations there are gone. Whoever builds there should know when it comes.',
        ru: 'Первый 12H разрушает Messina: её тайл и все станции там пропадают. Кто там строит, пусть знает, когда это случится.',
        pl: 'Pierwszy 12H niszczy Messinę: jej kafelek i wszystkie stacje przepadają. Kto tam buduje, niech wie, kiedy to nadejdzie.',
      },
    ],
    rules: ['1849-12-1', '1849-12-2', '1849-12-3'],
  },
  {
    id: 'end',
    heading: HEADINGS.end,
    lead: [
      {
        en: 'The game ends when a share reaches the last cell of the market, when the bank runs out, or when one player is left. Count cash and shares at their price; private companies and treasuries count nothing.',
        ru: 'Игра кончается, когда акция доходит до последней клетки биржи, когда кончаются деньги в банке или остаётся один игрок. Считаются деньги и акции по цене; частные компании и кассы — нет.',
        pl: 'Gra kończy się, gdy kurs dojdzie do ostatniego pola giełdy, gdy w banku skończą się pieniądze albo zostanie jeden gracz. Liczą się gotówka i akcje po kursie; spółki prywatne i kasy nie.',
      },
    ],
    rules: ['1849-13-1', '1849-13-2', '1849-13-3', '1849-13-4', '1849-13-5'],
  },
  {
    id: 'variants',
    heading: HEADINGS.variants,
    lead: [
      {
        en: 'Three variants can be agreed on before the game. They add steps to the turn of a corporation; everything else stays as it is.',
        ru: 'До игры можно договориться о трёх вариантах. Они добавляют шаги в ход корпорации; всё прочее остаётся как есть.',
        pl: 'Przed grą można umówić się na trzy warianty. Dodają kroki do tury spółki; wszystko inne zostaje bez zmian.',
      },
    ],
    rules: ['1849-14-1', '1849-14-2'],
    tables: ['options'],
  },
  {
    id: 'absorbing',
    heading: {
      en: 'Variant: buying stations of others',
      ru: 'Вариант: покупка чужих станций',
      pl: 'Wariant: zakup cudzych stacji',
    },
    lead: [
      {
        en: 'After its run a corporation may buy a station of another one and put its own in that place, if both presidents agree on a price. It counts for the next run.',
        ru: 'После рейсов корпорация может купить станцию другой и поставить на её место свою, если президенты сойдутся в цене. Считается со следующих рейсов.',
        pl: 'Po przejazdach spółka może kupić stację innej i postawić w jej miejsce własną, jeśli prezesi uzgodnią cenę. Liczy się od następnych przejazdów.',
      },
    ],
    rules: ['1849-14.1-1', '1849-14.1-2', '1849-14.1-3', '1849-14.1-4'],
  },
  {
    id: 'bonds',
    heading: { en: 'Variant: bonds', ru: 'Вариант: облигации', pl: 'Wariant: obligacje' },
    lead: [
      {
        en: 'A corporation may take {bond} once, for {interest} of interest every turn. While the bond is out, each of its shares is worth {bondDeduction} less at the end.',
        ru: 'Корпорация может однажды взять {bond} и потом каждый ход платит {interest}. Пока облигация не погашена, каждая её акция в конце стоит на {bondDeduction} меньше.',
        pl: 'Spółka może raz wziąć {bond} za {interest} odsetek w każdej turze. Dopóki obligacja nie jest spłacona, każda jej akcja jest na koniec warta o {bondDeduction} mniej.',
      },
    ],
    rules: ['1849-14.2-1', '1849-14.2-2', '1849-14.2-3', '1849-14.2-4', '1849-14.2-5', '1849-14.2-6'],
  },
  {
    id: 'electric',
    heading: {
      en: 'Variant: Electric Dreams',
      ru: 'Вариант: Electric Dreams',
      pl: 'Wariant: Electric Dreams',
    },
    lead: [
      {
        en: 'Late in the game a corporation may buy an E marker, and with it E trains, which run as far as they like on standard and dual track and count the four great cities double.',
        ru: 'В конце игры корпорация может купить маркер E, а с ним поезда E: по нормальной и двойной колее они идут сколько угодно, а четыре больших города считают вдвойне.',
        pl: 'Późno w grze spółka może kupić znacznik E, a z nim pociągi E: po torze normalnym i podwójnym jadą dowolnie daleko, a cztery wielkie miasta liczą podwójnie.',
      },
    ],
    rules: ['1849-14.3-1', '1849-14.3-2', '1849-14.3-3', '1849-14.3-4', '1849-14.3-5', '1849-14.3-6', '1849-14.3-7'],
  },
]
