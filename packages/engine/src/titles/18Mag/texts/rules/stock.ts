import type { Rule } from '../../../../core/rules.js'

export const stockRules: Readonly<Record<string, Rule>> = {
  'MAG-SR-1': {
    section: 'VII.1, VII.2',
    text: {
      en: 'From the Priority Deal clockwise: pass, sell, buy, or sell and then buy.',
      ru: 'Начиная с владельца приоритета, по часовой стрелке: пас, продажа, покупка или продажа и затем покупка.',
      pl: 'Od posiadacza priorytetu, zgodnie z ruchem wskazówek zegara: pas, sprzedaż, zakup albo sprzedaż, a potem zakup.',
    },
  },
  'MAG-SR-2': {
    section: 'VII.1, VII.2',
    text: {
      en: 'Who passed may act again; the round ends when all pass one after another.',
      ru: 'Спасовавший может снова действовать; раунд кончается, когда все подряд спасовали.',
      pl: 'Kto spasował, może znowu działać; runda kończy się, gdy wszyscy kolejno spasują.',
    },
  },
  'MAG-SR-3': {
    section: 'VII.2',
    text: {
      en: 'The Priority Deal goes to the left of the last who sold or bought.',
      ru: 'Приоритет получает сосед слева от последнего продавшего или купившего.',
      pl: 'Priorytet dostaje gracz po lewej od ostatniego, który sprzedał lub kupił.',
    },
  },
  'MAG-SR-4': {
    section: 'VII.1, III.3.2',
    text: {
      en: 'Shares are traded with the bank only; minors not at all.',
      ru: 'Акции покупают только у банка и продают только банку; малые компании не продаются.',
      pl: 'Akcjami handluje się tylko z bankiem; małymi spółkami wcale.',
    },
  },
  'MAG-SEL-1': {
    section: 'VII.4',
    text: {
      en: 'Any number of shares may be sold, major by major; all of one major in a turn are one sale.',
      ru: 'Продать можно сколько угодно акций, компания за компанией; все акции одной компании за ход — одна продажа.',
      pl: 'Można sprzedać dowolnie wiele, spółka po spółce; wszystko z jednej spółki w turze to jedna sprzedaż.',
    },
  },
  'MAG-SEL-2': {
    section: 'VII.4, VIII.3',
    text: {
      en: 'Each share brings the price before the sale; then the marker moves one left, once.',
      ru: 'За каждую акцию платят цену до продажи; затем маркер один раз идёт на клетку влево.',
      pl: 'Każda akcja przynosi kurs sprzed sprzedaży; potem znacznik idzie raz o jedno pole w lewo.',
    },
  },
  'MAG-SEL-3': {
    section: 'VII.4',
    text: {
      en: 'Sold shares return to the stack, which has no limit.',
      ru: 'Проданные акции возвращаются в стопку; лимита для неё нет.',
      pl: 'Sprzedane akcje wracają na stos, który nie ma limitu.',
    },
  },
  'MAG-SEL-4': {
    section: 'VII.4, VII.6',
    text: {
      en: 'The president’s certificate is never sold; a president falls below 20% only if another holds 20%.',
      ru: 'Сертификат президента не продаётся; опуститься ниже 20% можно, только если у другого есть 20%.',
      pl: 'Certyfikatu prezesa się nie sprzedaje; prezes spada poniżej 20% tylko, gdy inny ma 20%.',
    },
  },
  'MAG-SEL-5': {
    section: 'VII.4',
    text: {
      en: 'Shares bought in this round may be sold in it.',
      ru: 'Купленное в этом раунде можно в нём же продать.',
      pl: 'Akcje kupione w tej rundzie można w niej sprzedać.',
    },
  },
  'MAG-BUY-1': {
    section: 'VII.5, III.3.3',
    text: {
      en: 'After selling a player may buy one 10% share from a stack at its price; the president’s certificate is not for sale.',
      ru: 'После продаж можно купить одну акцию 10% из стопки по цене; сертификат президента не продаётся.',
      pl: 'Po sprzedaży można kupić jedną akcję 10% ze stosu po kursie; certyfikat prezesa nie jest na sprzedaż.',
    },
  },
  'MAG-BUY-2': {
    section: 'VII.5',
    text: {
      en: 'Who sold shares of a major in this round cannot buy any of it.',
      ru: 'Продавший акции компании в этом раунде не может их покупать.',
      pl: 'Kto w tej rundzie sprzedał akcje spółki, nie może ich kupić.',
    },
  },
  'MAG-LIM-1': {
    section: 'VII.3',
    text: {
      en: 'You may buy if you then have at most 60%, and before it fewer certificates than the limit.',
      ru: 'Купить можно, если после этого у вас не больше 60%, а сертификатов перед этим меньше лимита.',
      pl: 'Kupić można, jeśli po zakupie ma się najwyżej 60%, a przed nim mniej certyfikatów, niż wynosi limit.',
    },
  },
  'MAG-LIM-2': {
    section: 'VII.3, VII.6',
    text: {
      en: 'A player above the limit after losing a presidency must sell first on their next turn.',
      ru: 'Если игрок превысил лимит, потеряв президентство, в свой следующий ход он сначала продаёт.',
      pl: 'Kto przez utratę prezesury przekroczy limit, w swojej następnej turze najpierw sprzedaje.',
    },
  },
  'MAG-DIR-1': {
    section: 'III.3.3',
    text: {
      en: 'Without a president, the first with two 10% shares swaps them at once for the certificate.',
      ru: 'Пока президента нет, первый, у кого две акции по 10%, сразу меняет их на сертификат президента.',
      pl: 'Dopóki nie ma prezesa, pierwszy gracz z dwiema akcjami po 10% od razu wymienia je na certyfikat prezesa.',
    },
  },
  'MAG-DIR-2': {
    section: 'VII.4, VII.6',
    text: {
      en: 'A major that has a president never loses it.',
      ru: 'Компания, у которой есть президент, без него уже не останется.',
      pl: 'Spółka, która ma prezesa, już go nie traci.',
    },
  },
  'MAG-DIR-3': {
    section: 'VII.6',
    text: {
      en: 'Whoever holds more shares than the president becomes president and gives two 10% shares for the certificate. Equal holdings change nothing.',
      ru: 'У кого акций больше, чем у президента, тот и становится президентом, отдав за сертификат две акции по 10%. Равенство ничего не меняет.',
      pl: 'Kto ma więcej niż prezes, zostaje prezesem i oddaje za certyfikat dwie akcje po 10%. Równość nic nie zmienia.',
    },
  },
  'MAG-DIR-4': {
    section: 'VII.6',
    text: {
      en: 'After a president’s own sale the player with most shares, at least 20%, takes over; among equals the first clockwise.',
      ru: 'Если акции продал сам президент, его сменяет игрок с наибольшей долей, не меньше 20%; при равенстве — первый по часовой стрелке.',
      pl: 'Po sprzedaży przez prezesa przejmuje gracz, który ma najwięcej akcji, co najmniej 20%; przy równości pierwszy zgodnie z ruchem wskazówek zegara.',
    },
  },
  'MAG-MKT-1': {
    section: 'VIII.1',
    text: {
      en: 'A marker that enters an occupied cell goes below those there.',
      ru: 'На занятой клетке маркер ложится под остальные.',
      pl: 'Na zajętym polu znacznik trafia pod pozostałe.',
    },
  },
  'MAG-MKT-2': {
    section: 'VIII.3',
    text: {
      en: 'At either end of the row a move further has no effect.',
      ru: 'На концах ряда дальше маркер не идёт.',
      pl: 'Na końcach rzędu dalszy ruch nie ma skutku.',
    },
  },
  'MAG-MKT-3': {
    section: 'VIII.3',
    text: {
      en: 'At the end of a stock round a major wholly in players’ hands moves one right.',
      ru: 'В конце биржевого раунда компания, все акции которой у игроков, идёт на клетку вправо.',
      pl: 'Na końcu rundy giełdowej spółka, której wszystkie akcje mają gracze, idzie o pole w prawo.',
    },
  },
}
