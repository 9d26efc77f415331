import type { EventOf, EventType } from '../event.js'
import type { Text } from '../rules.js'

/**
 * How a field of an event is worded: an id by its name, a hex by its coordinate and name, an amount with its currency,
 * a round or the reason of an ending by its label; amounts by whose they are; a word or a number as it is.
 */
export type FieldKind = 'name' | 'names' | 'hex' | 'tile' | 'money' | 'amounts' | 'number' | 'word' | 'round' | 'ending'

type Sayable = string | number | boolean | null | undefined | readonly string[] | Readonly<Record<string, number>>

/** The fields of an event a sentence can name; `ran.runs` and `note.params` are for tables. */
export type FieldOf<T extends EventType> = {
  [K in Exclude<keyof EventOf<T>, 'type' | 'rule'>]-?: EventOf<T>[K] extends Sayable ? K : never
}[Exclude<keyof EventOf<T>, 'type' | 'rule'>]

export interface EventText<T extends EventType = EventType> {
  readonly fields: Readonly<Record<FieldOf<T>, FieldKind>>
  readonly text: Text
}

/** Present tense throughout: it spares Russian and Polish the gender of a name. */
export const EVENT_TEXTS: { readonly [T in EventType]: EventText<T> } = {
  gameStarted: {
    fields: { title: 'word' },
    text: {
      en: 'A game of {title} begins.',
      ru: 'Начинается партия {title}.',
      pl: 'Zaczyna się partia {title}.',
    },
  },
  removedInSetup: {
    fields: { id: 'name' },
    text: {
      en: '{id} is not in this game.',
      ru: '{id} не участвует в этой партии.',
      pl: '{id} nie bierze udziału w tej partii.',
    },
  },
  roundBegan: {
    fields: { round: 'round', turn: 'number', num: 'number', of: 'number' },
    text: {
      en: '{round, select, stock {Stock round {turn}} operating {Operating round {turn}.{num}{of, select, 1 {} other { (of {of})}}} other {{round}}}',
      ru: '{round, select, stock {Биржевой раунд {turn}} operating {Операционный раунд {turn}.{num}{of, select, 1 {} other { (из {of})}}} other {{round}}}',
      pl: '{round, select, stock {Runda giełdowa {turn}} operating {Runda operacyjna {turn}.{num}{of, select, 1 {} other { (z {of})}}} other {{round}}}',
    },
  },
  cardDrawn: {
    fields: { player: 'name', card: 'word' },
    text: {
      en: '{player} plays by card {card}.',
      ru: '{player} играет по карте {card}.',
      pl: '{player} gra według karty {card}.',
    },
  },
  itemLeftOut: {
    fields: { by: 'name', card: 'word', item: 'number', train: 'word', why: 'word' },
    text: {
      en: '{by} leaves out item {item} of card {card}, a {train} train: {why, select, noRoom {it has as many trains as it may} other {nobody has one to sell}}.',
      ru: '{by} пропускает пункт {item} карты {card}, поезд {train}: {why, select, noRoom {поездов уже столько, сколько можно} other {продать его некому}}.',
      pl: '{by} pomija pozycję {item} karty {card}, pociąg {train}: {why, select, noRoom {ma już tyle pociągów, ile może} other {nikt nie ma go na sprzedaż}}.',
    },
  },
  cardKept: {
    // A log is read by everybody around a screen: it does not name the card.
    fields: { player: 'name', card: 'name' },
    text: {
      en: '{player} keeps a card.',
      ru: '{player} оставляет карту.',
      pl: '{player} zatrzymuje kartę.',
    },
  },
  cardRevealed: {
    fields: { company: 'name', price: 'money' },
    text: {
      en: 'The last card is {company}, offered at {price}.',
      ru: 'Последняя карта — {company}, предлагается за {price}.',
      pl: 'Ostatnia karta to {company}, oferowana za {price}.',
    },
  },
  privateBought: {
    fields: { company: 'name', by: 'name', from: 'name', price: 'money' },
    text: {
      en: '{by} buys {company} from {from, select, bank {the bank} other {{from}}} for {price}.',
      ru: '{by} покупает {company} {from, select, bank {у банка за {price}} other {за {price}, продавец — {from}}}.',
      pl: '{by} kupuje {company} {from, select, bank {z banku za {price}} other {za {price}, sprzedaje {from}}}.',
    },
  },
  bid: {
    fields: { player: 'name', company: 'name', price: 'money' },
    text: {
      en: '{player} {price, select, 0 {takes {company}} other {bids {price} for {company}}}.',
      ru: '{player} {price, select, 0 {берёт {company}} other {ставит {price} на {company}}}.',
      pl: '{player} {price, select, 0 {bierze {company}} other {oferuje {price} za {company}}}.',
    },
  },
  passed: {
    fields: { by: 'name', step: 'word' },
    text: {
      en: '{by} {step, select, lastCard {declines the offer} assign {assigns nothing} trackToken {is done building} track {lays no more track} token {places no station} buyTrains {buys no more trains} stockDone {ends the turn} other {passes}}.',
      ru: '{by} {step, select, lastCard {отказывается} assign {ничего не назначает} trackToken {заканчивает строить} track {больше не кладёт тайлов} token {не ставит станцию} buyTrains {больше не покупает поездов} stockDone {заканчивает ход} other {пасует}}.',
      pl: '{by} {step, select, lastCard {rezygnuje} assign {niczego nie przydziela} trackToken {kończy budowę} track {nie kładzie więcej kafelków} token {nie stawia stacji} buyTrains {nie kupuje więcej pociągów} stockDone {kończy turę} other {pasuje}}.',
    },
  },
  skipped: {
    fields: { by: 'name', why: 'word' },
    text: {
      en: '{by} {why, select, noTrain {has no train} noRoute {has no route} noBid {can neither buy nor bid} other {can neither buy nor sell}}.',
      ru: '{by}{why, select, noTrain {: нет поездов} noRoute {: нет маршрута} noBid { не может ни купить, ни сделать ставку} other { не может ни купить, ни продать}}.',
      pl: '{by}{why, select, noTrain {: brak pociągów} noRoute {: brak trasy} noBid { nie może ani kupić, ani licytować} other { nie może ani kupić, ani sprzedać}}.',
    },
  },
  started: {
    fields: { corporation: 'name', by: 'name', price: 'money' },
    text: {
      en: '{by} starts {corporation} at {price}.',
      ru: '{by} основывает {corporation} по цене {price}.',
      pl: '{by} zakłada {corporation} po kursie {price}.',
    },
  },
  floated: {
    fields: { corporation: 'name', amount: 'money' },
    text: {
      en: '{corporation} {amount, select, 0 {is ready to operate} other {receives {amount} from the bank at its start}}.',
      ru: '{corporation} {amount, select, 0 {готова действовать} other {получает от банка начальный капитал {amount}}}.',
      pl: '{corporation} {amount, select, 0 {jest gotowa do działania} other {otrzymuje z banku {amount} kapitału początkowego}}.',
    },
  },
  sharesBought: {
    fields: { by: 'name', corporation: 'name', percent: 'number', from: 'name', price: 'money' },
    text: {
      en: '{by} buys {percent}% of {corporation} {from, select, treasury {from its treasury} stack {from the stack} pool {from the market} ipo {from the initial offering} other {from {from}}} for {price}.',
      ru: '{by} покупает {percent}% {corporation} {from, select, treasury {из кассы} stack {из стопки} pool {с рынка} ipo {из первичного предложения} other {(продавец — {from})}} за {price}.',
      pl: '{by} kupuje {percent}% {corporation} {from, select, treasury {z kasy spółki} stack {ze stosu} pool {z rynku} ipo {z oferty pierwotnej} other {(sprzedaje {from})}} za {price}.',
    },
  },
  sharesSold: {
    fields: { by: 'name', corporation: 'name', percent: 'number', price: 'money' },
    text: {
      en: '{by} sells {percent}% of {corporation} for {price}.',
      ru: '{by} продаёт {percent}% {corporation} за {price}.',
      pl: '{by} sprzedaje {percent}% {corporation} za {price}.',
    },
  },
  sharesIssued: {
    fields: { corporation: 'name', percent: 'number', price: 'money', emergency: 'word' },
    text: {
      en: '{corporation} issues {percent}% of its shares for {price}{emergency, select, true { in an emergency} other {}}.',
      ru: '{corporation} {emergency, select, true {экстренно } other {}}выпускает {percent}% своих акций за {price}.',
      pl: '{corporation} {emergency, select, true {awaryjnie } other {}}emituje {percent}% swoich akcji za {price}.',
    },
  },
  sharesRedeemed: {
    fields: { corporation: 'name', percent: 'number', price: 'money' },
    text: {
      en: '{corporation} redeems {percent}% of its shares for {price}.',
      ru: '{corporation} выкупает {percent}% своих акций за {price}.',
      pl: '{corporation} odkupuje {percent}% swoich akcji za {price}.',
    },
  },
  presidentChanged: {
    fields: { corporation: 'name', from: 'name', to: 'name' },
    text: {
      en: '{to, select, none {{corporation} has no president any more.} other {{to} becomes president of {corporation}{from, select, none {} other { in place of {from}}}.}}',
      ru: '{to, select, none {У {corporation} больше нет президента.} other {{to} становится президентом {corporation}{from, select, none {} other { (прежде — {from})}}.}}',
      pl: '{to, select, none {{corporation} nie ma już prezesa.} other {{to} zostaje prezesem {corporation}{from, select, none {} other { (dotąd {from})}}.}}',
    },
  },
  priceMoved: {
    fields: { corporation: 'name', from: 'money', to: 'money', why: 'word' },
    text: {
      en: '{corporation}: price {from} → {to}{why, select, sale { (shares sold)} dividend {} soldOut { (sold out)} inPool { (shares in the market)} issue { (shares issued)} loan { (loan)} other {}}.',
      ru: '{corporation}: цена {from} → {to}{why, select, sale { (продажа акций)} dividend {} soldOut { (всё распродано)} inPool { (акции на рынке)} issue { (выпуск акций)} loan { (заём)} other {}}.',
      pl: '{corporation}: kurs {from} → {to}{why, select, sale { (sprzedaż akcji)} dividend {} soldOut { (wszystko sprzedane)} inPool { (akcje na rynku)} issue { (emisja akcji)} loan { (pożyczka)} other {}}.',
    },
  },
  priority: {
    fields: { player: 'name' },
    text: {
      en: '{player} has the priority deal.',
      ru: 'Карта приоритета: {player}.',
      pl: 'Karta priorytetu: {player}.',
    },
  },
  income: {
    fields: { company: 'name', to: 'name', amount: 'money' },
    text: {
      en: '{to} receives {amount} from {company}.',
      ru: '{to} получает {amount} от {company}.',
      pl: '{to} otrzymuje {amount} z {company}.',
    },
  },
  operates: {
    fields: { operator: 'name' },
    text: {
      en: '{operator} operates.',
      ru: 'Действует {operator}.',
      pl: 'Działa {operator}.',
    },
  },
  tileLaid: {
    fields: { by: 'name', hex: 'hex', tile: 'tile', rotation: 'number', colour: 'word', cost: 'money', power: 'name' },
    text: {
      en: '{by} {colour, select, yellow {lays tile {tile} on {hex}} other {upgrades {hex} to tile {tile}}}{cost, select, 0 {} other { for {cost}}}{power, select, none {} other { ({power})}}.',
      ru: '{by} {colour, select, yellow {кладёт тайл {tile} на {hex}} other {улучшает {hex} до тайла {tile}}}{cost, select, 0 {} other { за {cost}}}{power, select, none {} other { ({power})}}.',
      pl: '{by} {colour, select, yellow {kładzie kafelek {tile} na {hex}} other {ulepsza {hex} na kafelek {tile}}}{cost, select, 0 {} other { za {cost}}}{power, select, none {} other { ({power})}}.',
    },
  },
  tokenPlaced: {
    fields: { by: 'name', hex: 'hex', cost: 'money', power: 'name' },
    text: {
      en: '{by} places a station in {hex}{cost, select, 0 {} other { for {cost}}}{power, select, none {} other { ({power})}}.',
      ru: '{by} ставит станцию: {hex}{cost, select, 0 {} other { за {cost}}}{power, select, none {} other { ({power})}}.',
      pl: '{by} stawia stację: {hex}{cost, select, 0 {} other { za {cost}}}{power, select, none {} other { ({power})}}.',
    },
  },
  tokenBought: {
    fields: { by: 'name', from: 'name', hex: 'hex', price: 'money' },
    text: {
      en: '{by} buys the station of {from} in {hex} for {price}.',
      ru: '{by} покупает станцию {from} ({hex}) за {price}.',
      pl: '{by} kupuje stację {from} ({hex}) za {price}.',
    },
  },
  tokenRemoved: {
    fields: { by: 'name', hex: 'hex' },
    text: {
      en: 'The station of {by} is removed from {hex}.',
      ru: 'Станция {by} снята: {hex}.',
      pl: 'Stacja {by} zdjęta: {hex}.',
    },
  },
  ran: {
    fields: { operator: 'name', revenue: 'money' },
    text: {
      en: '{operator} {revenue, select, 0 {has no revenue} other {runs for {revenue}}}.',
      ru: '{operator} {revenue, select, 0 {остаётся без дохода} other {зарабатывает {revenue}}}.',
      pl: '{operator} {revenue, select, 0 {nie ma przychodu} other {zarabia na przejazdach {revenue}}}.',
    },
  },
  dividend: {
    fields: { operator: 'name', kind: 'word', revenue: 'money', perShare: 'money', kept: 'money', paid: 'amounts' },
    text: {
      en: '{revenue, select, 0 {{operator} pays no dividend.} other {{kind, select, full {{operator} pays {perShare} a share.} withhold {{operator} withholds {kept}.} other {{perShare, select, 0 {{operator} keeps {kept} and pays {paid}.} other {{operator} pays {perShare} a share and keeps {kept}.}}}}}}',
      ru: '{revenue, select, 0 {{operator} не платит дивидендов.} other {{kind, select, full {{operator} платит {perShare} на акцию.} withhold {{operator} удерживает {kept}.} other {{perShare, select, 0 {{operator} оставляет {kept} и платит: {paid}.} other {{operator} платит {perShare} на акцию и оставляет {kept}.}}}}}}',
      pl: '{revenue, select, 0 {{operator} nie wypłaca dywidendy.} other {{kind, select, full {{operator} wypłaca {perShare} na akcję.} withhold {{operator} zatrzymuje {kept}.} other {{perShare, select, 0 {{operator} zatrzymuje {kept} i wypłaca: {paid}.} other {{operator} wypłaca {perShare} na akcję i zatrzymuje {kept}.}}}}}}',
    },
  },
  trainBought: {
    fields: { by: 'name', train: 'word', from: 'name', price: 'money', help: 'money' },
    text: {
      en: '{by} buys a {train} train {from, select, bank {from the bank} discard {from the returned trains} other {from {from}}} for {price}{help, select, 0 {} other {, {help} of it from the president}}.',
      ru: '{by} покупает поезд {train} {from, select, bank {у банка} discard {из возвращённых} other {у {from}}} за {price}{help, select, 0 {} other {, из них {help} платит президент}}.',
      pl: '{by} kupuje pociąg {train} {from, select, bank {z banku} discard {ze zwróconych} other {od {from}}} za {price}{help, select, 0 {} other {, z czego {help} płaci prezes}}.',
    },
  },
  equipmentBought: {
    fields: { by: 'name', item: 'name', from: 'name', price: 'money' },
    text: {
      en: '{by} buys {item} from {from, select, bank {the bank} other {{from}}} for {price}.',
      ru: '{by} покупает {item} {from, select, bank {у банка} other {у {from}}} за {price}.',
      pl: '{by} kupuje {item} {from, select, bank {z banku} other {od {from}}} za {price}.',
    },
  },
  trainGiven: {
    fields: { to: 'name', train: 'word' },
    text: {
      en: '{to} receives a {train} train.',
      ru: '{to} получает поезд {train}.',
      pl: '{to} otrzymuje pociąg {train}.',
    },
  },
  trainDiscarded: {
    fields: { by: 'name', train: 'word' },
    text: {
      en: '{by} returns a {train} train.',
      ru: '{by} возвращает поезд {train}.',
      pl: '{by} zwraca pociąg {train}.',
    },
  },
  trainsRemoved: {
    fields: { train: 'word', owners: 'names' },
    text: {
      en: '{train} trains leave the game{owners, select, none {} other {: {owners}}}.',
      ru: 'Поезда {train} уходят из игры{owners, select, none {} other {: {owners}}}.',
      pl: 'Pociągi {train} opuszczają grę{owners, select, none {} other {: {owners}}}.',
    },
  },
  trainsPhasedOut: {
    fields: { train: 'word', owners: 'names' },
    text: {
      en: '{train} trains may run once more and then leave{owners, select, none {} other {: {owners}}}.',
      ru: 'Поезда {train} сделают ещё один рейс и уйдут{owners, select, none {} other {: {owners}}}.',
      pl: 'Pociągi {train} pojadą jeszcze raz i znikną{owners, select, none {} other {: {owners}}}.',
    },
  },
  trainNotSold: {
    fields: { stack: 'word', count: 'number', of: 'number', last: 'word' },
    text: {
      en: 'No new train was sold in this operating round: marker {count} of {of}{stack, select, none {} other { on the stack of {stack} trains}}{last, select, true {: the next phase begins} other {}}.',
      ru: 'В этом операционном раунде не продано ни одного нового поезда: маркер {count} из {of}{stack, select, none {} other { на стопке поездов {stack}}}{last, select, true {: начинается следующая фаза} other {}}.',
      pl: 'W tej rundzie operacyjnej nie sprzedano żadnego nowego pociągu: znacznik {count} z {of}{stack, select, none {} other { na stosie pociągów {stack}}}{last, select, true {: zaczyna się następna faza} other {}}.',
    },
  },
  phase: {
    fields: { phase: 'name' },
    text: {
      en: 'Phase {phase} begins.',
      ru: 'Начинается фаза {phase}.',
      pl: 'Zaczyna się faza {phase}.',
    },
  },
  privateClosed: {
    fields: { company: 'name' },
    text: {
      en: '{company} leaves the game.',
      ru: '{company} уходит из игры.',
      pl: '{company} opuszcza grę.',
    },
  },
  minorClosed: {
    fields: { operator: 'name' },
    text: {
      en: '{operator} closes.',
      ru: '{operator} закрывается.',
      pl: '{operator} zamyka się.',
    },
  },
  corporationClosed: {
    fields: { corporation: 'name' },
    text: {
      en: '{corporation} closes.',
      ru: '{corporation} закрывается.',
      pl: '{corporation} zamyka się.',
    },
  },
  assigned: {
    fields: { company: 'name', hex: 'hex', to: 'name' },
    text: {
      en: 'The marker of {company} goes{hex, select, none {} other { on {hex}}}{to, select, none {} other { to {to}}}.',
      ru: '{hex, select, none {Маркер {company} получает {to}.} other {Маркер {company} ставится на {hex}{to, select, none {} other { для {to}}}.}}',
      pl: 'Znacznik {company} trafia{hex, select, none {} other { na {hex}}}{to, select, none {} other { do {to}}}.',
    },
  },
  markerRemoved: {
    fields: { company: 'name', hex: 'hex' },
    text: {
      en: 'The marker of {company} is removed from {hex}.',
      ru: 'Маркер {company} убран с {hex}.',
      pl: 'Znacznik {company} znika z {hex}.',
    },
  },
  powerUsed: {
    fields: { by: 'name', company: 'name' },
    text: {
      en: '{by} uses {company}.',
      ru: '{by} использует {company}.',
      pl: '{by} używa {company}.',
    },
  },
  borrowed: {
    fields: { by: 'name', amount: 'money' },
    text: {
      en: '{by} borrows {amount} from the bank.',
      ru: '{by} занимает у банка {amount}.',
      pl: '{by} pożycza z banku {amount}.',
    },
  },
  repaid: {
    fields: { by: 'name', amount: 'money' },
    text: {
      en: '{by} pays {amount} back to the bank.',
      ru: '{by} возвращает банку {amount}.',
      pl: '{by} zwraca bankowi {amount}.',
    },
  },
  received: {
    fields: { by: 'name', from: 'name', amount: 'money', why: 'word' },
    text: {
      en: '{by} receives {amount} from {from, select, bank {the bank} other {{from}}}{why, select, terrain { (terrain)} extraTile { (extra tile)} token { (station)} train { (train)} equipment { (equipment)} interest { (interest)} other {}}.',
      ru: '{by} получает {amount} от {from, select, bank {банка} other {{from}}}{why, select, terrain { (местность)} extraTile { (дополнительный тайл)} token { (станция)} train { (поезд)} equipment { (вагон)} interest { (проценты)} other {}}.',
      pl: '{by} otrzymuje {amount} od {from, select, bank {banku} other {{from}}}{why, select, terrain { (teren)} extraTile { (dodatkowy kafelek)} token { (stacja)} train { (pociąg)} equipment { (wagon)} interest { (odsetki)} other {}}.',
    },
  },
  offered: {
    fields: { by: 'name', to: 'name', what: 'name', price: 'money' },
    text: {
      en: '{by} offers {to} {price} for {what}.',
      ru: '{by} предлагает {price} за {what}; решает {to}.',
      pl: '{by} proponuje {price} za {what}; decyduje {to}.',
    },
  },
  endOffered: {
    fields: { by: 'name' },
    text: {
      en: '{by} offers to end the game.',
      ru: '{by} предлагает закончить игру.',
      pl: '{by} proponuje zakończyć grę.',
    },
  },
  answered: {
    fields: { by: 'name', accept: 'word' },
    text: {
      en: '{by} {accept, select, true {accepts} other {declines}} the offer.',
      ru: '{by} {accept, select, true {принимает} other {отклоняет}} предложение.',
      pl: '{by} {accept, select, true {przyjmuje} other {odrzuca}} propozycję.',
    },
  },
  claimed: {
    fields: { by: 'name', operator: 'name', revenue: 'money' },
    text: {
      en: '{by} shows a run of {revenue} for {operator}.',
      ru: '{by} показывает маршруты {operator} на {revenue}.',
      pl: '{by} wskazuje trasy {operator} za {revenue}.',
    },
  },
  helped: {
    fields: { player: 'name', operator: 'name', amount: 'money' },
    text: {
      en: '{player} pays {amount} for {operator}.',
      ru: '{player} доплачивает {amount} за {operator}.',
      pl: '{player} dopłaca {amount} za {operator}.',
    },
  },
  bankrupt: {
    fields: { player: 'name' },
    text: {
      en: '{player} is bankrupt.',
      ru: '{player} — банкрот.',
      pl: '{player} bankrutuje.',
    },
  },
  receivership: {
    fields: { corporation: 'name' },
    text: {
      en: '{corporation} is in receivership.',
      ru: '{corporation} переходит под внешнее управление.',
      pl: '{corporation} przechodzi pod zarząd przymusowy.',
    },
  },
  merged: {
    fields: { corporation: 'name', into: 'name' },
    text: {
      en: '{corporation} merges into {into}.',
      ru: '{corporation} вливается в {into}.',
      pl: '{corporation} łączy się z {into}.',
    },
  },
  exchanged: {
    fields: { player: 'name', from: 'name', corporation: 'name', percent: 'number' },
    text: {
      en: '{player} exchanges {from} for {percent}% of {corporation}.',
      ru: '{player} меняет {from} на {percent}% {corporation}.',
      pl: '{player} wymienia {from} na {percent}% {corporation}.',
    },
  },
  mail: {
    fields: { operator: 'name', amount: 'money' },
    text: {
      en: '{operator} receives {amount} for the mail.',
      ru: '{operator} получает за почту {amount}.',
      pl: '{operator} otrzymuje za pocztę {amount}.',
    },
  },
  certLimit: {
    fields: { limit: 'number' },
    text: {
      en: 'The certificate limit is now {limit}.',
      ru: 'Лимит сертификатов теперь {limit}.',
      pl: 'Limit certyfikatów wynosi teraz {limit}.',
    },
  },
  bankBroken: {
    fields: {},
    text: {
      en: 'The bank is out of money.',
      ru: 'В банке кончились деньги.',
      pl: 'W banku skończyły się pieniądze.',
    },
  },
  endTriggered: {
    fields: { reason: 'ending' },
    text: {
      en: 'The end of the game is in sight: {reason}.',
      ru: 'Конец игры близок: {reason}.',
      pl: 'Zbliża się koniec gry: {reason}.',
    },
  },
  gameEnded: {
    fields: { reason: 'ending' },
    text: {
      en: 'The game is over: {reason}.',
      ru: 'Игра окончена: {reason}.',
      pl: 'Koniec gry: {reason}.',
    },
  },
  note: {
    fields: { text: 'word' },
    text: {
      en: '{text}',
      ru: '{text}',
      pl: '{text}',
    },
  },
}
