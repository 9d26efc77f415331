import type { ExampleNote } from '../types.js'

export const notes18MEX: readonly ExampleNote[] = [
  {
    at: 8,
    text: {
      en: 'All seven companies go at their price, without a bid. Anna takes the dearest, MNR, and with it the presidency of NdM, which nobody may buy into before the fifth 3-train. Each player owns one of the minors A, B and C.',
      ru: 'Все семь компаний проданы по своей цене, без ставок. Анна берёт самую дорогую, MNR, а с ней становится президентом NdM, чьи акции до пятого поезда 3 не продаются. У каждого игрока по одной из малых компаний A, B и C.',
      pl: 'Wszystkie siedem spółek sprzedano po swojej cenie, bez ofert. Anna bierze najdroższą, MNR, a z nią prezesurę NdM, której akcji nie można kupować przed piątym pociągiem 3. Każdy gracz ma jedną z małych spółek A, B i C.',
    },
  },
  {
    at: 30,
    text: {
      en: 'Boris has SPM and Celina CHI, both at a par of $80 and both launched with $800 in the treasury. Anna starts nothing: she buys 30% of CHI and waits for her NdM.',
      ru: 'У Бориса SPM, у Селины CHI: обе основаны по $80 и обе запущены с $800 в кассе. Анна ничего не основывает: покупает 30% CHI и ждёт свою NdM.',
      pl: 'Boris ma SPM, Celina CHI: obie założono po $80 i obie ruszyły z $800 w kasie. Anna niczego nie zakłada: kupuje 30% CHI i czeka na swoją NdM.',
    },
  },
  {
    at: 148,
    text: {
      en: 'For six stock rounds nobody has bought a 3-train: everybody ran 2-trains and paid dividends. Boris’s new company PAC buys the first one, and green tiles come.',
      ru: 'Шесть биржевых раундов никто не покупал поезд 3: все ездили на двойках и платили дивиденды. Первый покупает PAC, новая компания Бориса, и открываются зелёные тайлы.',
      pl: 'Przez sześć rund giełdowych nikt nie kupił pociągu 3: wszyscy jeździli dwójkami i wypłacali dywidendy. Pierwszy kupuje PAC, nowa spółka Borisa, i dostępne stają się zielone kafelki.',
    },
  },
  {
    at: 169,
    text: {
      en: 'From now on majors may buy privates. SPM pays Boris $60 for KCM&O, CHI pays Celina $150 for MIR, each half as much again as it had cost: money from the treasury into the president’s hand.',
      ru: 'Теперь крупные компании могут покупать частные. SPM платит Борису $60 за KCM&O, CHI платит Селине $150 за MIR — в полтора раза больше, чем те стоили: так деньги из кассы переходят президенту.',
      pl: 'Odtąd duże spółki mogą kupować prywatne. SPM płaci Borisowi $60 za KCM&O, CHI płaci Celinie $150 za MIR – półtora raza tyle, ile kosztowały: tak pieniądze z kasy trafiają do prezesa.',
    },
  },
  {
    at: 273,
    text: {
      en: 'The fifth 3-train: the minors close and become shares of NdM and UdY, and NdM is open to buyers at last. Anna will have 55% of it in the next stock round.',
      ru: 'Пятый поезд 3: малые компании закрываются и становятся акциями NdM и UdY, а NdM наконец можно покупать. В следующем биржевом раунде у Анны будет 55% её акций.',
      pl: 'Piąty pociąg 3: małe spółki zamykają się i stają akcjami NdM i UdY, a NdM można wreszcie kupować. W następnej rundzie giełdowej Anna będzie miała 55% jej akcji.',
    },
  },
  {
    at: 338,
    text: {
      en: 'Celina’s TM buys the first 4-train. Every 2-train is gone at once, and CHI and SPM, the two old earners at $165, stand without a train.',
      ru: 'TM Селины покупает первый поезд 4. Все двойки тут же исчезают, и CHI с SPM, две старые дойные коровы по $165, остаются без поездов.',
      pl: 'TM Celiny kupuje pierwszy pociąg 4. Wszystkie dwójki znikają od razu, a CHI i SPM, dwie stare dojne krowy po $165, zostają bez pociągów.',
    },
  },
  {
    at: 347,
    text: {
      en: 'In the same round NdM buys the first 5-train, and the merger comes. Boris gives up SPM, which has cash and no train: one NdM share for his president’s certificate, half the price for the rest. It costs him $650 on paper; all the cash of SPM is Anna’s to use now.',
      ru: 'В том же раунде NdM покупает первый поезд 5, и происходит слияние. Борис отдаёт SPM с деньгами, но без поезда: одна акция NdM за сертификат президента, полцены за остальное. По расчётам это стоит ему $650; деньгами SPM теперь распоряжается Анна.',
      pl: 'W tej samej rundzie NdM kupuje pierwszy pociąg 5 i dochodzi do fuzji. Boris oddaje SPM z gotówką, ale bez pociągu: jedna akcja NdM za certyfikat prezesa, pół kursu za resztę. Na papierze kosztuje go to $650; gotówką SPM rozporządza teraz Anna.',
    },
  },
  {
    at: 403,
    text: {
      en: 'Celina sees CHI’s only train near its end and sells 50% of it in one go. The presidency falls to Anna, who has held 40% since the early rounds.',
      ru: 'Селина видит, что единственному поезду CHI скоро конец, и разом продаёт 50% акций. Президентом становится Анна, у которой 40% с первых раундов.',
      pl: 'Celina widzi, że jedyny pociąg CHI wkrótce zniknie, i sprzedaje naraz 50% akcji. Prezesura przypada Annie, która ma 40% od pierwszych rund.',
    },
  },
  {
    at: 431,
    text: {
      en: 'The bill for the trains: with the second 6-train the 4D come. Boris has just paid $500 of his own for PAC, Celina $280 for MEX and soon $439 for TM. Anna’s NdM owns its trains already.',
      ru: 'Счёт за поезда: после второго поезда 6 в продаже 4D. Борис только что доплатил $500 своих за PAC, Селина — $280 за MEX, а скоро и $439 за TM. У NdM Анны поезда уже есть.',
      pl: 'Rachunek za pociągi: po drugim pociągu 6 w sprzedaży są 4D. Boris właśnie dopłacił $500 z własnych za PAC, Celina $280 za MEX, a wkrótce $439 za TM. NdM Anny ma już swoje pociągi.',
    },
  },
  {
    at: 451,
    text: {
      en: 'Anna pays, too: $279 for CHI’s 4D. But half of CHI is hers, and doubled cities make it the best company on the map.',
      ru: 'Платит и Анна: $279 за 4D для CHI. Но половина акций CHI у неё, и с удвоенными городами это лучшая компания на карте.',
      pl: 'Płaci i Anna: $279 za 4D dla CHI. Ale połowa CHI należy do niej, a z podwojonymi miastami to najlepsza spółka na mapie.',
    },
  },
  {
    at: 534,
    text: {
      en: 'CHI reaches $200, and the round is the last. Anna, who founded nothing in the first eight stock rounds, wins with $6769 before Celina with $5878 and Boris with $5546.',
      ru: 'Цена CHI доходит до $200, и этот раунд последний. Анна, которая первые восемь биржевых раундов ничего не основывала, побеждает: $6769, у Селины $5878, у Бориса $5546.',
      pl: 'Kurs CHI dochodzi do $200 i runda jest ostatnia. Anna, która przez pierwsze osiem rund giełdowych niczego nie założyła, wygrywa: $6769, Celina $5878, Boris $5546.',
    },
  },
]
