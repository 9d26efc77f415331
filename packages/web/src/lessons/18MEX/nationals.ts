import type { Chapter } from '../../lesson/lesson.js'

/** What is special: small railways, the national railway; selling and the presidency. */
export const nationals: Chapter = {
  name: { en: 'Selling; the National', ru: 'Продажа; Национальная дорога', pl: 'Sprzedaż; kolej narodowa' },
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
        ru: 'Вы президент и в MC, у вас 30%, у Бориса 20%. У MC {20} и нет поезда, а 4 стоит {300}. Кто будет президентом, когда придётся покупать, тот и платит. Каждая проданная акция опускает цену на ряд.',
        pl: 'Jesteś też prezesem MC i masz 30%; Boris ma 20%. MC ma {20} i żadnego pociągu, a 4 kosztuje {300}. Kto jest prezesem, gdy trzeba kupić, ten płaci. Każda sprzedana akcja spycha kurs o rząd.',
      },
      point: [{ at: 'offer', type: 'sellShares', of: 'MC' }],
      task: {
        text: {
          en: 'Sell so many shares of MC that Boris has more than you.',
          ru: 'Продать столько акций MC, чтобы у Бориса стало больше, чем у вас.',
          pl: 'Sprzedaj tyle akcji MC, by Boris miał więcej niż ty.',
        },
        wanted: { type: 'sellShares', fields: { corporation: 'MC', percent: 20 } },
        move: { type: 'sellShares', corporation: 'MC', percent: 20 },
        why: {
          en: 'You got {160}, and Boris leads MC. It is his train to pay now.',
          ru: 'Вы получили {160}, а MC ведёт Борис. Платить за поезд теперь ему.',
          pl: 'Dostajesz {160}, a MC prowadzi Boris. Teraz to on płaci za pociąg.',
        },
        others: [
          {
            wanted: { type: 'sellShares', fields: { corporation: 'MC', percent: 10 } },
            say: {
              en: 'Both have 20% now, and a tie changes nothing: you are still president. Take it back and sell 20%.',
              ru: 'Теперь у обоих по 20%, и равенство ничего не меняет: президент вы. Верните ход и продайте 20%.',
              pl: 'Obaj macie po 20%, a remis niczego nie zmienia: prezesem jesteś ty. Cofnij i sprzedaj 20%.',
            },
          },
        ],
        otherwise: {
          en: 'MC stays yours, and its train will cost you {280}. Take it back.',
          ru: 'MC останется вашей, и её поезд обойдётся вам в {280}. Верните ход.',
          pl: 'MC zostaje twoja, a jej pociąg będzie cię kosztował {280}. Cofnij ruch.',
        },
      },
    },
    {
      say: {
        en: 'What else makes 18MEX special: a real game begins with a sale of seven small companies. Three of them, A, B and C, run a train for you at once; later they turn into shares of bigger ones.',
        ru: 'Чем ещё особенна 18MEX: настоящая партия начинается с продажи семи маленьких компаний. Три из них, A, B и C, сразу водят для вас поезд, а потом превращаются в акции больших.',
        pl: 'Co jeszcze wyróżnia 18MEX: prawdziwa partia zaczyna się sprzedażą siedmiu małych spółek. Trzy z nich, A, B i C, od razu wożą dla ciebie pociągiem; później zamieniają się w akcje większych.',
      },
    },
    {
      say: {
        en: 'And NdM, the National Railways: when the first 5-train is bought, weak companies may be merged into it. A company without prospects can still be worth something that way.',
        ru: 'И NdM, Национальные дороги: когда куплен первый поезд 5, слабые компании могут влиться в неё. Так и безнадёжная компания ещё чего-то стоит.',
        pl: 'I NdM, koleje narodowe: gdy kupiony zostanie pierwszy pociąg 5, słabe spółki mogą zostać do niej włączone. Tak i spółka bez przyszłości może być coś warta.',
      },
      point: [{ at: 'hex', hex: 'O10' }],
    },
  ],
}
