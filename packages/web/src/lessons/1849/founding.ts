import type { Chapter } from '../../lesson/lesson.js'
import { common } from '../common/texts.js'

/** The first stock round: a company is founded, its shares are bought. */
export const founding: Chapter = {
  name: { en: 'Shares', ru: 'Акции', pl: 'Akcje' },
  scenario: {
    title: '1849',
    players: ['Anna', 'Boris', 'Celina'],
    turn: 1,
    round: 'stock',
    memo: { foundingOrder: ['CTL', 'RCS', 'SFA', 'ATA', 'IFT'] },
    removed: ['AFG'],
  },
  steps: [
    { say: common.investor, point: [{ at: 'player', player: 'Anna' }] },
    { say: common.shares, point: [{ at: 'panel', panel: 'charters' }] },
    { say: common.market, point: [{ at: 'panel', panel: 'market' }] },
    {
      say: {
        en: 'The game begins with a stock round. Companies are founded in a fixed order; CTL in Marsala is first. You choose its price now, {68} or {100}, and buy its first 20% at twice that price. The money goes to the company, not to the bank.',
        ru: 'Игра начинается с биржевого раунда. Компании основывают в установленном порядке; первая — CTL в Marsala. Вы выбираете её цену, {68} или {100}, и покупаете первые 20% за двойную цену. Деньги идут компании, а не банку.',
        pl: 'Gra zaczyna się rundą giełdową. Spółki zakłada się w ustalonej kolejności; pierwsza jest CTL w Marsali. Wybierasz teraz jej kurs, {68} albo {100}, i kupujesz pierwsze 20% za dwukrotność. Pieniądze idą do spółki, nie do banku.',
      },
      point: [
        { at: 'start', of: 'CTL', price: 68 },
        { at: 'price', price: 68 },
      ],
      task: {
        text: {
          en: 'Under CTL, press “at {68}”.',
          ru: 'Нажать «по {68}» под CTL.',
          pl: 'Pod CTL naciśnij „po {68}”.',
        },
        wanted: { type: 'par', fields: { corporation: 'CTL', price: 68 } },
        move: { type: 'par', corporation: 'CTL', price: 68 },
        why: {
          en: 'You are president of CTL. It paid {40} for its stations, and one of them stands in Marsala. At a low price your money buys more shares, and a small dividend is enough to make the price rise.',
          ru: 'Вы — президент CTL. Компания заплатила {40} за свои станции, и одна уже стоит в Marsala. По низкой цене на ваши деньги приходится больше акций, и для роста цены хватит небольших дивидендов.',
          pl: 'Jesteś prezesem CTL. Spółka zapłaciła {40} za swoje stacje i jedna stoi już w Marsali. Przy niskim kursie za twoje pieniądze kupisz więcej akcji, a do wzrostu kursu wystarczy mała dywidenda.',
        },
        others: [
          {
            wanted: { type: 'par', fields: { corporation: 'CTL', price: 100 } },
            say: {
              en: 'At {100} the company gets more money, but you get fewer shares for yours, and the price rises only when a run earns {100} or more. CTL’s first runs earn about {50}. Take it back and try {68}.',
              ru: 'При цене {100} компания получит больше денег, но вам достанется меньше акций, а цена вырастет, только если рейс принесёт {100} и больше. Первые рейсы CTL дают около {50}. Отмените ход и попробуйте {68}.',
              pl: 'Przy kursie {100} spółka dostaje więcej pieniędzy, ale ty mniej akcji, a kurs rośnie dopiero, gdy przejazd przyniesie co najmniej {100}. Pierwsze przejazdy CTL dają około {50}. Cofnij ruch i spróbuj {68}.',
            },
          },
        ],
        otherwise: {
          en: 'Then another player founds CTL, and you begin with nothing. Take it back.',
          ru: 'Тогда CTL оснует кто-то другой, а вы останетесь ни с чем. Отмените ход.',
          pl: 'Wtedy CTL założy ktoś inny, a ty zostaniesz z niczym. Cofnij ruch.',
        },
      },
    },
    {
      say: {
        en: 'Only the founder, and only now, may buy one or two more shares in the same turn. Each costs {68} and pays the company, which needs money for a train.',
        ru: 'Только основатель и только сейчас может за тот же ход купить ещё одну или две акции. Каждая стоит {68}, и деньги получает компания: ей нужен поезд.',
        pl: 'Tylko założyciel i tylko teraz może w tej samej turze kupić jeszcze jedną lub dwie akcje. Każda kosztuje {68} i płaci spółce, która potrzebuje pieniędzy na pociąg.',
      },
      point: [{ at: 'offer', type: 'buyShares', of: 'CTL' }],
      task: {
        text: { en: 'Buy 10% of CTL.', ru: 'Купить 10% CTL.', pl: 'Kup 10% CTL.' },
        wanted: { type: 'buyShares', fields: { corporation: 'CTL' } },
        move: { type: 'buyShares', corporation: 'CTL' },
        why: {
          en: 'Now 30% is yours, and the treasury of CTL has {164}.',
          ru: 'Теперь у вас 30%, а в кассе CTL {164}.',
          pl: 'Masz teraz 30%, a w kasie CTL jest {164}.',
        },
        otherwise: {
          en: 'With {96} the company cannot buy a train, which costs {100}. Take it back.',
          ru: 'С {96} компания не купит поезд: он стоит {100}. Отмените ход.',
          pl: 'Mając {96}, spółka nie kupi pociągu za {100}. Cofnij ruch.',
        },
      },
    },
    {
      say: {
        en: 'Once more: then 40% is yours, and nobody overtakes you easily.',
        ru: 'Ещё раз: тогда у вас 40%, и обогнать вас будет непросто.',
        pl: 'Jeszcze raz: wtedy masz 40% i niełatwo będzie cię wyprzedzić.',
      },
      point: [{ at: 'offer', type: 'buyShares', of: 'CTL' }],
      task: {
        text: { en: 'Buy another 10% of CTL.', ru: 'Купить ещё 10% CTL.', pl: 'Kup kolejne 10% CTL.' },
        wanted: { type: 'buyShares', fields: { corporation: 'CTL' } },
        move: { type: 'buyShares', corporation: 'CTL' },
        why: {
          en: 'Your turn is over. Now Boris and Celina found companies of their own.',
          ru: 'Ваш ход окончен. Теперь Борис и Селина основывают свои компании.',
          pl: 'Twoja tura się kończy. Teraz Boris i Celina zakładają swoje spółki.',
        },
        otherwise: {
          en: 'With 30% another player needs only four shares to take the company from you. Take it back.',
          ru: 'При 30% другому хватит четырёх акций, чтобы забрать у вас компанию. Отмените ход.',
          pl: 'Przy 30% komuś innemu wystarczą cztery akcje, by zabrać ci spółkę. Cofnij ruch.',
        },
      },
      afterwards: [
        { type: 'par', corporation: 'RCS', price: 100 },
        { type: 'buyShares', corporation: 'RCS' },
        { type: 'buyShares', corporation: 'RCS' },
        { type: 'par', corporation: 'SFA', price: 68 },
        { type: 'buyShares', corporation: 'SFA' },
        { type: 'buyShares', corporation: 'SFA' },
      ],
    },
    {
      say: {
        en: 'Boris is president of RCS in Palermo, Celina of SFA in Girgenti. In a turn of the stock round you may sell any shares, then buy one. The round goes on until everybody passes.',
        ru: 'Борис — президент RCS в Palermo, Селина — SFA в Girgenti. За ход в биржевом раунде можно продать сколько угодно акций, потом купить одну. Раунд идёт, пока все не спасуют.',
        pl: 'Boris jest prezesem RCS w Palermo, Celina SFA w Girgenti. W turze rundy giełdowej możesz sprzedać dowolne akcje, potem kupić jedną. Runda trwa, aż wszyscy spasują.',
      },
      point: [{ at: 'offer', type: 'buyShares', of: 'CTL' }],
      task: {
        text: { en: 'Buy one more 10% of CTL.', ru: 'Купить ещё 10% CTL.', pl: 'Kup jeszcze 10% CTL.' },
        wanted: { type: 'buyShares', fields: { corporation: 'CTL' } },
        move: { type: 'buyShares', corporation: 'CTL' },
        why: {
          en: 'Half of every dividend of CTL will be yours, and its treasury has {300}: enough for a train and more.',
          ru: 'Половина дивидендов CTL будет вашей, а в её кассе {300}: хватит на поезд и не только.',
          pl: 'Połowa każdej dywidendy CTL będzie twoja, a w kasie jest {300}: wystarczy na pociąg i więcej.',
        },
        others: [
          {
            wanted: { type: 'buyShares', fields: { corporation: ['RCS', 'SFA'] } },
            say: {
              en: 'A share of a rival is not a bad investment, but this money now builds their railway instead of yours. Take it back.',
              ru: 'Акция соперника — неплохое вложение, но эти деньги строят его дорогу, а не вашу. Отмените ход.',
              pl: 'Akcja rywala to niezła inwestycja, ale te pieniądze budują teraz jego kolej, nie twoją. Cofnij ruch.',
            },
          },
        ],
        otherwise: {
          en: 'Money in the hand earns nothing in this game. Take it back.',
          ru: 'Деньги на руках в этой игре ничего не приносят. Отмените ход.',
          pl: 'Gotówka w ręku nic w tej grze nie przynosi. Cofnij ruch.',
        },
      },
      afterwards: [
        { type: 'buyShares', corporation: 'RCS' },
        { type: 'buyShares', corporation: 'CTL' },
      ],
    },
    {
      say: {
        en: 'Celina bought a share of CTL: her {68} went to your company. You have {160} left. You can profit from her company in the same way.',
        ru: 'Селина купила акцию CTL: её {68} получила ваша компания. У вас осталось {160}. Вы тоже можете зарабатывать на её компании.',
        pl: 'Celina kupiła akcję CTL: jej {68} trafiło do twojej spółki. Zostało ci {160}. Możesz tak samo zarabiać na jej spółce.',
      },
      point: [{ at: 'offer', type: 'buyShares', of: 'SFA' }],
      task: {
        text: { en: 'Buy 10% of SFA.', ru: 'Купить 10% SFA.', pl: 'Kup 10% SFA.' },
        wanted: { type: 'buyShares', fields: { corporation: 'SFA' } },
        move: { type: 'buyShares', corporation: 'SFA' },
        why: {
          en: 'Celina works, you earn a tenth of it. Good players hold shares of several companies.',
          ru: 'Селина трудится, а вы получаете десятую часть. Хорошие игроки держат акции нескольких компаний.',
          pl: 'Celina pracuje, a ty zarabiasz dziesiątą część. Dobrzy gracze mają akcje kilku spółek.',
        },
        otherwise: {
          en: 'That works as well, but here we look at how to earn on others. Take it back and buy SFA.',
          ru: 'Можно и так, но сейчас мы учимся зарабатывать на других. Отмените ход и купите SFA.',
          pl: 'Tak też można, ale teraz uczymy się zarabiać na innych. Cofnij ruch i kup SFA.',
        },
      },
      afterwards: [{ type: 'pass' }],
    },
    {
      say: {
        en: 'The others pass: Boris has no money left, Celina keeps hers. When you pass too, the stock round ends and the companies operate.',
        ru: 'Остальные пасуют: у Бориса нет денег, Селина бережёт свои. Если спасуете и вы, биржевой раунд окончен и компании начинают работать.',
        pl: 'Pozostali pasują: Boris nie ma już pieniędzy, Celina oszczędza. Gdy i ty spasujesz, runda giełdowa się skończy i spółki zaczną działać.',
      },
      point: [{ at: 'way' }],
      task: {
        text: { en: 'Pass.', ru: 'Спасовать.', pl: 'Spasuj.' },
        wanted: { type: 'pass' },
        move: { type: 'pass' },
        why: {
          en: 'The company with the highest price goes first: RCS at {100}. Boris lays track from Palermo and buys a train.',
          ru: 'Первой ходит компания с самой высокой ценой: RCS, {100}. Борис кладёт тайл у Palermo и покупает поезд.',
          pl: 'Pierwsza działa spółka z najwyższym kursem: RCS, {100}. Boris kładzie tor z Palermo i kupuje pociąg.',
        },
        otherwise: {
          en: 'You may, but keep a little: somebody may have to help a company later. Take it back and pass.',
          ru: 'Можно, но оставьте немного денег: компании ещё может понадобиться помощь. Отмените ход и спасуйте.',
          pl: 'Można, ale zostaw trochę pieniędzy: spółce może się jeszcze przydać pomoc. Cofnij ruch i spasuj.',
        },
      },
      afterwards: [
        { type: 'layTile', hex: 'B4', tile: '7', rotation: 5 },
        { type: 'buyTrain', name: '4H' },
        { type: 'pass', until: { at: 'CTL' } },
      ],
    },
  ],
}
