import type { RefusalCode } from '../../../../core/refusals.js'
import type { RefusalWording } from '../../../../core/rules.js'

export const routesRefusals = {
  'or.run.NO_OWN_TOKEN': {
    rule: '1846-RUN-1',
    text: {
      en: 'The route of train {train} touches no city with an own token.',
      ru: 'На маршруте поезда {train} нет города со своим жетоном.',
      pl: 'Na trasie pociągu {train} nie ma miasta z własnym żetonem.',
    },
  },
  'or.run.TOO_SHORT': {
    rule: '1846-RUN-1',
    text: {
      en: 'The route of train {train} needs at least two locations.',
      ru: 'На маршруте поезда {train} должно быть не меньше двух пунктов.',
      pl: 'Trasa pociągu {train} musi mieć co najmniej dwie lokacje.',
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
      ru: 'Поезд {train} посетил бы один пункт дважды: {hex}.',
      pl: 'Pociąg {train} odwiedziłby lokację dwa razy: {hex}.',
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
      ru: 'Внешний район {hex} поезд {train} не может проехать насквозь, только закончить в нём маршрут.',
      pl: 'Pociąg {train} nie może przejechać przez obszar zewnętrzny {hex}, może tylko tam skończyć.',
    },
  },
  'or.run.ONE_LOCATION': {
    rule: '1846-RUN-2',
    text: {
      en: 'Train {train} would use Chicago twice: it is one location.',
      ru: 'Поезд {train} использовал бы Чикаго дважды, а это один пункт.',
      pl: 'Pociąg {train} użyłby Chicago dwa razy, a to jedna lokacja.',
    },
  },
  'or.run.ONE_OF_GROUP': {
    rule: '1846-RUN-3',
    text: {
      en: 'The route of train {train} joins two East areas.',
      ru: 'Маршрут поезда {train} соединяет два восточных района.',
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
      en: 'Train {train} may visit at most {limit, plural, one {# location} other {# locations}}.',
      ru: 'Поезд {train} может посетить не больше {limit, plural, one {# пункта} few {# пунктов} many {# пунктов} other {# пункта}}.',
      pl: 'Pociąg {train} może odwiedzić najwyżej {limit, plural, one {# lokację} few {# lokacje} many {# lokacji} other {# lokacji}}.',
    },
  },
  'or.run.COUNTS_TOO_MANY': {
    id: 'or.run.TOO_LONG',
    rule: '1846-RUN-6',
    text: {
      en: 'Train {train} counts at most {limit, plural, one {# location} other {# locations}}, and {have} are named.',
      ru: 'Поезд {train} считает не больше {limit, plural, one {# пункта} few {# пунктов} many {# пунктов} other {# пункта}}, а названо {have}.',
      pl: 'Pociąg {train} liczy najwyżej {limit, plural, one {# lokację} few {# lokacje} many {# lokacji} other {# lokacji}}, a podano {have}.',
    },
  },
  'or.run.COUNTS_ALL': {
    rule: '1846-RUN-5',
    text: {
      en: 'Train {train} counts every location it visits, {hex} too.',
      ru: 'Поезд {train} считает все пункты, в которые заходит, и {hex} тоже.',
      pl: 'Pociąg {train} liczy wszystkie odwiedzane lokacje, {hex} też.',
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
      en: 'Among the locations train {train} counts, one must hold an own token.',
      ru: 'Среди пунктов, которые считает поезд {train}, должен быть один со своим жетоном.',
      pl: 'Wśród lokacji liczonych przez pociąg {train} musi być jedna z własnym żetonem.',
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
      ru: 'Эти маршруты приносят {have}; возможно {best}, и их нужно пройти.',
      pl: 'Te trasy przynoszą {have}; możliwe jest {best} i tak trzeba pojechać.',
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
