import type { Rule } from '../../../../core/rules.js'

export const carsRules: Readonly<Record<string, Rule>> = {
  'MAG-CAR-1': {
    section: 'VI.3.7',
    text: {
      en: 'Before running a minor with a train may buy cars of RÁBA, G&C and SNW, one of each a turn.',
      ru: 'До рейсов малая компания с поездом может купить вагоны RÁBA, G&C и SNW, по одному за ход.',
      pl: 'Przed przejazdem mała spółka z pociągiem może kupić wagony RÁBA, G&C i SNW, po jednym na turę.',
    },
  },
  'MAG-CAR-2': {
    section: 'T6',
    text: {
      en: 'The first, second and third car of a turn cost 10, 20 and 30, from brown on 20, 30 and 40; the order is free.',
      ru: 'Первый, второй и третий вагон хода стоят 10, 20 и 30, с коричневой фазы 20, 30 и 40; порядок любой.',
      pl: 'Pierwszy, drugi i trzeci wagon tury kosztują 10, 20 i 30, od brązowej 20, 30 i 40; kolejność jest dowolna.',
    },
  },
  'MAG-CAR-3': {
    section: 'VI.3.7',
    text: {
      en: 'Cars are paid before this turn’s income.',
      ru: 'Вагоны оплачивают до дохода этого хода.',
      pl: 'Wagony opłaca się przed dochodem tej tury.',
    },
  },
  'MAG-CAR-4': {
    section: 'VI.3.7',
    text: {
      en: 'A car serves one train, this turn only.',
      ru: 'Вагон служит одному поезду и только в этот ход.',
      pl: 'Wagon służy jednemu pociągowi, tylko w tej turze.',
    },
  },
  'MAG-CAR-5': {
    section: 'VI.3.7',
    text: {
      en: 'RÁBA: one red hex visited by one train is worth 20 more, from brown on 30.',
      ru: 'RÁBA: один красный гекс для одного поезда дороже на 20, с коричневой — на 30.',
      pl: 'RÁBA: jeden czerwony heks jest dla jednego pociągu wart o 20 więcej, od brązowej o 30.',
    },
  },
  'MAG-CAR-6': {
    section: 'VI.3.7',
    text: {
      en: 'G&C: one train visits as many towns again as its number.',
      ru: 'G&C: один поезд заходит дополнительно в столько городков, каков его номер.',
      pl: 'G&C: jeden pociąg odwiedza dodatkowo tyle miasteczek, ile wynosi jego numer.',
    },
  },
  'MAG-CAR-7': {
    section: 'VI.3.7',
    text: {
      en: 'SNW: one train may end at or pass one mine, whose 30, from brown on 50, goes to the minor alone.',
      ru: 'SNW: один поезд может закончить в одной шахте или проехать через неё; её 30, с коричневой 50, идут только малой компании.',
      pl: 'SNW: jeden pociąg może skończyć w jednej kopalni lub przez nią przejechać; jej 30, od brązowej 50, trafia tylko do małej spółki.',
    },
  },
  'MAG-CAR-8': {
    section: 'VI.3.7',
    text: {
      en: 'Every car bought must be used; one that no routes could use, alone or with others that can still be paid, is not sold.',
      ru: 'Каждый купленный вагон надо использовать; вагон, который никак не использовать — ни отдельно, ни вместе с другими, на которые хватает денег, — не продаётся.',
      pl: 'Każdy kupiony wagon trzeba wykorzystać; takiego, którego nie użyje żadna trasa, sam ani z innymi, na które starcza pieniędzy, się nie sprzedaje.',
    },
  },
  'MAG-RUN-1': {
    section: 'VI.3.1, VI.3.6',
    text: {
      en: 'Every train with a legal route must run, once.',
      ru: 'Каждый поезд, у которого есть допустимый маршрут, обязан сделать рейс, один раз.',
      pl: 'Każdy pociąg z dozwoloną trasą musi pojechać, raz.',
    },
  },
  'MAG-RUN-2': {
    section: 'VI.3.7, VI.4.2',
    text: {
      en: 'A train earns its stops, 10 for each major’s station in a visited city, and RÁBA’s bonus.',
      ru: 'Поезд приносит стоимость остановок, по 10 за станцию крупной компании в городе и бонус RÁBA.',
      pl: 'Pociąg zarabia wartość przystanków, po 10 za stację dużej spółki w odwiedzonym mieście i premię RÁBA.',
    },
  },
  'MAG-RUN-3': {
    section: 'VI.3.7',
    text: {
      en: 'Values are those of the tiles; printed Budapest counts 20; red hexes go by the phase.',
      ru: 'Доход остановок указан на тайлах; напечатанный Budapest даёт 20; красные гексы — по фазе.',
      pl: 'Wartości podają kafelki; nadrukowany Budapest liczy się za 20; czerwone heksy według fazy.',
    },
  },
  'MAG-RUN-4': {
    section: 'VI.3.7',
    text: {
      en: 'With the cars bought the routes must bring the highest income and mine value together.',
      ru: 'С купленными вагонами маршруты обязаны дать наибольшую сумму дохода и шахты.',
      pl: 'Z kupionymi wagonami trasy muszą dać najwyższą sumę dochodu i kopalni.',
    },
  },
  'MAG-RUN-5': {
    section: 'III.3.2',
    text: {
      en: 'Without trains or a route the income is 0 and the turn goes on.',
      ru: 'Без поездов или маршрута доход 0, ход продолжается.',
      pl: 'Bez pociągów lub trasy dochód wynosi 0 i tura trwa dalej.',
    },
  },
}
