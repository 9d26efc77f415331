import type { Texts } from '../../texts/say.js'

export const profileTexts = {
  profile: { en: 'Profile of {name}', ru: 'Профиль: {name}', pl: 'Profil: {name}' },
  ofPerson: { en: 'Profile', ru: 'Профиль', pl: 'Profil' },
  guest: { en: 'guest', ru: 'гость', pl: 'gość' },
  since: { en: 'Here since {date}', ru: 'Здесь с {date}', pl: 'Tutaj od {date}' },
  byTitle: { en: 'Results by game', ru: 'Результаты по играм', pl: 'Wyniki według gier' },
  title: { en: 'Game', ru: 'Игра', pl: 'Gra' },
  games: { en: 'Played', ru: 'Партий', pl: 'Partii' },
  wins: { en: 'Won', ru: 'Побед', pl: 'Wygranych' },
  meanPlace: { en: 'Mean place', ru: 'Среднее место', pl: 'Średnie miejsce' },
  rating: { en: 'Rating', ru: 'Рейтинг', pl: 'Ranking' },
  ratingOf: {
    en: 'Rating {n}, after {games, plural, one {# game} other {# games}}',
    ru: 'Рейтинг {n}, после {games, plural, one {# партии} few {# партий} many {# партий} other {# партии}}',
    pl: 'Ranking {n}, po {games, plural, one {# partii} few {# partiach} many {# partiach} other {# partii}}',
  },
  finished: { en: 'Finished games', ru: 'Оконченные партии', pl: 'Zakończone gry' },
  place: { en: 'Place {place} of {of}', ru: '{place}-е место из {of}', pl: 'Miejsce {place} z {of}' },
  now: { en: 'Plays now', ru: 'Играет сейчас', pl: 'Gra teraz' },
  nothing: {
    en: 'No finished games yet. They appear here when they are over.',
    ru: 'Оконченных партий ещё нет. Они появятся здесь после завершения.',
    pl: 'Nie ma jeszcze zakończonych gier. Pojawią się tu po zakończeniu.',
  },
  publicOnly: {
    en: 'Games at public tables are shown.',
    ru: 'Показаны партии за открытыми столами.',
    pl: 'Pokazane są gry przy publicznych stołach.',
  },
  ownNote: {
    en: 'You see all of your games here; others see those at public tables.',
    ru: 'Вы видите здесь все свои партии; другие — только за открытыми столами.',
    pl: 'Widzisz tu wszystkie swoje gry; inni tylko te przy publicznych stołach.',
  },
  hiddenNote: {
    en: 'Your profile is hidden: only you see it.',
    ru: 'Ваш профиль скрыт: его видите только вы.',
    pl: 'Twój profil jest ukryty: widzisz go tylko ty.',
  },
  show: {
    en: 'Others may see my profile and my ratings',
    ru: 'Другие могут видеть мой профиль и рейтинги',
    pl: 'Inni mogą widzieć mój profil i rankingi',
  },
  mine: { en: 'My profile', ru: 'Мой профиль', pl: 'Mój profil' },
  nobody: { en: 'There is nobody here.', ru: 'Здесь никого нет.', pl: 'Nikogo tu nie ma.' },
} as const satisfies Texts
