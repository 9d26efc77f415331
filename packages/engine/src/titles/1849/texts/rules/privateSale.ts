import type { Rule } from '../../../../core/rules.js'

export const privateSaleRules: Readonly<Record<string, Rule>> = {
  '1849-8-1': {
    section: '§8',
    text: {
      en: 'Private companies are sold in order; no shares until all five are sold. The priority holder begins, turns go to the left.',
      ru: 'Частные компании продают по порядку; акции — только после продажи всех пяти. Начинает владелец приоритета, дальше ходят по часовой стрелке.',
      pl: 'Spółki prywatne sprzedaje się po kolei; akcje dopiero po sprzedaży wszystkich pięciu. Zaczyna posiadacz priorytetu, dalej zgodnie z ruchem wskazówek zegara.',
    },
  },
  '1849-8-2': {
    section: '§8',
    text: {
      en: 'A turn is one of three: buy the cheapest unsold company, bid on another one, or pass.',
      ru: 'Ход — одно из трёх: купить самую дешёвую непроданную компанию, сделать ставку на другую или спасовать.',
      pl: 'Tura to jedno z trzech: kupno najtańszej niesprzedanej spółki, oferta na inną albo pas.',
    },
  },
  '1849-8-3': {
    section: '§8',
    text: {
      en: 'A bid is a whole sum at least 5 above the face and 5 above the highest bid, never on the company on offer. The money is set aside.',
      ru: 'Ставка — целая сумма хотя бы на 5 выше номинала и на 5 выше наибольшей ставки, но не на выставленную компанию. Деньги откладывают.',
      pl: 'Oferta to całkowita kwota co najmniej o 5 wyższa od nominału i o 5 od najwyższej oferty, nigdy na spółkę wystawioną. Pieniądze się odkłada.',
    },
  },
  '1849-8-4': {
    section: '§8',
    text: {
      en: 'Several players may bid on one company and one player on several; a new own bid replaces the old one. Money set aside cannot be spent.',
      ru: 'На одну компанию могут ставить несколько игроков, а один игрок — на несколько; новая ставка заменяет прежнюю. Отложенные деньги тратить нельзя.',
      pl: 'Na jedną spółkę może licytować kilku graczy, a gracz na kilka; nowa oferta zastępuje dawną. Odłożonych pieniędzy nie można wydać.',
    },
  },
  '1849-8-5': {
    section: '§8',
    text: {
      en: 'After each sale the next company is looked at: one bid buys it, several bidders auction it, without a bid it goes on offer at face.',
      ru: 'После каждой продажи очередь следующей: одна ставка — компания продана по ней, несколько — аукцион, ни одной — выставляется по номиналу.',
      pl: 'Po każdej sprzedaży patrzy się na następną: przy jednej ofercie jest sprzedana, przy kilku odbywa się licytacja, bez oferty trafia do sprzedaży po nominale.',
    },
  },
  '1849-8-6': {
    section: '§8',
    text: {
      en: 'Auction: the lowest bidder raises by at least 5 over the highest or drops out, until one is left, who pays the own bid. The limit is free cash and what is set aside for this company.',
      ru: 'Аукцион: у кого ставка меньше всех, тот ставит хотя бы на 5 больше наибольшей или выбывает; последний оставшийся платит свою ставку. Ставить можно свободные деньги и отложенные на эту компанию.',
      pl: 'Licytacja: najniżej licytujący przebija najwyższą ofertę o co najmniej 5 albo odpada; ostatni płaci swoją ofertę. Licytować można wolną gotówką i kwotą odłożoną na tę spółkę.',
    },
  },
  '1849-8-7': {
    section: '§8',
    text: {
      en: 'Afterwards the turn goes to the left of the last who bought the company on offer, not of an auction’s winner.',
      ru: 'После этого ходит сосед слева от последнего купившего выставленную компанию, а не от победителя аукциона.',
      pl: 'Potem turę ma gracz po lewej od ostatniego, który kupił spółkę wystawioną, a nie od zwycięzcy licytacji.',
    },
  },
  '1849-8-8': {
    section: '§8',
    text: {
      en: 'If all pass while SCE is unsold, its price falls by 5; if all pass at 5, the first who was offered it at 5 takes it free, which counts as buying.',
      ru: 'Если все спасовали, а SCE не продана, её цена падает на 5; если спасовали и при 5, её бесплатно берёт первый, кому её предлагали за 5, — это считается покупкой.',
      pl: 'Jeśli wszyscy spasują, a SCE nie jest sprzedana, jej cena spada o 5; jeśli spasują przy 5, bierze ją za darmo pierwszy, któremu oferowano ją za 5, co liczy się jako zakup.',
    },
  },
  '1849-8-9': {
    section: '§8',
    text: {
      en: 'If all pass when SCE is sold, owners get their income once, the priority passes to the left of the last who bought or bid, and a new round begins; bids stay, the other prices never fall.',
      ru: 'Если все спасовали, а SCE продана, владельцы один раз получают доход, приоритет переходит к соседу слева от последнего, кто купил или сделал ставку, и начинается новый круг; ставки остаются, прочие цены не падают.',
      pl: 'Jeśli wszyscy spasują, gdy SCE jest sprzedana, właściciele raz dostają dochód, priorytet przechodzi na lewo od ostatniego, który kupił lub licytował, i zaczyna się nowe okrążenie; oferty zostają, inne ceny nie spadają.',
    },
  },
  '1849-8-10': {
    section: '§8, §8.1',
    text: {
      en: 'When the last one is sold, the priority goes to the left of the last who bought a company on offer, and the first stock round begins.',
      ru: 'Когда продана последняя, приоритет получает сосед слева от последнего купившего выставленную компанию, и начинается первый биржевой раунд.',
      pl: 'Po sprzedaży ostatniej priorytet dostaje gracz po lewej od ostatniego, który kupił spółkę wystawioną, i zaczyna się pierwsza runda giełdowa.',
    },
  },
  '1849-8.1-1': {
    section: '§8.1',
    text: {
      en: 'RSA brings at once the first corporation: its buyer sets the price at 68 or 100, the bank pays the treasury twice that, the treasury pays for the stations, the home station is placed. No other certificate is bought now.',
      ru: 'RSA сразу приносит первую корпорацию: покупатель назначает цену 68 или 100, банк платит в кассу двойную цену, касса платит взнос за станции, домашнюю станцию ставят. Другие сертификаты сейчас не покупают.',
      pl: 'RSA od razu daje pierwszą spółkę: kupujący ustala kurs 68 lub 100, bank wpłaca do kasy dwukrotność, kasa płaci za stacje, stawia się stację macierzystą. Innych certyfikatów teraz się nie kupuje.',
    },
  },
}
