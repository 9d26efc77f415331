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
      en: 'The paper that stands for one or more shares. The certificate limit counts papers, the limit of ownership counts percent.',
      ru: 'Бумага на одну или несколько акций. Лимит сертификатов считает бумаги, лимит владения — проценты.',
      pl: 'Papier na jedną lub więcej akcji. Limit certyfikatów liczy papiery, limit posiadania – procenty.',
    },
  },
  certLimit: {
    term: { en: 'Certificate limit', ru: 'Лимит сертификатов', pl: 'Limit certyfikatów' },
    text: {
      en: 'The most certificates a player may hold. Whoever has reached it sells before buying more.',
      ru: 'Сколько сертификатов игрок может иметь. Кто достиг лимита, сначала продаёт, потом покупает.',
      pl: 'Ile najwyżej certyfikatów może mieć gracz. Kto go osiągnął, najpierw sprzedaje, potem kupuje.',
    },
  },
  president: {
    term: { en: 'President', ru: 'Президент', pl: 'Prezes' },
    text: {
      en: 'The player who decides for a company. Whoever comes to hold more of its shares takes over.',
      ru: 'Игрок, который решает за компанию. Президентом становится тот, у кого её акций больше.',
      pl: 'Gracz, który decyduje za spółkę. Prezesem zostaje ten, kto ma więcej jej akcji.',
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
      ru: 'Цена акций при основании корпорации. Её выбирает основатель из доступных в этот момент.',
      pl: 'Kurs, od którego zaczyna spółka. Wybiera go założyciel spośród dostępnych w tej chwili.',
    },
  },
  treasury: {
    term: { en: 'Treasury', ru: 'Касса', pl: 'Kasa spółki' },
    text: {
      en: 'The company’s own money. It pays for track, stations and trains, and belongs to no player.',
      ru: 'Собственные деньги компании. Из них платят за пути, станции и поезда; игрокам они не принадлежат.',
      pl: 'Własne pieniądze spółki. Płaci się z nich za tory, stacje i pociągi; nie należą do żadnego gracza.',
    },
  },
  pool: {
    term: { en: 'Market', ru: 'Рынок', pl: 'Rynek' },
    text: {
      en: 'Where sold shares and returned trains lie. Whoever buys there pays the bank.',
      ru: 'Здесь лежат проданные акции и возвращённые поезда. За купленное здесь платят банку.',
      pl: 'Tu leżą sprzedane akcje i zwrócone pociągi. Za kupione stąd płaci się bankowi.',
    },
  },
  phase: {
    term: { en: 'Phase', ru: 'Фаза', pl: 'Faza' },
    text: {
      en: 'The stage of the game, set by the newest train sold. It says which tiles may be laid, how many trains a company may own and which trains are gone.',
      ru: 'Этап игры; его определяет самый новый из проданных поездов. От фазы зависит, какие тайлы можно класть, сколько поездов может быть у компании и какие поезда ушли из игры.',
      pl: 'Etap gry wyznaczony przez najnowszy sprzedany pociąg. Od niej zależy, jakie kafelki wolno kłaść, ile pociągów może mieć spółka i które pociągi wypadły z gry.',
    },
  },
  trainLimit: {
    term: { en: 'Train limit', ru: 'Лимит поездов', pl: 'Limit pociągów' },
    text: {
      en: 'The most trains a company may own in this phase.',
      ru: 'Сколько поездов может быть у компании в этой фазе.',
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
      en: 'A company’s marker in a city. Its track and its routes begin there, and a city full of stations stops the trains of others.',
      ru: 'Знак компании в городе. Оттуда идут её пути и маршруты, а полностью занятый город не пропускает чужие поезда.',
      pl: 'Znak spółki w mieście. Stąd wychodzą jej tory i trasy, a całkiem zajęte miasto zatrzymuje pociągi innych.',
    },
  },
  home: {
    term: { en: 'Home', ru: 'Домашний город', pl: 'Miasto macierzyste' },
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
      ru: 'Путь одного поезда: по соединённым тайлам, через свою станцию. Приносит стоимость остановок.',
      pl: 'Droga jednego pociągu: po połączonych torach, przez własną stację. Daje tyle, ile warte są jej przystanki.',
    },
  },
  revenue: {
    term: { en: 'Revenue', ru: 'Доход', pl: 'Przychód' },
    text: {
      en: 'What all trains of a company earn in one turn.',
      ru: 'Сколько заработали за ход все поезда компании.',
      pl: 'Ile zarobiły w jednej turze wszystkie pociągi spółki.',
    },
  },
  dividend: {
    term: { en: 'Dividend', ru: 'Дивиденды', pl: 'Dywidenda' },
    text: {
      en: 'Revenue that is paid out, each share its part. What is not paid out is withheld and goes to the treasury.',
      ru: 'Доход, выплаченный на акции поровну. Невыплаченное удерживается и идёт в кассу.',
      pl: 'Przychód wypłacony po równo na akcje. Niewypłacony zostaje w kasie.',
    },
  },
  operatingOrder: {
    term: { en: 'Operating order', ru: 'Порядок компаний', pl: 'Kolejność spółek' },
    text: {
      en: 'Companies take their turns by the price of their shares, the dearest first.',
      ru: 'Компании ходят по цене акций, начиная с самой дорогой.',
      pl: 'Spółki działają kolejno według kursu akcji, od najdroższej.',
    },
  },
  emergency: {
    term: { en: 'Emergency', ru: 'Экстренный случай', pl: 'Sytuacja awaryjna' },
    text: {
      en: 'A company must have a train and cannot pay for one: its president pays the rest.',
      ru: 'Компания обязана купить поезд, а денег не хватает: доплачивает президент.',
      pl: 'Spółka musi mieć pociąg, a brakuje jej pieniędzy: dopłaca prezes.',
    },
  },
  issue: {
    term: { en: 'Issue, redeem', ru: 'Выпуск, выкуп', pl: 'Emisja, odkup' },
    text: {
      en: 'A corporation sells shares of its own for money, or buys them back.',
      ru: 'Корпорация продаёт свои акции ради денег или выкупает их обратно.',
      pl: 'Spółka sprzedaje własne akcje za pieniądze albo je odkupuje.',
    },
  },
  bank: {
    term: { en: 'Bank', ru: 'Банк', pl: 'Bank' },
    text: {
      en: 'All money that neither players nor companies hold. When it is empty, the end of the game is near.',
      ru: 'Все деньги, которых нет ни у игроков, ни у компаний. Когда он пуст, конец игры близок.',
      pl: 'Wszystkie pieniądze, których nie mają ani gracze, ani spółki. Gdy jest pusty, koniec gry jest bliski.',
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
