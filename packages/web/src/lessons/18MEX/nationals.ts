import type { Chapter } from '../../lesson/lesson.js'

/** What is special: small railways, the national railway; selling and the presidency. */
export const nationals: Chapter = {
  name: { en: 'Selling; the National', ru: 'Продажа; Национальные дороги', pl: 'Sprzedaż; kolej narodowa' },
  scenario: {
    title: '18MEX',
    players: [
      { name: 'Anna', cash: 150 },
      { name: 'Boris', cash: 100 },
      { name: 'Celina', cash: 90 },
    ],
    turn: 5,
    phase: '4',
    round: 'stock',
    priority: 'Anna',
    operators: {
      CHI: { price: 100, cell: [0, 6], par: 80, cash: 30, shares: { Anna: 60, Celina: 10 }, trains: ['4', '3'] },
      MC: { price: 80, cell: [0, 4], par: 70, cash: 20, shares: { Anna: 30, Boris: 20 }, trains: [] },
      SPM: { price: 70, cell: [1, 3], par: 70, cash: 60, shares: { Boris: 60 }, trains: ['4'] },
    },
    tiles: { C6: '9 r0' },
  },
  steps: [
    {
      say: {
        en: 'You are president of MC as well, with 30%; Boris has 20%. MC has {20} and no train, and a 4 costs {300}. Whoever is president when it must buy, pays. Every sold share pushes the price down a row.',
        ru: 'Вы президент и в MC: у вас 30%, у Бориса 20%. У MC {20} и нет поезда, а поезд 4 стоит {300}. Кто будет президентом, когда придётся покупать, тот и заплатит. Каждая проданная акция опускает цену на ряд.',
        pl: 'Jesteś też prezesem MC i masz 30%; Boris ma 20%. MC ma {20} i żadnego pociągu, a pociąg 4 kosztuje {300}. Kto będzie prezesem, gdy trzeba będzie kupić, ten zapłaci. Każda sprzedana akcja spycha kurs o rząd.',
      },
      point: [{ at: 'stock', of: 'MC' }],
      task: {
        text: {
          en: 'Sell so many shares of MC that Boris has more than you.',
          ru: 'Продать столько акций MC, чтобы у Бориса их стало больше, чем у вас.',
          pl: 'Sprzedaj tyle akcji MC, by Boris miał więcej niż ty.',
        },
        wanted: { type: 'sellShares', fields: { corporation: 'MC', percent: 20 } },
        move: { type: 'sellShares', corporation: 'MC', percent: 20 },
        why: {
          en: 'You got {160}, and Boris leads MC. It is his train to pay now.',
          ru: 'Вы получили {160}, а президент MC теперь Борис. За поезд платить ему.',
          pl: 'Dostajesz {160}, a prezesem MC jest teraz Boris. To on zapłaci za pociąg.',
        },
        others: [
          {
            wanted: { type: 'sellShares', fields: { corporation: 'MC', percent: 10 } },
            say: {
              en: 'Both have 20% now, and a tie changes nothing: you are still president. Take it back and sell 20%.',
              ru: 'Теперь у вас обоих по 20%, а равенство ничего не меняет: президент по-прежнему вы. Отмените ход и продайте 20%.',
              pl: 'Oboje macie po 20%, a remis niczego nie zmienia: prezesem nadal jesteś ty. Cofnij ruch i sprzedaj 20%.',
            },
          },
        ],
        otherwise: {
          en: 'MC stays yours, and its train will cost you {280}. Take it back.',
          ru: 'MC останется вашей, и её поезд обойдётся вам в {280}. Отмените ход.',
          pl: 'MC zostaje twoja, a jej pociąg będzie cię kosztował {280}. Cofnij ruch.',
        },
      },
    },
    {
      say: {
        en: 'What else makes 18MEX special: a real game begins with a sale of seven small companies. Three of them, A, B and C, run a train for you at once; later they turn into shares of bigger ones.',
        ru: 'Чем ещё особенна 18MEX: настоящая партия начинается с продажи семи компаний. У трёх из них, A, B и C, сразу есть свой поезд, а потом они превращаются в акции крупных.',
        pl: 'Co jeszcze wyróżnia 18MEX: prawdziwa partia zaczyna się od sprzedaży siedmiu spółek. Trzy z nich, A, B i C, mają od razu własny pociąg; później zamieniają się w akcje dużych.',
      },
    },
    {
      say: {
        en: 'And NdM, the National Railways: when the first 5-train is bought, weak companies may be merged into it. A company without prospects can still be worth something that way.',
        ru: 'И NdM, Национальные железные дороги: когда куплен первый поезд 5, слабая компания может в неё влиться. Так и безнадёжная компания ещё чего-то стоит.',
        pl: 'I NdM, koleje narodowe: gdy kupiony zostanie pierwszy pociąg 5, słaba spółka może zostać do niej wcielona. Tak nawet spółka bez przyszłości może być coś warta.',
      },
      point: [{ at: 'hex', hex: 'O10' }],
    },
  ],
}
