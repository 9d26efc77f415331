import type { Texts } from '../texts/say.js'

export const exampleTexts = {
  notes: { en: 'Notes on this game', ru: 'Заметки к партии', pl: 'Uwagi do partii' },
  note: { en: 'Note {n} of {of}', ru: 'Заметка {n} из {of}', pl: 'Uwaga {n} z {of}' },
  read: { en: 'Read from the beginning', ru: 'Читать с начала', pl: 'Czytaj od początku' },
  nextNote: { en: 'Next note', ru: 'Следующая заметка', pl: 'Następna uwaga' },
  noteBefore: { en: 'Note before', ru: 'Предыдущая заметка', pl: 'Poprzednia uwaga' },
  there: { en: 'Move {n}', ru: 'Ход {n}', pl: 'Ruch {n}' },
} as const satisfies Texts
