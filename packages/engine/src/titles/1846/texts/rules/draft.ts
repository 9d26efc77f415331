import type { Rule } from '../../../../core/rules.js'

export const draftRules: Readonly<Record<string, Rule>> = {
  '1846-DRF-1': {
    section: '§3.2',
    text: {
      en: 'The draft goes counter-clockwise, from the last seat (to the right of the Priority Deal holder), round after round.',
      ru: 'Выбор идёт против часовой стрелки, начиная с последнего места (справа от владельца карты приоритета), круг за кругом.',
      pl: 'Wybór przebiega przeciwnie do ruchu wskazówek zegara, od ostatniego miejsca (na prawo od posiadacza karty priorytetu), okrążenie za okrążeniem.',
    },
  },
  '1846-DRF-2': {
    section: '§3.2',
    text: {
      en: 'On your turn draw two cards more than there are players (or all that are left), keep exactly one in secret and put the rest, shuffled, under the deck.',
      ru: 'В свой ход возьмите на две карты больше, чем игроков (или все оставшиеся), оставьте тайно ровно одну, а прочие перемешайте и положите под колоду.',
      pl: 'W swojej turze dobierz o dwie karty więcej, niż jest graczy (lub wszystkie pozostałe), zatrzymaj w tajemnicy dokładnie jedną, a resztę potasuj i połóż pod talię.',
    },
  },
  '1846-DRF-3': {
    section: '§3.21',
    text: {
      en: 'You may keep a blank card and so buy nothing. If you drew no blank, you must keep a private company.',
      ru: 'Можно оставить пустую карту и ничего не покупать. Если пустых среди взятых нет, нужно оставить частную компанию.',
      pl: 'Możesz zatrzymać pustą kartę i niczego nie kupować. Jeśli wśród dobranych nie ma pustej, trzeba zatrzymać spółkę prywatną.',
    },
  },
  '1846-DRF-4': {
    section: '§3.21',
    text: {
      en: 'The draft ends when no private company is left in the deck, or when the deck is one single private company: that last one is then offered in the open.',
      ru: 'Выбор окончен, когда в колоде нет частных компаний или когда колода — это одна-единственная частная компания: её предлагают в открытую.',
      pl: 'Wybór kończy się, gdy w talii nie ma już spółek prywatnych albo gdy talia to jedna jedyna spółka prywatna: tę ostatnią oferuje się jawnie.',
    },
  },
  '1846-DRF-5': {
    section: '§3.22',
    text: {
      en: "The last private company is offered in draft order, first at its full price (an independent's debt included); each refusal lowers the price by $10. Whoever is offered it at $0 must take it.",
      ru: 'Последнюю частную компанию предлагают в порядке выбора, сначала за полную цену (для независимой дороги — вместе с долгом); каждый отказ снижает цену на $10. Кому её предложат за $0, тот обязан взять.',
      pl: 'Ostatnią spółkę prywatną oferuje się w kolejności wyboru, najpierw za pełną cenę (przy niezależnej kolei razem z długiem); każda odmowa obniża cenę o $10. Kto otrzyma ofertę za $0, musi ją przyjąć.',
    },
  },
  '1846-DRF-6': {
    section: '§3.23',
    text: {
      en: 'Then all cards are revealed and paid to the bank: the listed price, for an independent plus its debt, for the last card its lowered price.',
      ru: 'Затем все карты открывают и платят банку: указанную цену, за независимую дорогу — ещё и долг, за последнюю карту — сниженную цену.',
      pl: 'Potem wszyscy odkrywają karty i płacą bankowi: cenę z karty, za niezależną kolej także dług, za ostatnią kartę cenę obniżoną.',
    },
  },
  '1846-DRF-7': {
    section: '§3.23',
    text: {
      en: 'Each sold independent receives its 2-train, its station and a treasury from the bank: $60 for MS, $40 for BIG4, whatever was paid for it.',
      ru: 'Каждая проданная независимая дорога получает поезд «2», свою станцию и кассу из банка: MS $60, BIG4 $40, сколько бы за неё ни заплатили.',
      pl: 'Każda sprzedana niezależna kolej dostaje pociąg 2, swoją stację i kasę z banku: MS $60, BIG4 $40, niezależnie od tego, ile za nią zapłacono.',
    },
  },
  '1846-DRF-8': {
    section: '§3.2',
    text: {
      en: 'Nobody can pick more than they can pay: the dearest possible picks come to $370, and everyone has $400.',
      ru: 'Никто не выберет больше, чем может оплатить: самый дорогой набор стоит $370, а у каждого $400.',
      pl: 'Nikt nie wybierze więcej, niż może zapłacić: najdroższy możliwy zestaw kosztuje $370, a każdy ma $400.',
    },
  },
  '1846-DRF-9': {
    section: '§3.23',
    text: {
      en: 'The first stock round follows; the Priority Deal card stays with the first seat.',
      ru: 'Дальше идёт первый биржевой раунд; карта приоритета остаётся у первого места.',
      pl: 'Następuje pierwsza runda giełdowa; karta priorytetu pozostaje przy pierwszym miejscu.',
    },
  },
}
