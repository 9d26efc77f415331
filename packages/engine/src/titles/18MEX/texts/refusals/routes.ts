import type { RefusalWording } from '../../../../core/rules.js'

export const routesRefusals: Readonly<Record<string, RefusalWording>> = {
  'X-RT-1': {
    rule: 'MEX-4.4.2-1',
    text: {
      en: 'The route of the {train} train must follow continuous track and join at least two stops.',
      ru: 'Маршрут поезда {train} должен идти по непрерывному пути и соединять не менее двух остановок.',
      pl: 'Trasa pociągu {train} musi biec ciągłym torem i łączyć co najmniej dwa przystanki.',
    },
  },
  'X-RT-2': {
    rule: 'MEX-4.4.2-2',
    text: {
      en: "The {train} train uses track in hex {hex} that this turn's routes already use.",
      ru: 'Поезд {train} использует в гексе {hex} путь, уже занятый маршрутами этого хода.',
      pl: 'Pociąg {train} używa w heksie {hex} toru już wykorzystanego przez trasy tej tury.',
    },
  },
  'X-RT-3': {
    rule: 'MEX-4.4.2-3',
    text: {
      en: 'The {train} train reverses at the junction in hex {hex}.',
      ru: 'Поезд {train} разворачивается на развилке в гексе {hex}.',
      pl: 'Pociąg {train} zawraca na rozjeździe w heksie {hex}.',
    },
  },
  'X-RT-4': {
    rule: 'MEX-4.4.2-4',
    text: {
      en: "The {train} train passes through hex {hex}, whose city is blocked by other companies' stations.",
      ru: 'Поезд {train} проходит через гекс {hex}, где город заблокирован чужими станциями.',
      pl: 'Pociąg {train} przejeżdża przez heks {hex}, gdzie miasto blokują cudze stacje.',
    },
  },
  'X-RT-5': {
    rule: 'MEX-4.4.2-5',
    text: {
      en: 'The route of the {train} train includes no station of the company.',
      ru: 'В маршруте поезда {train} нет ни одной станции компании.',
      pl: 'Na trasie pociągu {train} nie ma żadnej stacji spółki.',
    },
  },
  'X-RT-6': {
    rule: 'MEX-4.4.2-6',
    text: {
      en: 'The {train} train visits the same stop in hex {hex} twice.',
      ru: 'Поезд {train} дважды заходит на одну остановку в гексе {hex}.',
      pl: 'Pociąg {train} dwa razy odwiedza ten sam przystanek w heksie {hex}.',
    },
  },
  'X-RT-7': {
    rule: 'MEX-4.4.2-7',
    text: {
      en: 'The {train} train runs through the red area {hex}, which may only be an end of a route.',
      ru: 'Поезд {train} проходит через красную область {hex}, а она может быть только концом маршрута.',
      pl: 'Pociąg {train} przejeżdża przez czerwony obszar {hex}, który może być tylko końcem trasy.',
    },
  },
  'X-RT-8': {
    rule: 'MEX-4.4.2-8',
    text: {
      en: 'The {train} train may visit at most {limit} cities and red areas.',
      ru: 'Поезд {train} может посетить не больше {limit} городов и красных областей.',
      pl: 'Pociąg {train} może odwiedzić najwyżej tyle miast i czerwonych obszarów: {limit}.',
    },
  },
  /** The rules give it no number. */
  'any.COUNTS_ALL': {
    rule: 'MEX-4.4.2.1-1',
    text: {
      en: 'The {train} train counts every stop on its route, {hex} too.',
      ru: 'Поезд {train} считает все остановки маршрута, и {hex} тоже.',
      pl: 'Pociąg {train} liczy wszystkie przystanki na trasie, {hex} też.',
    },
  },
  /** The rules give it no number. */
  'any.COUNTED_OFF_ROUTE': {
    rule: 'MEX-4.4.2.1-1',
    text: {
      en: 'The {train} train cannot count {hex}: it is not on its route.',
      ru: 'Поезд {train} не может считать {hex}: это не на его маршруте.',
      pl: 'Pociąg {train} nie może liczyć {hex}: nie leży na jego trasie.',
    },
  },
  'X-RT-9': {
    rule: 'MEX-4.3-5',
    text: {
      en: "The {train} train has already run this turn or is not the company's.",
      ru: 'Поезд {train} уже ехал в этот ход или не принадлежит компании.',
      pl: 'Pociąg {train} już jechał w tej turze albo nie należy do spółki.',
    },
  },
  'or.run.NO_SUCH_TRAIN': {
    id: 'X-RT-9',
    rule: 'MEX-4.3-5',
    text: {
      en: 'The train {train} named does not belong to {corporation}.',
      ru: 'Названный поезд {train} не принадлежит {corporation}.',
      pl: 'Wskazany pociąg {train} nie należy do {corporation}.',
    },
  },
  'or.run.TRAIN_TWICE': {
    id: 'X-RT-9',
    rule: 'MEX-4.3-5',
    text: {
      en: 'Train {train} runs once a turn: it is named twice.',
      ru: 'Поезд {train} едет один раз за ход, а назван дважды.',
      pl: 'Pociąg {train} jedzie raz na turę, a jest podany dwa razy.',
    },
  },
  'X-RT-10': {
    rule: 'MEX-4.2-3',
    text: {
      en: 'A minor must run for the best possible revenue, and {have} is not the best.',
      ru: 'Малая компания обязана получить наибольший возможный доход, а {have} — не наибольший.',
      pl: 'Mała spółka musi osiągnąć najwyższy możliwy przychód, a {have} nim nie jest.',
    },
  },
  'X-RT-11': {
    rule: 'MEX-4.4.2.1-2',
    text: {
      en: 'A shareholder insists on a better revenue than {have}.',
      ru: 'Акционер настаивает на большем доходе, чем {have}.',
      pl: 'Akcjonariusz nalega na wyższy przychód niż {have}.',
    },
  },
}
