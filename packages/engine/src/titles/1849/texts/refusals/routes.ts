import type { RefusalWording } from '../../../../core/rules.js'

export const routesRefusals: Readonly<Record<string, RefusalWording>> = {
  RU1: {
    rule: '1849-10.5.1-1',
    text: {
      en: 'Train {train} needs two cities, or a city and a town; ports do not count.',
      ru: 'Поезду {train} нужны два города или город и городок; порты не считаются.',
      pl: 'Pociąg {train} potrzebuje dwóch miast albo miasta i miasteczka; porty się nie liczą.',
    },
  },
  RU2: {
    rule: '1849-10.5.1-1',
    text: {
      en: 'No city on the route of train {train} has a station of the corporation.',
      ru: 'Ни в одном городе на маршруте поезда {train} нет станции корпорации.',
      pl: 'W żadnym mieście na trasie pociągu {train} nie ma stacji spółki.',
    },
  },
  RU3: {
    rule: '1849-10.5.1-2',
    text: {
      en: 'The route of train {train} has a length of {have}, and {limit} is the most.',
      ru: 'Длина маршрута поезда {train} — {have}, а можно не больше {limit}.',
      pl: 'Trasa pociągu {train} ma długość {have}, a najwięcej można {limit}.',
    },
  },
  /** The rules give it no number. */
  'any.COUNTS_ALL': {
    rule: '1849-10.5.2-1',
    text: {
      en: 'Train {train} counts every stop it passes, {hex} too.',
      ru: 'Поезд {train} считает все остановки на пути, и {hex} тоже.',
      pl: 'Pociąg {train} liczy wszystkie przystanki po drodze, {hex} też.',
    },
  },
  /** The rules give it no number. */
  'any.COUNTED_OFF_ROUTE': {
    rule: '1849-10.5.2-1',
    text: {
      en: 'Train {train} cannot count {hex}: it is not on its route.',
      ru: 'Поезд {train} не может считать {hex}: это не на его маршруте.',
      pl: 'Pociąg {train} nie może liczyć {hex}: nie leży na jego trasie.',
    },
  },
  RU4: {
    rule: '1849-10.1-4',
    text: {
      en: 'Train {train} changes its gauge between stops in {hex}.',
      ru: 'Поезд {train} меняет колею между остановками в гексе {hex}.',
      pl: 'Pociąg {train} zmienia szerokość toru między przystankami w heksie {hex}.',
    },
  },
  'or.run.BLOCKED_CITY': {
    id: 'RU5',
    rule: '1849-10.1-3',
    text: {
      en: 'Train {train} cannot pass {hex}: the city is full of stations of others.',
      ru: 'Поезд {train} не может пройти через {hex}: город занят чужими станциями.',
      pl: 'Pociąg {train} nie może przejechać przez {hex}: miasto jest pełne cudzych stacji.',
    },
  },
  'or.run.THROUGH_OFFBOARD': {
    id: 'RU5',
    rule: '1849-10.1-5',
    text: {
      en: 'Train {train} cannot pass {hex}: ports and Calabria can only be the end of a route.',
      ru: 'Поезд {train} не может пройти через {hex}: порты и Calabria могут быть только концом маршрута.',
      pl: 'Pociąg {train} nie może przejechać przez {hex}: porty i Calabria mogą być tylko końcem trasy.',
    },
  },
  RU6: {
    rule: '1849-10.1-2',
    text: {
      en: 'Train {train} visits {hex} twice.',
      ru: 'Поезд {train} дважды заходит на одну остановку: {hex}.',
      pl: 'Pociąg {train} odwiedza dwa razy ten sam przystanek: {hex}.',
    },
  },
  RU7: {
    rule: '1849-10.5.1-5',
    text: {
      en: 'Track is used twice in {hex}.',
      ru: 'Путь использован дважды: {hex}.',
      pl: 'Tor użyty dwa razy: {hex}.',
    },
  },
  RU8: {
    rule: '1849-10.5-1',
    text: {
      en: 'The corporation has no train {train} that has not run yet.',
      ru: 'У корпорации нет поезда {train}, который ещё не ходил.',
      pl: 'Spółka nie ma pociągu {train}, który jeszcze nie jechał.',
    },
  },
  'or.run.NO_SUCH_TRAIN': {
    id: 'RU8',
    rule: '1849-10.5-1',
    text: {
      en: 'The train {train} named does not belong to {corporation}.',
      ru: 'Названный поезд {train} не принадлежит {corporation}.',
      pl: 'Wskazany pociąg {train} nie należy do {corporation}.',
    },
  },
  'or.run.TRAIN_TWICE': {
    id: 'RU8',
    rule: '1849-10.5-1',
    text: {
      en: 'Train {train} runs once a turn: it is named twice.',
      ru: 'Поезд {train} едет один раз за ход, а назван дважды.',
      pl: 'Pociąg {train} jedzie raz na turę, a jest podany dwa razy.',
    },
  },
  RU9: {
    rule: '1849-14.3-6',
    text: {
      en: 'Train {train} never runs on narrow gauge: {hex}.',
      ru: 'Поезд {train} не ходит по узкой колее: {hex}.',
      pl: 'Pociąg {train} nigdy nie jedzie po torze wąskim: {hex}.',
    },
  },
  RU10: {
    rule: '1849-10.5-1',
    text: {
      en: '{corporation} has a train with a legal route and must run.',
      ru: 'У корпорации {corporation} есть поезд с возможным маршрутом, и она обязана сделать рейс.',
      pl: 'Spółka {corporation} ma pociąg z możliwą trasą i musi nim pojechać.',
    },
  },
  /** The rules give it no number. */
  'any.REVERSAL': {
    rule: '1849-10.1-2',
    text: {
      en: 'Train {train} would turn back at a junction in {hex}.',
      ru: 'Поезд {train} развернулся бы на стрелке в гексе {hex}.',
      pl: 'Pociąg {train} zawróciłby na rozjeździe w heksie {hex}.',
    },
  },
  /** The rules give it no number. */
  'any.NO_TRACK': {
    rule: '1849-10.1-1',
    text: {
      en: 'Train {train} has no such track at {hex}.',
      ru: 'У поезда {train} нет такого пути: {hex}.',
      pl: 'Pociąg {train} nie ma takiego toru przy {hex}.',
    },
  },
}
