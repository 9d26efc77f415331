import type { Chapter } from '../../lesson/lesson.js'
import { common } from '../common/texts.js'

/** The last turn of a game: the bank breaks. */
export const ending: Chapter = {
  name: { en: 'The end', ru: 'Конец игры', pl: 'Koniec gry' },
  scenario: {
    title: '18MEX',
    players: [
      { name: 'Anna', cash: 2900 },
      { name: 'Boris', cash: 3050 },
      { name: 'Celina', cash: 2650 },
    ],
    turn: 8,
    phase: '6',
    round: { kind: 'operating', at: 'CHI', step: 'run', num: 3, of: 3, done: ['MC'] },
    operators: {
      CHI: {
        price: 150,
        cell: [0, 11],
        par: 80,
        cash: 100,
        shares: { Anna: 60, Boris: 20 },
        trains: ['4'],
        tokens: ['E6', 'I8'],
      },
      MC: { price: 165, cell: [0, 12], par: 70, cash: 200, shares: { Celina: 60, Boris: 30 }, trains: ['6'] },
    },
    tiles: { C6: '9 r0', E6: '14 r0', G6: '8 r3', H7: '9 r2', I8: '14 r1', H9: '8 r5', I10: '14 r1' },
  },
  steps: [
    {
      say: {
        en: 'Hours later: the turn of the last company in the last operating round. The game ends when the bank has no money (it has {100}), or when a price reaches {200}.',
        ru: 'Прошло несколько часов: ход последней компании в последнем операционном раунде. Игра кончается, когда в банке нет денег (в нём {100}) или цена дошла до {200}.',
        pl: 'Kilka godzin później: tura ostatniej spółki w ostatniej rundzie operacyjnej. Gra kończy się, gdy bank nie ma pieniędzy (ma {100}) albo gdy kurs dojdzie do {200}.',
      },
      point: [{ at: 'panel', panel: 'bank' }],
    },
    {
      say: {
        en: 'One 4-train from El Paso to Monterrey. Green tiles have made the cities dearer, and El Paso is worth {60} now.',
        ru: 'Один поезд 4 из El Paso в Monterrey. Зелёные тайлы подняли доход городов, а El Paso теперь даёт {60}.',
        pl: 'Jeden pociąg 4 z El Paso do Monterrey. Zielone kafelki podniosły wartość miast, a El Paso jest teraz warte {60}.',
      },
      point: [{ at: 'way' }],
      task: {
        text: { en: 'Run for {150}.', ru: 'Запустить: {150}.', pl: 'Przejazd: {150}.' },
        wanted: { type: 'runRoutes', after: { 'revenue.CHI': 150 } },
        move: { type: 'runRoutes', runs: ['4: A6-C6-E6, E6-G6-H7-I8, I8-H9-I10'] },
        why: {
          en: 'Four stops for {150}.',
          ru: 'Четыре остановки на {150}.',
          pl: 'Cztery przystanki za {150}.',
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
        en: 'Boris has {3050}, you {2900}. What stays in a treasury does not count.',
        ru: 'У Бориса {3050}, у вас {2900}. Что осталось в кассе, в итог не войдёт.',
        pl: 'Boris ma {3050}, ty {2900}. Co zostaje w kasie, nie wlicza się do wyniku.',
      },
      point: [{ at: 'offer', type: 'dividend' }],
      task: {
        text: { en: 'Pay out.', ru: 'Выплатить.', pl: 'Wypłać.' },
        wanted: { type: 'dividend', fields: { kind: 'full' } },
        move: { type: 'dividend', kind: 'full' },
        why: {
          en: 'You got {90}, and six shares are worth {165} each. The bank is empty.',
          ru: 'Вы получили {90}, и шесть акций стоят по {165}. Банк пуст.',
          pl: 'Dostajesz {90}, a sześć akcji jest wartych po {165}. Bank jest pusty.',
        },
        otherwise: {
          en: 'Withheld money is lost at the end, and your shares fall. Take it back.',
          ru: 'Удержанные деньги в конце пропадают, и ваши акции дешевеют. Отмените ход.',
          pl: 'Zatrzymane pieniądze na końcu przepadają, a twoje akcje spadają. Cofnij ruch.',
        },
      },
      afterwards: [{ type: 'pass' }],
    },
    { say: common.end },
    { say: common.farewell },
  ],
}
