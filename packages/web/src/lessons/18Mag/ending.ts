import type { Chapter } from '../../lesson/lesson.js'
import { common } from '../common/texts.js'

/** The last turn of the last operating round. */
export const ending: Chapter = {
  name: { en: 'The end', ru: 'Конец игры', pl: 'Koniec gry' },
  scenario: {
    title: '18Mag',
    players: [
      { name: 'Anna', cash: 900 },
      { name: 'Boris', cash: 960 },
      { name: 'Celina', cash: 700 },
    ],
    turn: 7,
    phase: 'Gray',
    round: { kind: 'operating', num: 3, of: 3, at: 'LdStEG' },
    operators: {
      '3': { owner: 'Anna', cash: 50, trains: ['4'] },
      '4': { owner: 'Boris', cash: 50, trains: ['6'] },
      '6': { owner: 'Anna', cash: 50, trains: ['3'] },
      '10': { owner: 'Celina', cash: 50, trains: ['4'] },
      RABA: { price: 224 },
      'G&C': { price: 208 },
      SNW: { price: 192 },
      SIK: { price: 178 },
      SKEV: { price: 164 },
      MAVAG: { price: 152, shares: { Boris: 60 } },
      LdStEG: { price: 140, cash: 220, shares: { Anna: 60, Boris: 10 } },
    },
  },
  steps: [
    {
      say: {
        en: 'Phases begin with the first 3-, 4- and 6-train sold, or when nobody has bought a train for long enough. In the gray phase three operating rounds are left; this is the last turn of the last. The bank never runs out here.',
        ru: 'Фазы начинаются с продажей первых поездов 3, 4 и 6 или когда поезда слишком долго никто не покупал. В серой фазе остаются три операционных раунда; это последний ход последнего. Деньги в банке здесь не кончаются.',
        pl: 'Fazy zaczynają się, gdy sprzedane są pierwsze pociągi 3, 4 i 6 albo gdy zbyt długo nikt żadnego nie kupił. W szarej fazie zostają trzy rundy operacyjne; to ostatnia tura ostatniej. Pieniądze w banku się tu nie kończą.',
      },
      point: [{ at: 'panel', panel: 'depot' }],
    },
    {
      say: {
        en: 'No station is needed any more.',
        ru: 'Станции больше не нужны.',
        pl: 'Stacje nie są już potrzebne.',
      },
      point: [{ at: 'way' }],
      task: {
        text: { en: 'Place no station.', ru: 'Не ставить станцию.', pl: 'Nie stawiaj stacji.' },
        wanted: { type: 'pass' },
        move: { type: 'pass' },
        why: { en: 'Now the money.', ru: 'Теперь деньги.', pl: 'Teraz pieniądze.' },
        otherwise: {
          en: 'Then there is less to pay out. Take it back.',
          ru: 'Тогда меньше останется на выплату. Отмените ход.',
          pl: 'Wtedy mniej zostanie do wypłaty. Cofnij ruch.',
        },
      },
    },
    {
      say: {
        en: 'LdStEG has {220}, and Boris is ahead of you. What stays in a treasury does not count.',
        ru: 'У LdStEG {220}, и Борис впереди вас. Что осталось в кассе, в итог не войдёт.',
        pl: 'LdStEG ma {220}, a Boris jest przed tobą. Co zostaje w kasie, nie wlicza się do wyniku.',
      },
      point: [{ at: 'offer', type: 'dividend' }],
      task: {
        text: { en: 'Pay out everything: {220}.', ru: 'Выплатить всё: {220}.', pl: 'Wypłać wszystko: {220}.' },
        wanted: { type: 'dividend', fields: { amount: 220 } },
        move: { type: 'dividend', kind: 'variable', amount: 220 },
        why: {
          en: '{132} for you, and the price jumps from {140} to {192}: your six shares won the game.',
          ru: 'Вы получили {132}, а цена прыгнула с {140} до {192}: шесть ваших акций выиграли партию.',
          pl: 'Dostajesz {132}, a kurs skacze z {140} na {192}: twoje sześć akcji wygrało partię.',
        },
        otherwise: {
          en: 'There is no next round to keep money for. Take it back and pay all.',
          ru: 'Следующего раунда не будет, беречь незачем. Отмените ход и выплатите всё.',
          pl: 'Nie ma następnej rundy, dla której warto oszczędzać. Cofnij ruch i wypłać wszystko.',
        },
      },
    },
    { say: common.end },
    { say: common.farewell },
  ],
}
