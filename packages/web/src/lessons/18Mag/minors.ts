import type { Chapter } from '../../lesson/lesson.js'

/** The turn of a small railway: track, run, split. */
export const minors: Chapter = {
  name: { en: 'A small railway', ru: 'Маленькая дорога', pl: 'Mała kolej' },
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
        en: 'The draft is over: you have railways 3 and 6 and a share of LdStEG. Railways act first, by number. You decide for number 3; its own {50} pays, never your purse.',
        ru: 'Выбор окончен: у вас дороги 3 и 6 и акция LdStEG. Сначала по номерам ходят дороги. За номер 3 решаете вы; платит его {50}, а не ваш кошелёк.',
        pl: 'Dobór skończony: masz koleje 3 i 6 oraz akcję LdStEG. Najpierw działają koleje, według numerów. Za numer 3 decydujesz ty; płaci jego {50}, nigdy twoja sakiewka.',
      },
      point: [
        { at: 'hex', hex: 'E10' },
        { at: 'tile', tile: '57' },
      ],
      task: {
        text: {
          en: 'Lay tile 57 in your home E10, so that it points at D9 (north-west).',
          ru: 'Положить тайл 57 дома, в E10, чтобы он смотрел на D9 (северо-запад).',
          pl: 'Połóż kafelek 57 w domu, E10, tak by prowadził do D9 (północny zachód).',
        },
        wanted: { type: 'layTile', fields: { hex: 'E10', tile: '57', rotation: 2 } },
        move: { type: 'layTile', hex: 'E10', tile: '57', rotation: 2 },
        why: {
          en: 'The home comes first. One more yellow tile may follow in the same turn.',
          ru: 'Сначала дом. За тот же ход можно ещё один жёлтый тайл.',
          pl: 'Najpierw dom. W tej samej turze może być jeszcze jeden żółty kafelek.',
        },
        otherwise: {
          en: 'That track does not lead to the city in D9. Take it back.',
          ru: 'Этот путь не ведёт к городу в D9. Верните ход.',
          pl: 'Ten tor nie prowadzi do miasta w D9. Cofnij ruch.',
        },
      },
    },
    {
      say: {
        en: 'The second tile costs {10} and D9 has rivers: {20} more. Look who gets it: SKEV for the extra tile, SIK for the terrain. Here nearly every payment is somebody’s income.',
        ru: 'Второй тайл стоит {10}, а в D9 реки: ещё {20}. Смотрите, кто получает: SKEV за лишний тайл, SIK за местность. Здесь почти любая плата — чей-то доход.',
        pl: 'Drugi kafelek kosztuje {10}, a w D9 są rzeki: jeszcze {20}. Patrz, kto to dostaje: SKEV za dodatkowy kafelek, SIK za teren. Tu prawie każda opłata to czyjś dochód.',
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
          ru: 'Без второго города рейса нет. Верните ход.',
          pl: 'Bez drugiego miasta nie ma przejazdu. Cofnij ruch.',
        },
      },
    },
    {
      say: {
        en: 'Now a railway may give trains away. Yours needs its only one.',
        ru: 'Сейчас дорога может отдать поезда. Ваш единственный ей нужен.',
        pl: 'Teraz kolej może oddać pociągi. Swój jedyny potrzebuje.',
      },
      point: [{ at: 'way' }],
      task: {
        text: {
          en: 'Go on with the button at the bottom.',
          ru: 'Дальше кнопкой внизу.',
          pl: 'Dalej przyciskiem na dole.',
        },
        wanted: { type: 'pass' },
        move: { type: 'pass' },
        why: {
          en: 'Later this makes room for a better train: a railway has at most two. In 18Mag trains never rust.',
          ru: 'Позже так освобождают место для лучшего поезда: у дороги их не больше двух. В 18Mag поезда не стареют.',
          pl: 'Później robi to miejsce na lepszy pociąg: kolej ma najwyżej dwa. W 18Mag pociągi się nie starzeją.',
        },
        otherwise: {
          en: 'Then nothing can run. Take it back.',
          ru: 'Тогда ехать нечему. Верните ход.',
          pl: 'Wtedy nic nie pojedzie. Cofnij ruch.',
        },
      },
    },
    {
      say: {
        en: 'The run is drawn. Its income is split: half to the railway, half to you.',
        ru: 'Рейс нарисован. Доход делится: половина дороге, половина вам.',
        pl: 'Przejazd jest narysowany. Dochód dzieli się: połowa dla kolei, połowa dla ciebie.',
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
          ru: 'Это меньше. Верните ход.',
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
        text: { en: 'Finish buying trains.', ru: 'Закончить покупку поездов.', pl: 'Zakończ zakup pociągów.' },
        wanted: { type: 'pass' },
        move: { type: 'pass' },
        why: {
          en: 'The other railways act, then the big companies count what they were paid.',
          ru: 'Ходят другие дороги, потом большие компании считают, что им заплатили.',
          pl: 'Działają inne koleje, potem duże spółki liczą, co im zapłacono.',
        },
        otherwise: {
          en: 'Take it back and save.',
          ru: 'Верните ход и копите.',
          pl: 'Cofnij i oszczędzaj.',
        },
      },
    },
  ],
}
