import type { Chapter } from '../../lesson/lesson.js'

/** What is special: rail-cars for one run. */
export const cars: Chapter = {
  name: { en: 'Rail-cars', ru: 'Вагоны', pl: 'Wagony' },
  scenario: {
    title: '18Mag',
    players: ['Anna', 'Boris', 'Celina'],
    round: { kind: 'operating', at: '6', step: 'run' },
    operators: { '6': { owner: 'Anna', cash: 60, trains: ['2'] } },
    tiles: { B17: '6 r1', B19: '8 r2', B21: '9 r1', B15: '4 r1', B13: '9 r1', B11: '9 r1', B9: '58 r4' },
  },
  steps: [
    {
      say: {
        en: 'Railway 6 in Kassa has a 2-train and would earn {30}. Before a run it may hire rail-cars for this turn: SNW’s goes through a mine, G&C’s adds a town, RÁBA’s makes a red area dearer. The price, {10} for the first, is income of the seller.',
        ru: 'У дороги 6 в Kassa поезд 2, он принёс бы {30}. Перед рейсом можно нанять вагоны на этот ход: вагон SNW идёт через шахту, G&C прибавляет городок, RÁBA делает красную область дороже. Цена, {10} за первый, — доход продавца.',
        pl: 'Kolej 6 w Kassie ma pociąg 2 i zarobiłaby {30}. Przed przejazdem może wynająć wagony na tę turę: wagon SNW jedzie przez kopalnię, G&C dodaje miasteczko, RÁBA podnosi czerwony obszar. Cena, {10} za pierwszy, to dochód sprzedawcy.',
      },
      point: [
        { at: 'offer', type: 'buyEquipment', of: 'SNW' },
        { at: 'hex', hex: 'A18' },
      ],
      task: {
        text: {
          en: 'Hire the car that brings the most: through the mine at A18.',
          ru: 'Нанять вагон, который даст больше всех: через шахту в A18.',
          pl: 'Wynajmij wagon, który da najwięcej: przez kopalnię na A18.',
        },
        wanted: { type: 'buyEquipment', fields: { from: 'SNW' } },
        move: { type: 'buyEquipment', item: 'car', from: 'SNW', price: 10 },
        why: {
          en: 'Over the mine the train reaches the red area beyond: {80} in place of {30}, for {10}.',
          ru: 'Через шахту поезд доходит до красной области: {80} вместо {30}, всего за {10}.',
          pl: 'Przez kopalnię pociąg dociera do czerwonego obszaru: {80} zamiast {30}, za {10}.',
        },
        others: [
          {
            wanted: { type: 'buyEquipment', fields: { from: 'G&C' } },
            say: {
              en: 'A second town brings {10} more, exactly what the car costs. Take it back and look at the mine.',
              ru: 'Второй городок даёт ещё {10}, ровно цену вагона. Верните ход и взгляните на шахту.',
              pl: 'Drugie miasteczko daje {10} więcej, tyle, ile kosztuje wagon. Cofnij i spójrz na kopalnię.',
            },
          },
          {
            wanted: { type: 'buyEquipment', fields: { from: 'RABA' } },
            say: {
              en: 'RÁBA’s car must end in a red area, and without the mine none can be reached: it earns nothing. Take it back.',
              ru: 'Вагон RÁBA должен закончить в красной области, а без шахты до неё не доехать: дохода нет. Верните ход.',
              pl: 'Wagon RÁBA musi skończyć w czerwonym obszarze, a bez kopalni żadnego nie osiągnie: nic nie zarobi. Cofnij ruch.',
            },
          },
        ],
        otherwise: {
          en: 'Without a car it earns {30}; the right one brings {80}. Take it back.',
          ru: 'Без вагона это {30}; с нужным — {80}. Верните ход.',
          pl: 'Bez wagonu to {30}; z właściwym {80}. Cofnij ruch.',
        },
      },
    },
    {
      say: {
        en: 'See the run on the map: from Kassa over the mine to the east.',
        ru: 'Посмотрите на рейс: из Kassa через шахту на восток.',
        pl: 'Zobacz przejazd na mapie: z Kassy przez kopalnię na wschód.',
      },
      point: [{ at: 'way' }],
      task: {
        text: { en: 'Run for {80}.', ru: 'Запустить: {80}.', pl: 'Przejazd: {80}.' },
        wanted: { type: 'runRoutes', after: { 'revenue.6': 50 } },
        move: { type: 'runRoutes', runs: ['2: B17-A18, A18-B19-B21-B23'] },
        why: {
          en: 'Half of the stops’ income is yours; the mine pays the railway alone.',
          ru: 'Половина дохода остановок ваша; шахта платит только дороге.',
          pl: 'Połowa dochodu ze stacji jest twoja; kopalnia płaci tylko kolei.',
        },
        otherwise: {
          en: 'That earns less. Take it back.',
          ru: 'Это меньше. Верните ход.',
          pl: 'To mniej. Cofnij ruch.',
        },
      },
    },
  ],
}
