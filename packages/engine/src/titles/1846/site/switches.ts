import { declareSwitches } from '../../../core/switches.js'
import { theirWay } from '../../../site/theirWay.js'

/** Where the rulebook and 18xx.games part ways in 1846. */
export const switches1846 = declareSwitches({
  unsoldReserve: theirWay(
    'A private company that nobody has taken, as can be with two players, keeps its hexes too.',
    'Частная компания, которую никто не взял (такое бывает вдвоём), тоже держит свои гексы.',
    'Spółka prywatna, której nikt nie wziął (zdarza się to we dwoje), też trzyma swoje heksy.',
  ),
  draftDebtFloor: theirWay(
    "The last card's price stops at an independent's debt instead of running to $0.",
    'Цена последней карты останавливается на долге независимой дороги, а не падает до $0.',
    'Cena ostatniej karty zatrzymuje się na długu niezależnej kolei, zamiast spaść do $0.',
  ),
  emergencySurplus: theirWay(
    'An emergency issue is for the cheapest card of the bank, and may bring more than the wanted type of it needs.',
    'Экстренный выпуск акций делается ради самой дешёвой карты банка и может принести больше, чем нужно на выбранный тип поезда.',
    'Awaryjna emisja służy najtańszej karcie banku i może przynieść więcej, niż trzeba na wybrany typ pociągu.',
  ),
  issuesPay: theirWay(
    'An emergency issue must bring money.',
    'Экстренный выпуск акций должен приносить деньги.',
    'Awaryjna emisja musi przynieść pieniądze.',
  ),
  phase4Count: {
    rulebook: 0,
    '18xx.games': 9,
    says: 'Cards of the last phase; 0 = as many as wanted.',
    text: {
      en: 'Cards of the last phase; 0 = as many as wanted.',
      ru: 'Карт последней фазы; 0 — сколько угодно.',
      pl: 'Karty ostatniej fazy; 0 = ile kto chce.',
    },
    otherwise: {
      en: 'The last phase has {n} train cards, not as many as are wanted.',
      ru: 'Карт поездов последней фазы — {n}, а не сколько угодно.',
      pl: 'Kart pociągów ostatniej fazy jest {n}, a nie ile kto chce.',
    },
  },
  mcTogether: theirWay(
    'The two tiles of MC and O&I must be laid one after the other.',
    'Два тайла MC и O&I кладутся сразу один за другим.',
    'Dwa kafelki MC i O&I kładzie się jeden zaraz po drugim.',
  ),
  lmBoth: theirWay(
    'Little Miami must lay both its tiles, each with track towards the other that was not there, unless the first makes a way between the two cities; it is not used where there is a way, or no place for the second tile.',
    'Little Miami обязана положить оба тайла, каждый с ещё не существовавшим путём к другому, если между двумя городами не появился путь уже с первым; ею не пользуются, если путь есть или второму тайлу нет места.',
    'Little Miami musi położyć oba kafelki, każdy z torem ku drugiemu, którego nie było, chyba że już pierwszy daje drogę między oboma miastami; nie używa się jej, gdy droga jest albo nie ma miejsca na drugi kafelek.',
  ),
  steamboatOnce: theirWay(
    'A corporation moves the steamboat once a turn, before its run.',
    'Корпорация переставляет пароход один раз за ход, до рейсов.',
    'Spółka przestawia parowiec raz na turę, przed przejazdami.',
  ),
  receivershipSales: theirWay(
    'Shares of a corporation in receivership may be sold.',
    'Акции корпорации под внешним управлением можно продавать.',
    'Akcje spółki pod zarządem przymusowym można sprzedawać.',
  ),
  receivershipUncounted: theirWay(
    'Shares of a corporation in receivership do not keep a president from bankruptcy, though their sale would pay for the train.',
    'Акции корпорации под внешним управлением не мешают президенту объявить банкротство, хотя их продажи хватило бы на поезд.',
    'Akcje spółki pod zarządem przymusowym nie chronią prezesa przed bankructwem, choć ich sprzedaż wystarczyłaby na pociąg.',
  ),
  blanksCount: theirWay(
    'The blank cards of the draft are companies until Phase III: before it the game goes on when everything else has closed.',
    'Пустые карты при выборе считаются компаниями до фазы III: до неё партия продолжается, даже если закрылось всё остальное.',
    'Puste karty przy wyborze liczą się jako spółki aż do fazy III: do tego czasu gra toczy się dalej, choćby wszystko inne zamknięto.',
  ),
  receivershipEarns: theirWay(
    'A corporation in receivership that has a run that earns may not stand still.',
    'Корпорация под внешним управлением обязана сделать рейс, если есть рейс с доходом.',
    'Spółka pod zarządem przymusowym musi jechać, jeśli jakiś przejazd przynosi dochód.',
  ),
  receivershipDiscards: theirWay(
    'Which trains over the limit a corporation in receivership returns is chosen by a player.',
    'Какие лишние поезда возвращает корпорация под внешним управлением, выбирает игрок.',
    'Które nadmiarowe pociągi oddaje spółka pod zarządem przymusowym, wybiera gracz.',
  ),
  bestRun: {
    rulebook: true,
    '18xx.games': false,
    says: 'Players may show a better run, and a corporation without president must take the best.',
    text: {
      en: 'Players may show a better run, and a corporation without president must take the best.',
      ru: 'Игроки могут указать лучший рейс, а корпорация без президента обязана ехать лучшим.',
      pl: 'Gracze mogą wskazać lepszy przejazd, a spółka bez prezesa musi wybrać najlepszy.',
    },
    otherwise: {
      en: 'Nobody may show a better run, and a corporation without president need not take the best.',
      ru: 'Указать лучший рейс нельзя, и корпорация без президента не обязана ехать лучшим.',
      pl: 'Nikt nie może wskazać lepszego przejazdu, a spółka bez prezesa nie musi wybrać najlepszego.',
    },
  },
  bankBreakNegative: theirWay(
    'The bank is broken only below $0.',
    'Банк считается пустым, только когда в нём меньше $0.',
    'Bank uznaje się za pusty dopiero poniżej $0.',
  ),
  looseForcedSale: theirWay(
    "The president's block of shares in a forced sale may be any whose last share is still wanted for the dearest train, even one after which no train can be bought.",
    'При вынужденной продаже президент может продать любой пакет, последняя акция которого ещё нужна на самый дорогой поезд, даже такой, после которого поезд не купить.',
    'W przymusowej sprzedaży prezes może sprzedać każdy pakiet, którego ostatnia akcja jest jeszcze potrzebna na najdroższy pociąg, nawet taki, po którym nie da się kupić pociągu.',
  ),
  cheaperStays: theirWay(
    'After a forced sale that leaves the dearer type of a card out of reach its cheaper type may be bought, and a card of one type always, though there was money for it before.',
    'После вынужденной продажи, которой не хватает на более дорогой тип карты, можно купить её более дешёвый тип, а карту с одним типом — всегда, хотя денег на неё хватало и раньше.',
    'Po przymusowej sprzedaży, która nie wystarcza na droższy typ karty, można kupić jej tańszy typ, a kartę jednego typu zawsze, choć pieniędzy na nią starczało już wcześniej.',
  ),
  chairIsOneShare: theirWay(
    "A president's certificate alone counts as one share in a forced sale, also where a part of it is sold: it may bring more than any train needs.",
    'Сертификат президента без других акций считается при вынужденной продаже одной акцией, даже если продаётся его часть: он может принести больше, чем нужно на любой поезд.',
    'Sam certyfikat prezesa liczy się w przymusowej sprzedaży za jedną akcję, także gdy sprzedaje się jego część: może przynieść więcej, niż trzeba na jakikolwiek pociąg.',
  ),
  closingEndsRound: theirWay(
    'A stock round can end with a turn that closes a corporation the next player could still have traded: no price moves, and whoever sits where it ended has the priority, the seller after a sale.',
    'Биржевой раунд может кончиться ходом, после которого закрывается корпорация, пока ею ещё мог торговать следующий игрок: цены не меняются, приоритет у того, на ком он кончился, после продажи — у продавца.',
    'Runda giełdowa może się skończyć turą, po której zamyka się spółka, gdy mógł nią jeszcze handlować następny gracz: kursy się nie zmieniają, priorytet ma ten, na kim się skończyła, po sprzedaży sprzedający.',
  ),
  closeLate: theirWay(
    'Corporations at $0 close when somebody is to be asked or an operating turn is over; what falls to $0 once the round of an action is over waits for the next action, and stays if its price has risen by then.',
    'Корпорации с ценой $0 закрываются перед следующим вопросом или в конце хода; упавшая до $0 после раунда, в котором было действие, ждёт следующего действия и остаётся, если её цена к тому времени выросла.',
    'Spółki z kursem $0 zamykają się przed następnym pytaniem albo na koniec tury; ta, która spada do $0 po rundzie, w której coś zrobiono, czeka na następne działanie i zostaje, jeśli jej kurs do tego czasu wzrósł.',
  ),
  staleReach: theirWay(
    'What a railroad reaches is remembered until the next tile or token, even if another one closes or is founded meanwhile: from its own tile on, or from when it looked for a circle for a token and found none; whether it has a run is remembered from its run on. Whether it reaches the new track of an upgrade is looked at anew.',
    'Что доступно компании, помнят до следующего тайла или станции, даже если другая тем временем закрывается или основана: с её собственного тайла или с того момента, когда она искала свободный круг для станции и не нашла; есть ли у неё маршрут — с её хода поездов. Достигнут ли новый путь при улучшении, смотрят заново.',
    'Co kolej ma w zasięgu, pamięta się do następnego kafelka lub stacji, choćby inna się tymczasem zamknęła lub powstała: od jej własnego kafelka albo od chwili, gdy szukała wolnego miejsca na stację i nie znalazła; czy ma trasę — od jej kroku tras. Czy dochodzi do nowego toru ulepszenia, sprawdza się na nowo.',
  ),
  saleRemembered: theirWay(
    'What a president sold for a train before going bankrupt the next president may not sell in the same turn.',
    'То, что президент продал ради поезда перед банкротством, следующий президент в тот же ход продать не может.',
    'Tego, co prezes sprzedał na pociąg przed bankructwem, następny prezes nie może sprzedać w tej samej turze.',
  ),
  bankruptSales: theirWay(
    'What a bankrupt player has is sold in the order of the market, the dearest first.',
    'Всё, что есть у банкрота, продаётся в порядке цен, начиная с самого дорогого.',
    'Wszystko, co ma bankrut, sprzedaje się w kolejności kursów, od najdroższego.',
  ),
  bankruptOrder: theirWay(
    "The sales of a bankrupt leave the order of the corporations still to operate as it was, until the next president's sale.",
    'Продажи банкрота не меняют порядок корпораций, которым ещё предстоит ход, — до следующей продажи президентом.',
    'Sprzedaże bankruta nie zmieniają kolejności spółek, które mają jeszcze działać, aż do następnej sprzedaży przez prezesa.',
  ),
  lentForever: theirWay(
    "A steamboat lent by a player goes on working after that player's bankruptcy.",
    'Пароход, одолженный игроком, работает и после его банкротства.',
    'Parowiec pożyczony przez gracza działa także po jego bankructwie.',
  ),
  saleWithTrain: theirWay(
    'A president may also sell shares for a train the corporation need not buy, or for a dearer one than it has the money for, until it has passed trains or bought the last it could.',
    'Президент может продавать акции и ради поезда, который корпорация покупать не обязана или который дороже доступного ей, — пока она не спасовала на поездах или не купила последний возможный.',
    'Prezes może sprzedawać akcje także na pociąg, którego spółka nie musi kupić, albo na droższy niż ten, na który ją stać, dopóki nie spasuje przy pociągach albo nie kupi ostatniego możliwego.',
  ),
  tradeAfterRaising: theirWay(
    "Money raised for a train may buy it from another corporation, and the president's sales leave private companies open.",
    'На деньги, собранные на поезд, его можно купить и у другой корпорации, а после продаж президента доступны и частные компании.',
    'Za pieniądze zebrane na pociąg można go kupić od innej spółki, a po sprzedaży prezesa także spółki prywatne.',
  ),
  trainsOnce: theirWay(
    'Trains are bought before the last private companies, not with the money these bring.',
    'Поезда покупают до последних частных компаний, а не на деньги, которые те приносят.',
    'Pociągi kupuje się przed ostatnimi spółkami prywatnymi, nie za pieniądze, które one przynoszą.',
  ),
  bankruptAnytime: theirWay(
    'A president who cannot pay for a train may declare bankruptcy at any time of an operating turn, with a train too; before the train step the shares he could sell do not count.',
    'Президент, которому не хватает на поезд, может объявить банкротство в любой момент хода, даже имея поезд; до шага поездов акции, которые он мог бы продать, не в счёт.',
    'Prezes, którego nie stać na pociąg, może ogłosić bankructwo w dowolnej chwili tury, także mając pociąg; przed krokiem pociągów akcje, które mógłby sprzedać, się nie liczą.',
  ),
  operatesOn: theirWay(
    'After the bankruptcy that ends the game corporations still operate, until one of them is asked something.',
    'После банкротства, которым кончается партия, корпорации ещё делают ходы — пока одной из них не нужно что-то решать.',
    'Po bankructwie, które kończy grę, spółki jeszcze działają, dopóki któraś z nich nie ma o czymś zdecydować.',
  ),
  buyerInTurn: theirWay(
    'Trains over the limit are given back in the order of the market, by the buyer too.',
    'Лишние поезда возвращают в порядке цен, покупатель тоже.',
    'Nadmiarowe pociągi oddaje się w kolejności kursów, kupujący też.',
  ),
  cheapestAsItLies: theirWay(
    'A corporation without president takes a returned train of the cheaper type before one of the same kind from the stock.',
    'Корпорация без президента берёт сначала возвращённый поезд более дешёвого типа, а не такую же карту из запаса.',
    'Spółka bez prezesa bierze najpierw zwrócony pociąg tańszego typu, a nie kartę tego rodzaju z zapasu.',
  ),
  resaleType: theirWay(
    'A train bought from another corporation may change its type.',
    'Поезд, купленный у другой корпорации, может сменить тип.',
    'Pociąg kupiony od innej spółki może zmienić typ.',
  ),
})
