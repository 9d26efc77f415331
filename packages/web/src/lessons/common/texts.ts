import type { Texts } from '../../texts/say.js'

/** What every game of this family has in common. */
export const common = {
  investor: {
    en: 'You are Anna, an investor. You own no railway: you own shares of railways, and money. Whoever has the most money and shares at the end wins.',
    ru: 'Вы — Анна, инвестор. Своей железной дороги у вас нет: у вас есть акции дорог и деньги. В конце побеждает тот, у кого денег и акций больше всех.',
    pl: 'Jesteś Anną i inwestujesz w koleje. Własnej kolei nie masz: masz akcje i pieniądze. Na końcu wygrywa ten, kto ma najwięcej pieniędzy i akcji.',
  },
  shares: {
    en: 'A company belongs to whoever holds its shares, 100% in all. The largest holder is its president and decides everything for it. But its money is not the president’s money: two purses, never mixed.',
    ru: 'Компания принадлежит держателям её акций, всего 100%. У кого их больше всех, тот её президент и всё за неё решает. Но её деньги — не деньги президента: это два разных кошелька.',
    pl: 'Spółka należy do tych, którzy mają jej akcje, razem 100%. Kto ma najwięcej, jest jej prezesem i decyduje za nią o wszystkim. Ale jej pieniądze to nie pieniądze prezesa: dwie osobne sakiewki.',
  },
  market: {
    en: 'This is the stock market. A company’s marker stands on the price of its share. Companies that pay well move to the right, the others to the left, and every sold share pushes the price down.',
    ru: 'Это биржа. Маркер компании стоит на цене её акции. Кто хорошо платит дивиденды, идёт вправо, кто не платит — влево, а каждая проданная акция толкает цену вниз.',
    pl: 'To giełda. Znacznik spółki stoi na kursie jej akcji. Spółki, które wypłacają dobrą dywidendę, idą w prawo, pozostałe w lewo, a każda sprzedana akcja spycha kurs w dół.',
  },
  dividends: {
    en: 'A run has earned money. Now the president decides: pay it out to the shareholders, or keep it in the company. Paying fills your purse and holds up the price; keeping fills the treasury, and the price falls.',
    ru: 'Рейс принёс деньги. Теперь президент решает: выплатить их акционерам или оставить в компании. При выплате деньги получаете вы и цена держится; при удержании деньги идут в кассу, а цена падает.',
    pl: 'Przejazd przyniósł pieniądze. Teraz prezes decyduje: wypłacić je akcjonariuszom czy zatrzymać w spółce. Przy wypłacie pieniądze dostajesz ty i kurs się trzyma; przy zatrzymaniu idą do kasy, a kurs spada.',
  },
  rust: {
    en: 'Trains do not last. The first train of a later kind starts a new phase, and old kinds are scrapped at once, everybody’s, without a penny. That is the heart of the game: who buys when.',
    ru: 'Поезда не вечны. Первый поезд нового вида начинает новую фазу, и старые сразу уходят из игры — у всех и без возмещения. В этом вся игра: кто и когда покупает.',
    pl: 'Pociągi nie są wieczne. Pierwszy pociąg nowszego rodzaju zaczyna nową fazę, a stare od razu wypadają z gry, u wszystkich i bez odszkodowania. Na tym polega ta gra: kto i kiedy kupuje.',
  },
  mustHaveTrain: {
    en: 'A company with a route must own a train. If its treasury cannot pay, its president pays the rest out of pocket, and sells shares for it if need be. Always look ahead: who pays for my next train?',
    ru: 'Компания, у которой есть маршрут, обязана иметь поезд. Не хватает денег в кассе — доплачивает президент из своего кармана, а если надо, продаёт для этого акции. Всегда смотрите вперёд: кто заплатит за мой следующий поезд?',
    pl: 'Spółka, która ma trasę, musi mieć pociąg. Jeśli kasa nie wystarcza, resztę dopłaca prezes z własnej kieszeni, a w razie potrzeby sprzedaje na to akcje. Zawsze patrz naprzód: kto zapłaci za mój następny pociąg?',
  },
  end: {
    en: 'The game is over, and this is the result: cash plus shares at their price. Treasuries and trains do not count. That is why late in the game everything is paid out.',
    ru: 'Партия окончена, вот итог: деньги плюс акции по их цене. Кассы и поезда не считаются. Поэтому под конец игры всё выплачивают.',
    pl: 'Gra skończona, oto wynik: gotówka plus akcje po kursie. Kasy i pociągi się nie liczą. Dlatego pod koniec gry wszystko się wypłaca.',
  },
  farewell: {
    en: 'You know the game now. Play one against bots: on the home page choose the title and a strength. Every refusal is explained, every word can be looked up, and you can come back to these chapters at any time.',
    ru: 'Теперь вы знаете игру. Сыграйте с ботами: на главной странице выберите игру и силу ботов. Каждый отказ объясняется, значение любого слова можно посмотреть, и к этим главам всегда можно вернуться.',
    pl: 'Znasz już grę. Zagraj z botami: na stronie głównej wybierz grę i siłę botów. Każda odmowa jest wyjaśniona, znaczenie każdego słowa można sprawdzić, a do tych rozdziałów możesz wrócić w każdej chwili.',
  },
} as const satisfies Texts
