import type { Texts } from '../texts/say.js'

/** What can go wrong with storage and files, in words a player can act on. */
export const troubleTexts = {
  full: {
    en: 'The browser’s storage is full: the last move is on the screen but not kept. Delete old tables or save this one as a file.',
    ru: 'Хранилище браузера заполнено: последний ход виден, но не сохранён. Удалите старые столы или сохраните этот в файл.',
    pl: 'Pamięć przeglądarki jest pełna: ostatni ruch widać na ekranie, ale nie został zapisany. Usuń stare stoły albo zapisz ten do pliku.',
  },
  gone: {
    en: 'This table is no longer in this browser.',
    ru: 'Этого стола больше нет в этом браузере.',
    pl: 'Tego stołu nie ma już w tej przeglądarce.',
  },
  changed: {
    en: 'The table was changed in another tab. It is shown as it is now; the move made here was not taken.',
    ru: 'Стол изменён в другой вкладке. Он показан таким, какой есть; сделанный здесь ход не принят.',
    pl: 'Stół zmieniono w innej karcie. Widać jego obecny stan; ruch wykonany tutaj nie został przyjęty.',
  },
  blocked: {
    en: 'The browser lets this page store nothing (a private window?): what you play will be lost when you leave.',
    ru: 'Браузер не даёт странице ничего хранить (приватное окно?): сыгранное пропадёт, когда вы уйдёте.',
    pl: 'Przeglądarka nie pozwala tej stronie niczego zapisać (okno prywatne?): partia przepadnie po wyjściu.',
  },
  notJson: {
    en: '{file} is damaged or no game file: it cannot be read as JSON.',
    ru: '{file} повреждён или не файл партии: это не JSON.',
    pl: '{file} jest uszkodzony albo nie jest plikiem partii: to nie JSON.',
  },
  tooMuch: {
    en: '{file} is no game file: it holds far more than any game.',
    ru: '{file} — не файл партии: в нём гораздо больше, чем бывает в партии.',
    pl: '{file} nie jest plikiem partii: zawiera o wiele więcej niż jakakolwiek partia.',
  },
  notAGame: {
    en: '{file} is no game file: {why}',
    ru: '{file} — не файл партии: {why}',
    pl: '{file} nie jest plikiem partii: {why}',
  },
  tooBig: {
    en: '{file} is too big for a game file.',
    ru: '{file} слишком велик для файла партии.',
    pl: '{file} jest za duży jak na plik partii.',
  },
  unfollowed: {
    en: 'The file cannot be followed past action {action}. {why} The file says there: {said}. You see the game up to it and can play on from here; the whole file is kept.',
    ru: 'Файл не удаётся прочесть дальше хода {action}. {why} В файле там записано: {said}. Партия показана до этого места, отсюда можно играть дальше; файл сохранён целиком.',
    pl: 'Pliku nie da się prześledzić dalej niż do ruchu {action}. {why} W pliku jest tam: {said}. Widać partię do tego miejsca i można stąd grać dalej; cały plik jest zachowany.',
  },
  lostLines: {
    en: '{n, plural, one {# line} other {# lines}} tried out from this game could not be read and {n, plural, one {is} other {are}} left out.',
    ru: 'Не удалось прочесть и пропущено вариантов этой партии: {n}.',
    pl: 'Nie dało się odczytać i pominięto wariantów tej partii: {n}.',
  },
  saveWhole: {
    en: 'Save the whole file',
    ru: 'Сохранить весь файл',
    pl: 'Zapisz cały plik',
  },
  badField: {
    en: 'its “{field}” is missing or wrong.',
    ru: 'поле «{field}» отсутствует или неверно.',
    pl: 'pole „{field}” jest puste albo błędne.',
  },
  unknownTitle: {
    en: 'the game “{title}” is not known here.',
    ru: 'игра «{title}» здесь неизвестна.',
    pl: 'gra „{title}” nie jest tu znana.',
  },
  newer: {
    en: 'it was written by a newer version of Roundhouse.',
    ru: 'он записан более новой версией Roundhouse.',
    pl: 'zapisała go nowsza wersja Roundhouse.',
  },
  damagedLog: {
    en: 'The record of this table cannot be read past move {action}. You see it up to there.',
    ru: 'Запись этого стола не читается после хода {action}. Показано до этого места.',
    pl: 'Zapisu tego stołu nie da się odczytać po ruchu {action}. Widać go do tego miejsca.',
  },
} as const satisfies Texts
