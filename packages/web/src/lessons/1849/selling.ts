import type { Chapter } from '../../lesson/lesson.js'

/** Shares as a weapon: the presidency of a poor company is handed over. */
export const selling: Chapter = {
  name: { en: 'Selling shares', ru: 'Продажа акций', pl: 'Sprzedaż akcji' },
  scenario: {
    title: '1849',
    players: [
      { name: 'Anna', cash: 150 },
      { name: 'Boris', cash: 100 },
      { name: 'Celina', cash: 90 },
    ],
    turn: 5,
    phase: '8',
    round: 'stock',
    priority: 'Anna',
    memo: { foundingOrder: ['CTL', 'RCS', 'SFA', 'ATA', 'IFT'] },
    removed: ['AFG'],
    operators: {
      CTL: {
        price: 105,
        par: 68,
        cash: 20,
        shares: { Anna: 60, Celina: 10 },
        trains: ['8H'],
        tokens: ['E1', 'C1'],
      },
      SFA: { price: 90, cell: [3, 4], par: 68, cash: 20, shares: { Anna: 30, Boris: 20 }, trains: [] },
      RCS: { price: 80, par: 100, cash: 60, shares: { Boris: 60 }, trains: ['8H'] },
    },
    tiles: { G1: '58 r3', H2: '8 r2', G3: '58 r1', B4: '7 r5', D4: '4 r0' },
  },
  steps: [
    {
      say: {
        en: 'A later stock round. You are president of SFA too, with 30%; Boris has 20%. SFA has no train and {20}, and the next train costs {350} or more. If you stay president, you will pay.',
        ru: 'Биржевой раунд в середине партии. Вы президент и в SFA: у вас 30%, у Бориса 20%. У SFA нет поезда, в кассе {20}, а следующий поезд стоит {350} или больше. Останетесь президентом — платить вам.',
        pl: 'Runda giełdowa w środku partii. Jesteś też prezesem SFA i masz 30%; Boris ma 20%. SFA nie ma pociągu, ma {20}, a następny pociąg kosztuje {350} lub więcej. Jeśli zostaniesz prezesem, zapłacisz ty.',
      },
      point: [{ at: 'stock', of: 'SFA' }],
      task: {
        text: {
          en: 'Sell so many shares of SFA that Boris has more than you.',
          ru: 'Продать столько акций SFA, чтобы у Бориса их стало больше, чем у вас.',
          pl: 'Sprzedaj tyle akcji SFA, by Boris miał więcej niż ty.',
        },
        wanted: { type: 'sellShares', fields: { corporation: 'SFA', percent: 20 } },
        move: { type: 'sellShares', corporation: 'SFA', percent: 20 },
        why: {
          en: 'You got {180}, and Boris is president of a company without a train. Each sold share pushed the price down one row: {90} became {78}.',
          ru: 'Вы получили {180}, а Борис — президент компании без поезда. Каждая проданная акция опустила цену на ряд: была {90}, стала {78}.',
          pl: 'Dostajesz {180}, a Boris jest prezesem spółki bez pociągu. Każda sprzedana akcja zepchnęła kurs o rząd: z {90} na {78}.',
        },
        others: [
          {
            wanted: { type: 'sellShares', fields: { corporation: 'SFA', percent: 10 } },
            say: {
              en: 'Now both have 20%. A tie changes nothing: you are still president, and still pay for the train. Take it back and sell 20%.',
              ru: 'Теперь у вас обоих по 20%. Равенство ничего не меняет: президент по-прежнему вы, и за поезд платить вам. Отмените ход и продайте 20%.',
              pl: 'Teraz oboje macie po 20%. Remis niczego nie zmienia: nadal jesteś prezesem i nadal płacisz za pociąg. Cofnij ruch i sprzedaj 20%.',
            },
          },
        ],
        otherwise: {
          en: 'SFA stays yours, and its train will cost you more than {300}. Take it back.',
          ru: 'SFA останется вашей, и её поезд обойдётся вам больше чем в {300}. Отмените ход.',
          pl: 'SFA zostaje twoja, a jej pociąg będzie cię kosztował ponad {300}. Cofnij ruch.',
        },
      },
    },
    {
      say: {
        en: 'Remember it from the other side: before you buy a second share of a company, look whether its president would like to be rid of it.',
        ru: 'Помните это и с другой стороны: прежде чем купить вторую акцию компании, посмотрите, не хочет ли её президент от неё избавиться.',
        pl: 'Pamiętaj o tym i z drugiej strony: zanim kupisz drugą akcję spółki, sprawdź, czy jej prezes nie chce się jej pozbyć.',
      },
    },
  ],
}
