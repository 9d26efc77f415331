import type { Texts } from '../texts/say.js'

export const studyTexts = {
  move: { en: 'The move', ru: 'Ход', pl: 'Ruch' },
  setUp: { en: 'The table is set up.', ru: 'Стол готов.', pl: 'Stół jest przygotowany.' },
  ranBest: { en: '{ran}: the best there was', ru: '{ran}: максимум', pl: '{ran}: maksimum' },
  ranOf: { en: 'ran {ran} of {best}', ru: '{ran} из {best}', pl: '{ran} z {best}' },
  left: { en: '{money} missed', ru: 'упущено {money}', pl: 'stracono {money}' },
  searching: { en: 'Searching for the best…', ru: 'Ищу лучшее…', pl: 'Szukam najlepszych…' },
  bound: {
    en: 'at most {money} was possible',
    ru: 'возможно было не больше {money}',
    pl: 'możliwe było najwyżej {money}',
  },
  searchFailed: {
    en: 'The search for the best runs has failed.',
    ru: 'Не удалось найти лучшее.',
    pl: 'Nie udało się wyszukać najlepszych.',
  },
  showBest: { en: 'Show the best runs', ru: 'Показать лучшие рейсы', pl: 'Pokaż najlepsze przejazdy' },
  showRan: { en: 'Show the runs made', ru: 'Показать сделанные рейсы', pl: 'Pokaż wykonane przejazdy' },
  bring: {
    en: 'Best run {before} → {after}',
    ru: 'Лучший рейс {before} → {after}',
    pl: 'Najlepszy przejazd {before} → {after}',
  },
  bringSame: {
    en: 'Best run stays {money}',
    ru: 'Лучший рейс без изменений: {money}',
    pl: 'Najlepszy przejazd bez zmian: {money}',
  },
  bringSearching: { en: 'What would it bring…', ru: 'Что это даст…', pl: 'Co to da…' },
  notCounted: { en: 'not counted', ru: 'не считается', pl: 'nie liczy się' },
  bonus: { en: 'bonus {name}', ru: 'бонус {name}', pl: 'premia {name}' },
  pointBack: { en: 'Previous turning point', ru: 'Предыдущий переломный момент', pl: 'Poprzedni punkt zwrotny' },
  pointForward: { en: 'Next turning point', ru: 'Следующий переломный момент', pl: 'Następny punkt zwrotny' },
  noPointBack: {
    en: 'There is no turning point before.',
    ru: 'Раньше переломных моментов нет.',
    pl: 'Wcześniej nie ma punktu zwrotnego.',
  },
  noPointForward: {
    en: 'There is no turning point after.',
    ru: 'Дальше переломных моментов нет.',
    pl: 'Dalej nie ma punktu zwrotnego.',
  },
  lead: {
    en: '{player} takes the lead from {from}, {money} ahead.',
    ru: '{player} вырывается вперёд на {money} (прежний лидер — {from}).',
    pl: '{player} obejmuje prowadzenie z przewagą {money} (poprzedni lider: {from}).',
  },
} as const satisfies Texts
