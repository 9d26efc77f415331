import type { Rule } from '../../../../core/rules.js'

export const stockRules: Readonly<Record<string, Rule>> = {
  '1846-SRD-1': {
    section: '§4.1, §5.11',
    text: {
      en: 'From the Priority Deal holder clockwise, a player may first sell any number of shares and then buy at most one certificate; doing neither is a pass. After buying you may not sell in the same turn.',
      ru: 'Начиная с владельца карты приоритета, по часовой стрелке игрок может сперва продать сколько угодно акций, а затем купить не больше одного сертификата; не сделать ничего — пас. После покупки в тот же ход продавать нельзя.',
      pl: 'Od posiadacza karty priorytetu, zgodnie z ruchem wskazówek zegara, gracz może najpierw sprzedać dowolnie wiele akcji, a potem kupić najwyżej jeden certyfikat; kto nie robi nic, pasuje. Po zakupie nie wolno w tej samej turze sprzedawać.',
    },
  },
  '1846-SRD-2': {
    section: '§5.13',
    text: {
      en: 'The stock round ends when all players pass one after another. Having passed, you may still act when your turn comes round again.',
      ru: 'Биржевой раунд кончается, когда все игроки подряд спасовали. Спасовавший может снова действовать, когда до него опять дойдёт очередь.',
      pl: 'Runda giełdowa kończy się, gdy wszyscy gracze kolejno spasują. Kto spasował, może znów działać, gdy jego kolej wróci.',
    },
  },
  '1846-SRD-3': {
    section: '§5.12, §5.21',
    text: {
      en: 'Each share sold pays its current price from the bank, and its certificate goes to the Market.',
      ru: 'За каждую проданную акцию банк платит её текущую цену, сертификат уходит на рынок.',
      pl: 'Za każdą sprzedaną akcję bank płaci jej bieżący kurs, a certyfikat trafia na rynek.',
    },
  },
  '1846-SRD-4': {
    section: '§5.22, p.19',
    text: {
      en: 'A sale by the president moves the price one column left, once per turn however many shares go; sales by others do not move it. Shares of one corporation are sold as one block a turn.',
      ru: 'Продажа президентом сдвигает цену на один столбец влево, один раз за ход при любом числе акций; чужие продажи цену не двигают. Акции одной корпорации продают за ход одним пакетом.',
      pl: 'Sprzedaż przez prezesa przesuwa kurs o jedną kolumnę w lewo, raz na turę niezależnie od liczby akcji; sprzedaż przez innych kursu nie zmienia. Akcje jednej spółki sprzedaje się w turze jednym pakietem.',
    },
  },
  '1846-SRD-5': {
    section: '§5.23',
    text: {
      en: 'Until a corporation has operated for the first time, only its president may sell its shares.',
      ru: 'Пока корпорация ни разу не действовала, её акции может продавать только президент.',
      pl: 'Dopóki spółka ani razu nie działała, jej akcje może sprzedawać tylko prezes.',
    },
  },
  '1846-SRD-6': {
    section: '§5.24',
    text: {
      en: "If after the president's sale another player holds more shares, and at least 20%, the largest holder becomes president (ties: nearest to the seller's left) and gives two ordinary certificates for the president's certificate.",
      ru: 'Если после продажи президентом у другого игрока больше акций и не меньше 20%, президентом становится крупнейший держатель (при равенстве — ближайший слева от продавца); он отдаёт два обычных сертификата за сертификат президента.',
      pl: 'Jeśli po sprzedaży przez prezesa inny gracz ma więcej akcji i co najmniej 20%, prezesem zostaje największy posiadacz (przy remisie najbliższy po lewej od sprzedającego); oddaje dwa zwykłe certyfikaty za certyfikat prezesa.',
    },
  },
  '1846-SRD-7': {
    section: '§5.25',
    text: {
      en: "After a sale the Market may hold at most 50% of a corporation and never its president's certificate. This is checked after the presidency has changed hands.",
      ru: 'После продажи на рынке может лежать не больше 50% корпорации и никогда — сертификат президента. Проверяют это после смены президента.',
      pl: 'Po sprzedaży na rynku może leżeć najwyżej 50% spółki i nigdy certyfikat prezesa. Sprawdza się to po zmianie prezesa.',
    },
  },
  '1846-SRD-8': {
    section: '§5.31, §5.32, §5.33',
    text: {
      en: 'A share costs its current price. Money for a share from the Market goes to the bank, for a share from a treasury into that treasury.',
      ru: 'Акция стоит текущую цену. Деньги за акцию с рынка идут в банк, за акцию из кассы — в эту кассу.',
      pl: 'Akcja kosztuje bieżący kurs. Pieniądze za akcję z rynku idą do banku, za akcję z kasy spółki do tej kasy.',
    },
  },
  '1846-SRD-9': {
    section: '§5.34',
    text: {
      en: "To start a corporation choose a start price from $40 to $150, pay twice that into its treasury and take the president's certificate. Its other shares lie in its treasury, its home station is placed free, and it operates from the next operating round.",
      ru: 'Чтобы основать корпорацию, выберите начальную цену от $40 до $150, внесите две такие цены в её кассу и возьмите сертификат президента. Остальные акции лежат в её кассе, домашнюю станцию ставят бесплатно, и со следующего операционного раунда она действует.',
      pl: 'Aby założyć spółkę, wybierz kurs początkowy od $40 do $150, wpłać do jej kasy jego dwukrotność i weź certyfikat prezesa. Pozostałe akcje leżą w jej kasie, stację macierzystą stawia się za darmo, a spółka działa od następnej rundy operacyjnej.',
    },
  },
  '1846-SRD-10': {
    section: '§5.35',
    text: {
      en: 'When IC starts, the bank adds one start price to its treasury, so it begins with three times that price.',
      ru: 'Когда основывают IC, банк добавляет в её кассу одну начальную цену: у неё сразу три такие цены.',
      pl: 'Gdy zakłada się IC, bank dopłaca do jej kasy jeden kurs początkowy, więc zaczyna ona z trzykrotnością tego kursu.',
    },
  },
  '1846-SRD-11': {
    section: '§5.36',
    text: {
      en: 'No player may hold more than 60% of a corporation.',
      ru: 'Игрок не может иметь больше 60% одной корпорации.',
      pl: 'Gracz nie może mieć więcej niż 60% jednej spółki.',
    },
  },
  '1846-SRD-12': {
    section: '§5.37',
    text: {
      en: "A buyer who now holds more shares than the president becomes president and exchanges two ordinary certificates for the president's certificate.",
      ru: 'Покупатель, у которого теперь больше акций, чем у президента, становится президентом и меняет два обычных сертификата на сертификат президента.',
      pl: 'Kupujący, który ma teraz więcej akcji niż prezes, zostaje prezesem i wymienia dwa zwykłe certyfikaty na certyfikat prezesa.',
    },
  },
  '1846-SRD-13': {
    section: '§5.38',
    text: {
      en: 'Having sold shares of a corporation in a stock round, you may not buy shares of it in that round.',
      ru: 'Продав акции корпорации, в том же биржевом раунде покупать её акции нельзя.',
      pl: 'Kto sprzedał akcje spółki, nie może w tej samej rundzie giełdowej kupować jej akcji.',
    },
  },
  '1846-SRD-14': {
    section: '§5.51',
    text: {
      en: 'The Priority Deal card goes to the player left of the last one who bought or sold; if nobody did, it stays.',
      ru: 'Карта приоритета переходит к игроку слева от того, кто последним купил или продал; если таких не было, остаётся на месте.',
      pl: 'Karta priorytetu trafia do gracza po lewej od tego, kto ostatni kupił lub sprzedał; jeśli nikt tego nie zrobił, zostaje.',
    },
  },
  '1846-SRD-15': {
    section: '§5.52, §4.1',
    text: {
      en: 'At the end of the stock round, in operating order, a corporation with shares in the Market drops one column and one fully owned by players rises one column. Shares in its treasury prevent the rise but cause no drop.',
      ru: 'В конце биржевого раунда, в порядке действий, корпорация с акциями на рынке опускается на столбец, а целиком принадлежащая игрокам поднимается на столбец. Акции в кассе мешают подъёму, но цену не снижают.',
      pl: 'Na koniec rundy giełdowej, w kolejności działania, spółka mająca akcje na rynku spada o kolumnę, a spółka w całości należąca do graczy rośnie o kolumnę. Akcje w kasie spółki blokują wzrost, ale nie powodują spadku.',
    },
  },
  '1846-CRT-1': {
    section: '§5.41',
    text: {
      en: 'The certificate limit follows from the number of players at the start and of corporations in play (started or not, but neither removed nor closed). Every certificate, private company and independent you own counts one.',
      ru: 'Лимит сертификатов зависит от начального числа игроков и числа корпораций в игре (основанных или нет, но не убранных и не закрытых). Каждый ваш сертификат, частная компания и независимая дорога считается за один.',
      pl: 'Limit certyfikatów zależy od początkowej liczby graczy i liczby spółek w grze (założonych lub nie, ale nieusuniętych i niezamkniętych). Każdy twój certyfikat, spółka prywatna i niezależna kolej liczy się jako jeden.',
    },
  },
  '1846-CRT-2': {
    section: '§5.42',
    text: {
      en: 'Private companies owned by a corporation count for nobody.',
      ru: 'Частные компании, принадлежащие корпорации, ни у кого не считаются.',
      pl: 'Spółki prywatne należące do spółki nie liczą się nikomu.',
    },
  },
  '1846-CRT-3': {
    section: '§5.39',
    text: {
      en: "At the certificate limit you may not buy, even if an exchange of the president's certificate would bring the count down again.",
      ru: 'При достигнутом лимите сертификатов покупать нельзя, даже если обмен на сертификат президента снова уменьшил бы их число.',
      pl: 'Przy osiągniętym limicie certyfikatów nie wolno kupować, nawet jeśli wymiana na certyfikat prezesa znów zmniejszyłaby ich liczbę.',
    },
  },
  '1846-CRT-4': {
    section: '§5.43, §8.2',
    text: {
      en: 'If you are above the limit, you must sell down to it on your next stock turn, as far as legal sales allow, and may not buy meanwhile.',
      ru: 'Если вы выше лимита, в свой ближайший биржевой ход вы обязаны продать лишнее, насколько позволяют правила продажи, и до тех пор не можете покупать.',
      pl: 'Jeśli przekraczasz limit, w najbliższej turze giełdowej musisz sprzedać nadmiar, na ile pozwalają zasady sprzedaży, a do tego czasu nie możesz kupować.',
    },
  },
  '1846-CRT-5': {
    section: '§7.12',
    text: {
      en: 'A bankruptcy never changes the certificate limit.',
      ru: 'Банкротство игрока лимит сертификатов не меняет.',
      pl: 'Bankructwo gracza nie zmienia limitu certyfikatów.',
    },
  },
}
