import type { Rule } from '../../../../core/rules.js'

export const soloRules: Readonly<Record<string, Rule>> = {
  'MAG-V1-1': {
    section: 'XI.1',
    text: {
      en: 'Choose two or three minors for each of you; István gets cards of one colour: green easy, yellow medium, red hard.',
      ru: 'Выберите, по две или по три малые компании будет у каждого; Иштван получает карты одного цвета: зелёные лёгкие, жёлтые средние, красные трудные.',
      pl: 'Wybierz, czy każdy ma dwie, czy trzy małe spółki; István dostaje karty jednego koloru: zielone łatwe, żółte średnie, czerwone trudne.',
    },
  },
  'MAG-V1-2': {
    section: 'XI.1',
    text: {
      en: 'With two minors each both get 30, in green 60, in brown nothing, at the start of every operating round.',
      ru: 'При двух малых компаниях оба получают в начале каждого операционного раунда 30, в зелёной фазе 60, в коричневой ничего.',
      pl: 'Przy dwóch małych spółkach każdy dostaje na początku każdej rundy operacyjnej 30, w fazie zielonej 60, w brązowej nic.',
    },
  },
  'MAG-V1-3': {
    section: 'XI.1',
    text: {
      en: 'István draws a share card and takes its share; then you take your minors and one of the other shares. He has the Priority Deal.',
      ru: 'Иштван берёт карту акций и названную там акцию; затем вы берёте малые компании и одну из остальных акций. Приоритет у него.',
      pl: 'István ciągnie kartę akcji i bierze wskazaną akcję; potem bierzesz małe spółki i jedną z pozostałych akcji. On ma priorytet.',
    },
  },
  'MAG-V1-4': {
    section: 'XI.1, XI.2.1',
    text: {
      en: 'The yellow track of his cards is laid at the start, free; he lays no yellow tiles later.',
      ru: 'Жёлтые пути его карт кладут в начале бесплатно; потом жёлтых он не кладёт.',
      pl: 'Żółte tory z jego kart kładzie się na początku za darmo; później żółtych nie kładzie.',
    },
  },
  'MAG-V1-5': {
    section: 'XI.2.1',
    text: {
      en: 'In the turn of each of his minors he upgrades one city: first its home, then the nearest in reach. You choose among equals.',
      ru: 'За ход каждой своей компании он улучшает один город: сначала домашний, затем ближайший достижимый. При равенстве выбираете вы.',
      pl: 'W turze każdej swojej spółki ulepsza jedno miasto: najpierw macierzyste, potem najbliższe osiągalne. Przy równości wybierasz ty.',
    },
  },
  'MAG-V1-6': {
    section: 'XI.2.1',
    text: {
      en: 'The bank pays his terrain to SIK.',
      ru: 'За его местность SIK платит банк.',
      pl: 'Za jego teren SIK płaci bank.',
    },
  },
  'MAG-V1-7': {
    section: 'XI.2.1',
    text: {
      en: 'In yellow each of his minors with a train pays 10 to SzKÉV each turn.',
      ru: 'В жёлтой фазе каждая его компания с поездом платит 10 SzKÉV каждый ход.',
      pl: 'W żółtej każda jego spółka z pociągiem płaci co turę 10 SzKÉV.',
    },
  },
  'MAG-V1-8': {
    section: 'XI.2.2',
    text: {
      en: 'He buys by the list of the card, in order, each item once; red cards first buy a 2-train whenever there is none.',
      ru: 'Он покупает по списку карты по порядку, каждый пункт один раз; красные прежде всего покупают поезд 2, если поезда нет.',
      pl: 'Kupuje według listy karty po kolei, każdą pozycję raz; czerwone najpierw kupują pociąg 2, gdy nie ma żadnego.',
    },
  },
  'MAG-V1-9': {
    section: 'XI.2.2',
    text: {
      en: 'Items: a station from the start, a train from the bank, a station, a 2-train given up for a bigger one, a 2-train from his next minor.',
      ru: 'Пункты: станция с начала, поезд из банка, станция, замена поезда 2 на больший, поезд 2 у следующей его компании.',
      pl: 'Pozycje: stacja od początku, pociąg z banku, stacja, wymiana pociągu 2 na większy, pociąg 2 od jego następnej spółki.',
    },
  },
  'MAG-V1-10': {
    section: 'XI.2.2',
    text: {
      en: 'He buys RÁBA’s car whenever he can pay it and his run becomes better by it, and takes the use that brings more.',
      ru: 'Он покупает вагон RÁBA, когда может оплатить и рейсы приносят с ним больше, и выбирает более выгодное применение.',
      pl: 'Kupuje wagon RÁBA, gdy może go opłacić, a przejazdy przynoszą z nim więcej, i wybiera korzystniejsze użycie.',
    },
  },
  'MAG-V1-11': {
    section: 'XI.2.2',
    text: {
      en: 'Red card of minor 2: a 2-train from his next minor for 30; twice a 2-train for a 3-train; stations in Debrecen and Szolnok.',
      ru: 'Красная карта компании 2: поезд 2 у следующей компании за 30; дважды поезд 2 на поезд 3; станции в Debrecen и Szolnok.',
      pl: 'Czerwona karta spółki 2: pociąg 2 od następnej spółki za 30; dwa razy pociąg 2 na pociąg 3; stacje w Debrecenie i Szolnoku.',
    },
  },
  'MAG-V1-12': {
    section: 'XI.3',
    text: {
      en: 'Majors he directs place no stations and pay out everything.',
      ru: 'Крупные компании, где он президент, станций не ставят и выплачивают всё.',
      pl: 'Duże spółki, których jest prezesem, nie stawiają stacji i wypłacają wszystko.',
    },
  },
  'MAG-V1-13': {
    section: 'XI.4',
    text: {
      en: 'Limit of 8 certificates for both. He buys one share a turn from the top of his share card down, and never sells.',
      ru: 'Лимит — 8 сертификатов для обоих. Он покупает по акции за ход, сверху вниз по карте акций, и никогда не продаёт.',
      pl: 'Limit 8 certyfikatów dla obu. Kupuje jedną akcję na turę, od góry karty akcji w dół, i nigdy nie sprzedaje.',
    },
  },
  'MAG-V1-14': {
    section: 'XI, X',
    text: {
      en: 'Minors nobody took leave the game; shares not taken return to their stacks.',
      ru: 'Невыбранные малые компании выбывают; невыбранные акции возвращаются в стопки.',
      pl: 'Niewybrane małe spółki odpadają; niewybrane akcje wracają na stosy.',
    },
  },
  'MAG-V1-15': {
    section: 'XI',
    text: {
      en: 'In all else he follows the common rules.',
      ru: 'Во всём остальном он следует общим правилам.',
      pl: 'We wszystkim innym stosuje zwykłe zasady.',
    },
  },
}
