import type { Rule } from '../../../../core/rules.js'

export const bankruptcyRules: Readonly<Record<string, Rule>> = {
  '1846-BKR-1': {
    section: '§7.11',
    text: {
      en: "The bankrupt's cash goes to the treasury of the operating corporation, and so does the money for all remaining shares, sold to the Market without regard to the 50% limit or to president's certificates.",
      ru: 'Наличные банкрота идут в кассу действующей корпорации; туда же — деньги за все оставшиеся акции, проданные на рынок без оглядки на лимит 50% и на сертификаты президента.',
      pl: 'Gotówka bankruta trafia do kasy działającej spółki, tak samo pieniądze za wszystkie pozostałe akcje, sprzedane na rynek bez względu na limit 50% i certyfikaty prezesa.',
    },
  },
  '1846-BKR-2': {
    section: '§7.11',
    text: {
      en: "The president's own sales before the bankruptcy move prices as usual; the final selling-off does not.",
      ru: 'Продажи самого президента до банкротства двигают цены как обычно; заключительная распродажа — нет.',
      pl: 'Sprzedaże prezesa przed bankructwem zmieniają kursy jak zwykle; końcowa wyprzedaż nie.',
    },
  },
  '1846-BKR-3': {
    section: '§7.11',
    text: {
      en: "The bankrupt's private companies and independents leave the game.",
      ru: 'Частные компании и независимые дороги банкрота уходят из игры.',
      pl: 'Spółki prywatne i niezależne koleje bankruta opuszczają grę.',
    },
  },
  '1846-BKR-4': {
    section: '§7.11, §5.24',
    text: {
      en: "In each corporation concerned, the player with the most shares and at least 20% becomes president (ties: nearest to the bankrupt's left). If there is none, the president's certificate lies in the Market and the corporation is in receivership.",
      ru: 'В каждой затронутой корпорации президентом становится игрок с наибольшим пакетом не меньше 20% (при равенстве — ближайший слева от банкрота). Если такого нет, сертификат президента лежит на рынке, а корпорация под внешним управлением.',
      pl: 'W każdej takiej spółce prezesem zostaje gracz z największym pakietem, co najmniej 20% (przy remisie najbliższy po lewej od bankruta). Jeśli nikogo takiego nie ma, certyfikat prezesa leży na rynku, a spółka jest pod zarządem przymusowym.',
    },
  },
  '1846-BKR-5': {
    section: '§6.89, §7.11',
    text: {
      en: 'A new president of the operating corporation must buy its train at once, and may go bankrupt as well. In receivership it buys only what its own cash allows.',
      ru: 'Новый президент действующей корпорации обязан сразу купить ей поезд и тоже может обанкротиться. Под внешним управлением она покупает лишь то, на что хватает её денег.',
      pl: 'Nowy prezes działającej spółki musi od razu kupić jej pociąg i też może zbankrutować. Pod zarządem przymusowym spółka kupuje tylko to, na co wystarczą jej pieniądze.',
    },
  },
  '1846-BKR-6': {
    section: '§6.89, §10.2',
    text: {
      en: 'A bankrupt player is out; the game goes on unless only one solvent player is left.',
      ru: 'Банкрот выбывает; игра продолжается, если только не остался один платёжеспособный игрок.',
      pl: 'Bankrut odpada; gra trwa dalej, chyba że został tylko jeden wypłacalny gracz.',
    },
  },
  '1846-BKR-7': {
    section: '§5.51',
    text: {
      en: 'If the bankrupt holds the Priority Deal card, the next solvent player to the left gets it.',
      ru: 'Если карта приоритета у банкрота, её получает следующий слева платёжеспособный игрок.',
      pl: 'Jeśli kartę priorytetu ma bankrut, dostaje ją następny wypłacalny gracz po lewej.',
    },
  },
  '1846-RCV-1': {
    section: '§7.13',
    text: {
      en: "While its president's certificate lies in the Market, nobody may sell shares of that corporation.",
      ru: 'Пока сертификат президента лежит на рынке, акции этой корпорации никто не может продавать.',
      pl: 'Dopóki certyfikat prezesa leży na rynku, nikt nie może sprzedawać akcji tej spółki.',
    },
  },
  '1846-RCV-2': {
    section: '§7.13',
    text: {
      en: "A player who owns 20% after a purchase becomes president and gives two ordinary certificates to the Market for the president's certificate.",
      ru: 'Игрок, у которого после покупки 20%, становится президентом и отдаёт на рынок два обычных сертификата за сертификат президента.',
      pl: 'Gracz, który po zakupie ma 20%, zostaje prezesem i oddaje na rynek dwa zwykłe certyfikaty za certyfikat prezesa.',
    },
  },
  '1846-RCV-3': {
    section: '§7.13',
    text: {
      en: "The president's certificate cannot be bought as 20%. If it is alone in the Market, a player with exactly 10% may pay for one share and give that certificate for it.",
      ru: 'Сертификат президента нельзя купить как 20%. Если на рынке лежит только он, игрок ровно с 10% может заплатить за одну акцию и отдать свой сертификат в обмен.',
      pl: 'Certyfikatu prezesa nie można kupić jako 20%. Jeśli leży na rynku sam, gracz mający dokładnie 10% może zapłacić za jedną akcję i oddać za niego swój certyfikat.',
    },
  },
  '1846-RCV-4': {
    section: '§7.14',
    text: {
      en: 'In receivership a corporation builds, issues and buys no companies; it runs for the maximum and withholds (one column left, two if it has no train). Without a train it buys the cheapest of the bank if its cash suffices; over the train limit it returns its cheapest, and nobody is asked.',
      ru: 'Под внешним управлением корпорация не строит, не выпускает акций и не покупает компаний; она делает рейсы на максимум и удерживает доход (столбец влево, два — если поезда нет). Без поезда она покупает самый дешёвый у банка, если хватает денег; сверх лимита поездов она возвращает самые дешёвые, и никого не спрашивают.',
      pl: 'Pod zarządem przymusowym spółka nie buduje, nie emituje akcji i nie kupuje spółek prywatnych; jedzie za maksimum i zatrzymuje przychód (kolumna w lewo, dwie, gdy nie ma pociągu). Bez pociągu kupuje najtańszy z banku, jeśli wystarczy jej pieniędzy; ponad limit pociągów oddaje najtańsze i nikogo się nie pyta.',
    },
  },
  '1846-RCV-5': {
    section: '§7.14, §6.81',
    text: {
      en: 'A corporation in receivership sells no trains: it has no president to agree.',
      ru: 'Корпорация под внешним управлением поезда не продаёт: некому дать согласие.',
      pl: 'Spółka pod zarządem przymusowym nie sprzedaje pociągów: nie ma prezesa, który by się zgodził.',
    },
  },
}
