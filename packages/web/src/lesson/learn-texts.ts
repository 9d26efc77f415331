import type { Texts } from '../texts/say.js'

export const learnTexts = {
  learn: { en: 'Learn to play', ru: 'Научиться играть', pl: 'Naucz się grać' },
  help: {
    en: 'Your first game, with a teacher at the table. Nothing need be known before.',
    ru: 'Первая партия с учителем за столом. Знать заранее ничего не нужно.',
    pl: 'Pierwsza partia z nauczycielem przy stole. Nic nie trzeba wiedzieć wcześniej.',
  },
  minutes: { en: '20 minutes', ru: '20 минут', pl: '20 minut' },
  steps: { en: 'step {n} of {of}', ru: 'шаг {n} из {of}', pl: 'krok {n} z {of}' },
  finished: { en: 'finished', ru: 'пройдено', pl: 'ukończone' },
  learnAt: {
    en: 'Learn {title}: your first game, 20 minutes',
    ru: 'Научиться играть в {title}: первая партия, 20 минут',
    pl: 'Naucz się {title}: pierwsza partia, 20 minut',
  },
  goOnAt: {
    en: 'Go on learning {title}',
    ru: 'Продолжить урок: {title}',
    pl: 'Wróć do nauki: {title}',
  },
} as const satisfies Texts
