import type { Rule } from '../../../../core/rules.js'

export const tokensRules: Readonly<Record<string, Rule>> = {
  '1846-TOK-1': {
    section: '§6.51',
    text: {
      en: 'A corporation may place one station of its stock per turn, for $80.',
      ru: 'За ход корпорация может поставить одну станцию из своего запаса за $80.',
      pl: 'W turze spółka może postawić jedną stację ze swojego zapasu za $80.',
    },
  },
  '1846-TOK-2': {
    section: '§6.52',
    text: {
      en: "The station goes into a free slot, neither reserved nor a home slot, of a city the corporation's track reaches.",
      ru: 'Станцию ставят на свободное место — не зарезервированное и не домашнее — в городе, до которого доходят пути корпорации.',
      pl: 'Stację stawia się na wolnym miejscu, nie zarezerwowanym i nie macierzystym, w mieście, do którego sięgają tory spółki.',
    },
  },
  '1846-TOK-3': {
    section: '§6.52',
    text: {
      en: 'Once, B&O may place a station in Cincinnati for $100 and PRR in Fort Wayne for $60 without any connection, even with no tile there. If connected, they pay $40.',
      ru: 'Один раз B&O может поставить станцию в Cincinnati за $100, а PRR в Fort Wayne за $60 без связи, даже если тайла там нет. При наличии связи цена $40.',
      pl: 'Raz w grze B&O może postawić stację w Cincinnati za $100, a PRR w Fort Wayne za $60 bez połączenia, nawet gdy nie ma tam kafelka. Przy połączeniu płacą $40.',
    },
  },
  '1846-TOK-4': {
    section: '§6.53, p.19',
    text: {
      en: 'Until Phase IV one slot is reserved for B&O in Cincinnati, ERIE in Erie, IC in Centralia and PRR in Fort Wayne. When connected the owner pays $40 there, also after the reservation has ended.',
      ru: 'До фазы IV по одному месту зарезервировано: B&O в Cincinnati, ERIE в Erie, IC в Centralia, PRR в Fort Wayne. При наличии связи владелец платит там $40 — и когда место уже не зарезервировано, тоже.',
      pl: 'Do fazy IV po jednym miejscu jest zarezerwowane: B&O w Cincinnati, ERIE w Erie, IC w Centralii, PRR w Fort Wayne. Przy połączeniu właściciel płaci tam $40, także po wygaśnięciu rezerwacji.',
    },
  },
  '1846-TOK-5': {
    section: '§6.53',
    text: {
      en: 'A corporation need not use that station in its reserved city; elsewhere it costs $80.',
      ru: 'Корпорация не обязана ставить эту станцию в зарезервированном городе; в другом месте она стоит $80.',
      pl: 'Spółka nie musi stawiać tej stacji w zarezerwowanym mieście; gdzie indziej kosztuje ona $80.',
    },
  },
  '1846-TOK-6': {
    section: 'glossary',
    text: {
      en: 'The home slot of a corporation in play but not yet started is closed to other stations in every phase. Trains may pass while it is empty.',
      ru: 'Домашнее место корпорации, которая в игре, но ещё не основана, закрыто для чужих станций в любой фазе. Пока оно пусто, поезда проезжают.',
      pl: 'Miejsce macierzyste spółki, która jest w grze, ale nie została założona, jest w każdej fazie zamknięte dla innych stacji. Dopóki jest puste, pociągi mogą przejeżdżać.',
    },
  },
  '1846-TOK-7': {
    section: '§6.54, §6.55',
    text: {
      en: 'A corporation may have only one station in a city, and only one in all of Chicago.',
      ru: 'У корпорации может быть только одна станция в городе и только одна во всём Chicago.',
      pl: 'Spółka może mieć tylko jedną stację w mieście i tylko jedną w całym Chicago.',
    },
  },
  '1846-TOK-8': {
    section: '§6.92',
    text: {
      en: 'Extra stations from C&WI or a bought independent are free, are not part of the stock and do not use up the station of the turn.',
      ru: 'Дополнительные станции от C&WI или купленной независимой дороги бесплатны, не входят в запас и не считаются станцией этого хода.',
      pl: 'Dodatkowe stacje z C&WI lub kupionej niezależnej kolei są darmowe, nie należą do zapasu i nie liczą się jako stacja tej tury.',
    },
  },
  '1846-TOK-9': {
    section: '§6.62',
    text: {
      en: "An empty slot, even a reserved or home slot, leaves the city open for everybody's trains.",
      ru: 'Пустое место, даже зарезервированное или домашнее, оставляет город проезжим для всех.',
      pl: 'Puste miejsce, nawet zarezerwowane lub macierzyste, pozostawia miasto przejezdne dla wszystkich.',
    },
  },
}
