import type { GuideTerm } from '../core/guide.js'
import type { Text } from '../core/rules.js'

/** Words that mean the same in several titles. */
const TERMS = {
  share: {
    term: { en: 'Share', ru: 'Акция', pl: 'Akcja' },
    text: {
      en: 'A part of a corporation, counted in percent. It earns its part of every dividend and can be sold at the market price.',
      ru: 'Часть корпорации, считается в процентах. Приносит свою долю каждых дивидендов и продаётся по цене биржи.',
      pl: 'Część spółki liczona w procentach. Daje swoją część każdej dywidendy i można ją sprzedać po kursie giełdowym.',
    },
  },
  certificate: {
    term: { en: 'Certificate', ru: 'Сертификат', pl: 'Certyfikat' },
    text: {
      en: 'The paper that stands for one or more shares. Limits of a hand count papers, limits of ownership count percent.',
      ru: 'Бумага на одну или несколько акций. Лимит на руке считает бумаги, лимит владения — проценты.',
      pl: 'Papier oznaczający jedną lub więcej akcji. Limit na ręce liczy papiery, limit własności – procenty.',
    },
  },
  certLimit: {
    term: { en: 'Certificate limit', ru: 'Лимит сертификатов', pl: 'Limit certyfikatów' },
    text: {
      en: 'The most certificates a player may hold. Whoever has reached it sells before buying more.',
      ru: 'Сколько сертификатов игрок может держать. Кто его достиг, сначала продаёт, потом покупает.',
      pl: 'Ile najwyżej certyfikatów może mieć gracz. Kto go osiągnął, najpierw sprzedaje, potem kupuje.',
    },
  },
  president: {
    term: { en: 'President', ru: 'Президент', pl: 'Prezes' },
    text: {
      en: 'The player who decides for a company. Others become president by holding more of it.',
      ru: 'Игрок, который решает за компанию. Другой становится президентом, набрав в ней больше.',
      pl: 'Gracz, który decyduje za spółkę. Ktoś inny zostaje prezesem, gdy ma jej więcej.',
    },
  },
  priority: {
    term: { en: 'Priority', ru: 'Приоритет', pl: 'Priorytet' },
    text: {
      en: 'Its holder begins the next stock round.',
      ru: 'Кто им владеет, начинает следующий биржевой раунд.',
      pl: 'Kto go ma, zaczyna następną rundę giełdową.',
    },
  },
  price: {
    term: { en: 'Market price', ru: 'Цена на бирже', pl: 'Kurs' },
    text: {
      en: 'What one share is worth now: the cell of the market on which the company’s marker lies.',
      ru: 'Сколько сейчас стоит одна акция: клетка биржи, на которой лежит маркер компании.',
      pl: 'Ile warta jest teraz jedna akcja: pole giełdy, na którym leży znacznik spółki.',
    },
  },
  par: {
    term: { en: 'Start price', ru: 'Начальная цена', pl: 'Kurs początkowy' },
    text: {
      en: 'The price at which a corporation begins. Whoever starts it chooses one of the prices open at that moment.',
      ru: 'Первая цена корпорации. Её выбирает основатель из открытых в этот момент.',
      pl: 'Kurs, od którego zaczyna spółka. Wybiera go założyciel spośród otwartych w tej chwili.',
    },
  },
  treasury: {
    term: { en: 'Treasury', ru: 'Казна', pl: 'Kasa spółki' },
    text: {
      en: 'The company’s own money. It pays for track, stations and trains, and belongs to no player.',
      ru: 'Собственные деньги компании. Из них платят за пути, станции и поезда; игрокам они не принадлежат.',
      pl: 'Własne pieniądze spółki. Płaci się z nich za tory, stacje i pociągi; nie należą do żadnego gracza.',
    },
  },
  pool: {
    term: { en: 'Pool', ru: 'Пул', pl: 'Pula' },
    text: {
      en: 'Where sold shares and returned trains lie. Whoever buys there pays the bank.',
      ru: 'Где лежат проданные акции и возвращённые поезда. Покупая там, платят банку.',
      pl: 'Miejsce sprzedanych akcji i zwróconych pociągów. Kupując stamtąd, płaci się bankowi.',
    },
  },
  phase: {
    term: { en: 'Phase', ru: 'Фаза', pl: 'Faza' },
    text: {
      en: 'The stage of the game, set by the newest train sold. It says which tiles may be laid, how many trains a company may own and which trains are gone.',
      ru: 'Этап игры по новейшему проданному поезду. От него зависит, какие тайлы можно класть, сколько поездов может иметь компания и какие поезда ушли.',
      pl: 'Etap gry wyznaczony przez najnowszy sprzedany pociąg. Mówi, jakie kafelki wolno kłaść, ile pociągów może mieć spółka i które pociągi zniknęły.',
    },
  },
  trainLimit: {
    term: { en: 'Train limit', ru: 'Лимит поездов', pl: 'Limit pociągów' },
    text: {
      en: 'The most trains a company may own in this phase.',
      ru: 'Сколько поездов компания может иметь в этой фазе.',
      pl: 'Ile najwyżej pociągów może mieć spółka w tej fazie.',
    },
  },
  private: {
    term: { en: 'Private company', ru: 'Частная компания', pl: 'Spółka prywatna' },
    text: {
      en: 'A small business without trains: it pays its owner an income and may have a power of its own.',
      ru: 'Небольшое дело без поездов: платит владельцу доход и может иметь свою способность.',
      pl: 'Małe przedsiębiorstwo bez pociągów: płaci właścicielowi dochód i może mieć własną zdolność.',
    },
  },
  minor: {
    term: { en: 'Minor company', ru: 'Малая компания', pl: 'Mała spółka' },
    text: {
      en: 'A railway without shares: one player owns all of it.',
      ru: 'Железная дорога без акций: вся принадлежит одному игроку.',
      pl: 'Kolej bez akcji: w całości należy do jednego gracza.',
    },
  },
  token: {
    term: { en: 'Station', ru: 'Станция', pl: 'Stacja' },
    text: {
      en: 'A company’s token in a city. Its track and its routes begin there, and full cities stop the trains of others.',
      ru: 'Жетон компании в городе. Оттуда идут её пути и маршруты, а занятый целиком город не пропускает чужие поезда.',
      pl: 'Żeton spółki w mieście. Stąd wychodzą jej tory i trasy, a pełne miasto zatrzymuje pociągi innych.',
    },
  },
  home: {
    term: { en: 'Home', ru: 'База', pl: 'Baza' },
    text: {
      en: 'The city in which a company’s first station stands.',
      ru: 'Город, где стоит первая станция компании.',
      pl: 'Miasto, w którym stoi pierwsza stacja spółki.',
    },
  },
  upgrade: {
    term: { en: 'Upgrade', ru: 'Улучшение', pl: 'Ulepszenie' },
    text: {
      en: 'A tile of the next colour put in the place of one that lies there; the old track stays part of it.',
      ru: 'Тайл следующего цвета вместо лежащего; старые пути остаются его частью.',
      pl: 'Kafelek następnego koloru w miejsce leżącego; stare tory pozostają jego częścią.',
    },
  },
  terrain: {
    term: { en: 'Terrain', ru: 'Местность', pl: 'Teren' },
    text: {
      en: 'Hills, rivers and the like: building there costs what the map says.',
      ru: 'Холмы, реки и тому подобное: строить там стоит столько, сколько указано на карте.',
      pl: 'Wzgórza, rzeki i tym podobne: budowa kosztuje tam tyle, ile podaje mapa.',
    },
  },
  route: {
    term: { en: 'Route', ru: 'Маршрут', pl: 'Trasa' },
    text: {
      en: 'Where one train runs: along joined track, past an own station. It earns what its stops are worth.',
      ru: 'Где идёт один поезд: по соединённым путям, через свою станцию. Приносит стоимость своих остановок.',
      pl: 'Gdzie jedzie jeden pociąg: po połączonych torach, przez własną stację. Daje tyle, ile warte są jej przystanki.',
    },
  },
  revenue: {
    term: { en: 'Revenue', ru: 'Доход', pl: 'Przychód' },
    text: {
      en: 'What all trains of a company earn in one turn.',
      ru: 'Что заработали за ход все поезда компании.',
      pl: 'Ile zarobiły w jednej turze wszystkie pociągi spółki.',
    },
  },
  dividend: {
    term: { en: 'Dividend', ru: 'Дивиденды', pl: 'Dywidenda' },
    text: {
      en: 'Revenue that is paid out, each share its part. What is not paid out is withheld and goes to the treasury.',
      ru: 'Выплаченный доход, на каждую акцию её часть. Невыплаченное удерживается и идёт в казну.',
      pl: 'Wypłacony przychód, na każdą akcję jej część. Czego się nie wypłaca, to się zatrzymuje w kasie.',
    },
  },
  operatingOrder: {
    term: { en: 'Operating order', ru: 'Порядок хода компаний', pl: 'Kolejność działania' },
    text: {
      en: 'Companies take their turns by the price of their shares, the dearest first.',
      ru: 'Компании ходят по цене акций, начиная с самой дорогой.',
      pl: 'Spółki działają według kursu akcji, od najdroższej.',
    },
  },
  emergency: {
    term: { en: 'Emergency', ru: 'Чрезвычайный случай', pl: 'Sytuacja awaryjna' },
    text: {
      en: 'A company must have a train and cannot pay for one: its president has to help.',
      ru: 'Компании нужен поезд, а платить нечем: помогать должен президент.',
      pl: 'Spółka musi mieć pociąg, a nie ma czym zapłacić: pomóc musi prezes.',
    },
  },
  issue: {
    term: { en: 'Issue, redeem', ru: 'Выпуск, выкуп', pl: 'Emisja, wykup' },
    text: {
      en: 'A corporation sells shares of its own for money, or buys them back.',
      ru: 'Корпорация продаёт свои акции ради денег или выкупает их обратно.',
      pl: 'Spółka sprzedaje własne akcje za pieniądze albo je odkupuje.',
    },
  },
  bank: {
    term: { en: 'Bank', ru: 'Банк', pl: 'Bank' },
    text: {
      en: 'All money that nobody holds. When it is empty, the end of the game is near.',
      ru: 'Все деньги, которых нет ни у кого на руках. Когда он пуст, конец игры близок.',
      pl: 'Wszystkie pieniądze, których nikt nie ma. Gdy jest pusty, koniec gry jest bliski.',
    },
  },
  worth: {
    term: { en: 'Result', ru: 'Результат', pl: 'Wynik' },
    text: {
      en: 'What a player is worth: cash, and shares at their price.',
      ru: 'Сколько стоит игрок: деньги и акции по их цене.',
      pl: 'Ile wart jest gracz: gotówka i akcje po kursie.',
    },
  },
} as const satisfies Record<string, { readonly term: Text; readonly text: Text }>

export type CommonTerm = keyof typeof TERMS

/** Common words a title uses, each with the rule or chapter that speaks of it there. */
export const commonTerms = (places: Readonly<Partial<Record<CommonTerm, string>>>): readonly GuideTerm[] =>
  Object.entries(places).map(([id, at]) => ({ id, ...TERMS[id as CommonTerm], at }))
