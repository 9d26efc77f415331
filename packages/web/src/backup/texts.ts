import type { Texts } from '../texts/say.js'

export const backupTexts = {
  backup: { en: 'Backup', ru: 'Резервная копия', pl: 'Kopia zapasowa' },
  help: {
    en: 'All tables, results, notes and settings of this browser in one file, to keep or to take to another browser.',
    ru: 'Все столы, результаты, заметки и настройки этого браузера в одном файле: для сохранности или для переноса в другой браузер.',
    pl: 'Wszystkie stoły, wyniki, notatki i ustawienia tej przeglądarki w jednym pliku: na wszelki wypadek albo do przeniesienia do innej przeglądarki.',
  },
  save: { en: 'Save a backup', ru: 'Сохранить копию', pl: 'Zapisz kopię' },
  open: { en: 'Restore a backup', ru: 'Восстановить из копии', pl: 'Przywróć z kopii' },
  saved: {
    en: 'Saved: {n, plural, =0 {no tables} one {# table} other {# tables}}, results, notes and settings.',
    ru: 'Сохранено: {n, plural, =0 {столов нет} one {# стол} few {# стола} many {# столов} other {# стола}}, результаты, заметки и настройки.',
    pl: 'Zapisano: {n, plural, =0 {bez stołów} one {# stół} few {# stoły} many {# stołów} other {# stołu}}, wyniki, notatki i ustawienia.',
  },
  from: { en: 'Backup of {when}', ru: 'Копия от {when}', pl: 'Kopia z {when}' },
  fresh: {
    en: '{n, plural, =0 {No table that is not here already.} one {# table comes back.} other {# tables come back.}}',
    ru: '{n, plural, =0 {Новых для этого браузера столов нет.} one {Добавится # стол.} few {Добавятся # стола.} many {Добавится # столов.} other {Добавится # стола.}}',
    pl: '{n, plural, =0 {Nie ma w niej nowych stołów.} one {Dojdzie # stół.} few {Dojdą # stoły.} many {Dojdzie # stołów.} other {Dojdzie # stołu.}}',
  },
  same: {
    en: '{n, plural, one {# is here already, just the same.} other {# are here already, just the same.}}',
    ru: 'Уже есть здесь без изменений: {n}.',
    pl: 'Już są tutaj, takie same: {n}.',
  },
  lost: {
    en: '{n, plural, one {# table} other {# tables}} of the file cannot be read and {n, plural, one {is} other {are}} left out: {names}.',
    ru: 'Не удалось прочесть и пропущено столов: {n} ({names}).',
    pl: 'Nie dało się odczytać i pominięto stołów: {n} ({names}).',
  },
  differing: {
    en: '{n, plural, one {# table differs} other {# tables differ}} from what is here',
    ru: '{n, plural, one {# стол отличается} few {# стола отличаются} many {# столов отличаются} other {# стола отличаются}} от здешних',
    pl: '{n, plural, one {# stół różni się} few {# stoły różnią się} many {# stołów różni się} other {# stołu różni się}} od tutejszych',
  },
  differs: {
    en: '{name}: here {own, plural, one {# move} other {# moves}}, {ownWhen}; in the backup {other, plural, one {# move} other {# moves}}, {otherWhen}',
    ru: '{name}: здесь {own, plural, one {# ход} few {# хода} many {# ходов} other {# хода}}, {ownWhen}; в копии {other, plural, one {# ход} few {# хода} many {# ходов} other {# хода}}, {otherWhen}',
    pl: '{name}: tutaj {own, plural, one {# ruch} few {# ruchy} many {# ruchów} other {# ruchu}}, {ownWhen}; w kopii {other, plural, one {# ruch} few {# ruchy} many {# ruchów} other {# ruchu}}, {otherWhen}',
  },
  others: {
    en: 'and {n} more',
    ru: 'и ещё {n}',
    pl: 'i jeszcze {n}',
  },
  known: {
    en: 'What is here and in the backup',
    ru: 'Что есть и здесь, и в копии',
    pl: 'To, co jest i tutaj, i w kopii',
  },
  keep: { en: 'Keep what is here', ru: 'Оставить то, что здесь', pl: 'Zostaw to, co tutaj' },
  replace: { en: 'Replace it by the backup', ru: 'Заменить тем, что в копии', pl: 'Zastąp tym, co w kopii' },
  withSettings: {
    en: 'Settings as in the backup (language, theme, panels)',
    ru: 'Настройки как в копии (язык, тема, панели)',
    pl: 'Ustawienia jak w kopii (język, motyw, panele)',
  },
  restore: { en: 'Restore', ru: 'Восстановить', pl: 'Przywróć' },
  cancel: { en: 'Cancel', ru: 'Отмена', pl: 'Anuluj' },
  restored: {
    en: 'Restored: {n, plural, =0 {no tables} one {# table} other {# tables}}, results and notes.',
    ru: 'Восстановлено столов: {n}, а также результаты и заметки.',
    pl: 'Przywrócono stołów: {n}, a także wyniki i notatki.',
  },
  broken: {
    en: '{file} is damaged or no backup of Roundhouse. Nothing was changed.',
    ru: '{file} повреждён или это не копия Roundhouse. Ничего не изменено.',
    pl: '{file} jest uszkodzony albo nie jest kopią Roundhouse. Niczego nie zmieniono.',
  },
  newer: {
    en: '{file} was written by a newer version of Roundhouse. Nothing was changed.',
    ru: '{file} записан более новой версией Roundhouse. Ничего не изменено.',
    pl: '{file} zapisała nowsza wersja Roundhouse. Niczego nie zmieniono.',
  },
  tooBig: {
    en: '{file} is too big for a backup.',
    ru: '{file} слишком велик для копии.',
    pl: '{file} jest za duży jak na kopię.',
  },
  noRoom: {
    en: 'The browser has no room for all of it. Nothing was changed; delete old tables and try again.',
    ru: 'В браузере не хватает места. Ничего не изменено; удалите старые столы и попробуйте снова.',
    pl: 'W przeglądarce brakuje miejsca. Niczego nie zmieniono; usuń stare stoły i spróbuj ponownie.',
  },
  noStorage: {
    en: 'The browser lets this page store nothing. Nothing was changed.',
    ru: 'Браузер не даёт странице ничего хранить. Ничего не изменено.',
    pl: 'Przeglądarka nie pozwala tej stronie niczego zapisać. Niczego nie zmieniono.',
  },
} as const satisfies Texts
