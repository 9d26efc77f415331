import type { RefusalWording } from '../../../../core/rules.js'

export const companySaleRefusals: Readonly<Record<string, RefusalWording>> = {
  'X-BC-1': {
    rule: 'MEX-3.1-2',
    text: {
      en: '{company} cannot be bought now: only the lowest-numbered unsold company can.',
      ru: 'Компанию {company} сейчас купить нельзя: продаётся только непроданная компания с наименьшим номером.',
      pl: 'Spółki {company} nie można teraz kupić: do kupienia jest tylko niesprzedana spółka o najniższym numerze.',
    },
  },
  'sale.buy.PRICE': {
    id: 'X-BC-1',
    rule: 'MEX-3.1-2',
    text: {
      en: '{company} costs {need}, not {price}.',
      ru: 'Компания {company} стоит {need}, а не {price}.',
      pl: 'Spółka {company} kosztuje {need}, a nie {price}.',
    },
  },
  'sale.bid.SOLD': {
    id: 'X-BC-1',
    rule: 'MEX-3.1-2',
    text: {
      en: '{company} is sold already.',
      ru: 'Компания {company} уже продана.',
      pl: 'Spółka {company} jest już sprzedana.',
    },
  },
  'sale.buy.AUCTION': {
    id: 'X-BC-1',
    rule: 'MEX-3.1.1-3',
    text: {
      en: '{company} is being auctioned: until it is sold its bidders only raise or pass.',
      ru: 'Идёт аукцион компании {company}: пока она не продана, участники только повышают ставку или пасуют.',
      pl: 'Trwa licytacja spółki {company}: do jej sprzedaży uczestnicy tylko przebijają albo pasują.',
    },
  },
  'X-BC-2': {
    rule: 'MEX-3.1-4',
    text: {
      en: 'The price is {need}, but your cash less the money set aside for bids is {have}.',
      ru: 'Цена {need}, а наличных за вычетом отложенного на ставки — {have}.',
      pl: 'Cena wynosi {need}, a gotówka po odjęciu kwot odłożonych na oferty to {have}.',
    },
  },
  'X-BC-3': {
    rule: 'MEX-3.1-1',
    text: {
      en: 'The companies of the opening sale are all sold; normal stock turns are being played.',
      ru: 'Все начальные компании уже проданы, идут обычные ходы биржевого раунда.',
      pl: 'Wszystkie spółki początkowe są już sprzedane; trwają zwykłe tury rundy giełdowej.',
    },
  },
  'X-BID-1': {
    rule: 'MEX-3.1-3',
    text: {
      en: '{company} has the lowest number and can only be bought, not bid on.',
      ru: 'У компании {company} наименьший номер: её можно только купить, ставок на неё не делают.',
      pl: 'Spółka {company} ma najniższy numer: można ją tylko kupić, nie licytować.',
    },
  },
  'X-BID-2': {
    rule: 'MEX-3.1-3',
    text: {
      en: 'The bid must be at least {min}: $5 over the highest bid, or over nominal if there is none.',
      ru: 'Ставка должна быть не меньше {min}: на $5 выше наибольшей, а без ставок — выше номинала.',
      pl: 'Oferta musi wynosić co najmniej {min}: o $5 ponad najwyższą, a gdy jej brak, ponad nominał.',
    },
  },
  'X-BID-3': {
    rule: 'MEX-3.1-3',
    text: {
      en: 'A bid must be in whole dollars.',
      ru: 'Ставка должна быть целым числом долларов.',
      pl: 'Oferta musi być w pełnych dolarach.',
    },
  },
  'X-BID-4': {
    rule: 'MEX-3.1-4',
    text: {
      en: 'You bid {need}, but your cash less your other bids is {have}.',
      ru: 'Ставка {need}, а наличных за вычетом других ставок — {have}.',
      pl: 'Oferta wynosi {need}, a gotówka po odjęciu innych ofert to {have}.',
    },
  },
  'X-BID-5': {
    rule: 'MEX-3.1-4',
    text: {
      en: 'A bid cannot be withdrawn or lowered.',
      ru: 'Ставку нельзя забрать или понизить.',
      pl: 'Oferty nie można wycofać ani obniżyć.',
    },
  },
  'X-AU-1': {
    rule: 'MEX-3.1.1-1',
    text: {
      en: 'Only players who had bid on {company} take part in its auction.',
      ru: 'В аукционе участвуют только те, кто уже сделал ставку на компанию {company}.',
      pl: 'W licytacji biorą udział tylko gracze, którzy złożyli ofertę na spółkę {company}.',
    },
  },
  'X-AU-2': {
    rule: 'MEX-3.1.1-2',
    text: {
      en: "It is another participant's turn in this auction.",
      ru: 'На этом аукционе сейчас ход другого участника.',
      pl: 'W tej licytacji kolej na innego uczestnika.',
    },
  },
  'sale.auction.OTHER': {
    id: 'X-AU-2',
    rule: 'MEX-3.1.1-3',
    text: {
      en: '{company} is not the company that is being auctioned: until that one is sold its bidders only raise or pass.',
      ru: 'Сейчас на аукционе другая компания, не {company}: пока она не продана, участники только повышают ставку или пасуют.',
      pl: 'Teraz licytowana jest inna spółka, nie {company}: do jej sprzedaży uczestnicy tylko przebijają albo pasują.',
    },
  },
  'X-AU-3': {
    rule: 'MEX-3.1.1-3',
    text: {
      en: 'A raise is at least $5: bid {min} or more, or pass.',
      ru: 'Повышать нужно минимум на $5: поставьте от {min} или спасуйте.',
      pl: 'Przebija się o co najmniej $5: zaoferuj {min} lub więcej albo spasuj.',
    },
  },
  'X-AU-4': {
    rule: 'MEX-3.1.1-4',
    text: {
      en: 'You bid {need}, but your cash less what is set aside for other companies is {have}.',
      ru: 'Ставка {need}, а наличных за вычетом отложенного на другие компании — {have}.',
      pl: 'Oferta wynosi {need}, a gotówka po odjęciu kwot odłożonych na inne spółki to {have}.',
    },
  },
  'X-AU-5': {
    rule: 'MEX-3.1-3',
    text: {
      en: 'An auction bid must be in whole dollars.',
      ru: 'Ставка на аукционе должна быть целым числом долларов.',
      pl: 'Oferta w licytacji musi być w pełnych dolarach.',
    },
  },
  'X-PAR-1': {
    rule: 'MEX-3.2-16',
    text: {
      en: '{price} is not a par: choose $60, $70, $75, $80 or $90.',
      ru: '{price} не может быть начальной ценой: выберите $60, $70, $75, $80 или $90.',
      pl: '{price} nie może być kursem początkowym: wybierz $60, $70, $75, $80 lub $90.',
    },
  },
  'X-PAR-2': {
    rule: 'MEX-3.1-9',
    text: {
      en: "NdM's par must be set before anything else happens.",
      ru: 'Сначала, до любых других действий, нужно назначить начальную цену NdM.',
      pl: 'Najpierw, przed każdym innym działaniem, trzeba ustalić kurs początkowy NdM.',
    },
  },
  'X-PS-2': {
    rule: 'MEX-3.1.2-2',
    text: {
      en: 'Company 1 is still unsold in the fifth stock round: the Priority Deal holder must take it for $0.',
      ru: 'Компания № 1 не продана и в пятом биржевом раунде: владелец карты приоритета обязан взять её за $0.',
      pl: 'Spółka nr 1 jest niesprzedana w piątej rundzie giełdowej: posiadacz karty priorytetu musi wziąć ją za $0.',
    },
  },
}
