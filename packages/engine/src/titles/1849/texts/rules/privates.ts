import type { Rule } from '../../../../core/rules.js'

export const privatesRules: Readonly<Record<string, Rule>> = {
  '1849-7.1-1': {
    section: '§7.1, §10',
    text: {
      en: 'At the start of each operating round the bank pays every open private company’s income to its owner, a player or a treasury.',
      ru: 'В начале каждого операционного раунда банк платит доход каждой открытой частной компании её владельцу — игроку или кассе.',
      pl: 'Na początku każdej rundy operacyjnej bank wypłaca dochód każdej otwartej spółki prywatnej jej właścicielowi — graczowi lub kasie.',
    },
  },
  '1849-7.1-2': {
    section: '§7.1, §10.2',
    text: {
      en: 'In Phases 6, 8 and 10 a corporation may at any moment of its turn buy private companies (not RSA) from players for a whole price from 1 to twice the face, out of its treasury and if the owner agrees.',
      ru: 'В фазах 6, 8 и 10 корпорация в любой момент своего хода может купить у игроков частные компании (кроме RSA) за целую цену от 1 до двойного номинала из своей кассы и с согласия владельца.',
      pl: 'W fazach 6, 8 i 10 spółka może w dowolnym momencie swojej tury kupić od graczy spółki prywatne (oprócz RSA) za całkowitą cenę od 1 do podwójnego nominału, z własnej kasy i za zgodą właściciela.',
    },
  },
  '1849-7.1-3': {
    section: '§7.1',
    text: {
      en: 'A private company owned by a corporation is never sold again.',
      ru: 'Частную компанию, принадлежащую корпорации, продать уже нельзя.',
      pl: 'Spółki prywatnej należącej do spółki akcyjnej nie można już sprzedać.',
    },
  },
  '1849-7.1-4': {
    section: '§7.1',
    text: {
      en: 'All private companies close when the first 12H is bought.',
      ru: 'Все частные компании закрываются с покупкой первого 12H.',
      pl: 'Wszystkie spółki prywatne zamykają się z zakupem pierwszego 12H.',
    },
  },
  '1849-7.1-5': {
    section: '§7.1',
    text: {
      en: 'A player’s private company counts as one certificate; a corporation’s counts for nobody.',
      ru: 'Частная компания игрока считается одним сертификатом; принадлежащая корпорации — ничьим.',
      pl: 'Spółka prywatna gracza liczy się jako jeden certyfikat; należąca do spółki akcyjnej nie liczy się nikomu.',
    },
  },
  '1849-7.1-6': {
    section: '§7.1',
    text: {
      en: 'SCE: while a player owns it, no tile may be laid or upgraded in Acireale.',
      ru: 'SCE: пока ею владеет игрок, в Acireale нельзя класть и улучшать тайлы.',
      pl: 'SCE: dopóki należy do gracza, w Acireale nie wolno kłaść ani ulepszać kafelków.',
    },
  },
  '1849-7.1-7': {
    section: '§7.1',
    text: {
      en: 'SIGI: its corporation pays half of the full terrain cost for new standard track; narrow track and new dual track get no reduction.',
      ru: 'SIGI: её корпорация платит половину полной стоимости местности за новые пути нормальной колеи; на узкую и новую двойную колею скидки нет.',
      pl: 'SIGI: jej spółka płaci połowę pełnego kosztu terenu za nowy tor normalny; tor wąski i nowy tor podwójny nie mają zniżki.',
    },
  },
  '1849-7.1-8': {
    section: '§7.1',
    text: {
      en: 'CNM: its corporation may close it in its turn to put the +20 marker on a port; only that corporation’s routes to the port get it, to the end of the game or until it closes.',
      ru: 'CNM: её корпорация может в свой ход закрыть её и положить маркер +20 на порт; бонус получают только маршруты этой корпорации в этот порт — до конца игры или до её закрытия.',
      pl: 'CNM: jej spółka może w swojej turze ją zamknąć i położyć znacznik +20 na porcie; premię mają tylko trasy tej spółki do tego portu, do końca gry lub do jej zamknięcia.',
    },
  },
  '1849-7.1-9': {
    section: '§7.1, §10.4',
    text: {
      en: 'SMS: instead of both its tile and its station step the corporation may close it and in one coastal city lay or upgrade the tile and place a station, without a connection. Everything else holds; gray cities take only the station.',
      ru: 'SMS: вместо обоих шагов — тайла и станции — корпорация может закрыть её и в одном приморском городе без связи положить или улучшить тайл и поставить станцию. Всё остальное действует; в серых городах — только станция.',
      pl: 'SMS: zamiast obu kroków, kafelka i stacji, spółka może ją zamknąć i w jednym mieście nadmorskim bez połączenia położyć lub ulepszyć kafelek i postawić stację. Reszta zasad obowiązuje; w szarych miastach tylko stacja.',
    },
  },
  '1849-7.1-10': {
    section: '§7.1, §8.1',
    text: {
      en: 'RSA closes when its corporation buys its first train. If that corporation closes before, RSA stays open until Phase 12.',
      ru: 'RSA закрывается, когда её корпорация покупает первый поезд. Если та закроется раньше, RSA остаётся открытой до фазы 12.',
      pl: 'RSA zamyka się, gdy jej spółka kupuje pierwszy pociąg. Jeśli ta spółka zamknie się wcześniej, RSA pozostaje otwarta do fazy 12.',
    },
  },
  '1849-7.2-1': {
    section: '§7.2',
    text: {
      en: 'Who holds the president’s certificate decides everything for the corporation.',
      ru: 'Владелец сертификата президента принимает все решения корпорации.',
      pl: 'Posiadacz certyfikatu prezesa podejmuje wszystkie decyzje spółki.',
    },
  },
  '1849-7.2-2': {
    section: '§7.2',
    text: {
      en: 'A player may hold at most 60% of a corporation.',
      ru: 'У игрока может быть не больше 60% одной корпорации.',
      pl: 'Gracz może mieć najwyżej 60% jednej spółki.',
    },
  },
}
