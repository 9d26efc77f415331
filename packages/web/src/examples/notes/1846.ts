import type { ExampleNote } from '../types.js'

export const notes1846: readonly ExampleNote[] = [
  {
    at: 6,
    text: {
      en: 'The cards are shown. Boris has kept both independents, BIG4 and MS: two trains and two places on the map for a corporation of his. Celina has the mail contract and the steamboats, Anna the Lake Shore Line and the slot in Chicago.',
      ru: 'Карты открыты. Борис взял обе независимые дороги, BIG4 и MS: два поезда и два места на карте для его будущей корпорации. У Селины почта и пароходы, у Анны — Lake Shore Line и место в Chicago.',
      pl: 'Karty odkryte. Boris zatrzymał obie niezależne koleje, BIG4 i MS: dwa pociągi i dwa miejsca na mapie dla jego spółki. Celina ma pocztę i parowce, Anna – Lake Shore Line i miejsce w Chicago.',
    },
  },
  {
    at: 15,
    text: {
      en: 'Three corporations are started at $50. Celina puts nearly all she has left into a second one, ERIE at $40: two corporations, but no money to keep them.',
      ru: 'Три корпорации основаны по $50. Селина почти всё оставшееся вкладывает во вторую, ERIE по $40: две корпорации, но нет денег их удержать.',
      pl: 'Trzy spółki założone po $50. Celina prawie całą resztę wkłada w drugą, ERIE po $40: dwie spółki, ale bez pieniędzy, by je utrzymać.',
    },
  },
  {
    at: 39,
    text: {
      en: 'B&O buys MS and BIG4 from its own president at full price. Boris gets $100 in hand for the next stock round, B&O two trains and two stations, before it has bought anything from the bank.',
      ru: 'B&O покупает MS и BIG4 у своего же президента по полной цене. Борис получает $100 на следующий биржевой раунд, а B&O — два поезда и две станции, ещё ничего не купив у банка.',
      pl: 'B&O kupuje MS i BIG4 od własnego prezesa po pełnej cenie. Boris ma $100 na następną rundę giełdową, a B&O dwa pociągi i dwie stacje, zanim kupiła cokolwiek od banku.',
    },
  },
  {
    at: 80,
    text: {
      en: 'ERIE has fallen to $20, and Anna and Boris buy it up. With 40% Anna takes it away from Celina, who founded it and now only owns 30%. Cheap, but a second corporation has to be given a train later.',
      ru: 'ERIE подешевела до $20, и Анна с Борисом скупают её акции. С 40% Анна отбирает корпорацию у Селины, которая её основала и осталась с 30%. Дёшево, но второй корпорации потом тоже понадобится поезд.',
      pl: 'ERIE staniała do $20, a Anna i Boris skupują jej akcje. Z 40% Anna odbiera ją Celinie, która ją założyła i została z 30%. Tanio, ale druga spółka też będzie potrzebować pociągu.',
    },
  },
  {
    at: 90,
    text: {
      en: 'B&O withholds its revenue and buys the first 3/5-train: Phase II, green tiles. Its price drops a step, and everybody else now hurries to get one of the four.',
      ru: 'B&O удерживает доход и покупает первый поезд 3/5: фаза II, зелёные тайлы. Цена падает на шаг, а остальные теперь спешат за такими же.',
      pl: 'B&O zatrzymuje przychód i kupuje pierwszy pociąg 3/5: faza II, zielone kafelki. Kurs spada o krok, a pozostali spieszą się po takie same.',
    },
  },
  {
    at: 151,
    text: {
      en: 'NYC withholds for the first 4/6-train: Phase III. The old 2-trains are phased out, private companies go, and red areas change their values.',
      ru: 'NYC удерживает доход ради первого поезда 4/6: фаза III. Старые двойки устаревают, частные компании уходят, у красных областей меняется доход.',
      pl: 'NYC zatrzymuje przychód dla pierwszego pociągu 4/6: faza III. Stare dwójki są wycofywane, spółki prywatne odchodzą, czerwone obszary zmieniają wartość.',
    },
  },
  {
    at: 188,
    text: {
      en: 'Anna buys her third share of IC and takes it over, too. She leads three corporations now, Boris only B&O, but he has 60% of it and it is the richest.',
      ru: 'Анна покупает третью акцию IC и забирает и эту корпорацию. Теперь у неё их три, у Бориса одна B&O, зато 60% акций, и она богаче всех.',
      pl: 'Anna kupuje trzecią akcję IC i przejmuje także ją. Kieruje teraz trzema spółkami, Boris tylko B&O, ale ma 60% jej akcji i jest ona najbogatsza.',
    },
  },
  {
    at: 197,
    text: {
      en: 'A half dividend and $806 saved up: B&O buys the first 7/8-train and begins Phase IV. From now on a corporation may own two trains only, and those of Phase II have one run left.',
      ru: 'Выплата половины и накопленные $806: B&O покупает первый поезд 7/8 и начинает фазу IV. Теперь у корпорации может быть не больше двух поездов, а поезда фазы II едут в последний раз.',
      pl: 'Połowa dywidendy i zaoszczędzone $806: B&O kupuje pierwszy pociąg 7/8 i zaczyna fazę IV. Spółka może mieć już tylko dwa pociągi, a te z fazy II jadą ostatni raz.',
    },
  },
  {
    at: 205,
    text: {
      en: 'A trick of one president with two corporations: ERIE, whose train has made its last run, takes the 5-train of IC for $1 and so owns one. In the next round IC buys it back for all its cash, $362, and the money lies where the next train has to be bought.',
      ru: 'Приём президента двух корпораций: ERIE, чей поезд проехал в последний раз, покупает у IC поезд 5 за $1 — и поезд у неё есть. В следующем раунде IC выкупает его за все свои деньги, $362, и они оказываются там, где надо покупать следующий поезд.',
      pl: 'Sztuczka prezesa dwóch spółek: ERIE, której pociąg pojechał ostatni raz, kupuje od IC pociąg 5 za $1 – i pociąg ma. W następnej rundzie IC odkupuje go za całą swoją gotówkę, $362, i pieniądze leżą tam, gdzie trzeba kupić następny pociąg.',
    },
  },
  {
    at: 217,
    text: {
      en: 'It is not enough. ERIE must buy a 6-train for $800: $498 of it is Anna’s. At the beginning of this round she was $300 ahead of Boris; at its end she is $400 behind.',
      ru: 'Этого мало. ERIE должна купить поезд 6 за $800, из них $498 — деньги Анны. В начале раунда она опережала Бориса на $300, в конце отстаёт на $400.',
      pl: 'To za mało. ERIE musi kupić pociąg 6 za $800, z czego $498 to pieniądze Anny. Na początku tej rundy miała $300 przewagi nad Borisem, na końcu ma $400 straty.',
    },
  },
  {
    at: 273,
    text: {
      en: 'Boris sells his 30% of IC, where others did the work, and puts the money into GT, started at $150 and rich in cash. Celina ends up leading it with 50%: her best company comes too late.',
      ru: 'Борис продаёт свои 30% IC, где работали другие, и вкладывает деньги в GT, богатую, основанную по $150. Возглавит её с 50% Селина: её лучшая компания приходит слишком поздно.',
      pl: 'Boris sprzedaje swoje 30% IC, gdzie pracowali inni, i wkłada pieniądze w GT, bogatą, założoną po $150. Pokieruje nią z 50% Celina: jej najlepsza spółka przychodzi za późno.',
    },
  },
  {
    at: 318,
    text: {
      en: 'The bank is empty. Boris wins with $6088 before Anna with $5720 and Celina with $4292. The difference at the top is less than what ERIE’s train cost Anna.',
      ru: 'Банк пуст. Побеждает Борис: $6088, у Анны $5720, у Селины $4292. Разница между первыми двумя меньше, чем Анна отдала за поезд ERIE.',
      pl: 'Bank jest pusty. Wygrywa Boris: $6088, Anna ma $5720, Celina $4292. Różnica między pierwszymi dwoma jest mniejsza niż to, co pociąg ERIE kosztował Annę.',
    },
  },
]
