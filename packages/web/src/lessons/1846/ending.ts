import type { Chapter } from '../../lesson/lesson.js'
import { common } from '../common/texts.js'

/** The last turn of a game: the bank breaks. */
export const ending: Chapter = {
  name: { en: 'The end', ru: 'Конец игры', pl: 'Koniec gry' },
  scenario: {
    title: '1846',
    players: [
      { name: 'Anna', cash: 2150 },
      { name: 'Boris', cash: 2300 },
      { name: 'Celina', cash: 1550 },
    ],
    turn: 6,
    phase: 'IV',
    removed: ['ERIE', 'PRR', 'MC', 'O&I', 'SC', 'TBC'],
    round: { kind: 'operating', at: 'NYC', num: 2, of: 2, step: 'run', done: ['IC'] },
    operators: {
      NYC: {
        price: 180,
        cash: 200,
        shares: { Anna: 60, Boris: 40 },
        trains: ['4/6'],
        tokens: ['D20', 'E17', 'C15'],
      },
      IC: { price: 195, cash: 200, shares: { Celina: 50, Boris: 30 }, trains: ['5'] },
    },
    tiles: { B16: '619 r4', C13: '7 r4', D14: '14 r2', D18: '8 r4', E17: '296 r1', E15: '8 r2', C15: '294 r0' },
  },
  steps: [
    {
      say: {
        en: 'Hours later: the last operating round. The game ends after the round in which the bank runs out of money. It has {100}.',
        ru: 'Прошло несколько часов: последний операционный раунд. Игра кончается после раунда, в котором у банка кончились деньги. В банке {100}.',
        pl: 'Kilka godzin później: ostatnia runda operacyjna. Gra kończy się po rundzie, w której bankowi zabraknie pieniędzy. Bank ma {100}.',
      },
      point: [{ at: 'panel', panel: 'bank' }],
    },
    {
      say: {
        en: 'One 4/6 from Detroit over Toledo, Cleveland and Erie to Buffalo: the best four stops count.',
        ru: 'Один поезд 4/6 из Detroit через Toledo, Cleveland и Erie в Buffalo: считаются четыре лучшие остановки.',
        pl: 'Jeden pociąg 4/6 z Detroit przez Toledo, Cleveland i Erie do Buffalo: liczą się cztery najlepsze przystanki.',
      },
      point: [{ at: 'way' }],
      task: {
        text: { en: 'Run for {190}.', ru: 'Запустить: {190}.', pl: 'Przejazd: {190}.' },
        wanted: { type: 'runRoutes', after: { 'revenue.NYC': 190 } },
        move: { type: 'runRoutes', runs: ['4/6: C15-D14, D14-E15-E17, E17-D18-D20, D20-C21'] },
        why: {
          en: '{190} is more than the price, {180}.',
          ru: '{190} больше цены, {180}.',
          pl: '{190} to więcej niż kurs, {180}.',
        },
        otherwise: {
          en: 'That earns less. Take it back.',
          ru: 'Это меньше. Отмените ход.',
          pl: 'To mniej. Cofnij ruch.',
        },
      },
    },
    {
      say: {
        en: 'Money in a treasury does not count at the end. What is paid out counts, and so does the price.',
        ru: 'Деньги в кассе в итог не входят. Считаются выплаченное и цена акций.',
        pl: 'Pieniądze w kasie na końcu się nie liczą. Liczy się to, co wypłacono, i kurs.',
      },
      point: [{ at: 'offer', type: 'dividend' }],
      task: {
        text: { en: 'Pay out all of it.', ru: 'Выплатить всё.', pl: 'Wypłać całość.' },
        wanted: { type: 'dividend', fields: { kind: 'full' } },
        move: { type: 'dividend', kind: 'full' },
        why: {
          en: 'You got {114}, your six shares rose to {195} each, and the bank is empty.',
          ru: 'Вы получили {114}, шесть ваших акций подорожали до {195}, и банк пуст.',
          pl: 'Dostajesz {114}, twoje sześć akcji urosło do {195}, a bank jest pusty.',
        },
        otherwise: {
          en: 'What stays in the company is lost to you, and the price does not rise. Take it back.',
          ru: 'Что осталось в компании, для вас потеряно, и цена не растёт. Отмените ход.',
          pl: 'Co zostaje w spółce, jest dla ciebie stracone, a kurs nie rośnie. Cofnij ruch.',
        },
      },
      afterwards: [{ type: 'pass' }],
    },
    { say: common.end },
    { say: common.farewell },
  ],
}
