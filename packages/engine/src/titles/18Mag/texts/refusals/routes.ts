import type { RefusalCode } from '../../../../core/refusals.js'
import type { RefusalWording } from '../../../../core/rules.js'

export const routesRefusals = {
  'or.run.TOO_SHORT': {
    id: 'MAG-XRUN-1',
    rule: 'MAG-RTE-1',
    text: {
      en: 'The route of train {train} needs two different stops; a mine is none.',
      ru: 'Маршруту поезда {train} нужны две разные остановки; шахта — не остановка.',
      pl: 'Trasa pociągu {train} potrzebuje dwóch różnych przystanków; kopalnia nim nie jest.',
    },
  },
  'or.run.NO_OWN_TOKEN': {
    id: 'MAG-XRUN-1',
    rule: 'MAG-RTE-1',
    text: {
      en: 'The route of train {train} has no own station on it.',
      ru: 'На маршруте поезда {train} нет своей станции.',
      pl: 'Na trasie pociągu {train} nie ma własnej stacji.',
    },
  },
  'or.run.NO_TRACK': {
    id: 'MAG-XRUN-1',
    rule: 'MAG-RTE-1',
    also: ['MAG-RTE-2', 'MAG-RTE-4'],
    text: {
      en: 'At {hex} no track joins the stops of train {train} as named.',
      ru: 'Выбранные остановки поезда {train} у {hex} путём не соединены.',
      pl: 'Przy {hex} żaden tor nie łączy przystanków pociągu {train} w podany sposób.',
    },
  },
  'or.run.TOO_LONG': {
    id: 'MAG-XRUN-1',
    rule: 'MAG-RTE-2',
    also: ['MAG-CAR-6'],
    text: {
      en: 'Train {train} would visit {have, plural, one {# stop} other {# stops}}; it may visit {limit}.',
      ru: 'В рейсе поезда {train} {have, plural, one {# остановка} few {# остановки} many {# остановок} other {# остановки}}, а можно не больше {limit}.',
      pl: 'W przejeździe pociągu {train} jest {have, plural, one {# przystanek} few {# przystanki} many {# przystanków} other {# przystanku}}, a wolno najwyżej {limit}.',
    },
  },
  'or.run.COUNTS_ALL': {
    id: 'MAG-XRUN-1',
    rule: 'MAG-RTE-2',
    also: ['MAG-RUN-2'],
    text: {
      en: 'Train {train} counts every stop it visits, {hex} too.',
      ru: 'Поезд {train} считает все свои остановки, и {hex} тоже.',
      pl: 'Pociąg {train} liczy wszystkie swoje przystanki, {hex} też.',
    },
  },
  'or.run.COUNTED_OFF_ROUTE': {
    id: 'MAG-XRUN-1',
    rule: 'MAG-RUN-2',
    text: {
      en: 'Train {train} cannot count {hex}: it does not stop there.',
      ru: 'Поезд {train} не может считать {hex}: остановки там нет.',
      pl: 'Pociąg {train} nie może liczyć {hex}: nie ma tam przystanku.',
    },
  },
  'or.run.TRAIN_NOT_USABLE': {
    id: 'MAG-XRUN-1',
    rule: 'MAG-RUN-1',
    text: {
      en: 'Train {train} cannot run now: each own train runs once.',
      ru: 'Поезд {train} сейчас ехать не может: каждый свой поезд едет один раз.',
      pl: 'Pociąg {train} nie może teraz jechać: każdy własny pociąg jedzie raz.',
    },
  },
  'or.run.NO_SUCH_TRAIN': {
    id: 'MAG-XRUN-1',
    rule: 'MAG-RUN-1',
    text: {
      en: 'The train {train} named does not belong to {corporation}.',
      ru: 'Названный поезд {train} не принадлежит {corporation}.',
      pl: 'Wskazany pociąg {train} nie należy do {corporation}.',
    },
  },
  'or.run.TRAIN_TWICE': {
    id: 'MAG-XRUN-1',
    rule: 'MAG-RUN-1',
    text: {
      en: 'Train {train} runs once a turn: it is named twice.',
      ru: 'Поезд {train} едет один раз за ход, а назван дважды.',
      pl: 'Pociąg {train} jedzie raz na turę, a jest podany dwa razy.',
    },
  },
  'or.run.REPEATED_LOCATION': {
    id: 'MAG-XRUN-2',
    rule: 'MAG-RTE-3',
    text: {
      en: 'Train {train} visits {hex} twice.',
      ru: 'Поезд {train} заходит в {hex} дважды.',
      pl: 'Pociąg {train} odwiedza {hex} dwa razy.',
    },
  },
  'or.run.TRACK_REUSED': {
    id: 'MAG-XRUN-2',
    rule: 'MAG-RTE-7',
    also: ['MAG-RTE-3'],
    text: {
      en: 'Track beside {hex} is used twice, by train {train} or by both.',
      ru: 'Путь у {hex} использован дважды: поездом {train} или двумя поездами.',
      pl: 'Tor przy {hex} jest użyty dwa razy: przez pociąg {train} albo przez oba.',
    },
  },
  'or.run.REVERSAL': {
    id: 'MAG-XRUN-3',
    rule: 'MAG-RTE-4',
    text: {
      en: 'Train {train} would turn back at {hex}, where the track does not lead on so.',
      ru: 'Поезду {train} пришлось бы развернуться у {hex}: так путь не ведёт.',
      pl: 'Pociąg {train} musiałby zawrócić na {hex}: tor tak nie prowadzi.',
    },
  },
  'or.run.THROUGH_OFFBOARD': {
    id: 'MAG-XRUN-3',
    rule: 'MAG-RTE-5',
    text: {
      en: 'Train {train} passes the red hex {hex}, which can only be an end.',
      ru: 'Поезд {train} проезжает красный гекс {hex}, а он может быть только концом маршрута.',
      pl: 'Pociąg {train} przejeżdża przez czerwony heks {hex}, który może być tylko końcem trasy.',
    },
  },
  'or.run.BLOCKED_CITY': {
    id: 'MAG-XRUN-3',
    rule: 'MAG-RTE-6',
    text: {
      en: 'Train {train} passes {hex}, a city filled with others’ stations.',
      ru: 'Поезд {train} проезжает {hex}: все места в этом городе заняты чужими станциями.',
      pl: 'Pociąg {train} przejeżdża przez {hex}, miasto zapełnione cudzymi stacjami.',
    },
  },
  'or.run.MINE': {
    id: 'MAG-XRUN-4',
    rule: 'MAG-RTE-8',
    also: ['MAG-CAR-7'],
    text: {
      en: 'Train {train} may not enter the mine {hex}: it takes SNW’s car, and that serves one mine.',
      ru: 'Поезду {train} в шахту {hex} нельзя: нужен вагон SNW, а он годится только для одной шахты.',
      pl: 'Pociąg {train} nie może wjechać do kopalni {hex}: potrzebny jest wagon SNW, a ten służy jednej kopalni.',
    },
  },
  'or.run.TOWNS_ONLY': {
    id: 'MAG-XRUN-5',
    rule: 'MAG-CAR-6',
    text: {
      en: 'As a plus-train, train {train} may visit {limit} cities and red hexes, not {have}: the other stops must be towns.',
      ru: 'У плюс-поезда {train} в рейсе может быть городов и красных гексов не больше {limit}, а не {have}: остальные остановки — городки.',
      pl: 'Jako pociąg plus {train} może mieć na trasie najwyżej tyle miast i czerwonych heksów: {limit}, a nie {have}; pozostałe przystanki to miasteczka.',
    },
  },
  'or.run.TWO_PLUS': {
    id: 'MAG-XRUN-5',
    rule: 'MAG-CAR-6',
    also: ['MAG-CAR-4'],
    text: {
      en: 'A car makes one train a plus-train, and train {train} would need it as well.',
      ru: 'Вагон делает плюс-поездом только один поезд, а он нужен и поезду {train}.',
      pl: 'Wagon zmienia w pociąg plus tylko jeden pociąg, a pociąg {train} też go potrzebuje.',
    },
  },
  'or.run.NOT_MAXIMUM': {
    id: 'MAG-XRUN-6',
    rule: 'MAG-RUN-4',
    also: ['MAG-RUN-1'],
    text: {
      en: 'The routes bring {have}, but {best} is possible and must be run.',
      ru: 'Эти маршруты приносят {have}, а можно {best}: ехать надо лучшими.',
      pl: 'Te trasy przynoszą {have}, a można {best}: trzeba jechać najlepszymi.',
    },
  },
} as const satisfies Partial<Record<RefusalCode, RefusalWording>>
