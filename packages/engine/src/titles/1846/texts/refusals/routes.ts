import type { RefusalCode } from '../../../../core/refusals.js'
import type { RefusalWording } from '../../../../core/rules.js'

export const routesRefusals = {
  'or.run.NO_OWN_TOKEN': {
    rule: '1846-RUN-1',
    text: {
      en: 'The route of train {train} touches no city with an own station.',
      ru: 'На маршруте поезда {train} нет города со своей станцией.',
      pl: 'Na trasie pociągu {train} nie ma miasta z własną stacją.',
    },
  },
  'or.run.TOO_SHORT': {
    rule: '1846-RUN-1',
    text: {
      en: 'The route of train {train} needs at least two stops.',
      ru: 'На маршруте поезда {train} должно быть не меньше двух остановок.',
      pl: 'Trasa pociągu {train} musi mieć co najmniej dwa przystanki.',
    },
  },
  'or.run.REVERSAL': {
    rule: '1846-RUN-1',
    text: {
      en: 'Train {train} would have to reverse in {hex}.',
      ru: 'Поезду {train} пришлось бы развернуться: {hex}.',
      pl: 'Pociąg {train} musiałby zawrócić: {hex}.',
    },
  },
  'or.run.NO_TRACK': {
    rule: '1846-RUN-1',
    text: {
      en: 'There is no such track for train {train} in {hex}.',
      ru: 'Для поезда {train} нет такого пути: {hex}.',
      pl: 'Nie ma takiego toru dla pociągu {train}: {hex}.',
    },
  },
  'or.run.REPEATED_LOCATION': {
    rule: '1846-RUN-1',
    text: {
      en: 'Train {train} would visit {hex} twice.',
      ru: 'Поезд {train} дважды заходит на одну остановку: {hex}.',
      pl: 'Pociąg {train} odwiedziłby ten sam przystanek dwa razy: {hex}.',
    },
  },
  'or.run.BLOCKED_CITY': {
    rule: '1846-RUN-1',
    text: {
      en: 'Train {train} cannot pass through {hex}: all slots are taken by others.',
      ru: 'Поезд {train} не может проехать насквозь, все места заняты другими: {hex}.',
      pl: 'Pociąg {train} nie może przejechać, wszystkie miejsca są zajęte przez innych: {hex}.',
    },
  },
  'or.run.THROUGH_OFFBOARD': {
    rule: '1846-RUN-1',
    text: {
      en: 'Train {train} cannot pass through the off-board area {hex}, only end there.',
      ru: 'Через внешнюю область {hex} поезд {train} проехать не может, только закончить в ней маршрут.',
      pl: 'Pociąg {train} nie może przejechać przez obszar zewnętrzny {hex}, może tylko tam skończyć.',
    },
  },
  'or.run.ONE_LOCATION': {
    rule: '1846-RUN-2',
    text: {
      en: 'Train {train} would visit Chicago twice: it is one stop.',
      ru: 'Поезд {train} дважды заходит в Chicago, а это одна остановка.',
      pl: 'Pociąg {train} odwiedziłby Chicago dwa razy, a to jeden przystanek.',
    },
  },
  'or.run.ONE_OF_GROUP': {
    rule: '1846-RUN-3',
    text: {
      en: 'The route of train {train} joins two East areas.',
      ru: 'Маршрут поезда {train} соединяет две восточные области.',
      pl: 'Trasa pociągu {train} łączy dwa obszary wschodnie.',
    },
  },
  'or.run.TRACK_REUSED': {
    rule: '1846-RUN-4',
    text: {
      en: 'Train {train} would use track a second time in {hex}.',
      ru: 'Поезд {train} второй раз использовал бы те же пути: {hex}.',
      pl: 'Pociąg {train} drugi raz użyłby tego samego toru: {hex}.',
    },
  },
  'or.run.TOO_LONG': {
    rule: '1846-RUN-5',
    text: {
      en: 'Train {train} may visit at most {limit, plural, one {# stop} other {# stops}}.',
      ru: 'В рейсе поезда {train} может быть не больше {limit, plural, one {# остановки} few {# остановок} many {# остановок} other {# остановки}}.',
      pl: 'Pociąg {train} może odwiedzić najwyżej {limit, plural, one {# przystanek} few {# przystanki} many {# przystanków} other {# przystanku}}.',
    },
  },
  'or.run.COUNTS_TOO_MANY': {
    id: 'or.run.TOO_LONG',
    rule: '1846-RUN-6',
    text: {
      en: 'Train {train} counts at most {limit, plural, one {# stop} other {# stops}}, and {have} are chosen.',
      ru: 'Поезд {train} считает не больше {limit, plural, one {# остановки} few {# остановок} many {# остановок} other {# остановки}}, а выбрано {have}.',
      pl: 'Pociąg {train} liczy najwyżej {limit, plural, one {# przystanek} few {# przystanki} many {# przystanków} other {# przystanku}}, a wybrano {have}.',
    },
  },
  'or.run.COUNTS_ALL': {
    rule: '1846-RUN-5',
    text: {
      en: 'Train {train} counts every stop it visits, {hex} too.',
      ru: 'Поезд {train} считает все остановки рейса, и {hex} тоже.',
      pl: 'Pociąg {train} liczy wszystkie odwiedzane przystanki, {hex} też.',
    },
  },
  'or.run.COUNTED_OFF_ROUTE': {
    rule: '1846-RUN-6',
    also: ['1846-RUN-5'],
    text: {
      en: 'Train {train} cannot count {hex}: its route does not visit it.',
      ru: 'Поезд {train} не может считать {hex}: его маршрут туда не заходит.',
      pl: 'Pociąg {train} nie może liczyć {hex}: jego trasa tam nie prowadzi.',
    },
  },
  'or.run.COUNTED_WITHOUT_TOKEN': {
    rule: '1846-RUN-6',
    text: {
      en: 'Among the stops train {train} counts, one must have an own station.',
      ru: 'Среди остановок, которые считает поезд {train}, хотя бы на одной должна быть своя станция.',
      pl: 'Wśród przystanków liczonych przez pociąg {train} musi być jeden z własną stacją.',
    },
  },
  'or.run.TRAIN_NOT_USABLE': {
    rule: '1846-RUN-11',
    text: {
      en: 'Train {train} came with an independent this round and may not run yet.',
      ru: 'Поезд {train} получен с независимой дорогой в этом раунде и ходить ещё не может.',
      pl: 'Pociąg {train} przybył z niezależną koleją w tej rundzie i jeszcze nie może jechać.',
    },
  },
  'or.run.NO_SUCH_TRAIN': {
    rule: '1846-RUN-1',
    text: {
      en: 'The train {train} named does not belong to {corporation}.',
      ru: 'Названный поезд {train} не принадлежит {corporation}.',
      pl: 'Wskazany pociąg {train} nie należy do {corporation}.',
    },
  },
  'or.run.TRAIN_TWICE': {
    rule: '1846-RUN-1',
    text: {
      en: 'Train {train} runs once a turn: it is named twice.',
      ru: 'Поезд {train} едет один раз за ход, а назван дважды.',
      pl: 'Pociąg {train} jedzie raz na turę, a jest podany dwa razy.',
    },
  },
  'or.run.NOT_MAXIMUM': {
    rule: '1846-RUN-12',
    text: {
      en: 'These routes bring {have}; {best} is possible and must be run.',
      ru: 'Эти маршруты приносят {have}, а можно {best}: ехать надо лучшими.',
      pl: 'Te trasy przynoszą {have}, a można {best}: trzeba jechać najlepszymi.',
    },
  },
  'or.claim.NOT_BETTER': {
    rule: '1846-RUN-12',
    text: {
      en: 'The routes shown bring {have}, no more than the {best} already run.',
      ru: 'Показанные маршруты приносят {have} — не больше, чем уже есть: {best}.',
      pl: 'Wskazane trasy przynoszą {have}, nie więcej niż dotychczasowe {best}.',
    },
  },
} as const satisfies Partial<Record<RefusalCode, RefusalWording>>
