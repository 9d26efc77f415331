import type { Texts } from '../texts/say.js'

export const lessonTexts = {
  name: { en: 'Learn {title}', ru: 'Урок {title}', pl: 'Lekcja {title}' },
  teacher: { en: 'The lesson', ru: 'Урок', pl: 'Lekcja' },
  step: { en: 'Step {n} of {of}', ru: 'Шаг {n} из {of}', pl: 'Krok {n} z {of}' },
  chapters: { en: 'Chapters', ru: 'Главы', pl: 'Rozdziały' },
  next: { en: 'Next', ru: 'Дальше', pl: 'Dalej' },
  back: { en: 'Back', ru: 'Назад', pl: 'Wstecz' },
  show: { en: 'Show me', ru: 'Показать', pl: 'Pokaż mi' },
  takeBack: { en: 'Take it back', ru: 'Отменить ход', pl: 'Cofnij ruch' },
  goOn: { en: 'Go on with it', ru: 'Играть дальше так', pl: 'Graj tak dalej' },
  good: { en: 'Good.', ru: 'Хорошо.', pl: 'Dobrze.' },
  legal: {
    en: 'The rules allow that.',
    ru: 'По правилам так можно.',
    pl: 'Zasady na to pozwalają.',
  },
  finished: { en: 'You have finished the lesson.', ru: 'Урок окончен.', pl: 'To koniec lekcji.' },
  playBots: { en: 'Now a real game', ru: 'Теперь настоящая партия', pl: 'Teraz prawdziwa partia' },
  noLesson: {
    en: 'There is no lesson for “{title}”.',
    ru: 'Для «{title}» урока нет.',
    pl: 'Dla „{title}” nie ma lekcji.',
  },
} as const satisfies Texts
