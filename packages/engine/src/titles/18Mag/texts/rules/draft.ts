import type { Rule } from '../../../../core/rules.js'

export const draftRules: Readonly<Record<string, Rule>> = {
  'MAG-DRF-1': {
    section: 'V',
    text: {
      en: 'To be taken: all 13 minors, and one 10% share of each major, two with five or six players.',
      ru: 'Выбирают из всех 13 малых компаний и одной акции 10% каждой крупной (двух — при пяти-шести игроках).',
      pl: 'Do wzięcia jest wszystkie 13 małych spółek i po jednej akcji 10% każdej dużej, po dwie przy pięciu lub sześciu graczach.',
    },
  },
  'MAG-DRF-2': {
    section: 'V',
    text: {
      en: 'In each round everybody takes exactly one item free of charge, clockwise from the Priority Deal, which then goes one seat to the left.',
      ru: 'В каждом круге каждый бесплатно берёт ровно одно, по часовой стрелке от приоритета, который затем переходит на место влево.',
      pl: 'W każdym okrążeniu każdy bierze za darmo dokładnie jedną rzecz, zgodnie z ruchem wskazówek zegara od priorytetu, który potem przechodzi o miejsce w lewo.',
    },
  },
  'MAG-DRF-3': {
    section: 'V, T5',
    text: {
      en: 'Nobody takes more minors or shares than the number of players allows.',
      ru: 'Никто не берёт больше малых компаний или акций, чем положено при данном числе игроков.',
      pl: 'Nikt nie bierze więcej małych spółek ani akcji, niż pozwala liczba graczy.',
    },
  },
  'MAG-DRF-4': {
    section: 'V, III.3.2',
    text: {
      en: 'A minor comes with 50, a 2-train, its home station on the map, two more stations and its terrain tokens. That 2-train does not count as sold.',
      ru: 'У малой компании сразу есть 50, поезд 2, домашняя станция на карте, ещё две станции и жетоны местности. Этот поезд 2 не считается проданным.',
      pl: 'Mała spółka ma od razu 50, pociąg 2, stację macierzystą na mapie, dwie dalsze stacje i żetony terenu. Ten pociąg 2 nie liczy się jako sprzedany.',
    },
  },
  'MAG-DRF-5': {
    section: 'V',
    text: {
      en: 'One share makes nobody a president.',
      ru: 'С одной акцией президентом не становятся.',
      pl: 'Z jedną akcją nie jest się prezesem.',
    },
  },
  'MAG-DRF-6': {
    section: 'V',
    text: {
      en: 'Two 10% shares of one major are swapped at once for its president’s certificate; the two shares go back to the stack.',
      ru: 'Две акции по 10% одной компании сразу меняют на сертификат президента; обе акции возвращаются в стопку.',
      pl: 'Dwie akcje po 10% jednej spółki od razu wymienia się na certyfikat prezesa; obie akcje wracają na stos.',
    },
  },
  'MAG-DRF-7': {
    section: 'V, T5',
    text: {
      en: 'The draft ends when everybody has reached both limits.',
      ru: 'Выбор кончается, когда все достигли обоих лимитов.',
      pl: 'Wybór kończy się, gdy wszyscy osiągnęli oba limity.',
    },
  },
  'MAG-DRF-8': {
    section: 'V',
    text: {
      en: 'Minors not taken leave the game; their homes are ordinary cities.',
      ru: 'Невзятые малые компании выбывают; их домашние города становятся обычными.',
      pl: 'Niewybrane małe spółki odpadają; ich miasta macierzyste stają się zwykłymi.',
    },
  },
  'MAG-DRF-9': {
    section: 'V',
    text: {
      en: 'Shares not taken return to their stacks.',
      ru: 'Невыбранные акции возвращаются в стопки.',
      pl: 'Niewybrane akcje wracają na stosy.',
    },
  },
  'MAG-DRF-10': {
    section: 'V',
    text: {
      en: 'The Priority Deal stays with who began the last round.',
      ru: 'Приоритет остаётся у начавшего последний круг.',
      pl: 'Priorytet zostaje u tego, kto zaczął ostatnie okrążenie.',
    },
  },
  'MAG-DRF-11': {
    section: 'V, VII.4',
    text: {
      en: 'No money changes hands and nothing is sold; the first operating round follows.',
      ru: 'Денег не платят и ничего не продают; следует первый операционный раунд.',
      pl: 'Nie płaci się i nic nie sprzedaje; następuje pierwsza runda operacyjna.',
    },
  },
}
