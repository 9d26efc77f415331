import type { Texts } from '../texts/say.js'

export const puzzleTexts = {
  name: { en: 'Puzzles of {title}', ru: 'Задачи: {title}', pl: 'Zadania: {title}' },
  label: { en: 'The puzzle', ru: 'Задача', pl: 'Zadanie' },
  number: { en: 'Puzzle {n} of {of}', ru: 'Задача {n} из {of}', pl: 'Zadanie {n} z {of}' },
  solvedMark: { en: 'solved', ru: 'решена', pl: 'rozwiązane' },
  run: {
    en: '{company} runs its trains. Find the runs that earn the most: choose a train, then its stops on the map.',
    ru: 'Рейсы {company}. Найдите самые доходные: выберите поезд, потом его остановки на карте.',
    pl: 'Przejazdy {company}. Znajdź najbardziej dochodowe: wybierz pociąg, potem jego przystanki na mapie.',
  },
  tile: {
    en: '{company} lays track. Which tile lets its trains earn the most right after? They can earn {now} now.',
    ru: '{company} кладёт тайл. С каким тайлом её поезда сразу заработают больше всего? Сейчас они могут заработать {now}.',
    pl: '{company} kładzie kafelek. Z którym jej pociągi zarobią od razu najwięcej? Teraz mogą zarobić {now}.',
  },
  presidency: {
    en: '{player} buys one certificate and becomes president of a company that {player} does not lead yet. Which one?',
    ru: 'Ход: {player}. Купив один сертификат, {player} станет президентом ещё одной компании. Какой?',
    pl: '{player} kupuje jeden certyfikat i zostaje prezesem spółki, której jeszcze nie prowadzi. Której?',
  },
  trains: {
    en: '{company} buys a {train} from the bank. Which companies are then left without a train that lasts?',
    ru: '{company} покупает у банка поезд {train}. Какие компании останутся без поезда на будущее?',
    pl: '{company} kupuje z banku pociąg {train}. Które spółki zostaną bez pociągu na przyszłość?',
  },
  nobody: { en: 'None', ru: 'Ни одна', pl: 'Żadna' },
  hint: { en: 'Hint', ru: 'Подсказка', pl: 'Podpowiedź' },
  hint_run: {
    en: 'The best runs earn {money}.',
    ru: 'Лучшие рейсы дают {money}.',
    pl: 'Najlepsze przejazdy dają {money}.',
  },
  hint_tile: { en: 'Look at {hex}.', ru: 'Взгляните на {hex}.', pl: 'Spójrz na {hex}.' },
  hint_presidency: {
    en: 'Compare what {player} holds with what {before} holds.',
    ru: 'Сравните пакеты: {player} и {before}.',
    pl: 'Porównaj pakiety: {player} i {before}.',
  },
  hint_trains: {
    en: '{n, plural, one {# company is} other {# companies are}} left without.',
    ru: 'Без поезда {n, plural, one {останется # компания} few {останутся # компании} many {останутся # компаний} other {останется # компании}}.',
    pl: 'Bez pociągu {n, plural, one {zostanie # spółka} few {zostaną # spółki} many {zostanie # spółek} other {zostanie # spółki}}.',
  },
  show: { en: 'Show the answer', ru: 'Показать ответ', pl: 'Pokaż odpowiedź' },
  right: { en: 'Right.', ru: 'Верно.', pl: 'Dobrze.' },
  answer: { en: 'The answer:', ru: 'Ответ:', pl: 'Odpowiedź:' },
  wrong: { en: 'Not yet: there is a better one.', ru: 'Пока нет: есть лучше.', pl: 'Jeszcze nie: jest lepsza.' },
  otherwise: { en: 'That is not what is asked here.', ru: 'Вопрос не об этом.', pl: 'Nie o to tu chodzi.' },
  why_run: {
    en: '{company} earns {money}; no other runs earn as much.',
    ru: '{company} зарабатывает {money}; другие рейсы столько не дают.',
    pl: '{company} zarabia {money}; żadne inne przejazdy nie dają tyle.',
  },
  why_tile: {
    en: 'Tile {tile} on {hex}: {now} becomes {money}. The next best tile brings {second}.',
    ru: 'Тайл {tile} на {hex}: было {now}, стало {money}. Следующий по выгоде тайл даёт {second}.',
    pl: 'Kafelek {tile} na {hex}: z {now} robi się {money}. Następny najlepszy kafelek daje {second}.',
  },
  why_presidency: {
    en: '{company}: {player} then has {percent}%, {before} {others}%. It takes more, not as much, to become president.',
    ru: '{company}: {player} получает {percent}%, у {before} {others}%. Президентом становится тот, у кого больше, а не столько же.',
    pl: '{company}: {player} ma wtedy {percent}%, {before} {others}%. Prezesem zostaje ten, kto ma więcej, nie tyle samo.',
  },
  why_trains: {
    en: 'The {train} begins a new phase. Left without a train that lasts: {companies}.',
    ru: 'С поездом {train} начинается новая фаза. Без поезда остаются: {companies}.',
    pl: 'Pociąg {train} zaczyna nową fazę. Bez pociągu zostają: {companies}.',
  },
  next: { en: 'Next puzzle', ru: 'Следующая', pl: 'Następne' },
  takeBack: { en: 'Try again', ru: 'Ещё раз', pl: 'Spróbuj ponownie' },
  noPuzzles: {
    en: 'There are no puzzles for “{title}”.',
    ru: 'Для «{title}» задач нет.',
    pl: 'Dla „{title}” nie ma zadań.',
  },
} as const satisfies Texts
