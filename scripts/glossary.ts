interface Word {
  /** What is meant. */
  readonly en: string
  readonly ru: string
  readonly pl: string
  /** Other words for it that no text uses, so that a player meets one word for one thing. */
  readonly not: RegExp
}

/** What things are called in Russian and Polish, and where rulebooks differ in English, by engine, page, player aid, bots and server alike. */
export const GLOSSARY: readonly Word[] = [
  { en: 'company', ru: 'компания, корпорация', pl: 'spółka', not: /korporacj/iu },
  { en: 'share', ru: 'акция', pl: 'akcja', not: /(?<!(?:bior\p{L}*|bierze) )udział/iu },
  { en: 'president', ru: 'президент', pl: 'prezes', not: /директор|dyrek[ct]|(?<![\p{L}/.-])directors?(?=[ ’.,])/iu },
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
  { en: 'power of a private company', ru: 'способность', pl: 'zdolność', not: /(?<!\p{L})(?:силой|mocą) \{|свойств/iu },
  {
    en: 'to create a table',
    ru: 'создать стол',
    pl: 'utworzyć stół',
    not: /накр(?:ыть|ойте|ываем|ыт) стол|стол накрыт|rozłóż stół/iu,
  },
  { en: 'once a turn', ru: 'за ход', pl: 'w turze', not: /(?<!\p{L})В ходу (?:только|лишь)/u },
  { en: 'turning point', ru: 'переломный момент', pl: 'punkt zwrotny', not: /(?<!\p{L})перелом(?!н)/iu },
  {
    en: 'station (the marker in a city)',
    ru: 'станция',
    pl: 'stacja',
    not: /жетон\p{L}*(?!\p{L})(?! (?:местности|раунда))|żeton\p{L}*(?!\p{L})(?! (?:terenu|rundy))|znacznik\p{L}* stacj|stacj\p{L}+ domow/iu,
  },
  { en: 'stop (of a run)', ru: 'остановка', pl: 'przystanek', not: /lokacj/iu },
  {
    en: 'home city',
    ru: 'домашний город',
    pl: 'miasto macierzyste',
    not: /(?<!\p{L})(?:баз[аыуе]|baz[aęy])(?!\p{L})/iu,
  },
  { en: 'town', ru: 'городок', pl: 'miasteczko', not: /посёл(?:ок|к)/iu },
  { en: 'mine', ru: 'шахта', pl: 'kopalnia', not: /рудник/iu },
  {
    en: 'area off the map',
    ru: 'внешняя область',
    pl: 'obszar',
    not: /(?:внешн|восточн|западн)\p{L}+ (?:район|зон)/iu,
  },
  { en: 'tunnel', ru: 'тоннель', pl: 'tunel', not: /туннел/iu },
  { en: 'treasury', ru: 'касса', pl: 'kasa', not: /казн|skarb(?:iec|c)/iu },
  { en: 'charter', ru: 'планшет', pl: 'karta', not: /(?<!\p{L})устав(?:е|а|у|ом|ы)?(?!\p{L})/iu },
  { en: 'revenue', ru: 'доход', pl: 'przychód', not: /выручк/iu },
  { en: 'bonus', ru: 'бонус', pl: 'premia', not: /надбав(?:ок|к)|прибав(?:ок|к)|(?<!\p{L})преми[яюией]/iu },
  { en: 'major company', ru: 'крупная компания', pl: 'duża spółka', not: /(?<!\p{L})больш\p{L}+ компани/iu },
  { en: 'stock market', ru: 'биржа', pl: 'giełda', not: /рынк\p{L}* акций|рынок акций|rynek akcji/iu },
  { en: 'stock round', ru: 'биржевой раунд', pl: 'runda giełdowa', not: /раунд\p{L}* акций|rund\p{L}+ akcji/iu },
  {
    en: 'market (where sold shares lie)',
    ru: 'рынок',
    pl: 'rynek',
    not: /(?<!\p{L})(?:пул(?:а|е|у|ом)?|pul[aięąe])(?!\p{L})|(?<!\p{L})the pool(?!\p{L})/iu,
  },
  { en: 'price marker', ru: 'маркер', pl: 'znacznik', not: /(?<!\p{L})фишк|żeton\p{L}* kurs/iu },
  {
    en: 'to redeem shares',
    ru: 'выкупить',
    pl: 'odkupić',
    not: /wykup (?:akcji|jednego|\p{L}*certyf)|wykupuj|wykupyw/iu,
  },
  { en: 'set of rounds', ru: 'серия', pl: 'seria', not: /zestaw\p{L}* (?:rund|jednej)/iu },
  { en: 'emergency', ru: 'экстренный', pl: 'awaryjny', not: /чрезвычайн/iu },
  { en: 'forced', ru: 'вынужденный', pl: 'przymusowy', not: /wymuszon/iu },
  { en: 'legal', ru: 'допустимый', pl: 'dozwolony', not: /(?<!\p{L})законн/iu },
  {
    en: 'to take a move back',
    ru: 'отменить ход',
    pl: 'cofnąć ruch',
    not: /(?<!\p{L})(?:вернуть|верните|возвращ\p{L}+) (?:\p{L}+ )?ход/iu,
  },
  { en: 'you, of either sex', ru: 'вы', pl: 'ty', not: /\p{L}(?:łeś|łaś|łbyś|łabyś)(?!\p{L})/iu },
  {
    en: 'a place, as on the map',
    ru: 'Chicago',
    pl: 'Chicago',
    not: /Чикаго|Кливленд|Детройт|Мессин|Палермо|Катани[яиюе]|Калабри|Эль-Пасо|Будапешт|Mesyn|Katani|Syraku|Kalabri|Budapeszt/u,
  },
  { en: '$40', ru: '$40', pl: '$40', not: /(?<![\p{L}\d])\d+ \$(?!\d)/u },
]
