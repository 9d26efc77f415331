import type { Texts } from '../texts/say.js'

/** What the page says of the rules before any are read. */
export const ruleTexts = {
  rules: { en: 'Rules', ru: 'Правила', pl: 'Zasady' },
  rulesOf: { en: 'Rules of {title}', ru: 'Правила {title}', pl: 'Zasady {title}' },
  aidOf: { en: 'Player aid of {title}', ru: 'Памятка {title}', pl: 'Ściągawka {title}' },
  showRules: {
    en: 'Rules, or the rule of what is refused',
    ru: 'Правила или правило, по которому отказано',
    pl: 'Zasady albo zasada, według której odmówiono',
  },
  showAid: { en: 'Player aid', ru: 'Памятка игрока', pl: 'Ściągawka gracza' },
  openRule: { en: 'Open the rule {source}', ru: 'Открыть правило {source}', pl: 'Otwórz zasadę {source}' },
  stepRule: { en: '{step}: how it works', ru: '{step}: как это устроено', pl: '{step}: jak to działa' },
  meaning: { en: '{term}: what it means', ru: '{term}: что это такое', pl: '{term}: co to znaczy' },
  primer: { en: 'How does this round work?', ru: 'Как идёт этот раунд?', pl: 'Jak przebiega ta runda?' },
  gotIt: { en: 'Got it', ru: 'Понятно', pl: 'Rozumiem' },
  noPrimers: { en: 'No such hints', ru: 'Без подсказок', pl: 'Bez podpowiedzi' },
} as const satisfies Texts
