import type { Chapter } from '../../lesson/lesson.js'

/** The turn of a small railway: track, run, split. */
export const minors: Chapter = {
  name: { en: 'A minor', ru: 'Малая компания', pl: 'Mała spółka' },
  scenario: {
    title: '18Mag',
    players: ['Anna', 'Boris', 'Celina'],
    turn: 1,
    round: { kind: 'operating', at: '3' },
    operators: {
      '3': { owner: 'Anna', cash: 50, trains: ['2'] },
      '4': { owner: 'Boris', cash: 50, trains: ['2'] },
      '6': { owner: 'Anna', cash: 50, trains: ['2'] },
      '10': { owner: 'Celina', cash: 50, trains: ['2'] },
      LdStEG: { shares: { Anna: 10 } },
      MAVAG: { shares: { Boris: 10 } },
    },
  },
  steps: [
    {
      say: {
        en: 'The draft is over: you have minors 3 and 6 and a share of LdStEG. Minors act first, by number. You decide for number 3; its own {50} pays, never your money.',
        ru: 'Выбор окончен: у вас малые компании 3 и 6 и акция LdStEG. Сначала по номерам ходят малые компании. За номер 3 решаете вы; платит она из своих {50}, а не вы.',
        pl: 'Wybór skończony: masz małe spółki 3 i 6 oraz akcję LdStEG. Najpierw działają małe spółki, według numerów. Za numer 3 decydujesz ty; płaci ona ze swoich {50}, nigdy z twoich.',
      },
      point: [
        { at: 'hex', hex: 'E10' },
        { at: 'tile', tile: '57' },
      ],
      task: {
        text: {
          en: 'Lay tile 57 in your home E10, so that it points at D9 (north-west).',
          ru: 'Положить тайл 57 в домашнем городе E10 так, чтобы путь вёл к D9 (северо-запад).',
          pl: 'Połóż kafelek 57 w mieście macierzystym E10 tak, by tor prowadził do D9 (północny zachód).',
        },
        wanted: { type: 'layTile', fields: { hex: 'E10', tile: '57', rotation: 2 } },
        move: { type: 'layTile', hex: 'E10', tile: '57', rotation: 2 },
        why: {
          en: 'The home city comes first. One more yellow tile may follow in the same turn.',
          ru: 'Первый тайл — в домашнем городе. За тот же ход можно положить ещё один жёлтый.',
          pl: 'Pierwszy kafelek trafia do miasta macierzystego. W tej samej turze można położyć jeszcze jeden żółty.',
        },
        otherwise: {
          en: 'That track does not lead to the city in D9. Take it back.',
          ru: 'Этот путь не ведёт к городу в D9. Отмените ход.',
          pl: 'Ten tor nie prowadzi do miasta w D9. Cofnij ruch.',
        },
      },
    },
    {
      say: {
        en: 'The second tile costs {10} and D9 has rivers: {20} more. Look who gets it: SzKÉV for the second tile, SIK for the terrain. Here nearly every payment is somebody’s income.',
        ru: 'Второй тайл стоит {10}, а в D9 реки: ещё {20}. Смотрите, кто получает: SzKÉV за второй тайл, SIK за местность. Здесь почти любая плата — чей-то доход.',
        pl: 'Drugi kafelek kosztuje {10}, a w D9 są rzeki: jeszcze {20}. Patrz, kto to dostaje: SzKÉV za drugi kafelek, SIK za teren. Tu prawie każda opłata to czyjś dochód.',
      },
      point: [
        { at: 'hex', hex: 'D9' },
        { at: 'tile', tile: '57' },
      ],
      task: {
        text: {
          en: 'Lay tile 57 in D9, joined to E10.',
          ru: 'Положить тайл 57 в D9, соединив с E10.',
          pl: 'Połóż kafelek 57 w D9, połączony z E10.',
        },
        wanted: { type: 'layTile', fields: { hex: 'D9' } },
        move: { type: 'layTile', hex: 'D9', tile: '57', rotation: 2 },
        why: {
          en: 'Two cities are joined: that is a run for a 2-train.',
          ru: 'Два города соединены: вот и рейс для поезда 2.',
          pl: 'Dwa miasta są połączone: oto przejazd dla pociągu 2.',
        },
        otherwise: {
          en: 'Without a second city there is no run. Take it back.',
          ru: 'Без второго города рейса не будет. Отмените ход.',
          pl: 'Bez drugiego miasta nie ma przejazdu. Cofnij ruch.',
        },
      },
    },
    {
      say: {
        en: 'Now a minor may give trains back. Yours needs its only one. Later this makes room for a better train: a minor has at most two. In 18Mag trains never rust.',
        ru: 'Сейчас малая компания может вернуть поезда. Единственный ей нужен. Позже так освобождают место для лучшего поезда: их у малой компании не больше двух. В 18Mag поезда не ржавеют.',
        pl: 'Teraz mała spółka może oddać pociągi. Swojego jedynego potrzebuje. Później robi to miejsce na lepszy pociąg: mała spółka ma najwyżej dwa. W 18Mag pociągi nie rdzewieją.',
      },
    },
    {
      say: {
        en: 'The run is drawn. Its income is split: half to the minor, half to you.',
        ru: 'Рейс нарисован. Доход делится: половина малой компании, половина вам.',
        pl: 'Przejazd jest narysowany. Dochód dzieli się: połowa dla małej spółki, połowa dla ciebie.',
      },
      point: [{ at: 'way' }],
      task: {
        text: { en: 'Run for {40}.', ru: 'Запустить: {40}.', pl: 'Przejazd: {40}.' },
        wanted: { type: 'runRoutes', after: { 'revenue.3': 40 } },
        move: { type: 'runRoutes', runs: ['2: E10-D9'] },
        why: {
          en: 'Your first {20}.',
          ru: 'Ваши первые {20}.',
          pl: 'Twoje pierwsze {20}.',
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
        en: 'A train costs {80} or more, and number 3 has {40}. Save.',
        ru: 'Поезд стоит от {80}, а у номера 3 {40}. Копите.',
        pl: 'Pociąg kosztuje co najmniej {80}, a numer 3 ma {40}. Oszczędzaj.',
      },
      point: [{ at: 'way' }],
      task: {
        text: { en: 'Buy no train.', ru: 'Не покупать поездов.', pl: 'Nie kupuj pociągów.' },
        wanted: { type: 'pass' },
        move: { type: 'pass' },
        why: {
          en: 'The other minors act, then the majors count what they were paid.',
          ru: 'Ходят другие малые компании, потом крупные считают, сколько им заплатили.',
          pl: 'Działają inne małe spółki, potem duże liczą, ile im zapłacono.',
        },
        otherwise: {
          en: 'Take it back and save.',
          ru: 'Отмените ход и копите.',
          pl: 'Cofnij ruch i oszczędzaj.',
        },
      },
    },
  ],
}
