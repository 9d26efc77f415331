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
  puzzles: {
    en: 'Puzzles: one position, one best answer.',
    ru: 'Задачи: одна позиция, один лучший ответ.',
    pl: 'Zadania: jedna pozycja, jedna najlepsza odpowiedź.',
  },
  solved: { en: '{n} of {of} solved', ru: 'решено {n} из {of}', pl: 'rozwiązane {n} z {of}' },
  unsolved: { en: '12 puzzles', ru: '12 задач', pl: '12 zadań' },
} as const satisfies Texts
