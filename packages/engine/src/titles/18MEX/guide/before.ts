import type { GuideChapter } from '../../../core/guide.js'
import { ALL_18XX, HEADINGS, TRAINS_LEAVE } from '../../../guide/headings.js'

export const beforeChapters: readonly GuideChapter[] = [
  {
    id: 'overview',
    heading: HEADINGS.overview,
    lead: [
      ALL_18XX,
      TRAINS_LEAVE,
      {
        en: '18MEX is played in Mexico. A major gets all its money at once when half of it is sold, so from then on it must live on its runs. Three minors run from the beginning and later become shares. And one corporation, the NdM, swallows another one when the first 5-train is bought.',
        ru: 'Действие 18MEX — в Мексике. Крупная компания получает все деньги разом, когда продана её половина, и дальше живёт своими рейсами. Три малые ходят с самого начала, а потом становятся акциями. А NdM, когда куплен первый поезд 5, поглощает одну из других.',
        pl: 'Gra 18MEX toczy się w Meksyku. Duża spółka dostaje wszystkie pieniądze naraz, gdy sprzedano jej połowę, i odtąd musi żyć z przejazdów. Trzy małe jeżdżą od początku, a później stają się akcjami. A NdM, gdy kupiono pierwszy pociąg 5, pochłania jedną z innych.',
      },
      {
        en: 'The first stock round begins with the sale of seven companies; then share trading opens. A stock round and one to three operating rounds follow each other until the end.',
        ru: 'Первый биржевой раунд начинается с продажи семи компаний, потом открывается торговля акциями. Биржевой раунд и от одного до трёх операционных чередуются до конца.',
        pl: 'Pierwsza runda giełdowa zaczyna się od sprzedaży siedmiu spółek, potem otwiera się handel akcjami. Runda giełdowa i od jednej do trzech operacyjnych następują na przemian do końca.',
      },
    ],
    rules: ['MEX-1.1-1', 'MEX-7-1', 'MEX-7-2'],
  },
  {
    id: 'setup',
    heading: HEADINGS.setup,
    lead: [
      {
        en: 'Some certificates are not for sale: those kept for the owners of minors, and those that come free with two of the companies.',
        ru: 'Часть сертификатов не продаётся: отложенные для владельцев малых компаний и те, что достаются с двумя из компаний.',
        pl: 'Część certyfikatów nie jest na sprzedaż: odłożone dla właścicieli małych spółek i te, które dostaje się za darmo z dwiema ze spółek.',
      },
    ],
    rules: ['MEX-2-1', 'MEX-1.3.2-1', 'MEX-1.3.2-2', 'MEX-1.3.2-3', 'MEX-1.4-1', 'MEX-1.4-2', 'MEX-1.5-1', 'MEX-1.5-2'],
    tables: ['limits', 'market'],
  },
  {
    id: 'companySale',
    heading: { en: 'Sale of the seven companies', ru: 'Продажа семи компаний', pl: 'Sprzedaż siedmiu spółek' },
    lead: [
      {
        en: 'In a turn you buy the lowest numbered company at its price, or bid on a later one, or pass. A bid sets your money aside until that company’s turn comes. A single bidder gets it; several go on bidding, and here a pass is not final: who gets another turn may bid again.',
        ru: 'За ход вы покупаете компанию с наименьшим номером по её цене, или делаете ставку на следующую, или пасуете. Деньги ставки отложены, пока до компании не дойдёт очередь. Если ставка одна, сделавший её получает компанию; если несколько, игроки торгуются, и пас здесь не окончателен: до кого снова дошёл ход, тот может повысить ставку.',
        pl: 'W turze kupujesz spółkę o najniższym numerze po jej cenie albo składasz ofertę na dalszą, albo pasujesz. Pieniądze oferty są odłożone, aż przyjdzie kolej na spółkę. Jedyny oferent ją dostaje; kilku licytuje dalej, a pas nie jest tu ostateczny: kto znów ma ruch, może przebić.',
      },
      {
        en: 'If all pass, the stock round ends with companies unsold; the operating rounds come first, bids stay in force, and company 1 gets cheaper.',
        ru: 'Если все спасуют, биржевой раунд кончается с непроданными компаниями: сначала идут операционные раунды, ставки остаются в силе, а компания 1 дешевеет.',
        pl: 'Gdy wszyscy spasują, runda giełdowa kończy się z niesprzedanymi spółkami: najpierw idą rundy operacyjne, oferty pozostają w mocy, a spółka 1 tanieje.',
      },
    ],
    rules: [
      'MEX-3-1',
      'MEX-3.1-1',
      'MEX-3.1-2',
      'MEX-3.1-3',
      'MEX-3.1-4',
      'MEX-3.1-5',
      'MEX-3.1-6',
      'MEX-3.1-7',
      'MEX-3.1-8',
      'MEX-3.1-9',
      'MEX-3.1.1-1',
      'MEX-3.1.1-2',
      'MEX-3.1.1-3',
      'MEX-3.1.1-4',
      'MEX-3.1.1-5',
      'MEX-3.1.2-1',
      'MEX-3.1.2-2',
      'MEX-3.1.2-3',
    ],
  },
  {
    id: 'privates',
    heading: HEADINGS.privates,
    lead: [
      {
        en: 'A private pays its owner in every operating round. From the first 3-train on a major may buy it from a player for half to one and a half times its price; players may sell them to each other in stock rounds. The first 5-train closes them all.',
        ru: 'Частная компания платит владельцу в каждом операционном раунде. С первого поезда 3 крупная компания может купить её у игрока за половину — полторы цены; игроки продают их друг другу в биржевых раундах. Первый поезд 5 закрывает все.',
        pl: 'Spółka prywatna płaci właścicielowi w każdej rundzie operacyjnej. Od pierwszego pociągu 3 duża spółka może ją odkupić od gracza za połowę do półtorej ceny; gracze sprzedają je sobie w rundach giełdowych. Pierwszy pociąg 5 zamyka wszystkie.',
      },
    ],
    rules: [
      'MEX-1.3.1-1',
      'MEX-4.1-1',
      'MEX-4.3.5-1',
      'MEX-T3-1',
      'MEX-T3-2',
      'MEX-T3-3',
      'MEX-T3-4',
      'MEX-T3-5',
      'MEX-T3-6',
      'MEX-T3-7',
      'MEX-A1-1',
      'MEX-A1-3',
      'MEX-T1-1',
    ],
    tables: ['privates'],
  },
  {
    id: 'minors',
    heading: { en: 'The minors A, B and C', ru: 'Малые компании A, B и C', pl: 'Małe spółki A, B i C' },
    lead: [
      {
        en: 'Each has one 2-train for good, lays one yellow tile a turn and pays half of its run to its owner. When the fifth 3-train is sold, they close: their owners get shares of NdM and UdY, and their money goes there.',
        ru: 'У каждой навсегда один поезд 2, она кладёт один жёлтый тайл за ход и половину дохода отдаёт владельцу. Когда продан пятый поезд 3, они закрываются: владельцы получают акции NdM и UdY, туда же идут их деньги.',
        pl: 'Każda ma na stałe jeden pociąg 2, kładzie jeden żółty kafelek w turze i połowę dochodu oddaje właścicielowi. Gdy sprzedano piąty pociąg 3, zamykają się: właściciele dostają akcje NdM i UdY, tam też trafiają ich pieniądze.',
      },
    ],
    rules: [
      'MEX-1.3.3-1',
      'MEX-4.2-1',
      'MEX-4.2-2',
      'MEX-4.2-3',
      'MEX-4.2-4',
      'MEX-4.2-5',
      'MEX-5.2-1',
      'MEX-5.2-2',
      'MEX-5.2-3',
      'MEX-5.2-4',
      'MEX-5.2-5',
    ],
  },
]
