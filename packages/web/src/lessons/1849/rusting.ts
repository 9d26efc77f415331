import type { Chapter } from '../../lesson/lesson.js'
import { common } from '../common/texts.js'

/** The first 8H scraps all 4H; a rival is left without a train. */
export const rusting: Chapter = {
  name: { en: 'Trains rust', ru: 'Поезда ржавеют', pl: 'Pociągi rdzewieją' },
  scenario: {
    title: '1849',
    players: [
      { name: 'Anna', cash: 120 },
      { name: 'Boris', cash: 330 },
      { name: 'Celina', cash: 90 },
    ],
    turn: 4,
    phase: '6',
    round: { kind: 'operating', at: 'CTL', step: 'buyTrains', facts: { declared: true }, done: ['SFA'] },
    memo: { foundingOrder: ['CTL', 'RCS', 'SFA', 'ATA', 'IFT'] },
    removed: ['AFG'],
    operators: {
      SFA: { price: 90, cell: [3, 4], par: 68, cash: 40, shares: { Celina: 60, Anna: 20 }, trains: ['6H', '6H'] },
      CTL: {
        price: 86,
        cell: [4, 4],
        par: 68,
        cash: 370,
        shares: { Anna: 60, Celina: 10 },
        trains: ['4H', '6H'],
        tokens: ['E1', 'C1'],
      },
      RCS: { price: 80, par: 100, cash: 60, shares: { Boris: 60 }, trains: ['4H', '4H'] },
    },
    tiles: { G1: '58 r3', H2: '8 r2', G3: '58 r1', B4: '7 r5', D4: '4 r0' },
  },
  steps: [
    { say: common.rust, point: [{ at: 'panel', panel: 'depot' }] },
    {
      say: {
        en: 'All 6H are sold; the next train is the 8H for {350}. The first 8H scraps every 4H. CTL has {370}, a 6H and a 4H. Boris’s RCS has two 4H and {60}.',
        ru: 'Все 6H проданы; следующий поезд — 8H за {350}. Первый 8H убирает из игры все 4H. У CTL {370}, 6H и 4H. У RCS Бориса два 4H и {60}.',
        pl: 'Wszystkie 6H są sprzedane; następny pociąg to 8H za {350}. Pierwszy 8H usuwa z gry wszystkie 4H. CTL ma {370}, 6H i 4H. RCS Borisa ma dwa 4H i {60}.',
      },
      point: [{ at: 'offer', type: 'buyTrain' }],
      task: {
        text: { en: 'Buy the 8H.', ru: 'Купить 8H.', pl: 'Kup 8H.' },
        wanted: { type: 'buyTrain', fields: { name: '8H', from: 'bank' } },
        move: { type: 'buyTrain', name: '8H', from: 'bank' },
        why: {
          en: 'CTL has lost a cheap 4H and has a train for half the game. RCS has no train left, and it comes next.',
          ru: 'CTL потеряла дешёвый 4H и получила поезд на полпартии. У RCS поездов не осталось, а следующий ход её.',
          pl: 'CTL straciła tani 4H i ma pociąg na pół gry. RCS nie ma już żadnego, a teraz jej kolej.',
        },
        otherwise: {
          en: 'Then Boris runs two trains once more, and somebody else chooses the moment. Whoever can pay for the next train should ask whom it hurts. Take it back.',
          ru: 'Тогда у Бориса ещё раз поедут два поезда, а момент выберет кто-то другой. Если можете купить следующий поезд, спросите себя, кому от этого будет хуже. Отмените ход.',
          pl: 'Wtedy Boris jeszcze raz pojedzie dwoma pociągami, a chwilę wybierze ktoś inny. Jeśli możesz kupić następny pociąg, spytaj, komu to zaszkodzi. Cofnij ruch.',
        },
      },
      afterwards: [
        { type: 'pass', until: { at: 'RCS' } },
        { type: 'pass', until: 'buyTrains' },
      ],
    },
    {
      say: common.mustHaveTrain,
      point: [{ at: 'company', of: 'RCS' }],
      afterwards: [{ type: 'buyTrain', name: '8H', help: 290 }],
    },
    {
      say: {
        en: 'Boris paid {290} of his own money for a train that belongs to RCS. He will not buy shares for a while, and you will.',
        ru: 'Борис отдал {290} своих денег за поезд, который принадлежит RCS. На акции у него теперь долго не будет денег, а у вас они есть.',
        pl: 'Boris zapłacił {290} z własnej kieszeni za pociąg, który należy do RCS. Na akcje przez jakiś czas nie będzie go stać, a ciebie tak.',
      },
      point: [{ at: 'player', player: 'Boris' }],
    },
  ],
}
