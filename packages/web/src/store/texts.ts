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
    ru: 'Браузер не даёт странице ничего хранить (приватное окно?): партия пропадёт, когда вы уйдёте.',
    pl: 'Przeglądarka nie pozwala tej stronie niczego zapisać (okno prywatne?): partia przepadnie po wyjściu.',
  },
  notJson: {
    en: '{file} is damaged or no game file: it cannot be read as JSON.',
    ru: 'Файл {file} повреждён или это не файл партии: это не JSON.',
    pl: '{file} jest uszkodzony albo nie jest plikiem partii: to nie JSON.',
  },
  tooMuch: {
    en: '{file} is no game file: it holds far more than any game.',
    ru: '{file} — не файл партии: в нём гораздо больше, чем бывает в партии.',
    pl: '{file} nie jest plikiem partii: zawiera o wiele więcej niż jakakolwiek partia.',
  },
  notOpened: {
    en: '{file} cannot be opened. {why}',
    ru: 'Файл {file} не открыть. {why}',
    pl: 'Nie można otworzyć {file}. {why}',
  },
  tooBig: {
    en: '{file} is too big for a game file.',
    ru: '{file} слишком велик для файла партии.',
    pl: '{file} jest za duży jak na plik partii.',
  },
  unfollowed: {
    en: 'The game is opened up to move {action} of its file: that move cannot be played.',
    ru: 'Партия открыта до хода {action} из файла: сам этот ход сделать нельзя.',
    pl: 'Partię otwarto do ruchu {action} z pliku: tego ruchu nie da się wykonać.',
  },
  fileSays: {
    en: 'The file says there: {said}',
    ru: 'В файле там записано: {said}',
    pl: 'W pliku jest tam: {said}',
  },
  keptWhole: {
    en: 'All before it can be looked through and played on; the whole file is kept.',
    ru: 'Всё до этого можно смотреть и играть дальше; файл сохранён целиком.',
    pl: 'Wszystko przed nim można przeglądać i grać dalej; cały plik jest zachowany.',
  },
  passesLeftOut: {
    en: '{n, plural, one {# pass of the file that nobody waited for is left out.} other {# passes of the file that nobody waited for are left out.}}',
    ru: '{n, plural, one {Пропущен # пас из файла, которого никто не ждал.} few {Пропущены # паса из файла, которых никто не ждал.} many {Пропущено # пасов из файла, которых никто не ждал.} other {Пропущено # паса из файла, которых никто не ждал.}}',
    pl: '{n, plural, one {Pominięto # pas z pliku, na który nikt nie czekał.} few {Pominięto # pasy z pliku, na które nikt nie czekał.} many {Pominięto # pasów z pliku, na które nikt nie czekał.} other {Pominięto # pasa z pliku, na które nikt nie czekał.}}',
  },
  passesAdded: {
    en: '{n, plural, one {# pass that the file leaves unsaid is added.} other {# passes that the file leaves unsaid are added.}}',
    ru: '{n, plural, one {Добавлен # пас, о котором файл умалчивает.} few {Добавлены # паса, о которых файл умалчивает.} many {Добавлено # пасов, о которых файл умалчивает.} other {Добавлено # паса, о которых файл умалчивает.}}',
    pl: '{n, plural, one {Dodano # pas, o którym plik milczy.} few {Dodano # pasy, o których plik milczy.} many {Dodano # pasów, o których plik milczy.} other {Dodano # pasa, o których plik milczy.}}',
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
    en: 'Its “{field}” is missing or wrong.',
    ru: 'Поле «{field}» отсутствует или неверно.',
    pl: 'Pole „{field}” jest puste albo błędne.',
  },
  newer: {
    en: 'It was written by a newer version of Roundhouse.',
    ru: 'Он записан более новой версией Roundhouse.',
    pl: 'Zapisała go nowsza wersja Roundhouse.',
  },
  rulesChanged: {
    en: 'The rules have changed since this table was played last. It goes on from where it stands; what was before cannot be looked through any more.',
    ru: 'С тех пор как за этим столом играли, правила изменились. Партия продолжается с нынешнего положения; прежние ходы больше не просмотреть.',
    pl: 'Odkąd ostatnio grano przy tym stole, zasady się zmieniły. Partia toczy się dalej od obecnego stanu; wcześniejszego przebiegu nie da się już przejrzeć.',
  },
  changedSince: {
    en: 'The rules have changed since then:',
    ru: 'С тех пор правила изменились:',
    pl: 'Od tego czasu zasady się zmieniły:',
  },
} as const satisfies Texts
