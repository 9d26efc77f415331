import type { Chapter } from '../../lesson/lesson.js'
import { common } from '../common/texts.js'

/** The first 4 scraps all 2-trains and lowers the limit. */
export const rusting: Chapter = {
  name: { en: 'Trains rust', ru: 'Поезда ржавеют', pl: 'Pociągi rdzewieją' },
  scenario: {
    title: '18MEX',
    players: [
      { name: 'Anna', cash: 120 },
      { name: 'Boris', cash: 420 },
      { name: 'Celina', cash: 90 },
    ],
    turn: 4,
    phase: '3½',
    round: { kind: 'operating', at: 'CHI', step: 'buyTrains', facts: { declared: true }, num: 1 },
    operators: {
      CHI: {
        price: 100,
        cell: [0, 6],
        par: 80,
        cash: 330,
        shares: { Anna: 60, Celina: 10 },
        trains: ['3', '2'],
        tokens: ['E6'],
      },
      MC: { price: 90, cell: [0, 5], par: 70, cash: 200, shares: { Celina: 60 }, trains: ['3', '3', '3'] },
      TM: { price: 75, cell: [1, 4], par: 70, cash: 200, shares: { Celina: 50 }, trains: ['3', '3'] },
      SPM: { price: 70, cell: [1, 3], par: 70, cash: 60, shares: { Boris: 60 }, trains: ['2', '2'] },
    },
    tiles: { C6: '9 r0' },
  },
  steps: [
    { say: common.rust, point: [{ at: 'panel', panel: 'depot' }] },
    {
      say: {
        en: 'All 3-trains are sold; the next is the 4 for {300}. It scraps every 2 and lowers the limit to two trains a company. CHI has {330}. Boris’s SPM has two 2-trains, Celina’s MC three 3-trains.',
        ru: 'Все поезда 3 проданы; следующий — 4 за {300}. Он уберёт из игры все поезда 2 и снизит лимит до двух поездов на компанию. У CHI {330}. У SPM Бориса два поезда 2, у MC Селины три поезда 3.',
        pl: 'Wszystkie pociągi 3 są sprzedane; następny to 4 za {300}. Usuwa z gry wszystkie 2 i obniża limit do dwóch pociągów na spółkę. CHI ma {330}. SPM Borisa ma dwa pociągi 2, MC Celiny trzy pociągi 3.',
      },
      point: [{ at: 'offer', type: 'buyTrain' }],
      task: {
        text: { en: 'Buy the 4.', ru: 'Купить 4.', pl: 'Kup 4.' },
        wanted: { type: 'buyTrain', fields: { name: '4', from: 'bank' } },
        move: { type: 'buyTrain', name: '4', from: 'bank' },
        why: {
          en: 'SPM has no train left, MC must give one back, and CHI has a 4 and a 3. One purchase, two rivals hurt.',
          ru: 'У SPM поездов не осталось, MC один отдаёт, а у CHI 4 и 3. Одна покупка — и хуже двум соперникам.',
          pl: 'SPM nie ma pociągu, MC musi jeden oddać, a CHI ma 4 i 3. Jeden zakup, a tracą dwie spółki rywali.',
        },
        otherwise: {
          en: 'Then Boris runs two trains again, and somebody else chooses the moment. Take it back.',
          ru: 'Тогда у Бориса снова поедут два поезда, а момент выберет кто-то другой. Отмените ход.',
          pl: 'Wtedy Boris znów pojedzie dwoma pociągami, a chwilę wybierze ktoś inny. Cofnij ruch.',
        },
      },
      afterwards: [
        { type: 'discardTrain', train: '3' },
        { type: 'pass', until: { at: 'SPM' } },
      ],
    },
    { say: common.mustHaveTrain, point: [{ at: 'company', of: 'SPM' }] },
  ],
}
