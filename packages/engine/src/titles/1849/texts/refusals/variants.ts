import type { RefusalWording } from '../../../../core/rules.js'

export const variantsRefusals: Readonly<Record<string, RefusalWording>> = {
  AB1: {
    rule: '1849-14.1-1',
    text: {
      en: 'Stations of others are bought from phase 6 on, not in phase {phase}.',
      ru: 'Станции других корпораций покупают с фазы 6, не в фазе {phase}.',
      pl: 'Stacje innych spółek kupuje się od fazy 6, nie w fazie {phase}.',
    },
  },
  AB2: {
    rule: '1849-14.1-1',
    also: ['1849-14-1'],
    text: {
      en: 'One station of another corporation is bought a turn, right after the run.',
      ru: 'За ход покупают одну чужую станцию, сразу после рейсов.',
      pl: 'W turze kupuje się jedną cudzą stację, zaraz po przejazdach.',
    },
  },
  AB3: {
    rule: '1849-14.1-3',
    text: {
      en: 'The station of {company} in {hex} is its home and never sold.',
      ru: 'Станция корпорации {company} в гексе {hex} — домашняя, она не продаётся.',
      pl: 'Stacja spółki {company} w heksie {hex} jest macierzysta i nigdy się jej nie sprzedaje.',
    },
  },
  AB4: {
    rule: '1849-14.1-2',
    text: {
      en: '{company} has no route to the city in {hex}.',
      ru: 'У корпорации {company} нет маршрута в город в гексе {hex}.',
      pl: 'Spółka {company} nie ma trasy do miasta w heksie {hex}.',
    },
  },
  AB5: {
    rule: '1849-14.1-2',
    text: {
      en: '{company} has no station left to take the slot.',
      ru: 'У корпорации {company} не осталось станции, чтобы занять место.',
      pl: 'Spółka {company} nie ma już stacji, która zajęłaby miejsce.',
    },
  },
  AB6: {
    rule: '1849-14.1-3',
    text: {
      en: '{company} already has a station in {hex}.',
      ru: 'У корпорации {company} уже есть станция в гексе {hex}.',
      pl: 'Spółka {company} ma już stację w heksie {hex}.',
    },
  },
  AB7: {
    rule: '1849-14.1-1',
    text: {
      en: '{price} is no possible price: at least L.1 and not more than the treasury’s {have}.',
      ru: 'Цена {price} невозможна: не меньше L.1 и не больше, чем в кассе ({have}).',
      pl: '{price} to niemożliwa cena: co najmniej L.1 i nie więcej, niż jest w kasie ({have}).',
    },
  },
  AB8: {
    rule: '1849-14.1-1',
    text: {
      en: '{player} does not agree to sell the station.',
      ru: 'Игрок {player} не согласен продать станцию.',
      pl: 'Gracz {player} nie zgadza się sprzedać stacji.',
    },
  },
  /** The rules give it no number. */
  'any.NO_TOKEN_THERE': {
    rule: '1849-14.1-1',
    text: {
      en: '{company} has no station in {hex}.',
      ru: 'У корпорации {company} нет станции в гексе {hex}.',
      pl: 'Spółka {company} nie ma stacji w heksie {hex}.',
    },
  },
  BO1: {
    rule: '1849-14.2-1',
    text: {
      en: 'Bonds are issued from phase 8 on, not in phase {phase}.',
      ru: 'Облигации выпускают с фазы 8, не в фазе {phase}.',
      pl: 'Obligacje emituje się od fazy 8, nie w fazie {phase}.',
    },
  },
  BO2: {
    rule: '1849-14.2-1',
    text: {
      en: '{corporation} has its bond out already.',
      ru: 'Облигация корпорации {corporation} уже выпущена.',
      pl: 'Obligacja spółki {corporation} jest już w obiegu.',
    },
  },
  'or.bond.NOT_OUT': {
    id: 'BO3',
    rule: '1849-14.2-3',
    text: {
      en: '{corporation} has no bond out to redeem.',
      ru: 'У корпорации {corporation} нет облигации для погашения.',
      pl: 'Spółka {corporation} nie ma obligacji do spłacenia.',
    },
  },
  'or.bond.NO_CASH': {
    id: 'BO3',
    rule: '1849-14.2-3',
    text: {
      en: 'Redeeming the bond costs {need}, and the treasury has {have}.',
      ru: 'Погашение облигации стоит {need}, а в кассе {have}.',
      pl: 'Spłata obligacji kosztuje {need}, a w kasie jest {have}.',
    },
  },
  BO4: {
    rule: '1849-14-1',
    text: {
      en: 'A bond is redeemed and issued at the end of the turn, after the interest.',
      ru: 'Облигацию гасят и выпускают в конце хода, после процентов.',
      pl: 'Obligację spłaca się i emituje na końcu tury, po odsetkach.',
    },
  },
  BO5: {
    rule: '1849-14.2-2',
    text: {
      en: 'The interest of {corporation} must be paid: {need} is missing.',
      ru: 'Проценты корпорации {corporation} надо уплатить: не хватает {need}.',
      pl: 'Odsetki spółki {corporation} trzeba zapłacić: brakuje {need}.',
    },
  },
  EL1: {
    rule: '1849-14.3-1',
    text: {
      en: 'E markers are on sale after the first 12H only.',
      ru: 'Маркеры E продаются только после первого 12H.',
      pl: 'Znaczniki E są w sprzedaży dopiero po pierwszym 12H.',
    },
  },
  EL2: {
    rule: '1849-14-1',
    also: ['1849-14.3-1'],
    text: {
      en: 'An E marker is bought between the run and the trains.',
      ru: 'Маркер E покупают между рейсами и покупкой поездов.',
      pl: 'Znacznik E kupuje się między przejazdami a zakupem pociągów.',
    },
  },
  EL3: {
    rule: '1849-14.3-2',
    text: {
      en: '{corporation} has an E marker already.',
      ru: 'У корпорации {corporation} уже есть маркер E.',
      pl: 'Spółka {corporation} ma już znacznik E.',
    },
  },
  EL4: {
    rule: '1849-14.3-2',
    text: {
      en: 'The E marker costs {need}, and the treasury has {have}.',
      ru: 'Маркер E стоит {need}, а в кассе {have}.',
      pl: 'Znacznik E kosztuje {need}, a w kasie jest {have}.',
    },
  },
  'or.equipment.PRICE': {
    id: 'EL4',
    rule: '1849-14.3-2',
    text: {
      en: 'The E marker costs {need}, not {price}.',
      ru: 'Маркер E стоит {need}, а не {price}.',
      pl: 'Znacznik E kosztuje {need}, a nie {price}.',
    },
  },
  EL5: {
    rule: '1849-14.3-2',
    text: {
      en: 'No E marker is left.',
      ru: 'Маркеров E не осталось.',
      pl: 'Nie ma już znaczników E.',
    },
  },
}
