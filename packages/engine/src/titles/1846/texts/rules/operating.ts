import type { Rule } from '../../../../core/rules.js'

export const operatingRules: Readonly<Record<string, Rule>> = {
  '1846-ORD-1': {
    section: '§4.2, §6.1',
    text: {
      en: 'At the start of each operating round every private company with an income pays its owner: the player, or the treasury of the corporation.',
      ru: 'В начале операционного раунда каждая частная компания с доходом платит владельцу: игроку или в кассу корпорации.',
      pl: 'Na początku rundy operacyjnej każda spółka prywatna z dochodem płaci właścicielowi: graczowi lub do kasy spółki.',
    },
  },
  '1846-ORD-2': {
    section: 'p.12',
    text: {
      en: 'At that moment a player who owns SC may assign its port marker.',
      ru: 'В этот момент игрок, владеющий SC, может назначить её маркер порта.',
      pl: 'W tym momencie gracz posiadający SC może przydzielić jej znacznik portu.',
    },
  },
  '1846-ORD-3': {
    section: '§6.2',
    text: {
      en: "A corporation's turn: issue or redeem shares; lay tiles and place one station in any order; run trains; decide the dividend; buy trains. Private companies may be bought and used at any moment of it.",
      ru: 'Ход корпорации: выпуск или выкуп акций; тайлы и одна станция в любом порядке; рейсы поездов; дивиденды; покупка поездов. Частные компании можно покупать и использовать в любой момент хода.',
      pl: 'Tura spółki: emisja lub odkup akcji; kafelki i jedna stacja w dowolnej kolejności; przejazdy pociągów; dywidenda; zakup pociągów. Spółki prywatne można kupować i wykorzystywać w każdej chwili tury.',
    },
  },
  '1846-ORD-4': {
    section: '§6.2, §6.72',
    text: {
      en: 'An independent only lays tiles, runs and splits its revenue evenly, paying from its own treasury. It places no stations, issues no shares, and buys neither trains nor private companies.',
      ru: 'Независимая дорога только кладёт тайлы, делает рейс и делит доход пополам, платя из своей кассы. Она не ставит станций, не выпускает акций, не покупает поездов и частных компаний.',
      pl: 'Niezależna kolej tylko kładzie kafelki, wykonuje przejazdy i dzieli przychód po połowie, płacąc z własnej kasy. Nie stawia stacji, nie emituje akcji, nie kupuje pociągów ani spółek prywatnych.',
    },
  },
  '1846-ORD-5': {
    section: '§6, §5.33',
    text: {
      en: "The president decides for a corporation, the owner for an independent. Company money and players' money never mix, except in a forced train purchase.",
      ru: 'За корпорацию решает президент, за независимую дорогу — владелец. Деньги компаний и игроков не смешиваются, кроме вынужденной покупки поезда.',
      pl: 'O spółce decyduje prezes, o niezależnej kolei właściciel. Pieniądze spółek i graczy nigdy się nie mieszają, poza przymusowym zakupem pociągu.',
    },
  },
  '1846-ISS-1': {
    section: '§6.31',
    text: {
      en: 'Once per turn, instead of redeeming, a corporation may issue treasury shares to the Market, at most the number by which the shares of players exceed those in the Market. Each brings the price one column to the left.',
      ru: 'Один раз за ход вместо выкупа корпорация может выпустить на рынок акции из кассы — не больше, чем разница между числом акций у игроков и на рынке. За каждую она получает цену соседнего столбца слева.',
      pl: 'Raz na turę, zamiast odkupu, spółka może wyemitować na rynek akcje z kasy, najwyżej tyle, o ile więcej mają gracze niż rynek. Każda przynosi kurs z kolumny po lewej.',
    },
  },
  '1846-ISS-2': {
    section: '§6.32',
    text: {
      en: 'Or it may redeem shares of its own from the Market into its treasury, paying for each the price one column to the right ($550 at the top).',
      ru: 'Либо она может выкупить свои акции с рынка в кассу, платя за каждую цену соседнего столбца справа (в конце — $550).',
      pl: 'Albo może odkupić swoje akcje z rynku do kasy, płacąc za każdą kurs z kolumny po prawej (na końcu $550).',
    },
  },
  '1846-ISS-3': {
    section: '§6.33',
    text: {
      en: 'Issuing and redeeming do not move the price; only an emergency issue does.',
      ru: 'Выпуск и выкуп цену не двигают; двигает её только экстренный выпуск.',
      pl: 'Emisja i odkup nie zmieniają kursu; zmienia go tylko emisja awaryjna.',
    },
  },
  '1846-ISS-4': {
    section: '§6.2, §6.33',
    text: {
      en: 'Shares may be issued or redeemed until the corporation declares its dividend.',
      ru: 'Выпускать или выкупать акции можно до объявления дивидендов корпорации.',
      pl: 'Akcje można emitować lub odkupować aż do ogłoszenia dywidendy spółki.',
    },
  },
  '1846-ISS-5': {
    section: '§6.32',
    text: {
      en: 'A corporation with more shares in the Market than with players need not redeem; it just cannot issue.',
      ru: 'Корпорация, у которой на рынке больше акций, чем у игроков, не обязана выкупать — она лишь не может выпускать.',
      pl: 'Spółka, która ma więcej akcji na rynku niż u graczy, nie musi ich odkupywać; po prostu nie może emitować.',
    },
  },
}
