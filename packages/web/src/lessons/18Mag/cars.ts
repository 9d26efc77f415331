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
        en: 'Minor 6 in Kassa has a 2-train and would earn {30}. Before a run it may buy rail-cars for this turn: SNW’s goes through a mine, G&C’s adds towns, RÁBA’s makes a red hex worth more. The price, {10} for the first, is income of the seller.',
        ru: 'У малой компании 6 в Kassa поезд 2, он принёс бы {30}. Перед рейсом можно купить вагоны на этот ход: вагон SNW проводит через шахту, G&C добавляет городки, RÁBA делает красный гекс дороже. Цена, {10} за первый, — доход продавца.',
        pl: 'Mała spółka 6 w Kassie ma pociąg 2 i zarobiłaby {30}. Przed przejazdem może kupić wagony na tę turę: wagon SNW prowadzi przez kopalnię, G&C dodaje miasteczka, RÁBA podnosi wartość czerwonego heksu. Cena, {10} za pierwszy, to dochód sprzedającej spółki.',
      },
      point: [
        { at: 'offer', type: 'buyEquipment', of: 'SNW' },
        { at: 'hex', hex: 'A18' },
      ],
      task: {
        text: {
          en: 'Buy the car that brings the most: through the mine at A18.',
          ru: 'Купить вагон, который даст больше всего: через шахту A18.',
          pl: 'Kup wagon, który da najwięcej: przez kopalnię A18.',
        },
        wanted: { type: 'buyEquipment', fields: { from: 'SNW' } },
        move: { type: 'buyEquipment', item: 'car', from: 'SNW', price: 10 },
        why: {
          en: 'Through the mine the train reaches the red hex beyond: {80} in place of {30}, for {10}.',
          ru: 'Через шахту поезд доходит до красного гекса: {80} вместо {30}, всего за {10}.',
          pl: 'Przez kopalnię pociąg dociera do czerwonego heksu: {80} zamiast {30}, za {10}.',
        },
        others: [
          {
            wanted: { type: 'buyEquipment', fields: { from: 'G&C' } },
            say: {
              en: 'A second town brings {10} more, exactly what the car costs. Take it back and look at the mine.',
              ru: 'Второй городок даёт ещё {10}, ровно цену вагона. Отмените ход и взгляните на шахту.',
              pl: 'Drugie miasteczko daje {10} więcej, tyle, ile kosztuje wagon. Cofnij ruch i spójrz na kopalnię.',
            },
          },
          {
            wanted: { type: 'buyEquipment', fields: { from: 'RABA' } },
            say: {
              en: 'RÁBA’s car needs a red hex, and without the mine none can be reached: it earns nothing. Take it back.',
              ru: 'Вагону RÁBA нужен красный гекс, а без шахты до него не доехать: дохода нет. Отмените ход.',
              pl: 'Wagon RÁBA potrzebuje czerwonego heksu, a bez kopalni nie da się tam dojechać: nic nie zarobi. Cofnij ruch.',
            },
          },
        ],
        otherwise: {
          en: 'Without a car it earns {30}; the right one brings {80}. Take it back.',
          ru: 'Без вагона это {30}; с нужным — {80}. Отмените ход.',
          pl: 'Bez wagonu to {30}; z właściwym {80}. Cofnij ruch.',
        },
      },
    },
    {
      say: {
        en: 'See the run on the map: from Kassa through the mine to the east.',
        ru: 'Посмотрите на рейс: из Kassa через шахту на восток.',
        pl: 'Zobacz przejazd na mapie: z Kassy przez kopalnię na wschód.',
      },
      point: [{ at: 'way' }],
      task: {
        text: { en: 'Run for {80}.', ru: 'Запустить: {80}.', pl: 'Przejazd: {80}.' },
        wanted: { type: 'runRoutes', after: { 'revenue.6': 50 } },
        move: { type: 'runRoutes', runs: ['2: B17-A18, A18-B19-B21-B23'] },
        why: {
          en: 'Half of the stops’ income is yours; the mine pays the minor alone.',
          ru: 'Половина дохода остановок ваша; доход шахты — только малой компании.',
          pl: 'Połowa dochodu z przystanków jest twoja; kopalnia płaci tylko małej spółce.',
        },
        otherwise: {
          en: 'That earns less. Take it back.',
          ru: 'Это меньше. Отмените ход.',
          pl: 'To mniej. Cofnij ruch.',
        },
      },
    },
  ],
}
