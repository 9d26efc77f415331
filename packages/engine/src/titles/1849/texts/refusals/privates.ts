import type { RefusalWording } from '../../../../core/rules.js'

export const privatesRefusals: Readonly<Record<string, RefusalWording>> = {
  CP1: {
    rule: '1849-7.1-2',
    text: {
      en: 'Corporations buy private companies in phases 6, 8 and 10, not in phase {phase}.',
      ru: 'Корпорации покупают частные компании в фазах 6, 8 и 10, но не в фазе {phase}.',
      pl: 'Spółki kupują spółki prywatne w fazach 6, 8 i 10, nie w fazie {phase}.',
    },
  },
  CP2: {
    rule: '1849-7.1-2',
    text: {
      en: '{company} is never sold to a corporation.',
      ru: 'Компания {company} корпорациям не продаётся.',
      pl: 'Spółki {company} nie sprzedaje się spółkom akcyjnym.',
    },
  },
  CP3: {
    rule: '1849-7.1-2',
    text: {
      en: '{company} may be bought for {min} to {max}.',
      ru: 'Компанию {company} можно купить за сумму от {min} до {max}.',
      pl: 'Spółkę {company} można kupić za kwotę od {min} do {max}.',
    },
  },
  CP4: {
    rule: '1849-10-3',
    also: ['1849-7.1-2'],
    text: {
      en: 'It costs {need}, and the treasury has {have}.',
      ru: 'Это стоит {need}, а в кассе {have}.',
      pl: 'To kosztuje {need}, a w kasie jest {have}.',
    },
  },
  CP5: {
    rule: '1849-7.1-3',
    text: {
      en: '{company} does not belong to a player and cannot be bought.',
      ru: 'Компания {company} не принадлежит игроку, купить её нельзя.',
      pl: 'Spółka {company} nie należy do gracza i nie można jej kupić.',
    },
  },
  CP6: {
    rule: '1849-7.1-2',
    text: {
      en: '{player} does not agree to the sale.',
      ru: 'Игрок {player} не согласен на продажу.',
      pl: 'Gracz {player} nie zgadza się na sprzedaż.',
    },
  },
  CP7: {
    rule: '1849-7.1-2',
    text: {
      en: 'A corporation buys private companies in its own operating turn only.',
      ru: 'Корпорация покупает частные компании только в свой операционный ход.',
      pl: 'Spółka kupuje spółki prywatne tylko w swojej turze operacyjnej.',
    },
  },
  PR1: {
    rule: '1849-7.1-8',
    also: ['1849-7.1-9'],
    text: {
      en: 'Only a corporation that owns {company} may use it.',
      ru: 'Использовать {company} может только корпорация-владелец.',
      pl: 'Tylko spółka, która posiada {company}, może jej użyć.',
    },
  },
  PR2: {
    rule: '1849-7.1-8',
    also: ['1849-7.1-9'],
    text: {
      en: 'A private company is used in the operating turn of its owner only.',
      ru: 'Частную компанию используют только в операционный ход её владельца.',
      pl: 'Spółki prywatnej używa się tylko w turze operacyjnej jej właściciela.',
    },
  },
  PR3: {
    rule: '1849-7.1-8',
    text: {
      en: 'The marker of {company} goes on a port only, not in {hex}.',
      ru: 'Маркер {company} кладут только на порт, а не в гекс {hex}.',
      pl: 'Znacznik {company} kładzie się tylko na porcie, nie w heksie {hex}.',
    },
  },
  PR4: {
    rule: '1849-7.1-9',
    text: {
      en: '{company} stands in for both the tile and the station of the turn, and one of them has been used.',
      ru: '{company} заменяет и тайл, и станцию этого хода, а одно из них уже использовано.',
      pl: '{company} zastępuje i kafelek, i stację tej tury, a jedno z nich już wykorzystano.',
    },
  },
}
