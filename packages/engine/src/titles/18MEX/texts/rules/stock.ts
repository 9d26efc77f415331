import type { Rule } from '../../../../core/rules.js'

export const stockRules: Readonly<Record<string, Rule>> = {
  'MEX-3.2-1': {
    section: '3.2',
    text: {
      en: 'On a turn a player may sell shares, sell privates to players and make one purchase; doing none of these is a pass. The purchase comes before or after all sales of the turn, never between them.',
      ru: 'За ход игрок может продавать акции, продавать частные компании игрокам и сделать одну покупку; не сделать ничего — значит спасовать. Покупка идёт до или после всех продаж хода, но не между ними.',
      pl: 'W swojej turze gracz może sprzedawać akcje, sprzedawać spółki prywatne graczom i dokonać jednego zakupu; brak działań to pas. Zakup następuje przed wszystkimi sprzedażami tury albo po nich, nigdy pomiędzy.',
    },
  },
  'MEX-3.2-2': {
    section: '3.2(a)',
    text: {
      en: 'Sold certificates go to the Open Market; the seller gets the market value per 10%, and half of it rounded up for an odd 5%.',
      ru: 'Проданные сертификаты уходят на открытый рынок; продавец получает цену за каждые 10%, за нечётные 5% — половину цены с округлением вверх.',
      pl: 'Sprzedane certyfikaty trafiają na otwarty rynek; sprzedający dostaje kurs za każde 10%, a za nieparzyste 5% połowę kursu zaokrągloną w górę.',
    },
  },
  'MEX-3.2-3': {
    section: '3.2(a)(1)',
    text: {
      en: 'No shares may be sold to the bank in the first stock round of the game, however long the company auction lasted.',
      ru: 'В первом биржевом раунде игры продавать акции банку нельзя, сколько бы ни длилась продажа компаний.',
      pl: 'W pierwszej rundzie giełdowej gry nie wolno sprzedawać akcji bankowi, niezależnie od tego, jak długo trwa sprzedaż spółek.',
    },
  },
  'MEX-3.2-4': {
    section: '3.2(a)(2)',
    text: {
      en: "Shares of a major whose president's certificate is in the Initial Offering may not be sold. This concerns the free CHI share and the UdY exchange share.",
      ru: 'Нельзя продавать акции компании, чей сертификат президента лежит в первичном предложении. Это касается бесплатной акции CHI и обменной акции UdY.',
      pl: 'Nie wolno sprzedawać akcji spółki, której certyfikat prezesa leży w ofercie pierwotnej. Dotyczy to darmowej akcji CHI i akcji UdY z wymiany.',
    },
  },
  'MEX-3.2-5': {
    section: '3.2(a)(3)',
    text: {
      en: 'After a sale the Open Market may hold at most 50% of that major.',
      ru: 'После продажи на открытом рынке может быть не больше 50% акций этой компании.',
      pl: 'Po sprzedaży na otwartym rynku może leżeć najwyżej 50% akcji tej spółki.',
    },
  },
  'MEX-3.2-6': {
    section: '3.2(a)(4)',
    text: {
      en: "The president's certificate may be sold only if another player holds at least 20% and the sale really changes the president.",
      ru: 'Сертификат президента можно продать, только если у другого игрока есть не меньше 20% и президент в результате продажи действительно сменится.',
      pl: 'Certyfikat prezesa można sprzedać tylko wtedy, gdy inny gracz ma co najmniej 20% i sprzedaż rzeczywiście zmienia prezesa.',
    },
  },
  'MEX-3.2-7': {
    section: '3.2(a)(5)',
    text: {
      en: "A player whose only certificate of a major is the president's may sell just 10% under the same conditions: first the president's certificate changes hands as if the sale were done, then 10% of what came in exchange goes to the Open Market.",
      ru: 'Игрок, у которого из акций компании есть лишь сертификат президента, может на тех же условиях продать только 10%: сначала президент меняется, как будто продажа состоялась, затем 10% из полученного уходят на открытый рынок.',
      pl: 'Gracz, którego jedynym certyfikatem spółki jest certyfikat prezesa, może na tych samych warunkach sprzedać tylko 10%: najpierw następuje zmiana prezesa, jakby sprzedaż już się odbyła, potem 10% z otrzymanych akcji trafia na otwarty rynek.',
    },
  },
  'MEX-3.2-8': {
    section: '3.2(a)',
    text: {
      en: 'Shares of a major that is not launched or has never operated may be sold, provided its par is set.',
      ru: 'Акции ещё не запущенной или ни разу не действовавшей компании продавать можно, если её начальная цена назначена.',
      pl: 'Akcje spółki nieuruchomionej lub takiej, która jeszcze nie działała, można sprzedać, jeśli jej kurs początkowy jest ustalony.',
    },
  },
  'MEX-3.2-9': {
    section: '3.2(a)(6)',
    text: {
      en: 'A player with at least 10% of NdM and no 5% certificate may swap a 10% certificate for a 5% one from the Open Market and receive half the market value, rounded up. This is a sale, announced beforehand; the price token does not move.',
      ru: 'Игрок с 10% NdM или больше и без сертификата на 5% может обменять сертификат на 10% на 5% с открытого рынка и получить половину цены с округлением вверх. Это продажа, о ней объявляют заранее; маркер цены не двигается.',
      pl: 'Gracz mający co najmniej 10% NdM i żadnego certyfikatu 5% może wymienić certyfikat 10% na 5% z otwartego rynku i dostać połowę kursu zaokrągloną w górę. Jest to sprzedaż, zapowiadana z góry; znacznik kursu się nie przesuwa.',
    },
  },
  'MEX-3.2-10': {
    section: '3.2(a), A1',
    text: {
      en: 'Certificates may be sold together at one price, or one by one with the price token moved in between. The seller chooses, also between companies, and so decides the order in which tokens stack.',
      ru: 'Сертификаты можно продать вместе по одной цене или по одному, двигая маркер цены после каждого. Порядок, в том числе между компаниями, выбирает продавец; от него зависит, как маркеры лягут в стопку.',
      pl: 'Certyfikaty można sprzedać razem po jednym kursie albo pojedynczo, przesuwając znacznik kursu po każdym. Kolejność, także między spółkami, wybiera sprzedający, więc on decyduje o układzie znaczników w stosie.',
    },
  },
  'MEX-3.2-11': {
    section: '3.2(a)',
    text: {
      en: 'Each announced sale is settled on its own. Two 5% certificates sold separately pay half the market value each, rounded up, and move nothing; sold together they pay the market value and move the token one row down.',
      ru: 'Каждая объявленная продажа рассчитывается отдельно. Два сертификата по 5%, проданные порознь, дают по половине цены с округлением вверх и не двигают маркер; проданные вместе — полную цену и один шаг вниз.',
      pl: 'Każdą zapowiedzianą sprzedaż rozlicza się osobno. Dwa certyfikaty 5% sprzedane oddzielnie dają po połowie kursu zaokrąglonej w górę i nie ruszają znacznika; sprzedane razem dają cały kurs i jeden rząd w dół.',
    },
  },
  'MEX-3.2-12': {
    section: '3.2(a)',
    text: {
      en: 'The price token moves down one row for every full 10% sold and stops at the bottom of its column. An odd 5% moves nothing.',
      ru: 'За каждые полные 10% проданных акций маркер цены опускается на ряд и останавливается внизу столбца. Нечётные 5% его не двигают.',
      pl: 'Znacznik kursu schodzi o jeden rząd za każde pełne 10% sprzedanych akcji i zatrzymuje się na dole kolumny. Nieparzyste 5% go nie rusza.',
    },
  },
  'MEX-3.2-13': {
    section: '3.2(b), 3.2(c)(4), A1',
    text: {
      en: "Any private, also MNR, may be sold to another player in a stock round for any whole price of at least $1 both accept, in the turn of either. In the seller's turn it costs the buyer nothing else; in the buyer's turn it is the one purchase.",
      ru: 'Любую частную компанию, и MNR тоже, можно в биржевом раунде продать другому игроку за любую целую сумму от $1 по согласию обоих, в ход любого из них. В ход продавца покупатель свою покупку не тратит, в свой ход — тратит.',
      pl: 'Każdą spółkę prywatną, także MNR, można w rundzie giełdowej sprzedać innemu graczowi za dowolną całkowitą cenę od $1, za zgodą obu stron, w turze dowolnej z nich. W turze sprzedającego nie zużywa to zakupu kupującego; w turze kupującego jest jego jedynym zakupem.',
    },
  },
  'MEX-3.2-14': {
    section: '3.2, A1',
    text: {
      en: 'Minors can never be sold.',
      ru: 'Малые компании продавать нельзя.',
      pl: 'Małych spółek nie wolno sprzedawać.',
    },
  },
  'MEX-3.2-15': {
    section: '3.2(c)',
    text: {
      en: 'A purchase is exactly one certificate: from the Initial Offering, from the Open Market, or a private from another player.',
      ru: 'Покупка — это ровно один сертификат: из первичного предложения, с открытого рынка или частная компания у другого игрока.',
      pl: 'Zakup to dokładnie jeden certyfikat: z oferty pierwotnej, z otwartego rynku albo spółka prywatna od innego gracza.',
    },
  },
  'MEX-3.2-16': {
    section: '3.2(c)(1)',
    text: {
      en: "To found a major, take its president's certificate from the Initial Offering, choose a par of $60, $70, $75, $80 or $90 and pay twice that. Its price token goes under any others in the par cell.",
      ru: 'Чтобы основать компанию, возьмите её сертификат президента из первичного предложения, выберите начальную цену $60, $70, $75, $80 или $90 и заплатите её дважды. Маркер цены кладут под остальные в её клетке.',
      pl: 'Aby założyć spółkę, bierze się jej certyfikat prezesa z oferty pierwotnej, wybiera kurs początkowy $60, $70, $75, $80 lub $90 i płaci jego dwukrotność. Znacznik kursu kładzie się pod innymi w polu tego kursu.',
    },
  },
  'MEX-3.2-17': {
    section: '3.2(c)(2)',
    text: {
      en: "A 10% certificate from the Initial Offering costs par and may be bought only once a player owns the president's certificate. Exchange shares cannot be bought.",
      ru: 'Сертификат на 10% из первичного предложения стоит начальную цену; купить его можно, только когда сертификат президента уже у кого-то из игроков. Обменные акции купить нельзя.',
      pl: 'Certyfikat 10% z oferty pierwotnej kosztuje tyle, ile kurs początkowy, i można go kupić dopiero, gdy certyfikat prezesa ma któryś gracz. Akcji z pola wymiany kupić nie można.',
    },
  },
  'MEX-3.2-18': {
    section: '3.2(c)(3)',
    text: {
      en: "A certificate from the Open Market costs the market value, a 5% certificate half of it rounded down. The president's certificate is never in the Open Market.",
      ru: 'Сертификат с открытого рынка стоит текущую цену, сертификат на 5% — половину цены с округлением вниз. Сертификат президента на открытом рынке не бывает.',
      pl: 'Certyfikat z otwartego rynku kosztuje bieżący kurs, a certyfikat 5% połowę kursu zaokrągloną w dół. Certyfikat prezesa nigdy nie leży na otwartym rynku.',
    },
  },
  'MEX-3.2-19': {
    section: '3.2(c)(4)',
    text: {
      en: 'The purchase of a turn may be a private bought from another player.',
      ru: 'Покупкой хода может быть частная компания, купленная у другого игрока.',
      pl: 'Zakupem w turze może być spółka prywatna kupiona od innego gracza.',
    },
  },
  'MEX-3.2-20': {
    section: '3.2(c)(5)',
    text: {
      en: 'With a 5% NdM certificate in hand and a 10% one in the Open Market, you may pay half the market value, rounded down, and swap yours for it. This is the purchase of the turn, not a sale.',
      ru: 'Имея сертификат NdM на 5%, можно заплатить половину цены с округлением вниз и обменять его на сертификат на 10% с открытого рынка. Это покупка хода, а не продажа.',
      pl: 'Mając certyfikat 5% NdM, można zapłacić połowę kursu zaokrągloną w dół i wymienić go na certyfikat 10% z otwartego rynku. Jest to zakup tej tury, nie sprzedaż.',
    },
  },
  'MEX-3.2-21': {
    section: '3.2(c), A1',
    text: {
      en: 'Whoever has sold a share of a major in this stock round may not buy that major again in it. Buying first and selling later is legal, except in the first stock round.',
      ru: 'Кто продал акции компании в этом биржевом раунде, не может в нём же снова покупать её акции. Сначала купить, а позже продать можно, кроме первого биржевого раунда.',
      pl: 'Kto w tej rundzie giełdowej sprzedał akcję spółki, nie może w niej ponownie kupić akcji tej spółki. Najpierw kupić, a później sprzedać wolno, poza pierwszą rundą giełdową.',
    },
  },
  'MEX-3.2-22': {
    section: '3.2, 3.3',
    text: {
      en: 'A player who is over a limit may not pass.',
      ru: 'Игрок, превысивший лимит, не может пасовать.',
      pl: 'Gracz, który przekracza limit, nie może spasować.',
    },
  },
  'MEX-5.1-1': {
    section: '5.1, T3',
    text: {
      en: "Nobody may buy NdM certificates before phase 3½. The president's certificate that came with MNR counts towards NdM's launch and towards the certificate limit.",
      ru: 'До фазы 3½ никто не может покупать сертификаты NdM. Сертификат президента, полученный с MNR, учитывается при запуске NdM и в лимите сертификатов.',
      pl: 'Przed fazą 3½ nikt nie może kupować certyfikatów NdM. Certyfikat prezesa otrzymany z MNR liczy się do uruchomienia NdM i do limitu certyfikatów.',
    },
  },
}
