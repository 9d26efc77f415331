import type { Rule } from '../../../../core/rules.js'

export const companySaleRules: Readonly<Record<string, Rule>> = {
  'MEX-3-1': {
    section: '3',
    text: {
      en: 'The holder of the Priority Deal card takes the first turn; play goes clockwise.',
      ru: 'Первым ходит владелец карты приоритета, дальше по часовой стрелке.',
      pl: 'Pierwszą turę ma posiadacz karty priorytetu, dalej zgodnie z ruchem wskazówek zegara.',
    },
  },
  'MEX-3.1-1': {
    section: '3.1',
    text: {
      en: 'While any of companies 1–7 is in the bank, a turn is exactly one of: buy, bid or pass. Normal share trading is not allowed yet.',
      ru: 'Пока в банке есть хоть одна из компаний № 1–7, ход — это ровно одно из трёх: купить, сделать ставку или пасовать. Обычная торговля акциями ещё запрещена.',
      pl: 'Dopóki w banku jest choć jedna ze spółek nr 1–7, tura to dokładnie jedno z trzech: zakup, oferta albo pas. Zwykły handel akcjami nie jest jeszcze dozwolony.',
    },
  },
  'MEX-3.1-2': {
    section: '3.1(a)',
    text: {
      en: 'Only the lowest-numbered unsold company may be bought outright, at its nominal value or the reduced price of company 1.',
      ru: 'Сразу купить можно только непроданную компанию с наименьшим номером — по номиналу или по сниженной цене для компании № 1.',
      pl: 'Od razu można kupić tylko niesprzedaną spółkę o najniższym numerze, za jej nominał albo obniżoną cenę spółki nr 1.',
    },
  },
  'MEX-3.1-3': {
    section: '3.1(b)',
    text: {
      en: 'A bid may be made on any other unsold company: whole dollars, at least $5 over its highest bid, or over its nominal value if it has none.',
      ru: 'Ставку можно сделать на любую другую непроданную компанию: целое число долларов, минимум на $5 выше наибольшей ставки, а если ставок нет — выше номинала.',
      pl: 'Ofertę można złożyć na każdą inną niesprzedaną spółkę: w pełnych dolarach, co najmniej o $5 ponad najwyższą ofertę, a gdy jej brak, ponad nominał.',
    },
  },
  'MEX-3.1-4': {
    section: '3.1(b)',
    text: {
      en: "Bid money is set aside until that company's auction and cannot be withdrawn or used elsewhere; a new bid on the same company replaces the old one. A bid may not exceed your cash less your other set-asides.",
      ru: 'Деньги ставки отложены до аукциона этой компании: их нельзя забрать или потратить; новая ставка на ту же компанию заменяет старую. Ставка не может превышать наличные за вычетом других отложенных сумм.',
      pl: 'Pieniądze z oferty są odłożone do licytacji tej spółki: nie można ich wycofać ani wydać; nowa oferta na tę samą spółkę zastępuje starą. Oferta nie może przekroczyć gotówki pomniejszonej o inne odłożone kwoty.',
    },
  },
  'MEX-3.1-5': {
    section: '3.1(b)',
    text: {
      en: 'Bids stay in force through the end of a stock round and any operating rounds.',
      ru: 'Ставки сохраняются после конца биржевого раунда и во время операционных.',
      pl: 'Oferty pozostają ważne po końcu rundy giełdowej i przez rundy operacyjne.',
    },
  },
  'MEX-3.1-6': {
    section: '3.1(a)',
    text: {
      en: 'After a company is bought, if the new lowest-numbered one has a bid, it is auctioned at once. This repeats until the lowest has no bid or all are sold.',
      ru: 'Если после покупки на новую компанию с наименьшим номером есть ставка, её сразу разыгрывают на аукционе. Это повторяют, пока на компанию с наименьшим номером не останется ставок или все не будут проданы.',
      pl: 'Jeśli po zakupie na nowej spółce o najniższym numerze leży oferta, od razu odbywa się jej licytacja. Powtarza się to, aż na najniższej nie będzie oferty lub wszystkie zostaną sprzedane.',
    },
  },
  'MEX-3.1-7': {
    section: '3.1(a), 3.6',
    text: {
      en: 'The stock round then goes on with the player to the left of the one who made the purchase. Auction turns are outside the turn order and do not move the Priority Deal.',
      ru: 'Затем ходит игрок слева от того, кто сделал покупку. Аукцион идёт вне очереди ходов и на карту приоритета не влияет.',
      pl: 'Potem gra gracz po lewej od tego, kto dokonał zakupu. Licytacja jest poza kolejnością tur i nie przesuwa karty priorytetu.',
    },
  },
  'MEX-3.1-8': {
    section: '3.1',
    text: {
      en: "Buying the last company ends that player's turn. The same stock round goes on with normal turns.",
      ru: 'Покупка последней компании завершает ход игрока. Тот же биржевой раунд продолжается обычными ходами.',
      pl: 'Zakup ostatniej spółki kończy turę gracza. Ta sama runda giełdowa trwa dalej zwykłymi turami.',
    },
  },
  'MEX-3.1-9': {
    section: 'T3, 5.1',
    text: {
      en: "The first buyer gets for free: with company 6 a 10% CHI share, with 7 the NdM president's certificate (and must set NdM's par before anything else), with 3–5 the minor's charter. Free certificates stay behind when the private is sold on.",
      ru: 'Первый покупатель бесплатно получает: с № 6 — 10% CHI, с № 7 — сертификат президента NdM (и сразу, раньше всего прочего, назначает её начальную цену), с № 3–5 — планшет малой компании. При перепродаже частной компании бесплатные сертификаты с ней не уходят.',
      pl: 'Pierwszy nabywca dostaje za darmo: ze spółką nr 6 akcję 10% CHI, z nr 7 certyfikat prezesa NdM (i zanim stanie się cokolwiek innego, ustala jej kurs początkowy), z nr 3–5 kartę małej spółki. Przy odsprzedaży spółki prywatnej darmowe certyfikaty z nią nie przechodzą.',
    },
  },
  'MEX-3.1.1-1': {
    section: '3.1.1',
    text: {
      en: 'Only players who have bid on the company take part in its auction. A sole bidder pays the bid and takes the company.',
      ru: 'В аукционе участвуют только сделавшие ставку на эту компанию. Единственный участник платит свою ставку и забирает компанию.',
      pl: 'W licytacji biorą udział tylko gracze, którzy złożyli ofertę na tę spółkę. Jedyny licytujący płaci swoją ofertę i bierze spółkę.',
    },
  },
  'MEX-3.1.1-2': {
    section: '3.1.1',
    text: {
      en: 'The highest bid counts as the opening bid, so the next participant clockwise after the highest bidder acts first. Turns go clockwise among the participants.',
      ru: 'Наибольшая ставка считается начальной, поэтому первым действует следующий по часовой стрелке участник после её автора. Дальше участники ходят по часовой стрелке.',
      pl: 'Najwyższa oferta jest uznawana za otwarcie, więc pierwszy działa następny uczestnik po jej autorze, zgodnie z ruchem wskazówek zegara. Dalej kolejność biegnie w tym kierunku.',
    },
  },
  'MEX-3.1.1-3': {
    section: '3.1.1',
    text: {
      en: 'A participant raises by at least $5 or passes. A pass is not final: whoever gets another turn may bid again.',
      ru: 'Участник повышает ставку минимум на $5 или пасует. Пас не окончателен: получив ещё один ход, можно снова повысить.',
      pl: 'Uczestnik przebija o co najmniej $5 albo pasuje. Pas nie jest ostateczny: kto znów ma kolej, może ponownie licytować.',
    },
  },
  'MEX-3.1.1-4': {
    section: '3.1.1',
    text: {
      en: 'In an auction you may spend your cash less the set-asides on other companies; the money set aside for this one is usable.',
      ru: 'На аукционе доступны наличные за вычетом сумм, отложенных на другие компании; отложенное на эту компанию использовать можно.',
      pl: 'W licytacji można użyć gotówki pomniejszonej o kwoty odłożone na inne spółki; pieniądze odłożone na tę spółkę są dostępne.',
    },
  },
  'MEX-3.1.1-5': {
    section: '3.1.1',
    text: {
      en: "The auction ends when everyone else has passed in succession after the highest bid. The winner pays at once; the others' money set aside for this company is freed.",
      ru: 'Аукцион кончается, когда после наибольшей ставки все остальные подряд спасовали. Победитель сразу платит, деньги остальных, отложенные на эту компанию, освобождаются.',
      pl: 'Licytacja kończy się, gdy po najwyższej ofercie wszyscy pozostali kolejno spasują. Zwycięzca płaci od razu, a kwoty odłożone na tę spółkę przez innych zostają uwolnione.',
    },
  },
  'MEX-3.1.2-1': {
    section: '3.1.2',
    text: {
      en: 'If company 1 is unsold when the first stock round ends, it costs $15 in the second, $10 in the third and $5 in the fourth.',
      ru: 'Если компания № 1 не продана к концу первого биржевого раунда, во втором она стоит $15, в третьем $10, в четвёртом $5.',
      pl: 'Jeśli spółka nr 1 nie zostanie sprzedana w pierwszej rundzie giełdowej, w drugiej kosztuje $15, w trzeciej $10, w czwartej $5.',
    },
  },
  'MEX-3.1.2-2': {
    section: '3.1.2',
    text: {
      en: 'If company 1 is still unsold in the fifth stock round, the Priority Deal holder must take it for $0 on the first turn; this is a purchase and uses the turn. No other company is ever discounted or forced.',
      ru: 'Если компания № 1 не продана и к пятому биржевому раунду, владелец карты приоритета первым ходом обязан взять её за $0; это его ход и считается покупкой. Другие компании не дешевеют и никому не навязываются.',
      pl: 'Jeśli spółka nr 1 nie jest sprzedana w piątej rundzie giełdowej, posiadacz karty priorytetu w pierwszej turze musi wziąć ją za $0; to jego tura i liczy się jako zakup. Żadna inna spółka nie tanieje i nie jest nikomu narzucana.',
    },
  },
  'MEX-3.1.2-3': {
    section: '3.1(b), 3.6, 4',
    text: {
      en: 'A stock round that ends with companies unsold is followed by a real operating round: privates pay and owned minors operate.',
      ru: 'После биржевого раунда с непроданными компаниями идёт настоящий операционный раунд: частные компании платят доход, купленные малые компании действуют.',
      pl: 'Po rundzie giełdowej z niesprzedanymi spółkami następuje prawdziwa runda operacyjna: spółki prywatne płacą, a posiadane małe spółki działają.',
    },
  },
}
