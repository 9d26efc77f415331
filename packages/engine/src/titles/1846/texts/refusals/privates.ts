import type { RefusalCode } from '../../../../core/refusals.js'
import type { RefusalWording } from '../../../../core/rules.js'

export const privatesRefusals = {
  'or.buyPrivate.PHASE': {
    rule: '1846-PVT-1',
    text: {
      en: 'Private companies are bought in Phases I and II only, not in Phase {phase}.',
      ru: 'Частные компании покупают только в фазах I и II, не в фазе {phase}.',
      pl: 'Spółki prywatne kupuje się tylko w fazach I i II, nie w fazie {phase}.',
    },
  },
  'or.buyPrivate.NOT_FROM_PLAYER': {
    rule: '1846-PVT-1',
    text: {
      en: '{company} does not belong to a player and cannot be bought.',
      ru: '{company} не принадлежит игроку, купить её нельзя.',
      pl: '{company} nie należy do gracza i nie można jej kupić.',
    },
  },
  'or.buyPrivate.PRICE': {
    rule: '1846-PVT-1',
    text: {
      en: '{company} may be bought for {min} to {max}.',
      ru: '{company} можно купить за сумму от {min} до {max}.',
      pl: '{company} można kupić za kwotę od {min} do {max}.',
    },
  },
  'or.buyPrivate.NO_CASH': {
    rule: '1846-PVT-1',
    text: {
      en: 'This costs {need}, the treasury has {have}.',
      ru: 'Это стоит {need}, а в кассе {have}.',
      pl: 'To kosztuje {need}, a w kasie jest {have}.',
    },
  },
  'or.buyPrivate.NO_CONSENT': {
    rule: '1846-PVT-1',
    text: {
      en: '{player} does not agree to the sale.',
      ru: '{player} не даёт согласия на продажу.',
      pl: '{player} nie zgadza się na sprzedaż.',
    },
  },
  'or.buyPrivate.TRAIN_LIMIT': {
    rule: '1846-IND-2',
    text: {
      en: '{company} brings a train, and the limit of {limit, plural, one {# train} other {# trains}} is reached.',
      ru: 'С {company} приходит поезд, а лимит уже достигнут: {limit, plural, one {# поезд} few {# поезда} many {# поездов} other {# поезда}}.',
      pl: 'Z {company} przychodzi pociąg, a limit jest już osiągnięty: {limit, plural, one {# pociąg} few {# pociągi} many {# pociągów} other {# pociągu}}.',
    },
  },
  'or.buyPrivate.EMERGENCY_BANK_ONLY': {
    rule: '1846-EMR-12',
    text: {
      en: 'Money has been raised for a train of the bank: {company} may be bought only after that train.',
      ru: 'Деньги собраны на поезд банка: {company} можно купить только после этого поезда.',
      pl: 'Pieniądze zebrano na pociąg z banku: {company} można kupić dopiero po tym pociągu.',
    },
  },
  'or.buyPrivate.INDEPENDENT': {
    rule: '1846-ORD-4',
    text: {
      en: '{company} is no corporation and buys no private companies.',
      ru: '{company} — не корпорация и частных компаний не покупает.',
      pl: '{company} nie jest spółką akcyjną i nie kupuje spółek prywatnych.',
    },
  },
  'or.buyPrivate.RECEIVERSHIP': {
    rule: '1846-RCV-4',
    text: {
      en: '{corporation} is in receivership and buys no private companies.',
      ru: '{corporation} под внешним управлением и частных компаний не покупает.',
      pl: '{corporation} jest pod zarządem przymusowym i nie kupuje spółek prywatnych.',
    },
  },
  'or.power.NOT_OWNER': {
    rule: '1846-PVT-2',
    text: {
      en: 'Only the owner of {company} may use its power.',
      ru: 'Способностью {company} может пользоваться только владелец.',
      pl: 'Zdolności {company} może użyć tylko właściciel.',
    },
  },
  'or.power.GONE': {
    id: 'or.power.NOT_OWNER',
    rule: '1846-PHS-3',
    also: ['1846-PVT-7'],
    text: {
      en: '{company} has left the game: its power can no longer be used.',
      ru: '{company} вышла из игры: её способностью уже не воспользоваться.',
      pl: '{company} opuściła grę: jej zdolności nie można już użyć.',
    },
  },
  'or.power.USED_UP': {
    rule: '1846-PVT-2',
    text: {
      en: 'The power of {company} has already been used.',
      ru: 'Способность {company} уже использована.',
      pl: 'Zdolność {company} została już użyta.',
    },
  },
  'or.power.PHASE': {
    rule: '1846-PVT-4',
    text: {
      en: 'The power of {company} cannot be used in Phase {phase}.',
      ru: 'Способностью {company} в фазе {phase} пользоваться нельзя.',
      pl: 'Zdolności {company} nie można użyć w fazie {phase}.',
    },
  },
  'or.power.NO_YELLOW_TILE': {
    rule: '1846-PVT-4',
    text: {
      en: 'There is no yellow tile in {hex} to upgrade.',
      ru: 'Здесь нет жёлтого тайла для улучшения: {hex}.',
      pl: 'Nie ma tu żółtego kafelka do ulepszenia: {hex}.',
    },
  },
  'or.power.NOT_JOINED': {
    rule: '1846-PVT-3',
    text: {
      en: 'The two tiles of {company} must join each other.',
      ru: 'Два тайла {company} должны соединяться друг с другом.',
      pl: 'Dwa kafelki {company} muszą się ze sobą łączyć.',
    },
  },
  'or.power.ALREADY_JOINED': {
    rule: '1846-PVT-2',
    text: {
      en: 'Track already joins the two hexes of {company}: its power is not needed.',
      ru: 'Два гекса {company} уже соединены путём: её способность не нужна.',
      pl: 'Oba heksy {company} łączy już tor: jej zdolność nie jest potrzebna.',
    },
  },
  'or.power.HAS_CHICAGO_TOKEN': {
    rule: '1846-PVT-5',
    text: {
      en: '{corporation} already has a station in Chicago.',
      ru: 'У {corporation} уже есть станция в Chicago.',
      pl: '{corporation} ma już stację w Chicago.',
    },
  },
  'or.power.SLOT_TAKEN': {
    rule: '1846-PVT-5',
    text: {
      en: 'The slot is no longer free: {hex}.',
      ru: 'Место уже занято: {hex}.',
      pl: 'Miejsce jest już zajęte: {hex}.',
    },
  },
  'or.power.BAD_LOCATION': {
    rule: '1846-PVT-2',
    text: {
      en: '{company} cannot be used there: {hex}.',
      ru: '{company} там использовать нельзя: {hex}.',
      pl: '{company} nie można tam użyć: {hex}.',
    },
  },
  'or.power.SC_LOCKED': {
    rule: '1846-PVT-12',
    text: {
      en: 'A player assigns SC only at the income step, at the start of an operating round.',
      ru: 'Игрок назначает SC только на шаге дохода, в начале операционного раунда.',
      pl: 'Gracz przydziela SC tylko w kroku dochodu, na początku rundy operacyjnej.',
    },
  },
} as const satisfies Partial<Record<RefusalCode, RefusalWording>>
