import type { ExampleNote } from '../types.js'

export const notes1849: readonly ExampleNote[] = [
  {
    at: 6,
    text: {
      en: 'Nobody bids: all five private companies go at face. Boris takes RSA and with it the first corporation, ATA in Siracusa, which he starts at L.68: little money, but little to pay for the shares as well.',
      ru: 'Ставок нет: все пять частных компаний проданы по номиналу. Борис берёт RSA и с ней первую корпорацию, ATA в Siracusa, и назначает цену L.68: денег у неё мало, зато и акции дёшевы.',
      pl: 'Nikt nie licytuje: wszystkie pięć spółek prywatnych sprzedano po cenie nominalnej. Boris bierze RSA, a z nią pierwszą spółkę, ATA w Siracusie, i ustala kurs L.68: ma ona mało pieniędzy, ale i akcje są tanie.',
    },
  },
  {
    at: 19,
    text: {
      en: 'Anna leads no corporation. She holds 30% of IFT in Catania and 10% of ATA and lets the other two do the work, a quiet way to play that carries no risk of paying for trains.',
      ru: 'Анна не возглавляет ни одной корпорации. У неё 30% IFT в Catania и 10% ATA, а работают двое других: тихая игра без риска платить за поезда.',
      pl: 'Anna nie kieruje żadną spółką. Ma 30% IFT w Catanii i 10% ATA, a pracują pozostali: cicha gra bez ryzyka płacenia za pociągi.',
    },
  },
  {
    at: 40,
    text: {
      en: 'ATA has run and paid, buys the last 4H and then the first 6H: Phase 6, green tiles, two operating rounds a set, and private companies may now be sold to corporations.',
      ru: 'После рейсов и дивидендов ATA покупает последний 4H, а затем первый 6H: фаза 6, зелёные тайлы, по два операционных раунда в серии, и частные компании можно продавать корпорациям.',
      pl: 'Po przejazdach i dywidendzie ATA kupuje ostatni 4H, a potem pierwszy 6H: faza 6, zielone kafelki, po dwie rundy operacyjne w serii, a spółki prywatne można już sprzedawać spółkom akcyjnym.',
    },
  },
  {
    at: 69,
    text: {
      en: 'IFT closes CNM for the +20 marker on the port of Augusta, the one of 60: from now on that port is worth 80 to IFT alone, run after run.',
      ru: 'IFT закрывает CNM и кладёт маркер +20 на порт Augusta с доходом 60: отныне этот порт приносит 80 — одной IFT, рейс за рейсом.',
      pl: 'IFT zamyka CNM i kładzie znacznik +20 na porcie Augusta, tym za 60: odtąd port ten jest wart 80 – tylko dla IFT, przejazd po przejeździe.',
    },
  },
  {
    at: 102,
    text: {
      en: 'ATA withholds and buys the first 8H. All 4H are gone at once, and the limit falls to three. Boris gives up a step of the price to be ready for what comes.',
      ru: 'ATA удерживает доход и покупает первый 8H. Все 4H тут же исчезают, лимит падает до трёх. Борис жертвует шагом цены, чтобы подготовиться к дальнейшему.',
      pl: 'ATA zatrzymuje przychód i kupuje pierwszy 8H. Wszystkie 4H znikają od razu, limit spada do trzech. Boris poświęca krok kursu, by być gotowym na dalsze.',
    },
  },
  {
    at: 151,
    text: {
      en: 'The same again: ATA withholds for the first 10H, and all 6H go. IFT stands without a train now, with L.168 in its treasury.',
      ru: 'И снова: ATA удерживает доход ради первого 10H, и все 6H уходят из игры. IFT остаётся без поезда, в кассе у неё L.168.',
      pl: 'I jeszcze raz: ATA zatrzymuje przychód dla pierwszego 10H, a wszystkie 6H znikają. IFT zostaje bez pociągu, ma w kasie L.168.',
    },
  },
  {
    at: 165,
    text: {
      en: 'An emergency: Celina sells a share of ATA and pays L.382 of her own for IFT’s 10H. It looks like a disaster, yet this train will never be removed, and IFT pays from here to the end.',
      ru: 'Экстренный случай: Селина продаёт акцию ATA и доплачивает L.382 своих за 10H для IFT. Похоже на катастрофу, но этот поезд не убирают никогда, и IFT платит дивиденды до самого конца.',
      pl: 'Sytuacja awaryjna: Celina sprzedaje akcję ATA i dopłaca L.382 z własnych za 10H dla IFT. Wygląda na klęskę, ale tego pociągu nic nie usunie i IFT wypłaca dywidendy do samego końca.',
    },
  },
  {
    at: 216,
    text: {
      en: 'Now Anna has started AFG at L.144 and adds L.344 of her own to buy the only 12H: private companies close, and Messina falls to the earthquake. The train is worth it: soon half of everything AFG earns will be hers.',
      ru: 'Теперь Анна основала AFG по L.144 и доплачивает L.344 своих за единственный 12H: частные компании закрываются, землетрясение разрушает город Messina. Поезд того стоит: скоро половина всего, что заработает AFG, достанется Анне.',
      pl: 'Teraz Anna założyła AFG po L.144 i dopłaca L.344 z własnych za jedyny 12H: spółki prywatne się zamykają, Messinę niszczy trzęsienie ziemi. Pociąg jest tego wart: wkrótce połowa wszystkiego, co zarobi AFG, będzie jej.',
    },
  },
  {
    at: 235,
    text: {
      en: 'The turning point. Boris’s RCS needs a train and the next one is a 16H: L.664 out of his own hand. It also removes all 8H, those of his own SFA among them.',
      ru: 'Переломный момент. RCS Бориса нужен поезд, а следующий — 16H: L.664 из своих. Он же убирает все 8H, и среди них поезда его собственной SFA.',
      pl: 'Punkt zwrotny. RCS Borisa potrzebuje pociągu, a następny to 16H: L.664 z własnej kieszeni. Usuwa on też wszystkie 8H, a wśród nich pociągi jego własnej SFA.',
    },
  },
  {
    at: 252,
    text: {
      en: 'And SFA needs one, too: Boris sells a share and pays L.350 for an R6H. In two rounds he has put more than L.1000 into trains and falls from first place to last.',
      ru: 'Поезд нужен и SFA: Борис продаёт акцию и платит L.350 за R6H. За два раунда он вложил в поезда больше L.1000 и с первого места упал на последнее.',
      pl: 'Pociągu potrzebuje też SFA: Boris sprzedaje akcję i płaci L.350 za R6H. W dwie rundy włożył w pociągi ponad L.1000 i z pierwszego miejsca spadł na ostatnie.',
    },
  },
  {
    at: 383,
    text: {
      en: 'IFT reaches L.377 and ends the game at once. Half of it is Celina’s and half is Anna’s, but Anna also has half of AFG: L.6900 to L.6589. Boris, who led for most of the game, ends with L.5477.',
      ru: 'Цена IFT доходит до L.377, и игра тут же кончается. Половина акций у Селины, половина у Анны, но у Анны ещё и половина AFG: L.6900 против L.6589. У Бориса, который лидировал почти всю партию, L.5477.',
      pl: 'Kurs IFT dochodzi do L.377 i gra od razu się kończy. Połowę akcji ma Celina, połowę Anna, ale Anna ma też połowę AFG: L.6900 do L.6589. Boris, który prowadził przez większość gry, kończy z L.5477.',
    },
  },
]
