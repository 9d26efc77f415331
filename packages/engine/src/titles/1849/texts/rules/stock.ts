import type { Rule } from '../../../../core/rules.js'

export const stockRules: Readonly<Record<string, Rule>> = {
  '1849-9-1': {
    section: '§9',
    text: {
      en: 'A turn: sell any number of certificates, then buy one certificate or found one corporation, in this order; doing neither is a pass.',
      ru: 'Ход: продать сколько угодно сертификатов, затем купить один сертификат или основать одну корпорацию — именно в этом порядке; ничего не сделать — пас.',
      pl: 'Tura: sprzedaj dowolną liczbę certyfikatów, potem kup jeden certyfikat lub załóż jedną spółkę, w tej kolejności; brak działań to pas.',
    },
  },
  '1849-9-2': {
    section: '§9',
    text: {
      en: 'The round ends when all pass one after another; who passed earlier may act again.',
      ru: 'Раунд кончается, когда все подряд спасовали; спасовавший раньше может снова действовать.',
      pl: 'Runda kończy się, gdy wszyscy kolejno spasują; kto spasował wcześniej, może znowu działać.',
    },
  },
  '1849-9-3': {
    section: '§9, §9.7',
    text: {
      en: 'The priority goes to the left of the last who bought, founded or sold; if nobody did, it stays.',
      ru: 'Приоритет получает сосед слева от последнего, кто купил, основал или продал; если никто — остаётся на месте.',
      pl: 'Priorytet dostaje gracz po lewej od ostatniego, który kupił, założył lub sprzedał; jeśli nikt, zostaje.',
    },
  },
  '1849-9.1-1': {
    section: '§9.1',
    text: {
      en: 'Certificates of any size and private companies count one each; at the limit no more may be gained.',
      ru: 'Сертификаты любого размера и частные компании считаются по одному; при достигнутом лимите новых получить нельзя.',
      pl: 'Certyfikaty dowolnej wielkości i spółki prywatne liczą się po jednym; przy limicie nie można zdobyć kolejnych.',
    },
  },
  '1849-9.1-2': {
    section: '§9.1',
    text: {
      en: 'Who is above the limit must sell down to it first in the next own stock turn; where no sale is possible the excess stays and nothing may be bought.',
      ru: 'Кто превышает лимит, обязан в свой следующий биржевой ход сначала продать лишнее; если продать нельзя, излишек остаётся, но покупать запрещено.',
      pl: 'Kto przekracza limit, musi w swojej następnej turze giełdowej najpierw sprzedać nadmiar; gdy sprzedaż jest niemożliwa, nadmiar zostaje i nie wolno kupować.',
    },
  },
  '1849-9.2-1': {
    section: '§9.2',
    text: {
      en: 'The bank pays the price before the sale for each share, the certificates go to the market, then the marker drops one row a share.',
      ru: 'Банк платит за каждую акцию цену до продажи, сертификаты уходят на рынок, затем маркер опускается на ряд за каждую акцию.',
      pl: 'Bank płaci za każdą akcję kurs sprzed sprzedaży, certyfikaty trafiają na rynek, potem znacznik spada o rząd za akcję.',
    },
  },
  '1849-9.2-2': {
    section: '§9.2',
    text: {
      en: 'Markers of several corporations sold in one turn move in order of value, so that their order in a pile is kept.',
      ru: 'Если за ход проданы акции нескольких корпораций, маркеры двигаются по порядку стоимости, чтобы порядок в стопках сохранился.',
      pl: 'Gdy w turze sprzedano akcje kilku spółek, znaczniki przesuwa się w kolejności wartości, by zachować ich porządek w stosach.',
    },
  },
  '1849-9.2-3': {
    section: '§9.2',
    text: {
      en: 'Shares of a corporation that has not finished an operating turn since its founding may not be sold.',
      ru: 'Акции корпорации, ещё не закончившей ни одного хода с момента основания, продавать нельзя.',
      pl: 'Nie wolno sprzedawać akcji spółki, która od założenia nie zakończyła żadnej tury operacyjnej.',
    },
  },
  '1849-9.2-4': {
    section: '§9.2',
    text: {
      en: 'After a sale the market may hold at most 50% of a corporation.',
      ru: 'После продажи на рынке может быть не больше 50% корпорации.',
      pl: 'Po sprzedaży na rynku może leżeć najwyżej 50% spółki.',
    },
  },
  '1849-9.2-5': {
    section: '§9.2',
    text: {
      en: 'Who sold shares of a corporation may not buy any of it until the next stock round.',
      ru: 'Продавший акции корпорации не может покупать её акции до следующего биржевого раунда.',
      pl: 'Kto sprzedał akcje spółki, nie może kupować jej akcji do następnej rundy giełdowej.',
    },
  },
  '1849-9.2-6': {
    section: '§9.2',
    text: {
      en: 'The president’s certificate never goes to the market.',
      ru: 'Сертификат президента никогда не попадает на рынок.',
      pl: 'Certyfikat prezesa nigdy nie trafia na rynek.',
    },
  },
  '1849-9.2-7': {
    section: '§9.2, §9.6',
    text: {
      en: 'The last certificate is sold like any other: two shares, two rows, 20% in the market.',
      ru: 'Последний сертификат продаётся как прочие: две акции, два ряда, 20% на рынке.',
      pl: 'Ostatni certyfikat sprzedaje się jak inne: dwie akcje, dwa rzędy, 20% na rynku.',
    },
  },
  '1849-9.3-1': {
    section: '§9.3',
    text: {
      en: 'One certificate a turn at the market price a share: from a treasury, which gets the money, or from the market.',
      ru: 'За ход — один сертификат по рыночной цене за акцию: из кассы, которая получает деньги, или с рынка.',
      pl: 'Jeden certyfikat w turze po kursie za akcję: z kasy spółki, która dostaje pieniądze, albo z rynku.',
    },
  },
  '1849-9.3-2': {
    section: '§9.3, §9.6',
    text: {
      en: 'The last certificate can be bought only where no other certificate of that corporation lies in the same place; it costs twice the price.',
      ru: 'Последний сертификат можно купить, только если в том же месте нет других сертификатов этой корпорации; он стоит двойную цену.',
      pl: 'Ostatni certyfikat można kupić tylko tam, gdzie nie leży żaden inny certyfikat tej spółki; kosztuje podwójny kurs.',
    },
  },
  '1849-9.3-3': {
    section: '§9.3',
    text: {
      en: 'No purchase at the certificate limit, above 60%, of a corporation sold this round, without the cash, or of one not founded.',
      ru: 'Нельзя покупать при достигнутом лимите, свыше 60% и без денег; нельзя покупать акции неоснованной корпорации и той, чьи акции вы в этом раунде продали.',
      pl: 'Nie wolno kupować przy osiągniętym limicie certyfikatów, powyżej 60% ani bez gotówki; nie wolno kupować akcji spółki niezałożonej ani tej, której akcje sprzedano w tej rundzie.',
    },
  },
  '1849-9.4-1': {
    section: '§9.4',
    text: {
      en: 'Only the unfounded corporation with the lowest card may be founded; it is the purchase of the turn.',
      ru: 'Основать можно только неоснованную корпорацию с наименьшей картой; это и есть покупка хода.',
      pl: 'Założyć można tylko niezałożoną spółkę o najniższej karcie; jest to zakup tej tury.',
    },
  },
  '1849-9.4-2': {
    section: '§9.4',
    text: {
      en: 'The founder chooses a start price open in the phase; the marker goes under those in that cell.',
      ru: 'Основатель выбирает начальную цену, открытую в этой фазе; маркер ложится под лежащие на клетке.',
      pl: 'Założyciel wybiera kurs początkowy dostępny w fazie; znacznik trafia pod leżące na tym polu.',
    },
  },
  '1849-9.4-3': {
    section: '§9.4',
    text: {
      en: 'The founder pays for the president’s certificate and may at once buy one or two ordinary ones at the same price; all of it goes to the treasury.',
      ru: 'Основатель платит за сертификат президента и может сразу купить один или два обычных по той же цене; всё идёт в кассу.',
      pl: 'Założyciel płaci za certyfikat prezesa i może od razu kupić jeden lub dwa zwykłe po tym samym kursie; wszystko trafia do kasy.',
    },
  },
  '1849-9.4-4': {
    section: '§9.4',
    text: {
      en: 'The treasury then pays the fee for its stations, and one goes into a free slot of the home city; the other two are placed free later.',
      ru: 'Затем касса платит взнос за станции, и одну ставят на свободное место в домашнем городе; две другие потом ставят бесплатно.',
      pl: 'Następnie kasa płaci za stacje i jedna trafia na wolne miejsce w mieście macierzystym; dwie pozostałe stawia się potem za darmo.',
    },
  },
  '1849-9.4-5': {
    section: '§9.4',
    text: {
      en: 'No threshold: a founded corporation operates in the next operating round.',
      ru: 'Порога нет: основанная корпорация действует уже в следующем операционном раунде.',
      pl: 'Nie ma progu: założona spółka działa w najbliższej rundzie operacyjnej.',
    },
  },
  '1849-9.4.1-1': {
    section: '§9.4.1',
    text: {
      en: 'AFG’s president chooses one of five cities with a free slot; none is reserved for it.',
      ru: 'Президент AFG выбирает один из пяти городов со свободным местом; за ней ничего не закреплено.',
      pl: 'Prezes AFG wybiera jedno z pięciu miast z wolnym miejscem; żadne nie jest dla niej zarezerwowane.',
    },
  },
  '1849-9.4.1-2': {
    section: '§9.4.1',
    text: {
      en: 'When none of the five has a free slot, AFG is set aside and skipped; once a slot is free it comes back in the next stock round as the last.',
      ru: 'Если ни в одном из пяти нет места, AFG откладывается и пропускается; когда место появится, она вернётся в следующем биржевом раунде последней.',
      pl: 'Gdy w żadnym z pięciu nie ma miejsca, AFG odkłada się i pomija; gdy miejsce się zwolni, wraca w następnej rundzie giełdowej jako ostatnia.',
    },
  },
  '1849-9.5-1': {
    section: '§9.5',
    text: {
      en: 'The president changes only when another player holds more shares than the president; it is checked after every transfer.',
      ru: 'Президент меняется, только когда у другого игрока больше акций, чем у президента; проверяется после каждой передачи.',
      pl: 'Prezes zmienia się tylko, gdy inny gracz ma więcej akcji niż prezes; sprawdza się to po każdym przekazaniu.',
    },
  },
  '1849-9.5-2': {
    section: '§9.5',
    text: {
      en: 'The new president is who holds most, at least two shares; on a tie the first to the left of the former one.',
      ru: 'Новый президент — у кого больше всех, не меньше двух акций; при равенстве — первый слева от прежнего.',
      pl: 'Nowym prezesem jest ten, kto ma najwięcej, co najmniej dwie akcje; przy remisie pierwszy po lewej od dawnego.',
    },
  },
  '1849-9.5-3': {
    section: '§9.5',
    text: {
      en: 'The president’s certificate is swapped for 20%. If the new president could give the last certificate or two ordinary ones, the outgoing president chooses.',
      ru: 'Сертификат президента меняют на 20%. Если новый президент может дать последний сертификат или два обычных, выбирает уходящий.',
      pl: 'Certyfikat prezesa wymienia się na 20%. Jeśli nowy prezes może dać ostatni certyfikat albo dwa zwykłe, wybiera ustępujący.',
    },
  },
  '1849-9.5-4': {
    section: '§9.5',
    text: {
      en: 'A president who sells the presidency: the sale is announced, the holdings after it decide the successor, the swap is made, then certificates worth exactly that many shares go to the market. If they cannot be made up, the sale is illegal.',
      ru: 'Президент продаёт свой сертификат так: объявляет продажу, преемника определяют доли после неё, сертификаты меняют, затем на рынок идут сертификаты ровно на объявленное число акций. Если так не набрать, продажа запрещена.',
      pl: 'Prezes sprzedaje prezesurę tak: ogłasza sprzedaż, o następcy decydują akcje po niej, następuje wymiana, potem na rynek idą certyfikaty na dokładnie tyle akcji. Jeśli nie da się ich złożyć, sprzedaż jest niedozwolona.',
    },
  },
  '1849-9.5-5': {
    section: '§9.5',
    text: {
      en: 'If nobody else holds two shares, the president must keep the certificate.',
      ru: 'Если ни у кого другого нет двух акций, президент обязан сохранить свой сертификат.',
      pl: 'Jeśli nikt inny nie ma dwóch akcji, prezes musi zachować certyfikat.',
    },
  },
  '1849-9.5-6': {
    section: '§9.5',
    text: {
      en: 'The swap may lift the outgoing president above the certificate limit.',
      ru: 'Из-за обмена уходящий президент может превысить лимит сертификатов.',
      pl: 'Przez wymianę ustępujący prezes może przekroczyć limit certyfikatów.',
    },
  },
  '1849-9.6-1': {
    section: '§9.6',
    text: {
      en: 'Except in that swap the last certificate is never split or exchanged.',
      ru: 'Кроме этого обмена, последний сертификат не делят и не меняют.',
      pl: 'Poza tą wymianą ostatniego certyfikatu nie dzieli się ani nie zamienia.',
    },
  },
  '1849-9.7-1': {
    section: '§9.7',
    text: {
      en: 'At the end of the round, in order of value: a certificate in the market means one row down; none in market and treasury one row up.',
      ru: 'В конце раунда, по порядку стоимости: есть сертификат на рынке — на ряд вниз; нет ни на рынке, ни в кассе — на ряд вверх.',
      pl: 'Na końcu rundy, w kolejności wartości: certyfikat na rynku oznacza rząd w dół; brak na rynku i w kasie – rząd w górę.',
    },
  },
}
