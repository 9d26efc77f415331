import type { RefusalWording } from '../../../../core/rules.js'

export const variantsRefusals: Readonly<Record<string, RefusalWording>> = {
  AB1: {
    rule: '1849-14.1-1',
    text: {
      en: 'Station markers of others are bought from phase 6 on, not in phase {phase}.',
      ru: 'Жетоны станций других корпораций покупают с фазы 6, не в фазе {phase}.',
      pl: 'Znaczniki stacji innych spółek kupuje się od fazy 6, nie w fazie {phase}.',
    },
  },
  AB2: {
    rule: '1849-14.1-1',
    also: ['1849-14-1'],
    text: {
      en: 'One station marker of another corporation is bought a turn, right after the run.',
      ru: 'За ход покупают один чужой жетон станции, сразу после рейсов.',
      pl: 'W turze kupuje się jeden cudzy znacznik stacji, zaraz po przejazdach.',
    },
  },
  AB3: {
    rule: '1849-14.1-3',
    text: {
      en: 'The marker of {company} in {hex} is its home and never sold.',
      ru: 'Жетон корпорации {company} в гексе {hex} — домашний, он не продаётся.',
      pl: 'Znacznik spółki {company} w heksie {hex} jest macierzysty i nigdy się go nie sprzedaje.',
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
      en: '{company} has no station marker left to take the slot.',
      ru: 'У корпорации {company} не осталось жетона станции, чтобы занять место.',
      pl: 'Spółka {company} nie ma już znacznika stacji, który zająłby miejsce.',
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
      ru: '{price} — невозможная цена: не меньше L.1 и не больше, чем в кассе ({have}).',
      pl: '{price} to niemożliwa cena: co najmniej L.1 i nie więcej, niż jest w kasie ({have}).',
    },
  },
  AB8: {
    rule: '1849-14.1-1',
    text: {
      en: '{player} does not agree to sell the station marker.',
      ru: 'Игрок {player} не согласен продать жетон станции.',
      pl: 'Gracz {player} nie zgadza się sprzedać znacznika stacji.',
    },
  },
  /** The rules give it no number. */
  'any.NO_TOKEN_THERE': {
    rule: '1849-14.1-1',
    text: {
      en: '{company} has no station marker in {hex}.',
      ru: 'У корпорации {company} нет жетона станции в гексе {hex}.',
      pl: 'Spółka {company} nie ma znacznika stacji w heksie {hex}.',
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
      ru: 'Жетоны E продаются только после первого 12H.',
      pl: 'Znaczniki E są w sprzedaży dopiero po pierwszym 12H.',
    },
  },
  EL2: {
    rule: '1849-14-1',
    also: ['1849-14.3-1'],
    text: {
      en: 'An E marker is bought between the run and the trains.',
      ru: 'Жетон E покупают между рейсами и покупкой поездов.',
      pl: 'Znacznik E kupuje się między przejazdami a zakupem pociągów.',
    },
  },
  EL3: {
    rule: '1849-14.3-2',
    text: {
      en: '{corporation} has an E marker already.',
      ru: 'У корпорации {corporation} уже есть жетон E.',
      pl: 'Spółka {corporation} ma już znacznik E.',
    },
  },
  EL4: {
    rule: '1849-14.3-2',
    text: {
      en: 'The E marker costs {need}, and the treasury has {have}.',
      ru: 'Жетон E стоит {need}, а в кассе {have}.',
      pl: 'Znacznik E kosztuje {need}, a w kasie jest {have}.',
    },
  },
  'or.equipment.PRICE': {
    id: 'EL4',
    rule: '1849-14.3-2',
    text: {
      en: 'The E marker costs {need}, not {price}.',
      ru: 'Жетон E стоит {need}, а не {price}.',
      pl: 'Znacznik E kosztuje {need}, a nie {price}.',
    },
  },
  EL5: {
    rule: '1849-14.3-2',
    text: {
      en: 'No E marker is left.',
      ru: 'Жетонов E не осталось.',
      pl: 'Nie ma już znaczników E.',
    },
  },
}
