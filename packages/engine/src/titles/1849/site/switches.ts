import { declareSwitches } from '../../../core/switches.js'
import { theirWay } from '../../../site/theirWay.js'

/** Where the rulebook and 18xx.games part ways in 1849. */
export const switches1849 = declareSwitches({
  iftSwap: theirWay(
    'IFT changes places with the fourth in the order of founding; the others do not move up.',
    'IFT меняется местами с четвёртой в порядке основания; остальные не сдвигаются.',
    'IFT zamienia się miejscami z czwartą w kolejności zakładania; pozostałe się nie przesuwają.',
  ),
  sceFreeToNext: theirWay(
    'SCE refused by all at L.5 goes to the player after the last one who passed, and is no purchase for the priority; where that ends the sale, the next player begins the trading.',
    'SCE, от которой все отказались за L.5, достаётся игроку после последнего спасовавшего и не считается покупкой для приоритета; если этим продажа кончается, торговлю начинает следующий.',
    'SCE, z której wszyscy zrezygnowali za L.5, dostaje gracz po ostatnim pasującym i nie liczy się jako zakup dla priorytetu; jeśli to kończy sprzedaż, handel zaczyna następny.',
  ),
  passesKeepPriority: theirWay(
    'When all pass in the sale of private companies, the priority stays where the last purchase has put it.',
    'Когда при продаже частных компаний все спасовали, приоритет остаётся там, где его оставила последняя покупка.',
    'Gdy przy sprzedaży spółek prywatnych wszyscy pasują, priorytet zostaje tam, gdzie dał go ostatni zakup.',
  ),
  bidsInAuction: theirWay(
    'Whoever is asked in an auction may bid on another company instead.',
    'Кто на очереди в аукционе, может вместо этого поставить на другую компанию.',
    'Kto jest pytany w licytacji, może zamiast tego licytować inną spółkę.',
  ),
  smsFirst: theirWay(
    'SMS is closed before the tile step, or just after it was bought while no tile is laid; tile and station follow as in any turn, in a coastal city.',
    'SMS закрывают до шага тайла или сразу после её покупки, пока тайл не уложен; тайл и станция ставятся затем как обычно, в приморском городе.',
    'SMS zamyka się przed krokiem kafelka albo zaraz po jej kupnie, póki nie położono kafelka; kafelek i stację kładzie się potem jak zwykle, w mieście nadmorskim.',
  ),
  afgRecheckLazy: theirWay(
    'Whether AFG has a home to go to is looked at after tiles and closings only, not after the earthquake.',
    'Есть ли для AFG свободный домашний город, проверяют только после тайлов и закрытий, но не после землетрясения.',
    'Czy AFG ma wolne miasto macierzyste, sprawdza się tylko po kafelkach i zamknięciach, nie po trzęsieniu ziemi.',
  ),
  staleReach: theirWay(
    'What a corporation reaches is not looked at anew when another one closes or is founded, only after a tile or station; whether it reaches the new track of an upgrade is.',
    'Что доступно корпорации, пересматривают только после тайла или станции, но не когда закрывается или основана другая; достигнут ли новый путь при улучшении — заново.',
    'Co spółka ma w zasięgu, sprawdza się na nowo tylko po kafelku lub stacji, nie gdy inna się zamyka lub powstaje; czy dochodzi do nowego toru ulepszenia — na bieżąco.',
  ),
  loanLater: theirWay(
    'When the last corporation closes, its president is asked about a loan only when one operates again.',
    'Когда закрывается последняя корпорация, её президента спрашивают о займе, лишь когда снова ходит какая-нибудь.',
    'Gdy zamyka się ostatnia spółka, jej prezesa pyta się o pożyczkę dopiero, gdy znów jakaś działa.',
  ),
  firstMarkerHome: theirWay(
    'The first marker a corporation still has counts as its home marker, after the earthquake too.',
    'Домашней считается первая из оставшихся у корпорации станций, и после землетрясения тоже.',
    'Za stację macierzystą uchodzi pierwsza z tych, które spółka jeszcze ma, także po trzęsieniu ziemi.',
  ),
  closeByCard: theirWay(
    'Corporations that close together go to the end of the order in the order of their cards, one that concedes last.',
    'Корпорации, закрывшиеся вместе, идут в конец очереди в порядке своих карт, сдавшаяся — последней.',
    'Spółki zamykające się razem idą na koniec kolejności według swoich kart, ta, która się poddaje, ostatnia.',
  ),
  absorbEarly: theirWay(
    'Station markers of others may be bought in phase 4 already.',
    'Чужие станции можно покупать уже в фазе 4.',
    'Cudze stacje można kupować już w fazie 4.',
  ),
  absorbSeveral: theirWay(
    'A corporation may buy several station markers of others in a turn.',
    'Корпорация может за ход купить несколько чужих станций.',
    'Spółka może w jednej turze kupić kilka cudzych stacji.',
  ),
  handFirst: theirWay(
    'Who sells the presidency away puts certificates of the hand, if need be the president’s, into the market, and the price falls, before it is exchanged; a share too much comes back from the market.',
    'Кто продаёт президентство, кладёт на рынок свои сертификаты, если нужно, и президентский, и цена падает ещё до обмена; лишняя акция возвращается с рынка.',
    'Kto sprzedaje prezesurę, odkłada na rynek swoje certyfikaty, w razie potrzeby i prezesa, i kurs spada jeszcze przed wymianą; akcja ponad miarę wraca z rynku.',
  ),
  chairAsOne: theirWay(
    'Whether a sale for a train or for interest brings one certificate too much: the president’s counts as one, sold whole or in part, where nothing else in hand makes up the sale, and whether the smaller sale would be possible is not asked.',
    'Не лишний ли один сертификат в продаже ради поезда или процентов: президентский считается за один, целиком или частью, если остальное на руке не составляет эту продажу, а возможна ли меньшая продажа, не спрашивают.',
    'Czy w sprzedaży na pociąg lub odsetki jeden certyfikat nie jest zbędny: certyfikat prezesa liczy się za jeden, w całości lub w części, gdy reszta ręki nie składa się na tę sprzedaż, a czy mniejsza sprzedaż byłaby możliwa, nikt nie pyta.',
  ),
  sellOffOnce: theirWay(
    'When all is lost, each corporation is sold in one sale, in as few certificates as may be, and a part of the president’s only where it is alone or beside all other shares.',
    'Когда всё потеряно, каждая корпорация продаётся одной продажей, как можно меньшим числом сертификатов, а часть президентского — только если он один или вместе со всеми прочими акциями.',
    'Gdy wszystko stracone, każdą spółkę sprzedaje się jedną sprzedażą, w możliwie niewielu certyfikatach, a część certyfikatu prezesa tylko, gdy jest sam albo razem ze wszystkimi innymi akcjami.',
  ),
  swapLater: theirWay(
    'What comes for a presidency sold for interest is asked when that is paid, for one sold when all is lost after the question about a loan.',
    'Что отдают за президентство, проданное ради процентов, спрашивают, когда те уплачены, а за проданное, когда всё потеряно, — после вопроса о займе.',
    'Co daje się za prezesurę sprzedaną na odsetki, rozstrzyga się po ich zapłaceniu, a za sprzedaną, gdy wszystko stracone, po pytaniu o pożyczkę.',
  ),
  emergencyStack: theirWay(
    'Markers moved by forced sales lie, where they meet, in the order they had before the train step: sorted so by sales for trains and before a corporation concedes, not by sales for interest; the sales of the next turn of a stock round still move them with their own.',
    'Маркеры, сдвинутые вынужденными продажами, встретившись, лежат в том порядке, какой был перед шагом поездов: так их раскладывают продажи ради поезда и сдача корпорации, но не продажи ради процентов; продажи ближайшего хода биржевого раунда ещё перекладывают их вместе со своими.',
    'Znaczniki przesunięte przymusowymi sprzedażami leżą, gdzie się spotkają, w kolejności sprzed kroku pociągów: tak układają je sprzedaże na pociąg i poddanie się spółki, lecz nie sprzedaże na odsetki; sprzedaże najbliższej tury rundy giełdowej przekładają je jeszcze razem ze swoimi.',
  ),
  closeLate: theirWay(
    'A corporation that falls to Closed at the end of a stock round in which nobody could act closes after the next action only.',
    'Корпорация, упавшая в «Закрыто» в конце биржевого раунда, в котором никто не мог ходить, закрывается лишь после следующего действия.',
    'Spółka, która spada na „Zamknięte” na koniec rundy giełdowej, w której nikt nie mógł działać, zamyka się dopiero po następnym działaniu.',
  ),
  closerKeepsPriority: theirWay(
    'Whoever closes a corporation by a sale that leaves nobody anything to trade keeps the priority, and no price moves at the end of the round.',
    'Кто продажей закрывает корпорацию так, что торговать больше никому нечем, сохраняет приоритет, и в конце раунда цены не меняются.',
    'Kto sprzedażą zamyka spółkę tak, że nikt nie ma już czym handlować, zachowuje priorytet, a na koniec rundy kursy się nie zmieniają.',
  ),
  looseBankruptcy: theirWay(
    'A corporation may concede at any time of its turn while its money and its president’s would not pay the cheapest train, and nothing is sold; where trains or interest are due, what could be sold counts too, and is sold.',
    'Корпорация может сдаться в любой момент своего хода, пока её денег и денег президента не хватило бы на самый дешёвый поезд, и ничего не продаётся; на шаге поездов и процентов считается и продаётся и то, что можно продать.',
    'Spółka może się poddać w dowolnej chwili swojej tury, dopóki jej pieniądze i pieniądze prezesa nie starczyłyby na najtańszy pociąg, i niczego się nie sprzedaje; w krokach pociągów i odsetek liczy się i idzie na sprzedaż także to, co można sprzedać.',
  ),
  looseRaising: theirWay(
    'Shares for a train or for interest may be sold so that the price can no longer be raised, and money counts that only comes by closing the corporation itself.',
    'Акции ради поезда или процентов можно продавать и так, что цену уже не собрать, и считаются деньги, которые получить можно, лишь закрыв саму корпорацию.',
    'Akcje na pociąg lub odsetki wolno sprzedawać i tak, że ceny nie da się już zebrać, a liczą się też pieniądze, które przynosi tylko zamknięcie samej spółki.',
  ),
  revenueLeft: theirWay(
    'Where a corporation concedes between its run and its dividend, the next one of the round that does not run pays out or keeps that revenue as its own.',
    'Если корпорация сдаётся между рейсом и дивидендом, следующая в раунде, чьи поезда не ездили, выплачивает или оставляет себе этот доход как свой.',
    'Gdy spółka poddaje się między przejazdem a dywidendą, następna w rundzie, której pociągi nie pojechały, wypłaca lub zatrzymuje ten przychód jak własny.',
  ),
  noResortOnBankrupt: theirWay(
    'The order of those still to operate is looked at anew only after a sale for a train or interest: shares sold off when a corporation concedes do not change it.',
    'Порядок тех, кто ещё не ходил, пересматривают только после продажи ради поезда или процентов: распродажа акций при сдаче корпорации его не меняет.',
    'Kolejność tych, które jeszcze nie działały, sprawdza się na nowo tylko po sprzedaży na pociąg lub odsetki: wyprzedaż akcji przy poddaniu spółki jej nie zmienia.',
  ),
  leaverKeepsPrivates: theirWay(
    'A player who leaves keeps the private companies: they go on paying and blocking.',
    'Ушедший игрок сохраняет частные компании: они продолжают платить и блокировать.',
    'Gracz, który odchodzi, zachowuje spółki prywatne: nadal płacą i blokują.',
  ),
  bondNoRepayOnClose: theirWay(
    'The bond of a corporation that closes is forgotten.',
    'Облигация закрывшейся корпорации забывается.',
    'Obligacja zamkniętej spółki przepada.',
  ),
  oneBondMove: theirWay(
    'A bond is redeemed or issued in a turn, not both.',
    'За ход облигацию либо погашают, либо выпускают, но не то и другое.',
    'W jednej turze obligację albo się spłaca, albo emituje, nie jedno i drugie.',
  ),
  closedBuyerSkips: theirWay(
    'Where the earthquake closes the buyer of the 12H, the next corporation buys no train in its turn.',
    'Если землетрясение закрывает покупателя 12H, следующая корпорация в свой ход поездов не покупает.',
    'Gdy trzęsienie ziemi zamyka nabywcę 12H, następna spółka nie kupuje w swojej turze pociągów.',
  ),
  electricDuty: theirWay(
    'With nothing but E trains left in the bank a corporation without an E marker must still own a train, if it has money and another corporation has one.',
    'Если в банке остались одни поезда E, корпорация без маркера E всё равно обязана иметь поезд, когда у неё есть деньги, а у другой — поезд.',
    'Gdy w banku zostały same pociągi E, spółka bez znacznika E i tak musi mieć pociąg, jeśli ma pieniądze, a inna spółka pociąg.',
  ),
  endlessEMarkers: theirWay('E markers never run out.', 'Маркеры E не кончаются.', 'Znaczników E nigdy nie brakuje.'),
  scoreNoFloor: theirWay(
    'Scores and shares with a bond out may count less than 0, and one who leaves keeps the score.',
    'Результат и акции с непогашенной облигацией могут считаться меньше 0, и ушедший сохраняет свой результат.',
    'Wyniki i akcje z niespłaconą obligacją mogą liczyć się poniżej 0, a odchodzący zachowuje wynik.',
  ),
  scorePrivates: theirWay(
    'Private companies still open count their face value at the end.',
    'Ещё открытые частные компании в конце считаются по номиналу.',
    'Spółki prywatne jeszcze otwarte liczą się na koniec po nominale.',
  ),
  mayStandStill: theirWay(
    'Trains that can run may be left standing.',
    'Поезда, которые могут ехать, можно оставить на месте.',
    'Pociągi, które mogą jechać, wolno zostawić na miejscu.',
  ),
})
