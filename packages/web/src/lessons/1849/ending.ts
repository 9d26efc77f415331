import type { Chapter } from '../../lesson/lesson.js'
import { common } from '../common/texts.js'

/** The last turn of a game: the bank breaks. */
export const ending: Chapter = {
  name: { en: 'The end', ru: 'Конец игры', pl: 'Koniec gry' },
  scenario: {
    title: '1849',
    players: [
      { name: 'Anna', cash: 2700 },
      { name: 'Boris', cash: 2800 },
      { name: 'Celina', cash: 2040 },
    ],
    turn: 9,
    phase: '16',
    round: { kind: 'operating', num: 3, of: 3, at: 'RCS', step: 'run', done: ['SFA'] },
    memo: { foundingOrder: ['CTL', 'RCS', 'SFA', 'ATA', 'IFT'] },
    removed: ['AFG'],
    operators: {
      RCS: {
        price: 240,
        cell: [1, 12],
        par: 100,
        cash: 60,
        shares: { Anna: 60, Boris: 20 },
        trains: ['16H'],
        tokens: ['C5', 'E1'],
      },
      SFA: { price: 216, par: 68, cash: 40, shares: { Celina: 60, Boris: 20 }, trains: ['12H'] },
    },
    tiles: {
      C5: '652 r5',
      B4: '7 r5',
      D4: '682 r1',
      C3: '3 r5',
      E3: '713 r0',
      G3: '3 r2',
      F2: '8 r5',
      G1: '3 r3',
      D2: '78 r5',
    },
  },
  steps: [
    {
      say: {
        en: 'Hours later. You lead RCS now, and it is the last company of the last operating round. The game ends when the bank is empty (it has {120}), or when a price reaches {377}.',
        ru: 'Прошло несколько часов. Вы теперь президент RCS, и это последняя компания последнего операционного раунда. Игра кончается, когда пуст банк (в нём {120}) или цена дошла до {377}.',
        pl: 'Kilka godzin później. Jesteś teraz prezesem RCS i to ostatnia spółka ostatniej rundy operacyjnej. Gra kończy się, gdy bank jest pusty (ma {120}) albo gdy kurs dojdzie do {377}.',
      },
      point: [{ at: 'panel', panel: 'bank' }],
    },
    {
      say: {
        en: 'Look at what one 16H does now: from the port of Palermo all the way to Trapani.',
        ru: 'Посмотрите, на что теперь способен один 16H: от порта Palermo до самого Trapani.',
        pl: 'Zobacz, co potrafi teraz jeden 16H: od portu w Palermo aż do Trapani.',
      },
      point: [{ at: 'way' }],
      task: {
        text: { en: 'Run for {260}.', ru: 'Запустить: {260}.', pl: 'Przejazd: {260}.' },
        wanted: { type: 'runRoutes', after: { 'revenue.RCS': 260 } },
        move: {
          type: 'runRoutes',
          runs: ['16H: A5-C5, C5-D4, D4-C3, C3-E3-G3, G3-F2-G1, G1-E1, E1-C1'],
        },
        why: {
          en: '{260} is more than the price, {240}.',
          ru: '{260} — больше цены ({240}).',
          pl: '{260} to więcej niż kurs ({240}).',
        },
        otherwise: {
          en: 'That earns less than the drawn run. Take it back.',
          ru: 'Это меньше, чем нарисованный рейс. Отмените ход.',
          pl: 'To mniej niż narysowany przejazd. Cofnij ruch.',
        },
      },
    },
    {
      say: {
        en: 'Boris has more cash than you, {2800} against {2700}. Money left in RCS does not count.',
        ru: 'У Бориса больше денег, {2800} против ваших {2700}. Деньги, оставшиеся в RCS, в итог не войдут.',
        pl: 'Boris ma więcej gotówki, {2800} wobec twoich {2700}. Pieniądze zostawione w RCS nie wliczają się do wyniku.',
      },
      point: [{ at: 'offer', type: 'dividend' }],
      task: {
        text: { en: 'Pay out.', ru: 'Выплатить.', pl: 'Wypłać.' },
        wanted: { type: 'dividend', fields: { kind: 'full' } },
        move: { type: 'dividend', kind: 'full' },
        why: {
          en: 'You get {156}, and six shares rise from {240} to {266} each. The bank is empty: this round is the last.',
          ru: 'Вы получаете {156}, и шесть акций дорожают с {240} до {266} каждая. Банк пуст: этот раунд последний.',
          pl: 'Dostajesz {156}, a sześć akcji drożeje z {240} do {266}. Bank jest pusty: ta runda jest ostatnia.',
        },
        otherwise: {
          en: 'Withheld, {260} stays in a treasury that does not count, and your six shares fall. Take it back.',
          ru: 'Удержанные {260} останутся в кассе и в итог не войдут, а ваши шесть акций подешевеют. Отмените ход.',
          pl: 'Zatrzymane {260} zostanie w kasie, która się nie liczy, a twoje sześć akcji potanieje. Cofnij ruch.',
        },
      },
    },
    {
      say: {
        en: 'No train is needed any more.',
        ru: 'Поезда больше не нужны.',
        pl: 'Pociągi nie są już potrzebne.',
      },
      point: [{ at: 'way' }],
      task: {
        text: {
          en: 'Buy no train: the button at the bottom.',
          ru: 'Не покупать поездов: кнопка внизу.',
          pl: 'Nie kupuj pociągów: przycisk na dole.',
        },
        wanted: { type: 'pass' },
        move: { type: 'pass' },
        why: {
          en: 'Only the finances are left: a company may sell shares out of its treasury, or buy some back. Not now: we end here.',
          ru: 'Остались финансы: компания может продать акции из кассы или выкупить свои. Нам это не нужно: урок окончен.',
          pl: 'Zostały finanse: spółka może sprzedać akcje z kasy albo odkupić własne. Nam to niepotrzebne: tu kończymy.',
        },
        otherwise: {
          en: 'It does not change the result. Take it back.',
          ru: 'На итог это не влияет. Отмените ход.',
          pl: 'To nie zmienia wyniku. Cofnij ruch.',
        },
      },
      afterwards: [{ type: 'pass' }],
    },
    { say: common.end },
    { say: common.farewell },
  ],
}
