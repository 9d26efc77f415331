import type { RefusalCode } from '../../../core/refusals.js'
import type { RefusalText } from '../../../core/rules.js'
import { generalRefusals } from '../../../core/texts/general.js'

/** Texts are messages of `core/texts/message`; their placeholders are those `REFUSAL_PARAMS` lists for the code. */
export const refusals1846: Readonly<Partial<Record<RefusalCode, RefusalText>>> = {
  ...generalRefusals({
    'any.UNKNOWN_ACTION': '1846-INF-1',
    'any.BAD_SHAPE': '1846-INF-1',
    'any.NOT_YOUR_TURN': '1846-SEQ-1',
    'any.WRONG_STEP': '1846-ORD-3',
    'any.UNKNOWN_ENTITY': '1846-INF-1',
    'any.GAME_OVER': '1846-END-1',
  }),
  'draft.keep.CARD_NOT_DRAWN': {
    id: 'draft.keep.CARD_NOT_DRAWN',
    rule: '1846-DRF-2',
    text: {
      en: '{card} is not among the cards drawn.',
      ru: 'Среди взятых карт нет {card}.',
      pl: 'Wśród dobranych kart nie ma {card}.',
    },
  },
  'draft.keep.MUST_KEEP_ONE': {
    id: 'draft.keep.MUST_KEEP_ONE',
    rule: '1846-DRF-2',
    text: {
      en: 'Exactly one of the drawn cards must be kept.',
      ru: 'Нужно оставить ровно одну из взятых карт.',
      pl: 'Trzeba zatrzymać dokładnie jedną z dobranych kart.',
    },
  },
  'draft.last.PASS_AT_ZERO': {
    id: 'draft.last.PASS_AT_ZERO',
    rule: '1846-DRF-5',
    text: {
      en: '{card} is offered for nothing and must be taken.',
      ru: '{card} предлагается даром, её нужно взять.',
      pl: '{card} jest oferowana za darmo i trzeba ją przyjąć.',
    },
  },
  'draft.last.WRONG_PRICE': {
    id: 'draft.last.WRONG_PRICE',
    rule: '1846-DRF-5',
    text: {
      en: '{card} is offered at {need}, not at {price}.',
      ru: '{card} предлагается за {need}, а не за {price}.',
      pl: '{card} jest oferowana za {need}, a nie za {price}.',
    },
  },
  'sr.sell.AFTER_BUY': {
    id: 'sr.sell.AFTER_BUY',
    rule: '1846-SRD-1',
    text: {
      en: 'After buying you cannot sell in the same turn.',
      ru: 'После покупки в тот же ход продавать нельзя.',
      pl: 'Po zakupie nie można w tej samej turze sprzedawać.',
    },
  },
  'sr.sell.SECOND_BLOCK': {
    id: 'sr.sell.SECOND_BLOCK',
    rule: '1846-SRD-4',
    text: {
      en: 'Shares of {corporation} have already been sold this turn: only one block a turn.',
      ru: 'Акции {corporation} в этот ход уже продавались: только один пакет за ход.',
      pl: 'Akcje {corporation} były już w tej turze sprzedawane: tylko jeden pakiet na turę.',
    },
  },
  'sr.sell.NOT_OPERATED': {
    id: 'sr.sell.NOT_OPERATED',
    rule: '1846-SRD-5',
    text: {
      en: '{corporation} has not operated yet: only its president may sell its shares.',
      ru: '{corporation} ещё не действовала: её акции может продавать только президент.',
      pl: '{corporation} jeszcze nie działała: jej akcje może sprzedawać tylko prezes.',
    },
  },
  'sr.sell.OVER_50': {
    id: 'sr.sell.OVER_50',
    rule: '1846-SRD-7',
    text: {
      en: 'The Market would hold {percent}% of {corporation}; at most {limit}% is allowed.',
      ru: 'На рынке оказалось бы {percent}% {corporation}; разрешено не больше {limit}%.',
      pl: 'Na rynku byłoby {percent}% {corporation}; dozwolone jest najwyżej {limit}%.',
    },
  },
  'sr.sell.PRES_CERT_NO_TAKER': {
    id: 'sr.sell.PRES_CERT_NO_TAKER',
    rule: '1846-SRD-7',
    text: {
      en: "The president's certificate of {corporation} would go to the Market: no other player can take over.",
      ru: 'Сертификат президента {corporation} ушёл бы на рынок: принять его некому.',
      pl: 'Certyfikat prezesa {corporation} trafiłby na rynek: nikt inny nie może go przejąć.',
    },
  },
  'sr.sell.RECEIVERSHIP': {
    id: 'sr.sell.RECEIVERSHIP',
    rule: '1846-RCV-1',
    text: {
      en: '{corporation} is in receivership: nobody may sell its shares.',
      ru: '{corporation} под внешним управлением: её акции никто не может продавать.',
      pl: '{corporation} jest pod zarządem przymusowym: nikt nie może sprzedawać jej akcji.',
    },
  },
  'sr.sell.NOT_OWNED': {
    id: 'sr.sell.NOT_OWNED',
    rule: '1846-SRD-3',
    text: {
      en: 'There are not {percent}% of {corporation} here to sell.',
      ru: 'Столько акций {corporation} для продажи нет: {percent}%.',
      pl: 'Nie ma tylu akcji {corporation} do sprzedania: {percent}%.',
    },
  },
  'sr.buy.SECOND_BUY': {
    id: 'sr.buy.SECOND_BUY',
    rule: '1846-SRD-1',
    text: {
      en: 'Only one certificate may be bought in a turn.',
      ru: 'За ход можно купить только один сертификат.',
      pl: 'W turze można kupić tylko jeden certyfikat.',
    },
  },
  'sr.buy.SOLD_THIS_SR': {
    id: 'sr.buy.SOLD_THIS_SR',
    rule: '1846-SRD-13',
    text: {
      en: 'Shares of {corporation} sold in this stock round cannot be bought back in it.',
      ru: 'Акции {corporation} уже продавались вами в этом биржевом раунде: покупать их в нём нельзя.',
      pl: 'Akcje {corporation} były już przez ciebie sprzedawane w tej rundzie giełdowej: nie można ich w niej kupować.',
    },
  },
  'sr.buy.OVER_60': {
    id: 'sr.buy.OVER_60',
    rule: '1846-SRD-11',
    text: {
      en: 'That would be {percent}% of {corporation}; a player may hold at most {limit}%.',
      ru: 'Вышло бы {percent}% {corporation}; игрок может иметь не больше {limit}%.',
      pl: 'Byłoby to {percent}% {corporation}; gracz może mieć najwyżej {limit}%.',
    },
  },
  'sr.buy.CERT_LIMIT': {
    id: 'sr.buy.CERT_LIMIT',
    rule: '1846-CRT-3',
    text: {
      en: 'The limit of {limit, plural, one {# certificate} other {# certificates}} is reached.',
      ru: 'Достигнут лимит: {limit, plural, one {# сертификат} few {# сертификата} many {# сертификатов} other {# сертификата}}.',
      pl: 'Osiągnięto limit: {limit, plural, one {# certyfikat} few {# certyfikaty} many {# certyfikatów} other {# certyfikatu}}.',
    },
  },
  'sr.buy.NO_CASH': {
    id: 'sr.buy.NO_CASH',
    rule: '1846-SRD-8',
    text: {
      en: 'This costs {need}, only {have} is there.',
      ru: 'Это стоит {need}, а есть только {have}.',
      pl: 'To kosztuje {need}, a jest tylko {have}.',
    },
  },
  'sr.buy.NO_SUCH_SHARE': {
    id: 'sr.buy.NO_SUCH_SHARE',
    rule: '1846-SRD-8',
    text: {
      en: 'There is no such share of {corporation} to buy: shares come from its treasury or the Market.',
      ru: 'Такой акции {corporation} в продаже нет: акции покупают из казны или с рынка.',
      pl: 'Takiej akcji {corporation} nie można kupić: akcje kupuje się z kasy spółki lub z rynku.',
    },
  },
  'sr.buy.PRES_CERT_DIRECT': {
    id: 'sr.buy.PRES_CERT_DIRECT',
    rule: '1846-RCV-3',
    text: {
      en: "The president's certificate of {corporation} cannot be bought as 20%.",
      ru: 'Сертификат президента {corporation} нельзя купить как 20%.',
      pl: 'Certyfikatu prezesa {corporation} nie można kupić jako 20%.',
    },
  },
  'sr.start.NOT_IN_PLAY': {
    id: 'sr.start.NOT_IN_PLAY',
    rule: '1846-SET-3',
    text: {
      en: '{corporation} is not in play in this game.',
      ru: '{corporation} в этой игре не участвует.',
      pl: '{corporation} nie bierze udziału w tej grze.',
    },
  },
  'sr.start.ALREADY_STARTED': {
    id: 'sr.start.ALREADY_STARTED',
    rule: '1846-SRD-9',
    text: {
      en: '{corporation} has already been started.',
      ru: '{corporation} уже начата.',
      pl: '{corporation} jest już założona.',
    },
  },
  'sr.start.CLOSED': {
    id: 'sr.start.CLOSED',
    rule: '1846-CLS-2',
    text: {
      en: '{corporation} has closed and cannot be started again.',
      ru: '{corporation} закрыта, начать её снова нельзя.',
      pl: '{corporation} jest zamknięta i nie można jej założyć ponownie.',
    },
  },
  'sr.start.BAD_PRICE': {
    id: 'sr.start.BAD_PRICE',
    rule: '1846-SRD-9',
    text: {
      en: '{price} is not a start price: choose one from $40 to $150 on the market.',
      ru: '{price} — не стартовая цена: выберите на рынке цену от $40 до $150.',
      pl: '{price} nie jest kursem początkowym: wybierz na rynku kurs od $40 do $150.',
    },
  },
  'sr.start.NO_CASH': {
    id: 'sr.start.NO_CASH',
    rule: '1846-SRD-9',
    text: {
      en: "The president's certificate costs {need}, only {have} is there.",
      ru: 'Сертификат президента стоит {need}, а есть только {have}.',
      pl: 'Certyfikat prezesa kosztuje {need}, a jest tylko {have}.',
    },
  },
  'sr.start.CERT_LIMIT': {
    id: 'sr.start.CERT_LIMIT',
    rule: '1846-CRT-3',
    text: {
      en: 'The limit of {limit, plural, one {# certificate} other {# certificates}} is reached.',
      ru: 'Достигнут лимит: {limit, plural, one {# сертификат} few {# сертификата} many {# сертификатов} other {# сертификата}}.',
      pl: 'Osiągnięto limit: {limit, plural, one {# certyfikat} few {# certyfikaty} many {# certyfikatów} other {# certyfikatu}}.',
    },
  },
  'sr.start.SECOND_BUY': {
    id: 'sr.start.SECOND_BUY',
    rule: '1846-SRD-1',
    text: {
      en: 'Only one certificate may be bought in a turn; starting a corporation is a purchase too.',
      ru: 'За ход можно купить только один сертификат; начать корпорацию — тоже покупка.',
      pl: 'W turze można kupić tylko jeden certyfikat; założenie spółki to też zakup.',
    },
  },
  'sr.pass.MUST_SELL': {
    id: 'sr.pass.MUST_SELL',
    rule: '1846-CRT-4',
    text: {
      en: 'You hold more than {limit, plural, one {# certificate} other {# certificates}} and must sell before passing.',
      ru: 'У вас больше {limit, plural, one {# сертификата} few {# сертификатов} many {# сертификатов} other {# сертификата}}: прежде чем пасовать, продайте лишнее.',
      pl: 'Masz więcej niż {limit, plural, one {# certyfikat} few {# certyfikaty} many {# certyfikatów} other {# certyfikatu}}: przed spasowaniem sprzedaj nadmiar.',
    },
  },
  'or.issue.ALREADY_DONE': {
    id: 'or.issue.ALREADY_DONE',
    rule: '1846-ISS-1',
    text: {
      en: '{corporation} has already issued or redeemed shares this turn.',
      ru: '{corporation} в этот ход уже выпускала или выкупала акции.',
      pl: '{corporation} już w tej turze emitowała lub odkupywała akcje.',
    },
  },
  'or.issue.TOO_LATE': {
    id: 'or.issue.TOO_LATE',
    rule: '1846-ISS-4',
    text: {
      en: 'The dividend has been declared: {corporation} can no longer issue shares.',
      ru: 'Дивиденды объявлены: {corporation} уже не может выпускать акции.',
      pl: 'Dywidenda jest ogłoszona: {corporation} nie może już emitować akcji.',
    },
  },
  'or.issue.OVER_LIMIT': {
    id: 'or.issue.OVER_LIMIT',
    rule: '1846-ISS-1',
    text: {
      en: '{corporation} may issue at most {limit, plural, one {# share} other {# shares}} now.',
      ru: '{corporation} сейчас может выпустить не больше {limit, plural, one {# акции} few {# акций} many {# акций} other {# акции}}.',
      pl: '{corporation} może teraz wyemitować najwyżej {limit, plural, one {# akcję} few {# akcje} many {# akcji} other {# akcji}}.',
    },
  },
  'or.issue.NO_TREASURY_SHARES': {
    id: 'or.issue.NO_TREASURY_SHARES',
    rule: '1846-ISS-1',
    text: {
      en: '{corporation} has not that many shares in its treasury.',
      ru: 'В казне {corporation} нет столько акций.',
      pl: 'W kasie {corporation} nie ma tylu akcji.',
    },
  },
  'or.issue.INDEPENDENT': {
    id: 'or.issue.INDEPENDENT',
    rule: '1846-ORD-4',
    text: {
      en: '{company} is an independent and has no shares to issue.',
      ru: '{company} — независимая дорога, выпускать ей нечего.',
      pl: '{company} to niezależna kolej i nie ma akcji do wyemitowania.',
    },
  },
  'or.issue.RECEIVERSHIP': {
    id: 'or.issue.RECEIVERSHIP',
    rule: '1846-RCV-4',
    text: {
      en: '{corporation} is in receivership and issues no shares.',
      ru: '{corporation} под внешним управлением и акций не выпускает.',
      pl: '{corporation} jest pod zarządem przymusowym i nie emituje akcji.',
    },
  },
  'or.redeem.ALREADY_DONE': {
    id: 'or.redeem.ALREADY_DONE',
    rule: '1846-ISS-1',
    text: {
      en: '{corporation} has already issued or redeemed shares this turn.',
      ru: '{corporation} в этот ход уже выпускала или выкупала акции.',
      pl: '{corporation} już w tej turze emitowała lub odkupywała akcje.',
    },
  },
  'or.redeem.TOO_LATE': {
    id: 'or.redeem.TOO_LATE',
    rule: '1846-ISS-4',
    text: {
      en: 'The dividend has been declared: {corporation} can no longer redeem shares.',
      ru: 'Дивиденды объявлены: {corporation} уже не может выкупать акции.',
      pl: 'Dywidenda jest ogłoszona: {corporation} nie może już odkupywać akcji.',
    },
  },
  'or.redeem.NOT_IN_MARKET': {
    id: 'or.redeem.NOT_IN_MARKET',
    rule: '1846-ISS-2',
    text: {
      en: 'There are not that many shares of {corporation} in the Market.',
      ru: 'На рынке нет столько акций {corporation}.',
      pl: 'Na rynku nie ma tylu akcji {corporation}.',
    },
  },
  'or.redeem.NO_CASH': {
    id: 'or.redeem.NO_CASH',
    rule: '1846-ISS-2',
    text: {
      en: 'Redeeming costs {need}, the treasury has {have}.',
      ru: 'Выкуп стоит {need}, а в казне {have}.',
      pl: 'Odkup kosztuje {need}, a w kasie jest {have}.',
    },
  },
  'or.redeem.INDEPENDENT': {
    id: 'or.redeem.INDEPENDENT',
    rule: '1846-ORD-4',
    text: {
      en: '{company} is an independent and has no shares to redeem.',
      ru: '{company} — независимая дорога, выкупать ей нечего.',
      pl: '{company} to niezależna kolej i nie ma akcji do odkupienia.',
    },
  },
  'or.redeem.RECEIVERSHIP': {
    id: 'or.redeem.RECEIVERSHIP',
    rule: '1846-RCV-4',
    text: {
      en: '{corporation} is in receivership and redeems no shares.',
      ru: '{corporation} под внешним управлением и акций не выкупает.',
      pl: '{corporation} jest pod zarządem przymusowym i nie odkupuje akcji.',
    },
  },
  'or.tile.NO_ACTION_LEFT': {
    id: 'or.tile.NO_ACTION_LEFT',
    rule: '1846-TRK-1',
    text: {
      en: 'Both tile actions of this turn are used up.',
      ru: 'Оба действия с тайлами за этот ход израсходованы.',
      pl: 'Oba działania z kafelkami w tej turze są wykorzystane.',
    },
  },
  'or.tile.SECOND_UPGRADE': {
    id: 'or.tile.SECOND_UPGRADE',
    rule: '1846-TRK-1',
    text: {
      en: 'Only one upgrade is allowed in a turn.',
      ru: 'За ход разрешено только одно улучшение.',
      pl: 'W turze dozwolone jest tylko jedno ulepszenie.',
    },
  },
  'or.tile.COLOUR_PHASE': {
    id: 'or.tile.COLOUR_PHASE',
    rule: '1846-TRK-2',
    text: {
      en: '{colour, select, yellow {Yellow} green {Green} brown {Brown} gray {Gray} other {Such}} tiles are not available in Phase {phase}.',
      ru: '{colour, select, yellow {Жёлтые} green {Зелёные} brown {Коричневые} gray {Серые} other {Такие}} тайлы в фазе {phase} недоступны.',
      pl: '{colour, select, yellow {Żółte} green {Zielone} brown {Brązowe} gray {Szare} other {Takie}} kafelki nie są dostępne w fazie {phase}.',
    },
  },
  'or.tile.COLOUR_STEP': {
    id: 'or.tile.COLOUR_STEP',
    rule: '1846-TRK-2',
    text: {
      en: 'Tile {tile} is not the next colour for {hex}: yellow, green, brown, gray, one step at a time.',
      ru: 'Тайл {tile} — не следующий цвет для {hex}: жёлтый, зелёный, коричневый, серый, по одному шагу.',
      pl: 'Kafelek {tile} nie jest następnym kolorem dla {hex}: żółty, zielony, brązowy, szary, krok po kroku.',
    },
  },
  'or.tile.WRONG_KIND': {
    id: 'or.tile.WRONG_KIND',
    rule: '1846-TRK-3',
    text: {
      en: 'Tile {tile} does not suit {hex}: city tiles go on cities only, plain tiles elsewhere.',
      ru: 'Тайл {tile} не подходит для {hex}: городские — только на города, простые — на остальные гексы.',
      pl: 'Kafelek {tile} nie pasuje do {hex}: kafelki z miastem tylko na miasta, zwykłe na inne heksy.',
    },
  },
  'or.tile.WRONG_LABEL': {
    id: 'or.tile.WRONG_LABEL',
    rule: '1846-TRK-3',
    text: {
      en: 'Tile {tile} does not bear the mark that {hex} needs.',
      ru: 'На тайле {tile} не та метка, которая нужна для {hex}.',
      pl: 'Kafelek {tile} nie ma oznaczenia, którego wymaga {hex}.',
    },
  },
  'or.tile.TRACK_LOST': {
    id: 'or.tile.TRACK_LOST',
    rule: '1846-TRK-4',
    text: {
      en: 'Tile {tile} laid so would lose track that lies on {hex}.',
      ru: 'При такой укладке тайла {tile} на {hex} пропали бы существующие пути.',
      pl: 'Tak położony kafelek {tile} usunąłby tory istniejące na {hex}.',
    },
  },
  'or.tile.NO_TILE': {
    id: 'or.tile.NO_TILE',
    rule: '1846-TRK-5',
    text: {
      en: 'No tile {tile} is left in the supply.',
      ru: 'Тайлов {tile} в запасе не осталось.',
      pl: 'W puli nie ma już kafelków {tile}.',
    },
  },
  'or.tile.NOT_CONNECTED': {
    id: 'or.tile.NOT_CONNECTED',
    rule: '1846-TRK-6',
    text: {
      en: 'The track of {company} does not reach {hex}.',
      ru: 'Пути {company} не доходят до {hex}.',
      pl: 'Tory {company} nie sięgają do {hex}.',
    },
  },
  'or.tile.NO_NEW_TRACK': {
    id: 'or.tile.NO_NEW_TRACK',
    rule: '1846-TRK-6',
    text: {
      en: '{company} reaches {hex}, but none of the new track on it.',
      ru: '{company} доходит до {hex}, но ни до одного нового пути на нём.',
      pl: '{company} sięga do {hex}, ale do żadnego nowego toru na nim.',
    },
  },
  'or.tile.RESERVED_HEX': {
    id: 'or.tile.RESERVED_HEX',
    rule: '1846-TRK-8',
    text: {
      en: '{hex} is reserved while a player owns {company}.',
      ru: '{hex} зарезервирован, пока {company} принадлежит игроку.',
      pl: '{hex} jest zarezerwowany, dopóki {company} należy do gracza.',
    },
  },
  'or.tile.BAD_EDGE': {
    id: 'or.tile.BAD_EDGE',
    rule: '1846-TRK-9',
    text: {
      en: 'Tile {tile} laid so leads track on {hex} against side {edge}, where none may go.',
      ru: 'При такой укладке тайла {tile} путь на {hex} ведёт к стороне {edge}, куда ему нельзя.',
      pl: 'Tak położony kafelek {tile} prowadzi na {hex} tor do krawędzi {edge}, gdzie nie wolno.',
    },
  },
  'or.tile.NO_CASH': {
    id: 'or.tile.NO_CASH',
    rule: '1846-TRK-10',
    text: {
      en: 'The tile costs {need}, the treasury has {have}.',
      ru: 'Тайл стоит {need}, а в казне {have}.',
      pl: 'Kafelek kosztuje {need}, a w kasie jest {have}.',
    },
  },
  'or.tile.PRINTED_GRAY': {
    id: 'or.tile.PRINTED_GRAY',
    rule: '1846-TRK-2',
    text: {
      en: '{hex} is printed gray and takes no tiles.',
      ru: '{hex} — серый гекс поля, тайлы на него не кладут.',
      pl: '{hex} to szary heks planszy i nie kładzie się na nim kafelków.',
    },
  },
  'or.tile.WRONG_STEP': {
    id: 'or.tile.WRONG_STEP',
    rule: '1846-ORD-3',
    text: {
      en: 'Tiles are laid before the trains run.',
      ru: 'Тайлы кладут до рейсов поездов.',
      pl: 'Kafelki kładzie się przed kursowaniem pociągów.',
    },
  },
  'or.token.WRONG_STEP': {
    id: 'or.token.WRONG_STEP',
    rule: '1846-ORD-3',
    text: {
      en: 'Tokens are placed before the trains run.',
      ru: 'Жетоны ставят до рейсов поездов.',
      pl: 'Żetony stawia się przed kursowaniem pociągów.',
    },
  },
  'or.token.SECOND_TOKEN': {
    id: 'or.token.SECOND_TOKEN',
    rule: '1846-TOK-1',
    text: {
      en: 'Only one token may be placed in a turn.',
      ru: 'За ход можно поставить только один жетон.',
      pl: 'W turze można postawić tylko jeden żeton.',
    },
  },
  'or.token.NO_TOKEN_LEFT': {
    id: 'or.token.NO_TOKEN_LEFT',
    rule: '1846-TOK-1',
    text: {
      en: '{company} has no token left.',
      ru: 'У {company} не осталось жетонов.',
      pl: '{company} nie ma już żetonów.',
    },
  },
  'or.token.NOT_CONNECTED': {
    id: 'or.token.NOT_CONNECTED',
    rule: '1846-TOK-2',
    text: {
      en: 'The track of {company} does not reach {hex}.',
      ru: 'Пути {company} не доходят до {hex}.',
      pl: 'Tory {company} nie sięgają do {hex}.',
    },
  },
  'or.token.NO_SLOT': {
    id: 'or.token.NO_SLOT',
    rule: '1846-TOK-2',
    text: {
      en: 'There is no free slot in {hex}.',
      ru: 'Свободного места нет: {hex}.',
      pl: 'Nie ma wolnego miejsca na żeton: {hex}.',
    },
  },
  'or.token.RESERVED': {
    id: 'or.token.RESERVED',
    rule: '1846-TOK-4',
    text: {
      en: 'The free slot in {hex} is reserved for {company}.',
      ru: 'Свободное место зарезервировано за {company}: {hex}.',
      pl: 'Wolne miejsce jest zarezerwowane dla {company}: {hex}.',
    },
  },
  'or.token.HOME_SLOT': {
    id: 'or.token.HOME_SLOT',
    rule: '1846-TOK-6',
    text: {
      en: 'The free slot in {hex} is the home of {company}.',
      ru: 'Свободное место — домашнее для {company}: {hex}.',
      pl: 'Wolne miejsce jest macierzyste dla {company}: {hex}.',
    },
  },
  'or.token.ALREADY_IN_CITY': {
    id: 'or.token.ALREADY_IN_CITY',
    rule: '1846-TOK-7',
    text: {
      en: '{company} already has a token in {hex}.',
      ru: 'У {company} здесь уже есть жетон: {hex}.',
      pl: '{company} ma tu już żeton: {hex}.',
    },
  },
  'or.token.ALREADY_IN_CHICAGO': {
    id: 'or.token.ALREADY_IN_CHICAGO',
    rule: '1846-TOK-7',
    text: {
      en: '{company} already has a token in Chicago.',
      ru: 'У {company} уже есть жетон в Чикаго.',
      pl: '{company} ma już żeton w Chicago.',
    },
  },
  'or.token.NO_CASH': {
    id: 'or.token.NO_CASH',
    rule: '1846-TOK-1',
    text: {
      en: 'The token costs {need}, the treasury has {have}.',
      ru: 'Жетон стоит {need}, а в казне {have}.',
      pl: 'Żeton kosztuje {need}, a w kasie jest {have}.',
    },
  },
  'or.token.INDEPENDENT': {
    id: 'or.token.INDEPENDENT',
    rule: '1846-ORD-4',
    text: {
      en: '{company} is an independent and places no tokens.',
      ru: '{company} — независимая дорога, жетонов она не ставит.',
      pl: '{company} to niezależna kolej i nie stawia żetonów.',
    },
  },
  'or.run.NO_OWN_TOKEN': {
    id: 'or.run.NO_OWN_TOKEN',
    rule: '1846-RUN-1',
    text: {
      en: 'The route of train {train} touches no city with an own token.',
      ru: 'На маршруте поезда {train} нет города со своим жетоном.',
      pl: 'Na trasie pociągu {train} nie ma miasta z własnym żetonem.',
    },
  },
  'or.run.TOO_SHORT': {
    id: 'or.run.TOO_SHORT',
    rule: '1846-RUN-1',
    text: {
      en: 'The route of train {train} needs at least two locations.',
      ru: 'На маршруте поезда {train} должно быть не меньше двух пунктов.',
      pl: 'Trasa pociągu {train} musi mieć co najmniej dwie lokacje.',
    },
  },
  'or.run.REVERSAL': {
    id: 'or.run.REVERSAL',
    rule: '1846-RUN-1',
    text: {
      en: 'Train {train} would have to reverse in {hex}.',
      ru: 'Поезду {train} пришлось бы развернуться: {hex}.',
      pl: 'Pociąg {train} musiałby zawrócić: {hex}.',
    },
  },
  'or.run.NO_TRACK': {
    id: 'or.run.NO_TRACK',
    rule: '1846-RUN-1',
    text: {
      en: 'There is no such track for train {train} in {hex}.',
      ru: 'Для поезда {train} нет такого пути: {hex}.',
      pl: 'Nie ma takiego toru dla pociągu {train}: {hex}.',
    },
  },
  'or.run.REPEATED_LOCATION': {
    id: 'or.run.REPEATED_LOCATION',
    rule: '1846-RUN-1',
    text: {
      en: 'Train {train} would visit {hex} twice.',
      ru: 'Поезд {train} посетил бы один пункт дважды: {hex}.',
      pl: 'Pociąg {train} odwiedziłby lokację dwa razy: {hex}.',
    },
  },
  'or.run.BLOCKED_CITY': {
    id: 'or.run.BLOCKED_CITY',
    rule: '1846-RUN-1',
    text: {
      en: 'Train {train} cannot pass through {hex}: all slots are taken by others.',
      ru: 'Поезд {train} не может проехать насквозь, все места заняты другими: {hex}.',
      pl: 'Pociąg {train} nie może przejechać, wszystkie miejsca są zajęte przez innych: {hex}.',
    },
  },
  'or.run.THROUGH_OFFBOARD': {
    id: 'or.run.THROUGH_OFFBOARD',
    rule: '1846-RUN-1',
    text: {
      en: 'Train {train} cannot pass through the off-board area {hex}, only end there.',
      ru: 'Внешний район {hex} поезд {train} не может проехать насквозь, только закончить в нём маршрут.',
      pl: 'Pociąg {train} nie może przejechać przez obszar zewnętrzny {hex}, może tylko tam skończyć.',
    },
  },
  'or.run.TWO_CHICAGO': {
    id: 'or.run.TWO_CHICAGO',
    rule: '1846-RUN-2',
    text: {
      en: 'Train {train} would use Chicago twice: it is one location.',
      ru: 'Поезд {train} использовал бы Чикаго дважды, а это один пункт.',
      pl: 'Pociąg {train} użyłby Chicago dwa razy, a to jedna lokacja.',
    },
  },
  'or.run.EAST_EAST': {
    id: 'or.run.EAST_EAST',
    rule: '1846-RUN-3',
    text: {
      en: 'The route of train {train} joins two East areas.',
      ru: 'Маршрут поезда {train} соединяет два восточных района.',
      pl: 'Trasa pociągu {train} łączy dwa obszary wschodnie.',
    },
  },
  'or.run.TRACK_REUSED': {
    id: 'or.run.TRACK_REUSED',
    rule: '1846-RUN-4',
    text: {
      en: 'Train {train} would use track a second time in {hex}.',
      ru: 'Поезд {train} второй раз использовал бы те же пути: {hex}.',
      pl: 'Pociąg {train} drugi raz użyłby tego samego toru: {hex}.',
    },
  },
  'or.run.TOO_LONG': {
    id: 'or.run.TOO_LONG',
    rule: '1846-RUN-5',
    text: {
      en: 'Train {train} may visit at most {limit, plural, one {# location} other {# locations}}.',
      ru: 'Поезд {train} может посетить не больше {limit, plural, one {# пункта} few {# пунктов} many {# пунктов} other {# пункта}}.',
      pl: 'Pociąg {train} może odwiedzić najwyżej {limit, plural, one {# lokację} few {# lokacje} many {# lokacji} other {# lokacji}}.',
    },
  },
  'or.run.COUNTED_WITHOUT_TOKEN': {
    id: 'or.run.COUNTED_WITHOUT_TOKEN',
    rule: '1846-RUN-6',
    text: {
      en: 'Among the locations train {train} counts, one must hold an own token.',
      ru: 'Среди пунктов, которые считает поезд {train}, должен быть один со своим жетоном.',
      pl: 'Wśród lokacji liczonych przez pociąg {train} musi być jedna z własnym żetonem.',
    },
  },
  'or.run.TRAIN_NOT_USABLE': {
    id: 'or.run.TRAIN_NOT_USABLE',
    rule: '1846-RUN-11',
    text: {
      en: 'Train {train} came with an independent this round and may not run yet.',
      ru: 'Поезд {train} получен с независимой дорогой в этом раунде и ходить ещё не может.',
      pl: 'Pociąg {train} przybył z niezależną koleją w tej rundzie i jeszcze nie może kursować.',
    },
  },
  'or.run.NOT_MAXIMUM': {
    id: 'or.run.NOT_MAXIMUM',
    rule: '1846-RUN-12',
    text: {
      en: 'These routes bring {have}; {best} is possible and must be run.',
      ru: 'Эти маршруты приносят {have}; возможно {best}, и их нужно пройти.',
      pl: 'Te trasy przynoszą {have}; możliwe jest {best} i tak trzeba pojechać.',
    },
  },
  'or.claim.NOT_BETTER': {
    id: 'or.claim.NOT_BETTER',
    rule: '1846-RUN-12',
    text: {
      en: 'The routes shown bring {have}, no more than the {best} already run.',
      ru: 'Показанные маршруты приносят {have} — не больше, чем уже есть: {best}.',
      pl: 'Wskazane trasy przynoszą {have}, nie więcej niż dotychczasowe {best}.',
    },
  },
  'or.dividend.NO_REVENUE': {
    id: 'or.dividend.NO_REVENUE',
    rule: '1846-DIV-1',
    text: {
      en: 'Without revenue there is nothing to pay.',
      ru: 'Без выручки платить нечего.',
      pl: 'Bez przychodu nie ma czego wypłacić.',
    },
  },
  'or.dividend.INDEPENDENT_FIXED': {
    id: 'or.dividend.INDEPENDENT_FIXED',
    rule: '1846-DIV-8',
    text: {
      en: '{company} is an independent and always splits its revenue evenly.',
      ru: '{company} — независимая дорога и всегда делит выручку пополам.',
      pl: '{company} to niezależna kolej i zawsze dzieli przychód po połowie.',
    },
  },
  'or.dividend.RECEIVERSHIP_WITHHOLD': {
    id: 'or.dividend.RECEIVERSHIP_WITHHOLD',
    rule: '1846-RCV-4',
    text: {
      en: '{corporation} is in receivership and must withhold everything.',
      ru: '{corporation} под внешним управлением и обязана всё удержать.',
      pl: '{corporation} jest pod zarządem przymusowym i musi wszystko zatrzymać.',
    },
  },
  'or.buyTrain.AT_LIMIT': {
    id: 'or.buyTrain.AT_LIMIT',
    rule: '1846-TRN-5',
    text: {
      en: '{company} is at its limit of {limit, plural, one {# train} other {# trains}}.',
      ru: '{company} достигла лимита: {limit, plural, one {# поезд} few {# поезда} many {# поездов} other {# поезда}}.',
      pl: '{company} osiągnęła limit: {limit, plural, one {# pociąg} few {# pociągi} many {# pociągów} other {# pociągu}}.',
    },
  },
  'or.buyTrain.NOT_OFFERED': {
    id: 'or.buyTrain.NOT_OFFERED',
    rule: '1846-TRN-2',
    text: {
      en: 'Train {train} is not for sale now.',
      ru: 'Поезд {train} сейчас не продаётся.',
      pl: 'Pociąg {train} nie jest teraz na sprzedaż.',
    },
  },
  'or.buyTrain.PHASED_OUT': {
    id: 'or.buyTrain.PHASED_OUT',
    rule: '1846-TRN-8',
    text: {
      en: 'Train {train} is phased out and cannot be bought.',
      ru: 'Поезд {train} устарел, купить его нельзя.',
      pl: 'Pociąg {train} jest wycofywany i nie można go kupić.',
    },
  },
  'or.buyTrain.PRICE': {
    id: 'or.buyTrain.PRICE',
    rule: '1846-TRN-1',
    text: {
      en: 'Train {train} cannot be bought for {price}: prices start at {need}, and the bank takes exactly its list price.',
      ru: 'Поезд {train} нельзя купить за {price}: цена — от {need}, а банк берёт ровно указанную цену.',
      pl: 'Pociągu {train} nie można kupić za {price}: cena zaczyna się od {need}, a bank bierze dokładnie cenę z karty.',
    },
  },
  'or.buyTrain.NO_CASH': {
    id: 'or.buyTrain.NO_CASH',
    rule: '1846-TRN-1',
    text: {
      en: 'The train costs {need}, the treasury has {have}.',
      ru: 'Поезд стоит {need}, а в казне {have}.',
      pl: 'Pociąg kosztuje {need}, a w kasie jest {have}.',
    },
  },
  'or.buyTrain.NO_CONSENT': {
    id: 'or.buyTrain.NO_CONSENT',
    rule: '1846-TRN-1',
    text: {
      en: '{player} does not agree to the sale.',
      ru: '{player} не даёт согласия на продажу.',
      pl: '{player} nie zgadza się na sprzedaż.',
    },
  },
  'or.buyTrain.RECEIVERSHIP_SELLER': {
    id: 'or.buyTrain.RECEIVERSHIP_SELLER',
    rule: '1846-RCV-5',
    text: {
      en: '{corporation} is in receivership and sells no trains.',
      ru: '{corporation} под внешним управлением и поездов не продаёт.',
      pl: '{corporation} jest pod zarządem przymusowym i nie sprzedaje pociągów.',
    },
  },
  'or.buyTrain.INDEPENDENT': {
    id: 'or.buyTrain.INDEPENDENT',
    rule: '1846-TRN-11',
    text: {
      en: '{company} is an independent: it neither buys nor sells trains.',
      ru: '{company} — независимая дорога: она не покупает и не продаёт поездов.',
      pl: '{company} to niezależna kolej: nie kupuje ani nie sprzedaje pociągów.',
    },
  },
  'or.buyTrain.EMERGENCY_BANK_ONLY': {
    id: 'or.buyTrain.EMERGENCY_BANK_ONLY',
    rule: '1846-EMR-12',
    text: {
      en: 'Money from an emergency issue or from the president buys trains from the bank only.',
      ru: 'На деньги экстренного выпуска или президента поезда покупают только у банка.',
      pl: 'Za pieniądze z emisji awaryjnej lub od prezesa kupuje się pociągi tylko z banku.',
    },
  },
  'or.buyTrain.MUST_BUY_TARGET': {
    id: 'or.buyTrain.MUST_BUY_TARGET',
    rule: '1846-EMR-6',
    text: {
      en: 'Train {train} is not one the money was raised for.',
      ru: 'Поезд {train} — не тот, ради которого собраны деньги.',
      pl: 'Pociąg {train} nie jest tym, na który zebrano pieniądze.',
    },
  },
  'or.emergencyIssue.HAS_TRAIN': {
    id: 'or.emergencyIssue.HAS_TRAIN',
    rule: '1846-EMR-1',
    text: {
      en: '{corporation} has a train: there is no emergency.',
      ru: 'У {corporation} есть поезд: экстренный выпуск не нужен.',
      pl: '{corporation} ma pociąg: emisja awaryjna nie jest potrzebna.',
    },
  },
  'or.emergencyIssue.ALREADY_ISSUED': {
    id: 'or.emergencyIssue.ALREADY_ISSUED',
    rule: '1846-EMR-5',
    text: {
      en: '{corporation} has already made an emergency issue this turn.',
      ru: '{corporation} в этот ход уже провела экстренный выпуск.',
      pl: '{corporation} przeprowadziła już w tej turze emisję awaryjną.',
    },
  },
  'or.emergencyIssue.OVER_LIMIT': {
    id: 'or.emergencyIssue.OVER_LIMIT',
    rule: '1846-ISS-1',
    text: {
      en: '{corporation} may issue at most {limit, plural, one {# share} other {# shares}} now.',
      ru: '{corporation} сейчас может выпустить не больше {limit, plural, one {# акции} few {# акций} many {# акций} other {# акции}}.',
      pl: '{corporation} może teraz wyemitować najwyżej {limit, plural, one {# akcję} few {# akcje} many {# akcji} other {# akcji}}.',
    },
  },
  'or.emergencyIssue.NOT_MINIMAL': {
    id: 'or.emergencyIssue.NOT_MINIMAL',
    rule: '1846-EMR-6',
    text: {
      en: '{count, plural, one {# share is} other {# shares are}} more than any train needs: fewer suffice.',
      ru: '{count, plural, one {# акция} few {# акции} many {# акций} other {# акции}} — больше, чем нужно для любого из поездов: хватит меньшего числа.',
      pl: '{count, plural, one {# akcja} few {# akcje} many {# akcji} other {# akcji}} to więcej, niż trzeba na którykolwiek pociąg: wystarczy mniej.',
    },
  },
  'or.emergencyIssue.NO_TARGET': {
    id: 'or.emergencyIssue.NO_TARGET',
    rule: '1846-EMR-6',
    text: {
      en: '{count, plural, one {# share does} other {# shares do}} not bring a further train within reach.',
      ru: '{count, plural, one {# акция} few {# акции} many {# акций} other {# акции}}: новых доступных поездов это не даёт.',
      pl: '{count, plural, one {# akcja} few {# akcje} many {# akcji} other {# akcji}}: to nie czyni dostępnym żadnego kolejnego pociągu.',
    },
  },
  'or.emergencyIssue.MUST_BE_ALL': {
    id: 'or.emergencyIssue.MUST_BE_ALL',
    rule: '1846-EMR-7',
    text: {
      en: 'No issue pays for the cheapest train, so as many shares must be issued as still bring money; {count} is not that number.',
      ru: 'Никакой выпуск не оплатит самый дешёвый поезд, поэтому выпускают наибольшее число акций, ещё приносящее деньги; {count} — не это число.',
      pl: 'Żadna emisja nie opłaci najtańszego pociągu, więc trzeba wyemitować tyle akcji, ile jeszcze przynosi pieniądze; {count} to nie ta liczba.',
    },
  },
  'or.contribute.NOT_FORCED': {
    id: 'or.contribute.NOT_FORCED',
    rule: '1846-EMR-3',
    text: {
      en: 'The treasury has {have} and the cheapest train costs {need}: the president may not pay.',
      ru: 'В казне {have}, самый дешёвый поезд стоит {need}: президент платить не может.',
      pl: 'W kasie jest {have}, a najtańszy pociąg kosztuje {need}: prezes nie może dopłacać.',
    },
  },
  'or.contribute.ISSUE_FIRST': {
    id: 'or.contribute.ISSUE_FIRST',
    rule: '1846-EMR-4',
    text: {
      en: '{corporation} must issue shares before its president pays.',
      ru: 'Прежде чем платит президент, {corporation} обязана выпустить акции.',
      pl: 'Zanim dopłaci prezes, {corporation} musi wyemitować akcje.',
    },
  },
  'or.contribute.WRONG_AMOUNT': {
    id: 'or.contribute.WRONG_AMOUNT',
    rule: '1846-EMR-9',
    text: {
      en: 'The president must add exactly {need}, not {amount}.',
      ru: 'Президент добавляет ровно {need}, а не {amount}.',
      pl: 'Prezes dopłaca dokładnie {need}, a nie {amount}.',
    },
  },
  'or.sellForTrain.NOT_FORCED': {
    id: 'or.sellForTrain.NOT_FORCED',
    rule: '1846-EMR-3',
    text: {
      en: 'The treasury has {have} and the cheapest train costs {need}: the president may not sell shares for it.',
      ru: 'В казне {have}, самый дешёвый поезд стоит {need}: продавать ради него акции президент не может.',
      pl: 'W kasie jest {have}, a najtańszy pociąg kosztuje {need}: prezes nie może na niego sprzedawać akcji.',
    },
  },
  'or.sellForTrain.ISSUE_FIRST': {
    id: 'or.sellForTrain.ISSUE_FIRST',
    rule: '1846-EMR-4',
    text: {
      en: '{corporation} must issue shares before its president sells any.',
      ru: 'Прежде чем акции продаёт президент, {corporation} обязана выпустить свои.',
      pl: 'Zanim akcje sprzeda prezes, {corporation} musi wyemitować własne.',
    },
  },
  'or.sellForTrain.ENOUGH_RAISED': {
    id: 'or.sellForTrain.ENOUGH_RAISED',
    rule: '1846-EMR-11',
    text: {
      en: 'Enough is raised: {have} for a train of {need}.',
      ru: 'Денег достаточно: {have} на поезд за {need}.',
      pl: 'Pieniędzy wystarcza: {have} na pociąg za {need}.',
    },
  },
  'or.sellForTrain.NO_PURCHASE_LEFT': {
    id: 'or.sellForTrain.NO_PURCHASE_LEFT',
    rule: '1846-EMR-11',
    text: {
      en: 'After selling {percent}% of {corporation} no legal purchase would be left: sell another number of shares.',
      ru: 'После продажи {percent}% {corporation} не осталось бы законной покупки: продайте другое число акций.',
      pl: 'Po sprzedaży {percent}% {corporation} nie zostałby żaden dozwolony zakup: sprzedaj inną liczbę akcji.',
    },
  },
  'or.sellForTrain.LOSES_PRESIDENCY': {
    id: 'or.sellForTrain.LOSES_PRESIDENCY',
    rule: '1846-EMR-10',
    text: {
      en: 'This sale would hand the presidency of {corporation} to another player while it operates.',
      ru: 'Эта продажа передала бы пост президента {corporation} другому игроку во время её хода.',
      pl: 'Ta sprzedaż oddałaby prezesurę {corporation} innemu graczowi w trakcie jej tury.',
    },
  },
  'or.sellForTrain.WOULD_CLOSE': {
    id: 'or.sellForTrain.WOULD_CLOSE',
    rule: '1846-EMR-13',
    text: {
      en: 'This sale would drop the price of {corporation} to $0 and close it.',
      ru: 'Эта продажа уронила бы цену {corporation} до $0 и закрыла бы её.',
      pl: 'Ta sprzedaż obniżyłaby kurs {corporation} do $0 i zamknęła ją.',
    },
  },
  'or.bankrupt.STILL_POSSIBLE': {
    id: 'or.bankrupt.STILL_POSSIBLE',
    rule: '1846-EMR-14',
    text: {
      en: '{have} can be raised and the cheapest train costs {need}: there is no bankruptcy.',
      ru: 'Собрать можно {have}, а самый дешёвый поезд стоит {need}: банкротства нет.',
      pl: 'Można zebrać {have}, a najtańszy pociąg kosztuje {need}: bankructwa nie ma.',
    },
  },
  'or.endTurn.MUST_OWN_TRAIN': {
    id: 'or.endTurn.MUST_OWN_TRAIN',
    rule: '1846-TRN-10',
    text: {
      en: '{corporation} must own a train at the end of its turn.',
      ru: 'В конце хода {corporation} обязана иметь поезд.',
      pl: 'Na koniec tury {corporation} musi mieć pociąg.',
    },
  },
  'or.discard.NOT_OVER_LIMIT': {
    id: 'or.discard.NOT_OVER_LIMIT',
    rule: '1846-TRN-7',
    text: {
      en: '{corporation} is not above its limit of {limit, plural, one {# train} other {# trains}} and returns none.',
      ru: '{corporation} не превышает лимит ({limit, plural, one {# поезд} few {# поезда} many {# поездов} other {# поезда}}) и поездов не возвращает.',
      pl: '{corporation} nie przekracza limitu ({limit, plural, one {# pociąg} few {# pociągi} many {# pociągów} other {# pociągu}}) i nie zwraca pociągów.',
    },
  },
  'or.discard.NOT_OWNED': {
    id: 'or.discard.NOT_OWNED',
    rule: '1846-TRN-6',
    text: {
      en: '{corporation} has no train {train} to return.',
      ru: 'У {corporation} нет поезда {train}, чтобы вернуть его.',
      pl: '{corporation} nie ma pociągu {train} do zwrotu.',
    },
  },
  'or.buyPrivate.PHASE': {
    id: 'or.buyPrivate.PHASE',
    rule: '1846-PVT-1',
    text: {
      en: 'Private companies are bought in Phases I and II only, not in Phase {phase}.',
      ru: 'Частные компании покупают только в фазах I и II, не в фазе {phase}.',
      pl: 'Spółki prywatne kupuje się tylko w fazach I i II, nie w fazie {phase}.',
    },
  },
  'or.buyPrivate.NOT_FROM_PLAYER': {
    id: 'or.buyPrivate.NOT_FROM_PLAYER',
    rule: '1846-PVT-1',
    text: {
      en: '{company} does not belong to a player and cannot be bought.',
      ru: '{company} не принадлежит игроку, купить её нельзя.',
      pl: '{company} nie należy do gracza i nie można jej kupić.',
    },
  },
  'or.buyPrivate.PRICE': {
    id: 'or.buyPrivate.PRICE',
    rule: '1846-PVT-1',
    text: {
      en: '{company} may be bought for {min} to {max}.',
      ru: '{company} можно купить за сумму от {min} до {max}.',
      pl: '{company} można kupić za kwotę od {min} do {max}.',
    },
  },
  'or.buyPrivate.NO_CASH': {
    id: 'or.buyPrivate.NO_CASH',
    rule: '1846-PVT-1',
    text: {
      en: 'This costs {need}, the treasury has {have}.',
      ru: 'Это стоит {need}, а в казне {have}.',
      pl: 'To kosztuje {need}, a w kasie jest {have}.',
    },
  },
  'or.buyPrivate.NO_CONSENT': {
    id: 'or.buyPrivate.NO_CONSENT',
    rule: '1846-PVT-1',
    text: {
      en: '{player} does not agree to the sale.',
      ru: '{player} не даёт согласия на продажу.',
      pl: '{player} nie zgadza się na sprzedaż.',
    },
  },
  'or.buyPrivate.TRAIN_LIMIT': {
    id: 'or.buyPrivate.TRAIN_LIMIT',
    rule: '1846-IND-2',
    text: {
      en: '{company} brings a train, and the limit of {limit, plural, one {# train} other {# trains}} is reached.',
      ru: 'С {company} приходит поезд, а лимит уже достигнут: {limit, plural, one {# поезд} few {# поезда} many {# поездов} other {# поезда}}.',
      pl: 'Z {company} przychodzi pociąg, a limit jest już osiągnięty: {limit, plural, one {# pociąg} few {# pociągi} many {# pociągów} other {# pociągu}}.',
    },
  },
  'or.buyPrivate.EMERGENCY_BANK_ONLY': {
    id: 'or.buyPrivate.EMERGENCY_BANK_ONLY',
    rule: '1846-EMR-12',
    text: {
      en: 'Money from an emergency issue or from the president does not buy an independent.',
      ru: 'На деньги экстренного выпуска или президента независимую дорогу не покупают.',
      pl: 'Za pieniądze z emisji awaryjnej lub od prezesa nie kupuje się niezależnej kolei.',
    },
  },
  'or.buyPrivate.INDEPENDENT': {
    id: 'or.buyPrivate.INDEPENDENT',
    rule: '1846-ORD-4',
    text: {
      en: '{company} is an independent and buys no private companies.',
      ru: '{company} — независимая дорога и частных компаний не покупает.',
      pl: '{company} to niezależna kolej i nie kupuje spółek prywatnych.',
    },
  },
  'or.buyPrivate.RECEIVERSHIP': {
    id: 'or.buyPrivate.RECEIVERSHIP',
    rule: '1846-RCV-4',
    text: {
      en: '{corporation} is in receivership and buys no private companies.',
      ru: '{corporation} под внешним управлением и частных компаний не покупает.',
      pl: '{corporation} jest pod zarządem przymusowym i nie kupuje spółek prywatnych.',
    },
  },
  'or.power.NOT_OWNER': {
    id: 'or.power.NOT_OWNER',
    rule: '1846-PVT-2',
    text: {
      en: 'Only the owner of {company} may use its power.',
      ru: 'Свойство {company} может применять только владелец.',
      pl: 'Zdolności {company} może użyć tylko właściciel.',
    },
  },
  'or.power.USED_UP': {
    id: 'or.power.USED_UP',
    rule: '1846-PVT-2',
    text: {
      en: 'The power of {company} has already been used.',
      ru: 'Свойство {company} уже применено.',
      pl: 'Zdolność {company} została już użyta.',
    },
  },
  'or.power.PHASE': {
    id: 'or.power.PHASE',
    rule: '1846-PVT-4',
    text: {
      en: 'The power of {company} cannot be used in Phase {phase}.',
      ru: 'Свойство {company} в фазе {phase} применить нельзя.',
      pl: 'Zdolności {company} nie można użyć w fazie {phase}.',
    },
  },
  'or.power.NO_YELLOW_TILE': {
    id: 'or.power.NO_YELLOW_TILE',
    rule: '1846-PVT-4',
    text: {
      en: 'There is no yellow tile in {hex} to upgrade.',
      ru: 'Здесь нет жёлтого тайла для улучшения: {hex}.',
      pl: 'Nie ma tu żółtego kafelka do ulepszenia: {hex}.',
    },
  },
  'or.power.NOT_JOINED': {
    id: 'or.power.NOT_JOINED',
    rule: '1846-PVT-3',
    text: {
      en: 'The two tiles of {company} must join each other.',
      ru: 'Два тайла {company} должны соединяться друг с другом.',
      pl: 'Dwa kafelki {company} muszą się ze sobą łączyć.',
    },
  },
  'or.power.HAS_CHICAGO_TOKEN': {
    id: 'or.power.HAS_CHICAGO_TOKEN',
    rule: '1846-PVT-5',
    text: {
      en: '{corporation} already has a token in Chicago.',
      ru: 'У {corporation} уже есть жетон в Чикаго.',
      pl: '{corporation} ma już żeton w Chicago.',
    },
  },
  'or.power.SLOT_TAKEN': {
    id: 'or.power.SLOT_TAKEN',
    rule: '1846-PVT-5',
    text: {
      en: 'The slot is no longer free: {hex}.',
      ru: 'Место уже занято: {hex}.',
      pl: 'Miejsce jest już zajęte: {hex}.',
    },
  },
  'or.power.BAD_LOCATION': {
    id: 'or.power.BAD_LOCATION',
    rule: '1846-PVT-2',
    text: {
      en: '{company} cannot be used there: {hex}.',
      ru: '{company} там применить нельзя: {hex}.',
      pl: '{company} nie można tam użyć: {hex}.',
    },
  },
  'or.power.SC_LOCKED': {
    id: 'or.power.SC_LOCKED',
    rule: '1846-PVT-12',
    text: {
      en: 'A player assigns SC only at the income step, at the start of an operating round.',
      ru: 'Игрок назначает SC только в шаге дохода, в начале операционного раунда.',
      pl: 'Gracz przydziela SC tylko w kroku dochodu, na początku rundy operacyjnej.',
    },
  },
}
