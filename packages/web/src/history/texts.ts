import type { Texts } from '../texts/say.js'

export const historyTexts = {
  play: { en: 'Play the game through', ru: 'Проиграть партию по ходам', pl: 'Odtwórz partię' },
  pause: { en: 'Stop playing through', ru: 'Остановить просмотр', pl: 'Zatrzymaj odtwarzanie' },
  nothingToPlay: { en: 'Nothing has been played yet.', ru: 'Ещё ничего не сыграно.', pl: 'Jeszcze nic nie zagrano.' },
  pace: { en: 'Pace', ru: 'Темп', pl: 'Tempo' },
  pace_slow: { en: 'slow', ru: 'медленно', pl: 'wolno' },
  pace_normal: { en: 'normal', ru: 'обычно', pl: 'normalnie' },
  pace_fast: { en: 'fast', ru: 'быстро', pl: 'szybko' },
  points: { en: 'Turning points', ru: 'Переломные моменты', pl: 'Punkty zwrotne' },
  pointsHelp: {
    en: 'New phases, changes of president, bankruptcy, and who takes the lead.',
    ru: 'Новые фазы, смена президента, банкротство, смена лидера.',
    pl: 'Nowe fazy, zmiana prezesa, bankructwo, zmiana lidera.',
  },
} as const satisfies Texts
