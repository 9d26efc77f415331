import type { RefusalCode } from '../../../../core/refusals.js'
import type { RefusalWording } from '../../../../core/rules.js'

export const runningRefusals = {
  'or.discard.NOT_OWNED': {
    id: 'MAG-XDIS-1',
    rule: 'MAG-DIS-1',
    text: {
      en: 'The train {train} named does not belong to {corporation}.',
      ru: 'Названный поезд {train} не принадлежит {corporation}.',
      pl: 'Wskazany pociąg {train} nie należy do {corporation}.',
    },
  },
  'or.discard.TOO_LATE': {
    id: 'MAG-XDIS-1',
    rule: 'MAG-DIS-1',
    text: {
      en: '{company} may give back trains only before the running step.',
      ru: '{company} может вернуть поезда только до шага рейсов.',
      pl: '{company} może oddać pociągi tylko przed krokiem przejazdu.',
    },
  },
  'or.car.NO_TRAIN': {
    id: 'MAG-XCAR-1',
    rule: 'MAG-CAR-1',
    text: {
      en: '{company} has no train that could pull a car.',
      ru: 'У {company} нет поезда, к которому можно прицепить вагон.',
      pl: '{company} nie ma pociągu, do którego można doczepić wagon.',
    },
  },
  'or.car.SECOND': {
    id: 'MAG-XCAR-1',
    rule: 'MAG-CAR-1',
    text: {
      en: 'A car of {seller} was already bought in this turn.',
      ru: 'Вагон {seller} в этот ход уже куплен.',
      pl: 'Wagon {seller} kupiono już w tej turze.',
    },
  },
  'or.car.PRICE': {
    id: 'MAG-XCAR-1',
    rule: 'MAG-CAR-2',
    text: {
      en: 'The next car of this turn costs {need}, not {price}.',
      ru: 'Следующий вагон этого хода стоит {need}, а не {price}.',
      pl: 'Następny wagon tej tury kosztuje {need}, a nie {price}.',
    },
  },
  'or.car.NO_CASH': {
    id: 'MAG-XCAR-1',
    rule: 'MAG-CAR-3',
    also: ['MAG-CAR-2'],
    text: {
      en: 'The car costs {need}, the treasury has {have} before this turn’s income.',
      ru: 'Вагон стоит {need}, а в кассе до дохода этого хода {have}.',
      pl: 'Wagon kosztuje {need}, a w kasie przed dochodem tej tury jest {have}.',
    },
  },
  'or.run.CLAIM_UNUSED': {
    id: 'MAG-XCAR-2',
    rule: 'MAG-CAR-8',
    text: {
      en: 'The car of {company} was bought and must be used by the routes.',
      ru: 'Вагон {company} куплен, и маршруты обязаны его использовать.',
      pl: 'Wagon {company} został kupiony i trasy muszą go wykorzystać.',
    },
  },
  'or.car.NO_USE': {
    id: 'MAG-XCAR-3',
    rule: 'MAG-CAR-8',
    text: {
      en: 'No routes could use the car of {seller}{bought, select, 0 {} 1 { together with the car already bought} other { together with the cars already bought}}.',
      ru: 'Никакие маршруты не могут использовать вагон {seller}{bought, select, 0 {} 1 { вместе с уже купленным} other { вместе с уже купленными}}.',
      pl: 'Żadne trasy nie mogą wykorzystać wagonu {seller}{bought, select, 0 {} 1 { razem z już kupionym} other { razem z już kupionymi}}.',
    },
  },
  'or.car.NOT_ALONE': {
    id: 'MAG-XCAR-3',
    rule: 'MAG-CAR-8',
    text: {
      en: 'The car of {seller} is of use only together with others; they cost {need} in all, the treasury has {have}.',
      ru: 'Вагон {seller} пригодится только вместе с другими; всего они стоят {need}, а в кассе {have}.',
      pl: 'Wagon {seller} przyda się tylko razem z innymi; razem kosztują {need}, a w kasie jest {have}.',
    },
  },
} as const satisfies Partial<Record<RefusalCode, RefusalWording>>
