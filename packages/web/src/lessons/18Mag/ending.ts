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
        en: 'Phases begin when the first 3-, 4- and 6-train are sold, or when nobody has bought one for long enough. In the gray phase three operating rounds are left; this is the last turn of the last. The bank never breaks here.',
        ru: 'Фазы начинаются, когда проданы первые поезда 3, 4 и 6 или их слишком долго никто не брал. В серой фазе остаётся три операционных раунда; это последний ход последнего. Банк здесь не кончается.',
        pl: 'Fazy zaczynają się, gdy sprzedane są pierwsze pociągi 3, 4 i 6 albo gdy zbyt długo nikt żadnego nie kupił. W szarej fazie zostają trzy rundy operacyjne; to ostatnia tura ostatniej. Bank się tu nie kończy.',
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
        text: { en: 'Place no station.', ru: 'Станцию не ставить.', pl: 'Nie stawiaj stacji.' },
        wanted: { type: 'pass' },
        move: { type: 'pass' },
        why: { en: 'Now the money.', ru: 'Теперь деньги.', pl: 'Teraz pieniądze.' },
        otherwise: {
          en: 'It would cost what can be paid out. Take it back.',
          ru: 'Это стоит денег, которые можно выплатить. Верните ход.',
          pl: 'To kosztuje pieniądze, które można wypłacić. Cofnij ruch.',
        },
      },
    },
    {
      say: {
        en: 'LdStEG has {220}, and Boris is ahead of you. What stays in a treasury counts for nobody.',
        ru: 'У LdStEG {220}, и Борис впереди вас. Что осталось в казне, не считается никому.',
        pl: 'LdStEG ma {220}, a Boris jest przed tobą. Co zostaje w skarbcu, nie liczy się nikomu.',
      },
      point: [{ at: 'offer', type: 'dividend' }],
      task: {
        text: { en: 'Pay out everything: {220}.', ru: 'Выплатить всё: {220}.', pl: 'Wypłać wszystko: {220}.' },
        wanted: { type: 'dividend', fields: { amount: 220 } },
        move: { type: 'dividend', kind: 'variable', amount: 220 },
        why: {
          en: '{132} for you, and the price jumps from {140} to {192}: your six shares won the game.',
          ru: 'Вам {132}, и цена прыгает с {140} на {192}: шесть ваших акций выиграли партию.',
          pl: '{132} dla ciebie, a kurs skacze z {140} na {192}: twoje sześć akcji wygrało partię.',
        },
        otherwise: {
          en: 'There is no next round to keep money for. Take it back and pay all.',
          ru: 'Следующего раунда не будет, беречь незачем. Верните ход и выплатите всё.',
          pl: 'Nie ma następnej rundy, dla której warto oszczędzać. Cofnij i wypłać wszystko.',
        },
      },
    },
    { say: common.end },
    { say: common.farewell },
  ],
}
