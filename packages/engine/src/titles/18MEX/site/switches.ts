import { declareSwitches } from '../../../core/switches.js'
import { theirWay } from '../../../site/theirWay.js'

/** Where the rulebook and 18xx.games part ways in 18MEX. */
export const switches18MEX = declareSwitches({
  auction: theirWay(
    'In an auction the lowest bidder acts, a pass is final, and other companies may be bid on meanwhile.',
    'В аукционе ходит предложивший меньше всех, пас окончателен, а на другие компании можно ставить и тем временем.',
    'W licytacji działa najniżej licytujący, pas jest ostateczny, a inne spółki można w tym czasie licytować.',
  ),
  bidsKeepPriority: theirWay(
    'A bid leaves the priority where it is; when the sale of the companies is over, whoever begins the trading in shares has it.',
    'Ставка не двигает приоритет; когда продажа компаний окончена, он у того, кто начинает торговлю акциями.',
    'Oferta nie przesuwa priorytetu; gdy sprzedaż spółek się kończy, ma go ten, kto zaczyna handel akcjami.',
  ),
  fakeOr: theirWay(
    'All pass while companies are unsold: no operating round, private companies and minors pay, the sale goes on and the priority stays; the first company, once it costs nothing, is given to the next player.',
    'Все спасовали, пока компании не проданы: операционного раунда нет, частные и малые компании платят, продажа продолжается, приоритет остаётся; первая компания, ставшая бесплатной, достаётся следующему игроку.',
    'Wszyscy pasują, gdy spółki nie są sprzedane: nie ma rundy operacyjnej, spółki prywatne i małe płacą, sprzedaż trwa, priorytet zostaje; pierwsza spółka, gdy nic nie kosztuje, przypada następnemu graczowi.',
  ),
  firstSale: theirWay(
    'The ban on sales holds for the first round after the sale of the companies, not for the first of the game.',
    'Запрет продаж действует в первом раунде после продажи компаний, а не в первом раунде партии.',
    'Zakaz sprzedaży obowiązuje w pierwszej rundzie po sprzedaży spółek, a nie w pierwszej rundzie gry.',
  ),
  onlySales: theirWay(
    'Above a limit a player may do nothing but sell.',
    'Превысивший лимит игрок может только продавать.',
    'Gracz ponad limitem może tylko sprzedawać.',
  ),
  kcmoCloses: theirWay(
    'Laying tile 470 closes KCM&O.',
    'Укладка тайла 470 закрывает KCM&O.',
    'Położenie kafelka 470 zamyka KCM&O.',
  ),
  canyonWait: theirWay(
    'A company that lays its last tile in Copper Canyon while it has KCM&O or can buy it, and cannot run, moves its marker only with what it does next; a train bought then runs first if it can.',
    'Компания, уложившая последний тайл в гексе Copper Canyon, владея KCM&O или пока её можно купить, и без рейса, двигает маркер только со следующим действием; купленный тогда поезд, если может, сперва едет.',
    'Spółka, która kładzie ostatni kafelek w Copper Canyon, mając KCM&O lub gdy można ją kupić, i nie może jechać, przesuwa znacznik dopiero z następną czynnością; kupiony wtedy pociąg, jeśli może, najpierw jedzie.',
  ),
  half: theirWay(
    '5% of NdM: bought rounded up, sold by exchange rounded down and only where the market takes 10% more, each half valued alone at the end, exchanged beside another half, and for 10% only below the certificate limit, in the yellow zone too, and with half the value rounded up in hand where nothing else can be bought.',
    '5% NdM: покупка с округлением вверх, продажа обменом с округлением вниз и только если рынок примет ещё 10%, в конце каждая половина считается отдельно, обмен возможен и при другой половине, а на 10% — только ниже лимита сертификатов, в жёлтой зоне тоже, и имея половину цены с округлением вверх, если купить больше нечего.',
    '5% NdM: kupno z zaokrągleniem w górę, sprzedaż przez wymianę z zaokrągleniem w dół i tylko, gdy rynek przyjmie jeszcze 10%, na koniec każda połowa liczona osobno, wymiana możliwa obok innej połowy, a na 10% tylko poniżej limitu certyfikatów, w żółtej strefie też, i mając połowę kursu zaokrągloną w górę, gdy nie można kupić nic innego.',
  ),
  presSwap: theirWay(
    'A new president of NdM hands over two certificates, the larger first, whatever they are worth; presidencies and sold out corporations are told from what was announced.',
    'Новый президент NdM отдаёт два сертификата, сначала больший, сколько бы они ни стоили; президентство и распродажа считаются по объявленному.',
    'Nowy prezes NdM oddaje dwa certyfikaty, większy najpierw, bez względu na ich wartość; prezesurę i wyprzedanie liczy się z tego, co ogłoszono.',
  ),
  chairSale: theirWay(
    'The 20% of NdM is sold out of the hand, only where another is booked with 20%, half of it beside other certificates too: the seller of a half gets back what has lain in the market longest; where nobody takes over though another is booked with 20%, it stays in the market, and the seller leads NdM without it.',
    '20% NdM продаются прямо с руки, только если за кем-то другим числится 20%, в том числе половина при других сертификатах: продавший половину берёт с рынка то, что лежит там дольше всего; если преемника нет, хотя за кем-то числится 20%, сертификат остаётся на рынке, а продавший ведёт NdM без него.',
    '20% NdM sprzedaje się wprost z ręki, tylko gdy kto inny ma zapisane 20%, połowę także obok innych certyfikatów: sprzedający połowę bierze z rynku to, co leży tam najdłużej; gdy nikt nie przejmuje prezesury, choć ktoś ma zapisane 20%, certyfikat zostaje na rynku, a sprzedający prowadzi NdM bez niego.',
  ),
  obsoleteFree: theirWay(
    'Obsolete trains do not count for the limit.',
    'Устаревшие поезда не идут в счёт лимита.',
    'Przestarzałe pociągi nie liczą się do limitu.',
  ),
  discardOrder: theirWay(
    'Trains above the limit are returned in the order of the list of companies, whoever has bought.',
    'Лишние поезда возвращают в порядке списка компаний, кто бы ни купил.',
    'Nadmiarowe pociągi zwraca się w kolejności listy spółek, ktokolwiek kupił.',
  ),
  mergeTokens: theirWay(
    'Where NdM already stands in the home of the merging company, two of its other stations are replaced; a home that is only kept for NdM does not count.',
    'Если NdM уже стоит в домашнем городе поглощаемой компании, заменяются две другие её станции; город, лишь оставленный за NdM, не в счёт.',
    'Gdy NdM stoi już w mieście macierzystym wchłanianej spółki, zastępuje się dwie inne jej stacje; miasto tylko zachowane dla NdM się nie liczy.',
  ),
  stack: theirWay(
    'A marker that has not operated goes to the bottom of a cell like any other.',
    'Маркер ещё не действовавшей компании ложится под остальные, как любой другой.',
    'Znacznik spółki, która jeszcze nie działała, trafia na spód pola jak każdy inny.',
  ),
  bank: theirWay(
    'The bank is broken only below $0.',
    'Банк считается пустым, только когда в нём меньше $0.',
    'Bank uznaje się za pusty dopiero poniżej $0.',
  ),
  anyRun: theirWay(
    'Any legal run is taken, from minors too.',
    'Принимается любой допустимый рейс, от малых компаний тоже.',
    'Przyjmuje się każdy dozwolony przejazd, także małych spółek.',
  ),
  forcedSale: theirWay(
    'For a train that must be bought, certificates are counted, not shares; 5% of NdM are not sold by exchange, and a sale after which the price is out of reach is taken.',
    'При вынужденной покупке поезда считают сертификаты, а не акции; 5% NdM обменом не продают, а продажу, после которой цену уже не собрать, принимают.',
    'Przy przymusowym zakupie pociągu liczą się certyfikaty, a nie akcje; 5% NdM nie sprzedaje się przez wymianę, a sprzedaż, po której ceny nie da się już zebrać, jest przyjmowana.',
  ),
  freeBankrupt: theirWay(
    'A president who could not pay for the cheapest train may go bankrupt for a company that need not buy one, too.',
    'Президент, которому не хватило бы на самый дешёвый поезд, вправе обанкротиться и из-за компании, не обязанной покупать.',
    'Prezes, któremu nie starczyłoby na najtańszy pociąg, może zbankrutować także za spółkę, która nie musi kupować.',
  ),
  helpedBuys: theirWay(
    'A company whose president has paid towards its train may buy others from companies with money that comes to it afterwards, as from a minor that closes.',
    'Компания, которой президент доплатил за поезд, вправе купить у других ещё на деньги, пришедшие после этого, например от закрытой малой компании.',
    'Spółka, której prezes dopłacił do pociągu, może kupić od innych kolejne za pieniądze, które przyszły potem, na przykład od zamkniętej małej spółki.',
  ),
  spentPasses: theirWay(
    'NdM that has spent its last dollar on the train that begins the merger buys no other in that turn, whatever the merged company brings.',
    'NdM, отдавшая последний доллар за поезд, с которого начинается слияние, больше в этот ход поездов не покупает, сколько бы ни принесла присоединённая компания.',
    'NdM, która wydała ostatniego dolara na pociąg rozpoczynający fuzję, nie kupuje w tej turze następnego, ile by nie wniosła przyłączona spółka.',
  ),
  bankruptOrder: theirWay(
    'What a bankrupt player has is sold in the order of the market, the dearest first.',
    'Всё, что есть у банкрота, продаётся в порядке цен, начиная с самого дорогого.',
    'Wszystko, co ma bankrut, sprzedaje się w kolejności kursów, od najdroższego.',
  ),
  halvesAlone: theirWay(
    'A bankrupt player sells every 5% of NdM alone, so that no two of them move its marker.',
    'Банкрот продаёт каждые 5% NdM отдельно, так что и две такие бумаги не двигают её маркер.',
    'Bankrut sprzedaje każde 5% NdM osobno, więc i dwie takie akcje nie przesuwają jej znacznika.',
  ),
  triple: theirWay(
    'Three yellow tiles only in the operating round a company begins with.',
    'Три жёлтых тайла — только в операционном раунде, с которого компания начинает.',
    'Trzy żółte kafelki tylko w rundzie operacyjnej, od której spółka zaczyna.',
  ),
  kcmoMin: theirWay(
    'KCM&O bought early has no least price.',
    'У KCM&O, купленной раньше срока, нет наименьшей цены.',
    'KCM&O kupiona wcześniej nie ma ceny minimalnej.',
  ),
  buyerOnly: theirWay(
    "Private companies change hands in the buyer's turn only, MNR never, none early while a major has the one it may buy early, and the priority takes no notice.",
    'Частные компании переходят из рук в руки только в ход покупателя, MNR никогда, до срока — ни одна, пока у крупной компании та, что ей можно купить раньше; на приоритет это не влияет.',
    'Spółki prywatne zmieniają właściciela tylko w turze kupującego, MNR nigdy, przed czasem żadna, gdy duża spółka ma tę, którą może kupić wcześniej; priorytet tego nie uwzględnia.',
  ),
  mirShare: theirWay(
    'Whoever buys MIR from another player also gets the 10% of CHI that once came with it, for nothing, if that certificate lies in the Open Market.',
    'Купивший MIR у другого игрока бесплатно получает и те 10% CHI, что когда-то пришли с ней, если этот сертификат лежит на рынке.',
    'Kto kupuje MIR od innego gracza, dostaje za darmo także te 10% CHI, które kiedyś z nią przyszły, jeśli ten certyfikat leży na rynku.',
  ),
  mergerByMajor: theirWay(
    'Majors, not players, are asked about the merger, in operating order.',
    'О слиянии спрашивают крупные компании, а не игроков, в порядке хода.',
    'O fuzję pyta się duże spółki, nie graczy, w kolejności działania.',
  ),
  mergedTurn: theirWay(
    'When the company whose turn it is merges, the turn of the next one begins before NdM has settled its stations; trains above its limit it returns before that one buys any.',
    'Если поглощена компания, чей ход идёт, ход следующей начинается раньше, чем NdM решит о станциях; лишние поезда NdM возвращает перед тем, как та станет покупать поезда.',
    'Gdy wchłonięta zostaje spółka, której tura trwa, tura następnej zaczyna się, zanim NdM rozstrzygnie stacje; nadmiarowe pociągi NdM zwraca, zanim tamta zacznie kupować pociągi.',
  ),
  minorHomes: theirWay(
    'Minors stand in their homes from the start.',
    'Малые компании стоят в домашних городах с самого начала.',
    'Małe spółki stoją w swoich miastach od początku.',
  ),
  minorPapers: theirWay(
    'The first 5-train closes the papers of minors that live on too.',
    'Первый поезд 5 закрывает и бумаги малых компаний, которые ещё действуют.',
    'Pierwszy pociąg 5 zamyka też papiery małych spółek, które działają dalej.',
  ),
  staleReach: theirWay(
    'What a company reaches is not looked at anew when minors close, companies merge or another takes its home, only after a tile or a station bought.',
    'Что доступно компании, пересматривают только после тайла или купленной станции, но не когда закрываются малые компании, идёт слияние или другая занимает свой город.',
    'Co spółka ma w zasięgu, sprawdza się na nowo tylko po kafelku lub kupionej stacji, nie gdy małe spółki się zamykają, następuje fuzja albo inna zajmuje swoje miasto.',
  ),
  ranTrains: theirWay(
    'A train of a company that has run does not run for NdM in the same round, even if it stayed at home.',
    'Поезд компании, которая уже ездила, не едет в том же раунде для NdM, даже если оставался дома.',
    'Pociąg spółki, która już jechała, nie jedzie w tej samej rundzie dla NdM, nawet jeśli stał bezczynnie.',
  ),
  ghostShares: theirWay(
    'Up to 40% of a merged company can still be had, for $60 each and $120 for the 20%: those of the Initial Offering first, then those of the player with the priority, of the Open Market and of the others; any of them once it has a president again.',
    'До 40% поглощённой компании всё ещё можно взять по $60, а 20% за $120: сначала из первичного предложения, затем бывшие у игрока с приоритетом, на рынке и у остальных; любые, когда у неё снова есть президент.',
    'Do 40% wchłoniętej spółki można nadal wziąć po $60, a 20% za $120: najpierw z oferty pierwotnej, potem te gracza z priorytetem, z rynku i pozostałych; dowolne, gdy znów ma prezesa.',
  ),
})
