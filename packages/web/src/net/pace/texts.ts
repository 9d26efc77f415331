import type { Texts } from '../../texts/say.js'

export const paceTexts = {
  pace: { en: 'Pace', ru: 'Темп', pl: 'Tempo' },
  none: { en: 'No limit', ru: 'Без ограничения', pl: 'Bez limitu' },
  slow: { en: 'Over days: hours a move', ru: 'На несколько дней: часы на ход', pl: 'Na wiele dni: godziny na ruch' },
  live: {
    en: 'In one sitting: a clock each',
    ru: 'За один вечер: часы у каждого',
    pl: 'W jeden wieczór: zegar dla każdego',
  },
  hours: {
    en: '{n, plural, one {# hour a move} other {# hours a move}}',
    ru: '{n, plural, one {# час на ход} few {# часа на ход} many {# часов на ход} other {# часа на ход}}',
    pl: '{n, plural, one {# godzina na ruch} few {# godziny na ruch} many {# godzin na ruch} other {# godziny na ruch}}',
  },
  perMove: { en: 'Time for a move', ru: 'Время на ход', pl: 'Czas na ruch' },
  nights: {
    en: 'Nights do not count ({from}–{to})',
    ru: 'Ночь не считается ({from}–{to})',
    pl: 'Noc się nie liczy ({from}–{to})',
  },
  weekends: { en: 'Weekends do not count', ru: 'Выходные не считаются', pl: 'Weekendy się nie liczą' },
  minutes: {
    en: '{n, plural, one {# minute each} other {# minutes each}}',
    ru: '{n, plural, one {# минута каждому} few {# минуты каждому} many {# минут каждому} other {# минуты каждому}}',
    pl: '{n, plural, one {# minuta na gracza} few {# minuty na gracza} many {# minut na gracza} other {# minuty na gracza}}',
  },
  perPlayer: { en: 'Time for the game', ru: 'Время на партию', pl: 'Czas na grę' },
  increment: { en: 'Added after each turn', ru: 'Добавляется после хода', pl: 'Dodawane po turze' },
  seconds: { en: '{n} s', ru: '{n} с', pl: '{n} s' },
  late: { en: 'When time has run out', ru: 'Когда время вышло', pl: 'Gdy czas minie' },
  remind: { en: 'a reminder, nothing more', ru: 'только напоминание', pl: 'tylko przypomnienie' },
  pass: {
    en: 'the others may have the player pass',
    ru: 'остальные могут спасовать за игрока',
    pl: 'pozostali mogą spasować za gracza',
  },
  bot: {
    en: 'the others may give the seat to a bot',
    ru: 'остальные могут отдать место боту',
    pl: 'pozostali mogą oddać miejsce botowi',
  },
  end: {
    en: 'the others may end the game',
    ru: 'остальные могут закончить партию',
    pl: 'pozostali mogą zakończyć grę',
  },
  speed: { en: '{minutes} min + {seconds} s', ru: '{minutes} мин + {seconds} с', pl: '{minutes} min + {seconds} s' },
  until: { en: 'until {when}', ru: 'до {when}', pl: 'do {when}' },
  left: { en: '{time} left', ru: 'осталось {time}', pl: 'zostało {time}' },
  ranOut: {
    en: '{name} is out of time.',
    ru: 'У игрока {name} вышло время.',
    pl: 'Graczowi {name} skończył się czas.',
  },
  ranOutOwn: { en: 'Your time has run out.', ru: 'Ваше время вышло.', pl: 'Twój czas minął.' },
  doPass: { en: 'Have {name} pass', ru: 'Пас за игрока {name}', pl: 'Pas za gracza {name}' },
  doBot: { en: 'Give the seat to a bot', ru: 'Отдать место боту', pl: 'Oddaj miejsce botowi' },
  doEnd: { en: 'End the game', ru: 'Закончить партию', pl: 'Zakończ grę' },
} as const satisfies Texts
