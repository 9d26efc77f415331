import type { Rule } from '../../../../core/rules.js'

export const setupRules: Readonly<Record<string, Rule>> = {
  '1846-SET-1': {
    section: '§2.1',
    text: {
      en: 'Players are seated at random; the first seat starts with the Priority Deal card.',
      ru: 'Места за столом определяет жребий; карта приоритета сначала у первого места.',
      pl: 'Miejsca się losuje; kartę priorytetu ma na początku pierwsze miejsce.',
    },
  },
  '1846-SET-2': {
    section: '§2.2',
    text: {
      en: 'The bank holds $6,500, $7,500 or $9,000 with 3, 4 or 5 players, and pays each player $400 out of it.',
      ru: 'В банке $6500, $7500 или $9000 при 3, 4 или 5 игроках; из них каждый игрок получает $400.',
      pl: 'Bank liczy $6500, $7500 lub $9000 przy 3, 4 lub 5 graczach i wypłaca z tego każdemu graczowi $400.',
    },
  },
  '1846-SET-3': {
    section: '§2.3, p.3, p.20',
    text: {
      en: 'From each of the three groups (LSL, MC, O&I; SC, MPC, TBC; C&O, ERIE, PRR) cards are removed at random: none with 5 players, one with 4, two with 3.',
      ru: 'Из каждой из трёх групп (LSL, MC, O&I; SC, MPC, TBC; C&O, ERIE, PRR) случайно убирают карты: ни одной при 5 игроках, одну при 4, две при 3.',
      pl: 'Z każdej z trzech grup (LSL, MC, O&I; SC, MPC, TBC; C&O, ERIE, PRR) usuwa się losowo karty: żadnej przy 5 graczach, jedną przy 4, dwie przy 3.',
    },
  },
  '1846-SET-4': {
    section: '§2.3',
    text: {
      en: 'C&WI, MAIL, BIG4 and MS, and the corporations B&O, GT, IC and NYC, are always in play.',
      ru: 'C&WI, MAIL, BIG4 и MS, а также корпорации B&O, GT, IC и NYC участвуют в каждой игре.',
      pl: 'C&WI, MAIL, BIG4 i MS oraz spółki B&O, GT, IC i NYC biorą udział w każdej grze.',
    },
  },
  '1846-SET-5': {
    section: '§6.62, p.3',
    text: {
      en: 'A removed corporation leaves one face-down station in its home city for the whole game. It fills the slot: trains may end in such a full city but not pass through, and nothing else stays reserved for that corporation.',
      ru: 'Убранная корпорация оставляет в своём домашнем городе одну станцию лицом вниз на всю игру. Она занимает место: в таком заполненном городе можно закончить маршрут, но не проехать насквозь; других мест за корпорацией не держат.',
      pl: 'Usunięta spółka zostawia w swoim mieście macierzystym jedną zakrytą stację do końca gry. Zajmuje ona miejsce: w tak zapełnionym mieście trasa może się kończyć, ale nie może przez nie przechodzić; innych miejsc dla tej spółki się nie rezerwuje.',
    },
  },
  '1846-SET-6': {
    section: '§6.45',
    text: {
      en: 'If MC or O&I is removed in setup, its reserved hexes are ordinary hexes from the start.',
      ru: 'Если MC или O&I убрана при подготовке, её зарезервированные гексы с самого начала обычные.',
      pl: 'Jeśli MC lub O&I usunięto przy przygotowaniu gry, jej zarezerwowane heksy są od początku zwykłe.',
    },
  },
  '1846-SET-7': {
    section: '§2.4',
    text: {
      en: "The bank sells 5, 6 or 7 2-trains, 4, 5 or 6 trains of Phase II and 3, 4 or 5 of Phase III with 3, 4 or 5 players. The independents' two 2-trains are extra and never sold by the bank.",
      ru: 'При 3, 4 или 5 игроках банк продаёт 5, 6 или 7 поездов «2», 4, 5 или 6 поездов фазы II и 3, 4 или 5 поездов фазы III. Два поезда «2» независимых дорог лежат отдельно, банк их не продаёт.',
      pl: 'Przy 3, 4 lub 5 graczach bank sprzedaje 5, 6 lub 7 pociągów 2, 4, 5 lub 6 pociągów fazy II oraz 3, 4 lub 5 pociągów fazy III. Dwa pociągi 2 niezależnych kolei są osobno i bank ich nie sprzedaje.',
    },
  },
  '1846-SET-8': {
    section: '§2.5',
    text: {
      en: 'The draft deck is the private companies in play shuffled with one blank card per player.',
      ru: 'Колода выбора — частные компании этой игры, перемешанные с пустыми картами по числу игроков.',
      pl: 'Talia wyboru to spółki prywatne biorące udział w grze, potasowane z pustymi kartami w liczbie graczy.',
    },
  },
}
