import type { Texts } from '../../texts/say.js'

/** What is said around the rules while they are read. */
export const readingTexts = {
  search: { en: 'Search the rules', ru: 'Искать в правилах', pl: 'Szukaj w zasadach' },
  contents: { en: 'Contents', ru: 'Содержание', pl: 'Spis treści' },
  words: { en: 'Terms', ru: 'Словарь игры', pl: 'Słowniczek gry' },
  found: {
    en: '{n, plural, =0 {Nothing found. Try fewer or other words.} one {# place found} other {# places found}}',
    ru: '{n, plural, =0 {Ничего не нашлось. Попробуйте меньше слов или другие.} one {Найдено # место} few {Найдено # места} many {Найдено # мест} other {Найдено # места}}',
    pl: '{n, plural, =0 {Nic nie znaleziono. Spróbuj mniej słów albo innych.} one {Znaleziono # miejsce} few {Znaleziono # miejsca} many {Znaleziono # miejsc} other {Znaleziono # miejsca}}',
  },
  tabs: { en: 'Rules or player aid', ru: 'Правила или памятка', pl: 'Zasady lub ściągawka' },
  aid: { en: 'Player aid', ru: 'Памятка', pl: 'Ściągawka' },
  fullPage: { en: 'As a page of its own', ru: 'Отдельной страницей', pl: 'Jako osobna strona' },
  print: { en: 'Print', ru: 'Печать', pl: 'Drukuj' },
  notice: {
    en: '{title} was designed by {designer}. These rules are in our own words; after each stands the section of the rulebook it rests on. Where they differ, the rulebook holds.',
    ru: 'Автор {title}: {designer}. Правила изложены своими словами; после каждого указан раздел книги правил. При расхождении верна книга.',
    pl: 'Autor {title}: {designer}. Zasady opisano własnymi słowami; po każdej podano rozdział instrukcji. W razie różnicy obowiązuje instrukcja.',
  },
} as const satisfies Texts
