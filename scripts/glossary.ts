interface Word {
  /** What is meant. */
  readonly en: string
  readonly ru: string
  readonly pl: string
  /** Other words for it that no text uses, so that a player meets one word for one thing. */
  readonly not: RegExp
}

/** What things are called in Russian and Polish, by engine, page, player aid, bots and server alike. */
export const GLOSSARY: readonly Word[] = [
  { en: 'company', ru: 'компания, корпорация', pl: 'spółka', not: /korporacj/iu },
  { en: 'share', ru: 'акция', pl: 'akcja', not: /(?<!(?:bior\p{L}*|bierze) )udział/iu },
  { en: 'president', ru: 'президент', pl: 'prezes', not: /директор|dyrektor/iu },
  { en: 'bid', ru: 'ставка', pl: 'oferta', not: /(?<!\p{L})stawk|(?<!\p{L})stawek/iu },
  {
    en: 'initial offering',
    ru: 'первичное предложение',
    pl: 'oferta pierwotna',
    not: /размещени|pierwsz\p{L}+ ofer|ofer\p{L}+ początkow/iu,
  },
  { en: 'priority', ru: 'приоритет', pl: 'priorytet', not: /pierwszeństw/iu },
  {
    en: 'run of a train',
    ru: 'рейс',
    pl: 'przejazd',
    not: /kursowani|kursow(?:ać|ał)|kursuj|uruch\p{L}+ (?:swoj?\p{L}+ |swój )?pociąg/iu,
  },
  {
    en: 'to start a company',
    ru: 'основать',
    pl: 'założyć',
    not: /(?<!\p{L})(?:нач(?:ать|инает)|Начать) (?:корпораци|компани|\{corporation\})|неначат/iu,
  },
  { en: 'to fail', ru: 'разориться', pl: 'upaść', not: /терп\p{L}+ крах/iu },
  { en: 'free of charge', ru: 'бесплатно', pl: 'za darmo', not: /(?<!\p{L})даром/iu },
  { en: 'receivership', ru: 'внешнее управление', pl: 'zarząd przymusowy', not: /komisarycz/iu },
  { en: 'power of a private company', ru: 'способность', pl: 'zdolność', not: /(?<!\p{L})(?:силой|mocą) \{/iu },
  {
    en: 'to create a table',
    ru: 'создать стол',
    pl: 'utworzyć stół',
    not: /накр(?:ыть|ойте|ываем|ыт) стол|стол накрыт|rozłóż stół/iu,
  },
  { en: 'once a turn', ru: 'за ход', pl: 'w turze', not: /(?<!\p{L})В ходу (?:только|лишь)/u },
  { en: 'turning point', ru: 'переломный момент', pl: 'punkt zwrotny', not: /(?<!\p{L})перелом(?!н)/iu },
  { en: '$40', ru: '$40', pl: '$40', not: /(?<![\p{L}\d])\d+ \$(?!\d)/u },
]
