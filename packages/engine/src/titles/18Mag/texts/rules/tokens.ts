import type { Rule } from '../../../../core/rules.js'

export const tokensRules: Readonly<Record<string, Rule>> = {
  'MAG-TOK-1': {
    section: 'VI.3.4',
    text: {
      en: 'One station a turn; besides the home station two in the whole game.',
      ru: 'Одна станция за ход; кроме домашней — две за всю игру.',
      pl: 'Jedna stacja na turę; poza macierzystą dwie w całej grze.',
    },
  },
  'MAG-TOK-2': {
    section: 'VI.3.4, T3',
    text: {
      en: 'The first costs 40, the second 80: half to SzKÉV, half to the bank.',
      ru: 'Первая стоит 40, вторая 80: половина SzKÉV, половина банку.',
      pl: 'Pierwsza kosztuje 40, druga 80: połowa dla SzKÉV, połowa do banku.',
    },
  },
  'MAG-TOK-3': {
    section: 'VI.3.4',
    text: {
      en: 'It needs a free slot in a city joined to an own station without a block.',
      ru: 'Нужно свободное место в городе, путь к которому от своей станции не перекрыт.',
      pl: 'Potrzebne jest wolne miejsce w mieście połączonym z własną stacją bez blokady.',
    },
  },
  'MAG-TOK-4': {
    section: 'VI.3.4',
    text: {
      en: 'One station of a company a hex.',
      ru: 'Одна станция компании на гекс.',
      pl: 'Jedna stacja spółki na heks.',
    },
  },
}
